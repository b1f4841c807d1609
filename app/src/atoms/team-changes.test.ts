import { QueryClient } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTeamRefresher } from './team-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched() {
  const queries = new QueryClient()
  const read: string[] = []
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async (filters) => {
    read.push((filters?.queryKey ?? []).join('/'))
  })
  return { refresher: createTeamRefresher(queries), read }
}

test('a changed part is refetched with the activities, and nothing else of the team', async () => {
  const { refresher, read } = watched()
  refresher.changed({ teamId: 't1', part: 'ACHIEVEMENTS' })
  await vi.advanceTimersByTimeAsync(100)
  expect(read).toEqual(['team/t1/achievements', 'team/t1/activities'])
})

test('changes in quick succession are refetched once', async () => {
  const { refresher, read } = watched()
  refresher.changed({ teamId: 't1', part: 'MEMBERS' })
  refresher.changed({ teamId: 't1', part: 'INVITATIONS' })
  refresher.changed({ teamId: 't1', part: 'MEMBERS' })
  expect(read).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(read).toEqual([...new Set(read)])
  expect(read).toContain('team/t1/members')
  expect(read).toContain('team/t1/schedules')
  expect(read).toContain('invitations')
  refresher.changed({ teamId: 't1', part: 'MEMBERS' })
  await vi.advanceTimersByTimeAsync(100)
  expect(read.filter((key) => key === 'team/t1/members')).toHaveLength(2)
})

test('every team query is refetched after a reconnection', async () => {
  const { refresher, read } = watched()
  refresher.reconnected()
  await vi.advanceTimersByTimeAsync(100)
  expect(read).toEqual(['team', 'teams', 'invitations', 'vacancies', 'dashboard'])
})

test('nothing is refetched after stop', async () => {
  const { refresher, read } = watched()
  refresher.changed({ teamId: 't1', part: 'TEAM' })
  refresher.stop()
  await vi.advanceTimersByTimeAsync(200)
  expect(read).toEqual([])
})
