import { readExample } from '@convoca/mocks'
import { describe, expect, test } from 'vitest'
import { describeChange, findShortTeams, isRosterLocked } from './roster.ts'

const closesAt = '2026-11-27T22:00:00.000Z'
const before = Date.parse(closesAt) - 1
const after = Date.parse(closesAt)
const checkedIn = { checked_in_at: '2026-11-28T15:30:00.000Z' }
const absent = { checked_in_at: null }

describe('a roster', () => {
  test.each([
    ['REGISTRATION', 'REGISTRATION', absent, before, false],
    ['REGISTRATION', 'REGISTRATION', absent, after, true],
    ['REGISTRATION', 'CHECK_IN', absent, before, true],
    ['CHECK_IN', 'CHECK_IN', absent, after, false],
    ['CHECK_IN', 'CHECK_IN', checkedIn, after, true],
    ['START', 'CHECK_IN', checkedIn, after, false],
    ['START', 'ONGOING', checkedIn, after, true],
  ] as const)('with the lock %s in %s is locked as on the server', (lock, status, team, now, isLocked) => {
    const championship = { status, roster_lock: lock, registration_closes_at: closesAt }
    expect(isRosterLocked(championship, team, now)).toBe(isLocked)
  })

  test('is locked by the check-in where the championship says nothing', () => {
    const championship = { status: 'CHECK_IN', registration_closes_at: closesAt } as const
    expect(isRosterLocked(championship, checkedIn, after)).toBe(true)
  })

  test('is short of those who have not confirmed', () => {
    const [registration] = readExample('listChampionshipRegistrations')
    if (registration === undefined) throw new Error('no example')
    expect(findShortTeams([registration], { team_size: 1 })).toEqual([])
    expect(findShortTeams([registration], { team_size: 3 })).toEqual([
      { id: registration.id, name: registration.team.name, missing: 2 },
    ])
    const withdrawn = { ...registration, status: 'WITHDRAWN' as const }
    expect(findShortTeams([withdrawn], { team_size: 3 })).toEqual([])
  })
})

test('a change says who plays for whom', () => {
  const [change] = readExample('listRosterChanges')
  if (change === undefined) throw new Error('no example')
  expect(describeChange(change)).toBe('bia_rj entra no lugar de ana_sp')
  expect(describeChange({ ...change, player_out: null })).toBe('bia_rj entra no elenco')
  expect(describeChange({ ...change, player_in: null })).toBe('Conta excluída entra no lugar de ana_sp')
})
