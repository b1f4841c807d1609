import { afterEach, expect, test, vi } from 'vitest'
import { createTeam, listTeams, readTeam, type ConvocaOptions, type Logger } from '../../core/index.ts'
import { failure, fakeClient, json, problem, team } from './fake-client.ts'

function createLogger() {
  const lines: string[] = []
  const at = (level: string) => (message: string) => {
    lines.push(`${level} ${message.replace(/\d+ ms/, 'n ms')}`)
  }
  const logger: Logger = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  return { lines, logger }
}

/** Fails once, then succeeds. */
const flaky = (options: Partial<ConvocaOptions>) =>
  fakeClient(
    (_request, index) => (index === 0 ? problem(503, 'SERVICE_UNAVAILABLE') : json({ data: [] })),
    options,
  )

afterEach(() => {
  vi.restoreAllMocks()
})

test('debug logs every request, response and retry, without query, header or body', async () => {
  const { lines, logger } = createLogger()
  const { convoca } = flaky({ logger, logLevel: 'debug', token: 'secret' })
  await listTeams(convoca, { search: 'ana' })
  const call = 'listTeams: GET https://api.test/api/teams'
  expect(lines).toEqual([
    `debug ${call} (attempt 1): sent`,
    `info ${call} (attempt 1): 503 in n ms`,
    `warn ${call} (attempt 1): 503, again in n ms`.replace('n ms', lines[2]?.split(' in ')[1] ?? ''),
    `debug ${call} (attempt 2): sent`,
    `info ${call} (attempt 2): 200 in n ms`,
  ])
  await createTeam(convoca, { body: { ...team, name: 'Segredo' } })
  expect(lines.join('\n')).not.toMatch(/ana|secret|Segredo/)
})

test.each([
  ['info', ['info', 'warn', 'info']],
  ['warn', ['warn']],
  ['error', []],
  ['off', []],
] as const)('level %s logs %j', async (logLevel, expected) => {
  const { lines, logger } = createLogger()
  await listTeams(flaky({ logger, logLevel }).convoca)
  expect(lines.map((line) => line.split(' ')[0])).toEqual(expected)
})

test('a logger alone logs warnings and errors, with the error as a detail', async () => {
  const error = vi.fn()
  const { logger } = createLogger()
  const { convoca } = fakeClient(() => problem(404, 'TEAM_NOT_FOUND'), { logger: { ...logger, error } })
  const thrown = await failure(readTeam(convoca, { id: 't1' }))
  expect(error.mock.calls).toEqual([[String(thrown), thrown]])
})

test('logs to the console by default, and nothing without a level', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await readTeam(fakeClient(() => json({})).convoca, { id: 't1' })
  expect(info).not.toHaveBeenCalled()
  await readTeam(fakeClient(() => json({}), { logLevel: 'info' }).convoca, { id: 't1' })
  expect(info).toHaveBeenCalledTimes(1)
})

test('a logger that throws does not fail the call, and hooks are called beside it', async () => {
  const onResponse = vi.fn()
  const broken = () => {
    throw new Error('broken logger')
  }
  const { convoca } = fakeClient(() => json({ id: 't1' }), {
    logLevel: 'debug',
    logger: { debug: broken, info: broken, warn: broken, error: broken },
    hooks: { onResponse },
  })
  expect(await readTeam(convoca, { id: 't1' })).toEqual({ id: 't1' })
  expect(onResponse).toHaveBeenCalledTimes(1)
})
