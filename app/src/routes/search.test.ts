import { expect, test } from 'vitest'
import { authSearch, notificationsSearch, teamsSearch } from './search.ts'

test('the list keeps valid params and drops the others', () => {
  const gameId = '01989d2e-6a53-7c11-9a55-2f4f0c9d0300'
  expect(teamsSearch.parse({ search: ' ação ', gameId, page: '2' })).toEqual({
    search: 'ação',
    gameId,
    page: 2,
  })
  expect(teamsSearch.parse({ search: '', gameId: 'x', page: '-1', other: 1 })).toEqual({})
})

test('notifications are filtered by existing kinds only', () => {
  expect(notificationsSearch.parse({ kind: 'teams' })).toEqual({ kind: 'teams' })
  expect(notificationsSearch.parse({ kind: 'all' })).toEqual({})
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'signing in never redirects to %s',
  (redirect) => {
    expect(authSearch.parse({ redirect }).redirect).toBeUndefined()
  },
)

test('signing in redirects to a path of this origin', () => {
  expect(authSearch.parse({ redirect: '/teams?page=2' })).toEqual({ redirect: '/teams?page=2' })
})
