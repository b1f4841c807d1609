/**
 * `pnpm generate` writes the SDK's `src/generated`. `--check` writes nothing and exits with 1, printing the first
 * differing line of each stale file. `--entry` and `--out` are for tests.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generate, generateEvents } from './generate.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    entry: { type: 'string', default: resolve(here, '../../../openapi/openapi.yaml') },
    out: { type: 'string', default: resolve(here, '../../sdk/src/generated') },
  },
})

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The first line in which two texts differ, as a small diff. */
function firstDifference(name: string, current: string | undefined, fresh: string): string {
  if (current === undefined) return `${name} is missing`
  const before = current.split('\n')
  const after = fresh.split('\n')
  const line = after.findIndex((text, index) => text !== before[index])
  const at = line === -1 ? after.length : line
  return `${name}:${at + 1}\n  - ${before[at] ?? '(end of file)'}\n  + ${after[at] ?? '(end of file)'}`
}

// The fixture of the tests has no AsyncAPI document.
const eventsEntry = join(dirname(values.entry), 'asyncapi.yaml')
const hasEvents = (await readIfExists(eventsEntry)) !== undefined
const files = {
  ...(await generate(values.entry)),
  ...(hasEvents && (await generateEvents(eventsEntry, values.entry))),
}
const stale: string[] = []
const callsFolder = join(values.out, 'calls')
await mkdir(callsFolder, { recursive: true })
// These files belong to tags that the contract no longer has.
const leftovers = (await readdir(callsFolder))
  .map((name) => `calls/${name}`)
  .filter((name) => !(name in files))
for (const name of leftovers) {
  if (values.check) stale.push(`${name} has no tag in the contract`)
  else await rm(join(values.out, name))
}
for (const [name, fresh] of Object.entries(files)) {
  const file = join(values.out, name)
  const current = await readIfExists(file)
  if (current === fresh) continue
  if (values.check) stale.push(firstDifference(name, current, fresh))
  else await writeFile(file, fresh)
}
if (stale.length > 0) {
  process.stderr.write(`stale, run pnpm generate:\n${stale.join('\n')}\n`)
  process.exitCode = 1
}
