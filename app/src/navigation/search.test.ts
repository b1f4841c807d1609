import openapi from '@convoca/sdk/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import {
  auditSearch,
  authSearch,
  jobsSearch,
  notificationsSearch,
  reportsSearch,
  teamSearch,
  teamsSearch,
  ticketsSearch,
} from './search.ts'

const gameId = '01989d2e-6a53-7c11-9a55-2f4f0c9d0300'

test('the list keeps valid params and drops the others', () => {
  expect(teamsSearch({ search: ' ação ', gameId, page: '2' })).toEqual({ search: 'ação', gameId, page: 2 })
  expect(teamsSearch({ search: '', gameId: 'x', page: '-1', other: 1 })).toEqual({})
})

test.each([0, 100_001, 1.5, '', ' ', 'two', null, true, [3], {}, Number.NaN, Infinity])(
  'the page %o is dropped',
  (page) => {
    expect(teamsSearch({ page })).toEqual({})
  },
)

test('vacancies are filtered by ranking from zero on, and by texts within their length', () => {
  expect(jobsSearch({ maxRanking: 0, position: 'Suporte' })).toEqual({ maxRanking: 0, position: 'Suporte' })
  expect(jobsSearch({ maxRanking: -1, position: 'a'.repeat(51), search: 'a'.repeat(101) })).toEqual({})
})

test('notifications are filtered by existing kinds only', () => {
  expect(notificationsSearch({ kind: 'teams' })).toEqual({ kind: 'teams' })
  expect(notificationsSearch({ kind: 'all' })).toEqual({})
  expect(notificationsSearch({ kind: ['teams'] })).toEqual({})
})

test('the lists of the staff keep their filters', () => {
  expect(ticketsSearch({ queue: 'MINE', page: 2 })).toEqual({ queue: 'MINE', page: 2 })
  expect(ticketsSearch({ queue: 'ALL' })).toEqual({})
  expect(reportsSearch({ status: 'DISMISSED' })).toEqual({ status: 'DISMISSED' })
  expect(auditSearch({ actor: 'ana_bia', user: 'a b', action: 'X' })).toEqual({ actor: 'ana_bia' })
  for (const action of openapi.components.schemas.AuditAction.enum)
    expect(auditSearch({ action })).toEqual({ action })
})

test('the schedule opens on a day that exists', () => {
  expect(teamSearch({ tab: 'schedule', view: 'week', day: '2028-02-29' })).toEqual({
    tab: 'schedule',
    view: 'week',
    day: '2028-02-29',
  })
  expect(teamSearch({ tab: 'chat', view: 'year', day: '2026-02-30' })).toEqual({})
  expect(teamSearch({ day: '2026-13-01' })).toEqual({})
  expect(teamSearch({ day: '2026-1-1' })).toEqual({})
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('signing in never redirects to %s', (redirect) => {
  expect(authSearch({ redirect })).toEqual({})
})

test('signing in redirects to a path of this origin', () => {
  expect(authSearch({ redirect: '/teams?page=2' })).toEqual({ redirect: '/teams?page=2' })
})
