import { expect, expectTypeOf, test } from 'vitest'
import { createConvoca, createTeam, operations, type Output } from '../../index.ts'
import { methods } from '../../generated/methods.ts'
import * as calls from '../../generated/calls.ts'
import { base, json, team } from './fake-client.ts'

function client() {
  const requests: Request[] = []
  const convoca = createConvoca({
    baseUrl: base,
    token: 'a-token',
    fetch: async (request) => {
      requests.push(request)
      return json({ id: 't1' })
    },
  })
  return { convoca, requests }
}

test('has each operation of the contract as a method exactly once', () => {
  const bound = Object.values(methods).flatMap((group) => Object.values<unknown>(group))
  const everyCall = Object.values<unknown>(calls)
  expect(everyCall).toHaveLength(Object.keys(operations).length)
  for (const call of everyCall) expect(bound.filter((method) => method === call)).toHaveLength(1)
})

test('a method sends the same as its operation function', async () => {
  const { convoca, requests } = client()
  await convoca.teams.create({ body: team })
  await createTeam(convoca, { body: team }, { idempotencyKey: 'key-key-key' })
  const sent = requests.map(({ method, url, headers }) => [method, url, headers.get('authorization')])
  expect(sent[0]).toEqual(['POST', `${base}/teams`, 'Bearer a-token'])
  expect(sent[1]).toEqual(sent[0])
  expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,100}$/)
})

test('methods work when destructured, and take options as the last argument', async () => {
  const { convoca, requests } = client()
  const { read } = convoca.teams
  await read({ id: 't1' }, { headers: { 'x-test': 'yes' } })
  expect(requests[0]?.headers.get('x-test')).toBe('yes')
})

test('clients side by side have their own tokens, URLs and methods', async () => {
  const seen: string[] = []
  const of = (name: string) =>
    createConvoca({
      baseUrl: `https://${name}.test/api`,
      token: name,
      fetch: async ({ url, headers }) => {
        seen.push(`${new URL(url).host} ${headers.get('authorization')}`)
        return json({})
      },
    })
  const one = of('one')
  const two = of('two')
  await Promise.all([one.system.readHealth(), two.system.readHealth(), one.teams.read({ id: 'x' })])
  one.cancelAll()
  await two.teams.list()
  expect(seen.toSorted()).toEqual([
    'one.test Bearer one',
    'one.test Bearer one',
    'two.test Bearer two',
    'two.test Bearer two',
  ])
})

test('types methods by the contract', () => {
  const { convoca } = client()
  expectTypeOf(convoca.teams.read).returns.resolves.toEqualTypeOf<Output<'readTeam'>>()
  expectTypeOf(convoca.teams.read).parameter(0).toEqualTypeOf<{ id: string }>()
  // @ts-expect-error: an operation without a page has no iterator
  expect(() => convoca.teams.iterateRead).toThrow(TypeError)
})
