/** Runs the built files in Node 20, in a context with web globals only (as in an edge runtime) and bundled for a browser. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createContext, Script } from 'node:vm'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startExampleServer } from './example-server.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')
// Inside the package, so that its dependencies resolve.
const folder = join(root, 'node_modules/.runtimes')
const entries = [
  'index',
  'core/index',
  'text/index',
  'limits/index',
  'rules/index',
  'testing/index',
  'zod/index',
  'realtime/index',
]

let origin = ''
let stop: () => Promise<void> = () => Promise.resolve()

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await run(join(root, 'node_modules/.bin/tsdown'), ['--out-dir', folder, '--no-dts'], { cwd: root })
  const server = await startExampleServer()
  origin = server.origin
  stop = server.stop
}, 120_000)
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

const script = (address: string) => `
import * as sdk from './index.js'
import * as core from './core/index.js'
import { errorText } from './text/index.js'
import { connectNotifications } from './realtime/index.js'
import { createFakeConvoca } from './testing/index.js'
import { zodResponses } from './zod/index.js'

const baseUrl = '${address}/api'
const convoca = sdk.createConvoca({ baseUrl, token: async () => 'a-token', validate: zodResponses() })
const page = await convoca.teams.list({ page: 1 })
const bare = core.createConvoca({ baseUrl })
const same = await core.listTeams(bare, { page: 1 })
const gone = await core.readTeam(bare, { id: '00000000-0000-4000-8000-000000000000' }).catch((e) => e)
const fake = await createFakeConvoca().convoca.teams.list()
const title = await new Promise((done) => {
  const connection = connectNotifications({
    baseUrl, token: 'a-token', userId: 'u', onNotification: ({ title }) => { connection.close(); done(title) },
  })
})
console.log(JSON.stringify([
  page.data.length > 0, JSON.stringify(page) === JSON.stringify(same), gone instanceof core.NotFoundError,
  errorText(gone), fake.data.length > 0, typeof title,
]))
`
const expected = [true, true, true, 'Time não encontrado.', true, 'string']

async function runWith(node: string): Promise<unknown> {
  const file = join(folder, 'run.mjs')
  await writeFile(file, script(origin))
  // It must also exit by itself: no import may keep a process alive.
  const { stdout, stderr } = await run(node, [file], { timeout: 20_000 })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('every entry works in this Node and lets the process exit', { timeout: 30_000 }, async () => {
  expect(await runWith(process.execPath)).toEqual(expected)
})

const systemNode = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => existsSync(path))

test.runIf(systemNode)('every entry works in the Node of the system', { timeout: 30_000 }, async () => {
  const { stdout } = await run(systemNode ?? '', ['--version'])
  console.log(`the Node of the system is ${stdout.trim()}`)
  expect(await runWith(systemNode ?? '')).toEqual(expected)
})

/** Bundles an entry for a browser. */
async function bundle(entry: string): Promise<{ code: string; imports: string[] }> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(folder, `${entry}.js`), formats: ['iife'], name: 'sdk' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const chunks = outputs.filter((output) => output.type === 'chunk')
  return {
    code: chunks.map(({ code }) => code).join('\n'),
    imports: chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]),
  }
}

test.each(entries)('%s bundles for a browser without Node built-ins', { timeout: 60_000 }, async (entry) => {
  const { code, imports } = await bundle(entry)
  expect(code.length).toBeGreaterThan(1_000)
  expect(imports).toEqual([])
  // Libraries check whether there is a process before they use it.
  const guarded = /typeof process ===|window\.process &&/
  const ofNode = /["'`]node:|__vite-browser-external|\brequire\(|\bnew Buffer\b|\bBuffer\.|\bprocess\.(?!env)/
  expect(code.split('\n').filter((line) => ofNode.test(line) && !guarded.test(line))).toEqual([])
})

const webGlobals = () => ({
  fetch: globalThis.fetch,
  Request,
  Response,
  Headers,
  URL,
  URLSearchParams,
  AbortController,
  AbortSignal,
  Blob,
  FormData,
  crypto,
  btoa,
  setTimeout,
  clearTimeout,
})

/** Runs code in a bare V8 context with the globals of the WinterTC minimum common API. */
async function inBareContext(code: string, body: string): Promise<unknown> {
  const context = createContext({ ...webGlobals(), origin })
  return new Script(`${code}\n;(async () => { ${body} })()`).runInContext(context) as Promise<unknown>
}

test('the client works with web globals only', { timeout: 60_000 }, async () => {
  const { code } = await bundle('index')
  const output = await inBareContext(
    code,
    `
    const baseUrl = origin + '/api'
    const convoca = sdk.createConvoca({ baseUrl, token: 'one', retry: 0 })
    const other = sdk.createConvoca({ baseUrl, token: 'two', fetch: (request) => fetch(request) })
    const error = await convoca.teams.read({ id: '00000000-0000-4000-8000-000000000000' }).catch((e) => e)
    const created = await other.teams.create({ body: { name: 'Lobos' } })
    const target = { entityType: 'TEAM', entityId: created.id, businessType: 'TEAM_PROFILE_PHOTO' }
    const picture = await other.files.upload(new Uint8Array([0x89]), target)
    const all = await convoca.teams.iterate().toArray({ limit: 1 })
    return JSON.stringify([
      typeof process, typeof window, typeof require, error.code, await other.token(), typeof created.id, all.length, typeof picture.url,
    ])`,
  )
  expect(JSON.parse(String(output))).toEqual([
    'undefined',
    'undefined',
    'undefined',
    'TEAM_NOT_FOUND',
    'two',
    'string',
    1,
    'string',
  ])
})

test('texts and checks work without web globals', { timeout: 60_000 }, async () => {
  const { code } = await bundle('text/index')
  const context = createContext({})
  new Script(code).runInContext(context)
  const found: unknown = new Script(
    `[sdk.findProfanity('m3rda'), sdk.isCpf('529.982.247-25')].join()`,
  ).runInContext(context)
  expect(found).toBe('merda,true')
})
