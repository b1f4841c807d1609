import { isProxy } from 'node:util/types'
import { expect, test, vi } from 'vitest'
import { createConvoca, listTeams } from '../../index.ts'
import { base, json } from './fake-client.ts'

const convoca = createConvoca({ baseUrl: base, fetch: async () => json({ data: [] }) })
type LooseCall = (...args: unknown[]) => unknown
type LooseGroup = Record<'list' | 'login' | 'create' | 'read', LooseCall> & Record<string, LooseCall>
const plain = convoca as unknown as Record<'team' | 'teams' | 'users' | 'games', LooseGroup> &
  Record<string, LooseGroup>

test.each<[string, () => unknown, string]>([
  ['a group in the singular', () => plain.team.list(), 'The client has no team. Did you mean convoca.teams?'],
  ['a group in another case', () => plain['Teams']?.list(), 'Did you mean convoca.teams?'],
  ['a method as a group', () => plain['login'], 'Did you mean convoca.auth.login?'],
  ['a group that does not exist', () => plain['weather'], 'It has auth, users, games, teams,'],
  [
    'a mistyped method',
    () => plain.teams['craete']?.(),
    'convoca.teams has no method craete. Did you mean convoca.teams.create?',
  ],
  ['another verb', () => plain.teams['get']?.({ id: 'x' }), 'Did you mean convoca.teams.read?'],
  [
    'another verb with a noun',
    () => plain.teams['getMembers']?.({}),
    'Did you mean convoca.teams.listMembers?',
  ],
  ['another verb for all', () => plain.teams['remove']?.({}), 'Did you mean convoca.teams.delete?'],
  ["an operation's whole name", () => plain.teams['createTeam']?.({}), 'Did you mean convoca.teams.create?'],
  ['a method of another group', () => plain.users.login, 'Did you mean convoca.auth.login?'],
  ['a method that does not exist', () => plain.games['zzzzzz'], 'It has list, iterate,'],
  ['a name of a megabyte', () => plain.teams['a'.repeat(1_000_000)], 'has no method'],
])('%s throws and suggests the right name', (_name, read, text) => {
  expect(read).toThrow(TypeError)
  expect(read).toThrow(text)
})

test('what the language and tools look for is absent as on any object', async () => {
  for (const name of [
    'then',
    'toJSON',
    'asymmetricMatch',
    '$$typeof',
    '_isMockFunction',
    '@@iterable',
    'nodeType',
  ]) {
    expect([plain[name], plain.teams[name]]).toEqual([undefined, undefined])
  }
  expect(await Promise.resolve(convoca)).toBe(convoca)
  expect('team' in convoca).toBe(false)
  expect(Object.prototype.toString.call(convoca)).toBe('[object Object]')
  expect(() => JSON.stringify(convoca)).not.toThrow()
  expect(isProxy(convoca)).toBe(true)
})

test('is taken by the functions, can be spread, and its methods can be spied on', async () => {
  expect((await listTeams(convoca)).data).toEqual([])
  expect(Object.keys({ ...convoca.teams })).toContain('create')
  const spy = vi.spyOn(convoca.teams, 'list')
  await convoca.teams.list()
  expect(spy).toHaveBeenCalledOnce()
  spy.mockRestore()
})
