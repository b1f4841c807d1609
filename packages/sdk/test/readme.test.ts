import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startExampleServer } from './example-server.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')
// Inside the package, so that Node and the compiler resolve `@convoca/sdk` to this package.
const folder = join(root, 'dist/.snippets')

const readme = await readFile(join(root, 'README.md'), 'utf8')
const snippets = [...readme.matchAll(/^## (.+)$[^]*?```ts\n([^]*?)```/gm)].map(
  ([, title = '', code = '']) => ({
    title,
    code,
    file: join(folder, `${title.toLowerCase().replaceAll(/\W+/g, '-')}.ts`),
  }),
)

let origin = ''
let stop: () => Promise<void> = () => Promise.resolve()

beforeAll(async () => {
  const server = await startExampleServer()
  origin = server.origin
  stop = server.stop
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }),
  )
  for (const { file, code } of snippets) {
    await writeFile(file, code.replaceAll('https://convoca.example', origin))
  }
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

/** Matches the output of each snippet. */
const expected: Record<string, RegExp> = {
  'Quick start': /^.+ [A-Z0-9]{2,5}$/m,
  'In a browser': /^\d+ \d+$/m,
  'The tree-shakable client': /^[0-9a-f-]{36}$/m,
  'Status and headers': /^true 200 application\/json undefined\ntrue$/m,
  Errors:
    /TEAM_NOT_FOUND 404 r-1 false\nreadTeam: GET .+ \(attempt 1\): 404 TEAM_NOT_FOUND.*\n\{"name":"NotFoundError","message".+\nTime não encontrado\./,
  Session: /^\w+$/m,
  'Retries, time-outs, idempotency': /^\d+$/m,
  'In-flight calls': /true\ntrue/,
  Pagination: /1 of \d+[^]*\ntrue$/m,
  Pictures: /^http:\/\/127\.0\.0\.1:\d+\/files\/.+\.jpg$/m,
  Logging: /^listAllGames: GET http:.+\/public\/games\/all \(attempt 1\): 200 in \d+ ms$/m,
  Hooks: /^listAllGames 200 true$/m,
  Realtime: /connecting\nconnected\n0 so far\n.+\ndisconnected/,
  'Texts and checks': /true 529\.982\.247-25 true\nnull\nO campo nome contém a palavra inapropriada "merda"/,
  Limits: /^3 50 1024$/m,
  'React with jotai': /<ul><li>.+<\/li>.*<\/ul>/,
  'Node script': /^\d+ open$/m,
  'Your tests': /TEAM_TAG_TAKEN[^]*true\n3 .*\/body\/name has fewer than 3 characters/,
  'Validated responses': /^true$/m,
  'The raw client': /\w/,
}

test('expects output of every section with code', () => {
  expect(snippets.map(({ title }) => title)).toEqual(Object.keys(expected))
})

test('the snippets compile', { timeout: 60_000 }, async () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
})

describe.each(snippets)('$title', ({ title, file }) => {
  test('prints what the README says', { timeout: 30_000 }, async () => {
    const { stdout } = await run(process.execPath, ['--conditions=@convoca/source', file])
    expect(stdout).toMatch(expected[title] ?? /never/)
  })
})
