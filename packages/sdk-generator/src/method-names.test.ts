import { expect, test } from 'vitest'
import type { ClientOperation } from './client-operations.ts'
import { iteratorName, methodName, methodsByTag } from './method-names.ts'

test.each([
  ['teams', 'createTeam', 'create'],
  ['teams', 'listTeams', 'list'],
  ['teams', 'listTeamMembers', 'listMembers'],
  ['teams', 'readPublicTeam', 'readPublicTeam'],
  ['teams', 'leaveTeam', 'leave'],
  ['activities', 'listActivities', 'list'],
  ['activities', 'readActivity', 'read'],
  ['notifications', 'markNotificationRead', 'markRead'],
  ['games', 'listAllGames', 'listAllGames'],
  ['chat', 'listMessages', 'listMessages'],
  ['auth', 'login', 'login'],
  ['teams', 'listTeamsters', 'listTeamsters'],
])('in %s %s is the method %s', (tag, id, name) => {
  expect(methodName(tag, id)).toBe(name)
})

test('a method that iterates has iterate in the place of list, or before its verb', () => {
  expect(['list', 'searchPlayers', 'listMyInvitations', 'search'].map(iteratorName)).toEqual([
    'iterate',
    'iterateSearchPlayers',
    'iterateMyInvitations',
    'iterateSearch',
  ])
})

const named = (id: string, tag: string, paged = false) => ({ id, tag, paged }) as ClientOperation

test('rejects two operations with the same method name', () => {
  expect(() => methodsByTag([named('listTeam', 'teams'), named('listTeams', 'teams')])).toThrow(
    'teams.list would be both listTeam and listTeams',
  )
  expect(() => methodsByTag([named('listTeams', 'teams', true), named('iterate', 'teams')])).toThrow(
    /teams.iterate/,
  )
})

test('rejects a tag that hides a member of the client', () => {
  expect(() => methodsByTag([named('readToken', 'token')])).toThrow('the tag token')
})
