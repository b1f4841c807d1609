import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readClientOperations } from './client-operations.ts'
import { bundleContract, generate } from './generate.ts'

const run = promisify(execFile)
const fixture = resolve(import.meta.dirname, 'fixture')
const entry = join(fixture, 'openapi.yaml')
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convoca-generate-'))
})
afterEach(() => rm(folder, { recursive: true }))

const cli = (...args: string[]) => run(process.execPath, [resolve(import.meta.dirname, 'cli.ts'), ...args])

test('bundles every file into one document with local references only', async () => {
  const text = JSON.stringify(await bundleContract(entry))
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter((reference) => !reference?.startsWith('#/components/'))).toEqual([])
})

test('reads method, path, tag, security, status and parameters of each operation', async () => {
  const byId = Object.fromEntries(readClientOperations(await bundleContract(entry)).map((o) => [o.id, o]))
  expect(byId['createTeam']).toMatchObject({
    method: 'POST',
    path: '/teams',
    tag: 'teams',
    security: true,
    successStatus: 201,
    hasBody: true,
    idempotencyKey: true,
    idempotent: true,
  })
  expect(byId['listTeams']).toMatchObject({
    queryParams: ['page', 'search'],
    queryDefaults: ['page'],
    idempotent: true,
    idempotencyKey: false,
  })
  expect(byId['getTeam']).toMatchObject({ pathParams: ['id'], responseKind: 'json' })
  expect(byId['renameTeam']).toMatchObject({ idempotent: false, responseKind: 'none', successStatus: 204 })
  expect(byId['getCalendar']).toMatchObject({ security: false, responseKind: 'text' })
})

test('writes one documented function per operation, in the file of its tag', async () => {
  const { 'calls.ts': all, 'calls/teams.ts': calls } = await generate(entry)
  expect(calls).toContain(
    "export const createTeam: (convoca: Convoca, input: CreateTeamParams, options?: CallOptions) => ConvocaPromise<Team> = /* @__PURE__ */ operation('createTeam', 'POST', '/teams', 'body', { idempotencyKey: true })",
  )
  expect(calls).toContain(' * Lists teams')
  expect(all).toContain("export * from './calls/teams.ts'")
  expect(calls).toContain('A comment end *\\/ is harmless')
})

test('gives every schema and every input a name, and uses it everywhere', async () => {
  const { 'models.ts': models, 'inputs.ts': inputs, 'schema.d.ts': schema } = await generate(entry)
  expect(models).toContain('export type Team = {\n    id: string;\n    name: string;\n}')
  expect(inputs).toContain(
    'export type ListTeamsParams = {\n  page?: number | undefined;\n  search?: string | undefined;\n}',
  )
  expect(inputs).toContain('export type GetTeamParams = {\n  id: string;\n}')
  expect(inputs).toContain('listTeams: Team[]')
  expect(schema).toContain('"application/json": Team[];')
  expect(models + inputs + schema).not.toContain('components["schemas"]')
})

test('describes a shape above its type, once', async () => {
  const generated = await generate(entry)
  expect(generated['models.ts']).toContain('/** A new team. */\nexport type NewTeam')
  expect(generated['schema.d.ts']).not.toContain('@description')
})

test('operations with the same effect name each other by method and function', async () => {
  const { 'method-types.ts': methods } = await generate(entry)
  expect(methods).toContain('Has the same effect as `teams.add` (`addTeam`)')
  expect(methods).toContain('Has the same effect as `teams.create` (`createTeam`)')
})

test('rejects an operation that has the same effect as an unknown one', async () => {
  await cp(fixture, folder, { recursive: true })
  const paths = join(folder, 'paths/teams.yaml')
  await writeFile(
    paths,
    (await readFile(paths, 'utf8')).replace('x-same-as: createTeam', 'x-same-as: makeTeam'),
  )
  await expect(generate(join(folder, 'openapi.yaml'))).rejects.toThrow('there is no operation makeTeam')
})

test('is deterministic', async () => {
  expect(await generate(entry)).toEqual(await generate(entry))
})

test(
  'a tag that the contract no longer has is stale, and its file is removed',
  { timeout: 60_000 },
  async () => {
    await cli('--entry', entry, '--out', folder)
    const left = join(folder, 'calls/leagues.ts')
    await writeFile(left, '')
    const failure = await cli('--entry', entry, '--out', folder, '--check').catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('calls/leagues.ts') })
    await cli('--entry', entry, '--out', folder)
    await expect(readFile(left)).rejects.toThrow('ENOENT')
  },
)

// Three processes, each loading the generator.
test('--check passes after writing and names the stale line', { timeout: 60_000 }, async () => {
  await cli('--entry', entry, '--out', folder)
  await cli('--entry', entry, '--out', folder, '--check')
  const table = join(folder, 'operations.ts')
  await writeFile(table, (await readFile(table, 'utf8')).replace('"/teams/{id}"', '"/old/{id}"'))
  const failure = await cli('--entry', entry, '--out', folder, '--check').catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/operations\.ts:\d+[^]*\/old\//) })
})

test('rejects a dangling reference and names its file', async () => {
  await cp(fixture, folder, { recursive: true })
  await writeFile(join(folder, 'components/schemas.yaml'), 'Team: { type: object }\n')
  await expect(generate(join(folder, 'openapi.yaml'))).rejects.toThrow(/teams\.yaml.*resolve \$ref/)
})

test('rejects a duplicate operationId', async () => {
  await cp(fixture, folder, { recursive: true })
  const paths = join(folder, 'paths/teams.yaml')
  await writeFile(paths, (await readFile(paths, 'utf8')).replace('getTeam', 'listTeams'))
  await expect(generate(join(folder, 'openapi.yaml'))).rejects.toThrow(/listTeams is used by/)
})
