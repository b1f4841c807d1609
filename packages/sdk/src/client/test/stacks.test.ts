import { expect, test } from 'vitest'
import { createConvoca, type ConvocaClient } from '../../index.ts'
import {
  listTeams,
  paginate,
  rawClient,
  readTeam,
  uploadFile,
  type ConvocaOptions,
} from '../../core/index.ts'
import { base, failure, problem } from './fake-client.ts'

const target = { entityType: 'TEAM', entityId: 't1', businessType: 'TEAM_BANNER_PHOTO' } as const

const outcomes: Record<string, Partial<ConvocaOptions>> = {
  'an error response': { fetch: async () => problem(404, 'TEAM_NOT_FOUND') },
  'a lost connection': { fetch: () => Promise.reject(new TypeError('gone')) },
  'no response in time': { fetch: () => new Promise(() => undefined), timeout: 5 },
  'an HTML page': { fetch: async () => new Response('<html>') },
  'the last of three attempts': {
    fetch: async () => problem(503, 'SERVICE_UNAVAILABLE'),
    retry: { retries: 2, baseDelay: 1 },
  },
}

/** Named after what its frame in a stack says. */
const callers: Record<string, (convoca: ConvocaClient) => Promise<unknown>> = {
  async functionCaller(convoca) {
    await readTeam(convoca, { id: 't1' })
  },
  async methodCaller(convoca) {
    await convoca.teams.read({ id: 't1' })
  },
  async signalCaller(convoca) {
    await convoca.teams.read({ id: 't1' }, { signal: new AbortController().signal })
  },
  async responseCaller(convoca) {
    await convoca.teams.read({ id: 't1' }).withResponse()
  },
  async loopCaller(convoca) {
    for await (const team of convoca.teams.iterate()) expect(team).toBeDefined()
  },
  async arrayCaller(convoca) {
    await paginate(listTeams, convoca).toArray()
  },
  async uploadCaller(convoca) {
    await uploadFile(convoca, new Uint8Array([1]), target)
  },
}

const cases = Object.entries(outcomes).flatMap(([outcome, options]) =>
  Object.entries(callers).map(([name, call]) => ({ outcome, options, name, call })),
)

test.each(cases)('the stack after $outcome leads to $name', async ({ options, name, call }) => {
  const error = await failure(call(createConvoca({ baseUrl: base, retry: 0, ...options })))
  expect((error as Error).stack).toMatch(new RegExp(`${name} .*stacks\\.test\\.ts:\\d+`))
})

test('so does the stack of an aborted call', async () => {
  const typing = new AbortController()
  const convoca = createConvoca({ baseUrl: base, fetch: () => new Promise(() => undefined) })
  const abortedCaller = async () => {
    await convoca.teams.list({}, { signal: typing.signal })
  }
  const call = failure(abortedCaller())
  typing.abort()
  expect(((await call) as Error).stack).toMatch(/abortedCaller .*stacks\.test\.ts/)
})

test('and of the raw client', async () => {
  const convoca = createConvoca({
    baseUrl: base,
    retry: 0,
    fetch: () => Promise.reject(new TypeError('gone')),
  })
  const rawCaller = async () => {
    await rawClient(convoca).GET('/public/config')
  }
  expect(((await failure(rawCaller())) as Error).stack).toMatch(/rawCaller .*stacks\.test\.ts/)
})
