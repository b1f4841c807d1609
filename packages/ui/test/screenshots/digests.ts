import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { baselines, matched } from './folders.ts'

/**
 * The digests beside the baselines of a component: by a screenshot's name a digest of its baseline together
 * with a screenshot that has matched it. The same screenshot needs no second comparison; any other is
 * compared by its pixels.
 */
type Digests = Record<string, string>

async function readDigests(folder: string): Promise<Digests> {
  const text = await readFile(join(folder, 'digests.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Digests
}

export function getDigest(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 22)
}

/** Whether the screenshot of this digest has matched the baseline before. */
export async function hasMatched(name: string, screenshot: string, folder = baselines): Promise<boolean> {
  const known = (await readDigests(join(folder, dirname(name))))[basename(name)]
  const baseline = await readFile(join(folder, `${name}.webp`)).catch(() => undefined)
  return baseline !== undefined && known === getDigest(baseline, screenshot)
}

/** Notes for `writeDigests` that a screenshot has matched: its baseline is written once all have been taken. */
export async function noteMatch(name: string, screenshot: string): Promise<void> {
  const file = join(matched, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, screenshot)
}

/** Adds what has been noted, and drops what has lost its baseline. */
export async function writeDigests(): Promise<void> {
  for (const component of await readdir(matched).catch(() => [])) {
    const folder = join(baselines, component)
    const digests = await readDigests(folder)
    for (const name of await readdir(join(matched, component))) {
      const screenshot = await readFile(join(matched, component, name), 'utf8')
      digests[name] = getDigest(await readFile(join(folder, `${name}.webp`)), screenshot)
    }
    const current = Object.entries(digests)
      .filter(([name]) => existsSync(join(folder, `${name}.webp`)))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
    await writeFile(join(folder, 'digests.json'), `${JSON.stringify(Object.fromEntries(current), null, 2)}\n`)
  }
}
