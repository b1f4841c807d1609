import { describe, expect, test } from 'vitest'
import { readContract } from '../files.ts'
import { listAt, objectAt } from '../json.ts'
import {
  canChangeCommunication,
  earliestActivity,
  errorMessages,
  errorStatuses,
  hasPermission,
  imageRules,
  isInvitationExpired,
  manageableRoles,
  missingPermissionCode,
  permissionsOf,
  statusAfterResponse,
  teamRoles,
  toChampionshipUrl,
  toHoursOfWeek,
  toWeekHour,
  type TeamRole,
} from './index.ts'

const schemas = objectAt(readContract(), 'components', 'schemas')

describe('the rules name what the contract names', () => {
  test.each([
    ['TeamRole', teamRoles],
    ['FileBusinessType', Object.keys(imageRules)],
    ['ErrorCode', Object.keys(errorMessages)],
    ['ErrorCode', Object.keys(errorStatuses)],
  ])('%s', (schema, names) => {
    expect(new Set<unknown>(names)).toEqual(new Set(listAt(schemas[schema], 'enum')))
  })

  test('TeamPermissions', () => {
    const fields = Object.keys(objectAt(schemas['TeamPermissions'], 'properties'))
    expect(Object.keys(permissionsOf('OWNER')).toSorted()).toEqual(fields.toSorted())
  })
})

describe('permissions', () => {
  const granted = (role: TeamRole) =>
    Object.entries(permissionsOf(role))
      .filter(([, allowed]) => allowed)
      .map(([permission]) => permission)
  const all = Object.keys(permissionsOf('OWNER'))

  test('give the owner everything but leaving', () => {
    expect(granted('OWNER')).toEqual(all.filter((permission) => permission !== 'leave'))
  })

  test('keep deleting, transferring and promoting managers from the manager', () => {
    const kept = ['deleteTeam', 'transferTeam', 'promoteManager']
    expect(granted('MANAGER')).toEqual(all.filter((permission) => !kept.includes(permission)))
  })

  test('let coach and captain manage schedules and communications', () => {
    expect(granted('COACH')).toEqual(['manageSchedules', 'communicate', 'readInner', 'leave'])
    expect(granted('CAPTAIN')).toEqual([
      'manageSchedules',
      'communicate',
      'enterChampionships',
      'readInner',
      'leave',
    ])
  })

  test('let players read and leave', () => {
    expect(granted('PLAYER')).toEqual(['readInner', 'leave'])
    expect(hasPermission('PLAYER', 'invite')).toBe(false)
  })

  test('are refused as NOT_TEAM_OWNER only where the owner alone has them', () => {
    expect(missingPermissionCode('deleteTeam')).toBe('NOT_TEAM_OWNER')
    expect(missingPermissionCode('invite')).toBe('FORBIDDEN')
  })

  test('let nobody give or take OWNER, and no manager manage managers', () => {
    expect(manageableRoles('OWNER')).toEqual(['MANAGER', 'COACH', 'CAPTAIN', 'PLAYER'])
    expect(manageableRoles('MANAGER')).toEqual(['COACH', 'CAPTAIN', 'PLAYER'])
    for (const role of ['COACH', 'CAPTAIN', 'PLAYER'] as const) expect(manageableRoles(role)).toEqual([])
  })
})

test('an invitation expires seven days after it was sent, unless somebody responded', () => {
  const sentAt = new Date('2026-11-01T12:00:00Z')
  const isExpired = (now: string) => isInvitationExpired({ status: 'PENDING', sentAt }, new Date(now))
  expect([isExpired('2026-11-08T11:59:59Z'), isExpired('2026-11-08T12:00:00Z')]).toEqual([false, true])
  const late = new Date('2026-12-01T12:00:00Z')
  expect(isInvitationExpired({ status: 'ACCEPTED', sentAt }, late)).toBe(false)
})

test.each([
  ['INVITE', 'player', 'ACCEPTED', 'ACCEPTED'],
  ['INVITE', 'player', 'DECLINED', 'DECLINED'],
  ['INVITE', 'team', 'ACCEPTED', null],
  ['INVITE', 'team', 'DECLINED', null],
  ['APPLICATION', 'team', 'ACCEPTED', 'CONFIRMED'],
  ['APPLICATION', 'player', 'ACCEPTED', null],
  ['APPLICATION', 'team', 'DECLINED', 'DECLINED_BY_OWNER'],
  ['APPLICATION', 'player', 'DECLINED', 'DECLINED_BY_MEMBER'],
] as const)('an %s that the %s has %s becomes %s', (kind, side, response, status) => {
  expect(statusAfterResponse(kind, side, response)).toBe(status)
})

test.each([
  ['OWNER', 'other', null, true],
  ['COACH', 'other', null, false],
  ['COACH', 'me', null, true],
  ['PLAYER', 'me', null, false],
  ['PLAYER', 'me', 'other', true],
  ['OWNER', 'other', 'me', false],
] as const)('a %s changes a communication of %s to %s: %s', (role, senderId, recipientId, expected) => {
  expect(canChangeCommunication({ role, userId: 'me' }, { senderId, recipientId })).toBe(expected)
})

test('hours of the week are counted from 0 to 167', () => {
  const hours = [
    { weekday: 6, hour: 23 },
    { weekday: 0, hour: 0 },
    { weekday: 6, hour: 23 },
  ]
  expect(toHoursOfWeek(hours)).toEqual([0, 167])
  expect(toWeekHour(167)).toEqual({ weekday: 6, hour: 23 })
})

test.each([
  ['TODAY', '2026-11-22T03:00:00.000Z'],
  ['WEEK', '2026-11-16T02:30:00.000Z'],
  ['MONTH', '2026-10-24T02:30:00.000Z'],
  ['YEAR', '2025-11-23T02:30:00.000Z'],
] as const)('activities of %s begin at %s', (filter, earliest) => {
  expect(earliestActivity(filter, new Date('2026-11-23T02:30:00Z'))?.toISOString()).toBe(earliest)
})

test('all activities have no beginning', () => {
  expect(earliestActivity('ALL', new Date())).toBeNull()
})

test.each([
  ['Copa Ipê 2026', 'copa-ipe-2026'],
  ['— Liga! —', 'liga'],
  ['★', 'campeonato'],
  ['New', 'campeonato-new'],
  ['Table', 'campeonato-table'],
])('the address of %s is %s', (name, url) => {
  expect(toChampionshipUrl(name)).toBe(url)
})
