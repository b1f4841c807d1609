import { describe, expect, test } from 'vitest'
import * as calls from '../../generated/calls.ts'
import { operationSchemas } from '../../generated/json-schemas.ts'
import type { operations } from '../../generated/operations.ts'
import { createConvoca, createTeam, listTeams, type ConvocaClient } from '../../index.ts'
import { base, failure, json, team } from './fake-client.ts'

type LooseCall = (...args: unknown[]) => Promise<unknown> & {
  toArray: () => Promise<unknown>
  withResponse: () => Promise<unknown>
}
/** The client as plain JavaScript sees it. */
type LooseGroup = Record<
  'login' | 'list' | 'create' | 'read' | 'update' | 'readRequest' | 'listAllGames' | 'iterate',
  LooseCall
>
type LooseClient = Record<'auth' | 'teams' | 'partners' | 'games', LooseGroup>

function plainClient() {
  const sent: Request[] = []
  const convoca = createConvoca({
    baseUrl: base,
    retry: 0,
    fetch: async (request) => {
      sent.push(request)
      return json({ id: 't1' })
    },
  })
  return { convoca, plain: convoca as unknown as LooseClient, sent }
}

describe('refuses before anything is sent', () => {
  test.each<[string, (convoca: LooseClient) => Promise<unknown>, string[]]>([
    [
      'fields of the body beside it',
      (convoca) => convoca.auth.login({ email: 'ana@convoca.example', password: 'segredo-1' }),
      ['login does not take email, password.', 'body: { email, password }', 'It takes { body }.'],
    ],
    [
      'a mistyped parameter',
      (convoca) => convoca.teams.list({ serach: 'on' }),
      ['does not take serach.', 'Did you mean search?', 'It takes { search?, page?, limit?'],
    ],
    ['another case', (convoca) => convoca.teams.list({ gameid: 'x' }), ['Did you mean gameId?']],
    [
      'a field beside the body',
      (convoca) => convoca.teams.create({ body: team, name: 'x' }),
      ['does not take name.'],
    ],
    ['a missing body', (convoca) => convoca.teams.create({}), ['createTeam needs body. It takes { body }.']],
    ['no input where some is needed', (convoca) => convoca.teams.create(), ['createTeam needs body.']],
    [
      'a missing parameter of the path',
      (convoca) => convoca.teams.read({}),
      ['readTeam needs id. It takes { id }.'],
    ],
    ['a missing parameter beside a body', (convoca) => convoca.teams.update({ body: team }), ['needs id.']],
    [
      'a missing parameter of the query',
      (convoca) => convoca.partners.readRequest({ key: 'k', origin: 'https://a.example' }),
      ['needs scope.'],
    ],
    ['an id alone', (convoca) => convoca.teams.read('t1'), ['takes { id } in one object, not a string.']],
    ['a list', (convoca) => convoca.teams.read(['t1']), ['not a list.']],
    ['null', (convoca) => convoca.teams.list(null), ['not null.']],
    [
      'an input where none is taken',
      (convoca) => convoca.games.listAllGames({ page: 1 }),
      ['It takes no arguments.'],
    ],
    [
      'a mistyped option',
      (convoca) => convoca.teams.list({}, { retries: 1 }),
      ['A call of listTeams has no option retries.', 'Did you mean retry?'],
    ],
    [
      'a signal without its object',
      (convoca) => convoca.teams.list({}, 5),
      ['takes its options in an object'],
    ],
    [
      'a call without a client',
      async () => createTeam({ body: team } as never, { body: team }),
      ['createTeam takes a client first'],
    ],
    [
      'pages with a mistyped parameter',
      (convoca) => convoca.teams.iterate({ serach: 'on' }).toArray(),
      ['Did you mean search?'],
    ],
    [
      'a response with headers',
      (convoca) => convoca.teams.read({ di: 't1' }).withResponse(),
      ['Did you mean id?'],
    ],
  ])('%s', async (_name, call, texts) => {
    const { plain, sent } = plainClient()
    const error = await failure(call(plain))
    expect(error).toBeInstanceOf(TypeError)
    for (const text of texts) expect(String(error)).toContain(text)
    expect(sent).toEqual([])
  })

  test('and shows no value of what was given', async () => {
    const { plain } = plainClient()
    const error = await failure(plain.auth.login({ email: 'ana@convoca.example', password: 'segredo-1' }))
    expect(String((error as Error).stack)).not.toMatch(/segredo-1|ana@convoca/)
  })

  test('a mistyped option of the client', () => {
    expect(() => createConvoca({ baseURL: base } as never)).toThrow('Did you mean baseUrl?')
    expect(() => createConvoca({ baseUrl: base, retries: 2 } as never)).toThrow('Did you mean retry?')
  })
})

test('takes undefined for what may be left out, and nothing at all', async () => {
  const { convoca, sent } = plainClient()
  await convoca.teams.list({ search: undefined, page: 1 })
  await convoca.teams.list()
  await listTeams(convoca, {}, { signal: undefined })
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?page=1', '', ''])
})

test.each(Object.keys(calls) as (keyof typeof operations)[])(
  '%s takes what the contract says and nothing else',
  async (id) => {
    const { convoca, sent } = plainClient()
    const { parameters, body } = operationSchemas[id]
    const given = Object.entries(parameters).filter(([, { in: place }]) => place !== 'header')
    const input = Object.fromEntries(given.map(([name]) => [name, 'x']))
    const call = calls[id] as (convoca: ConvocaClient, input: object) => Promise<unknown>
    await call(convoca, { ...input, ...(body && { body: {} }) }).catch(() => undefined)
    expect(sent).toHaveLength(1)
    const extra = await failure(call(convoca, { ...input, ...(body && { body: {} }), another: 1 }))
    expect(String(extra)).toContain('does not take another.')
    const required = given.filter((entry) => entry[1].required).map(([name]) => name)
    for (const name of body?.required ? [...required, 'body'] : required) {
      const error = await failure(call(convoca, { ...input, body: body && {}, [name]: undefined }))
      expect(String(error)).toContain(`needs ${name}.`)
    }
    expect(sent).toHaveLength(1)
  },
)
