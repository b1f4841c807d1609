import openapi from '@convoca/sdk/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import type { Preferences } from '../../atoms/preferences.ts'
import { isKindOn, notificationKinds, withKind } from './notification-kinds.ts'

const start: Preferences = {
  notifications: [{ type: 'SCHEDULE_INVITE', inApp: false, email: true }],
  theme: 'dark',
  visibility: 'PUBLIC',
  chat: 'EVERYBODY',
}

test('a kind is turned off and on by channel without touching the others', () => {
  const [teams, schedule] = notificationKinds
  if (!teams || !schedule) throw new Error('no kinds')
  expect([isKindOn(start, teams, 'inApp'), isKindOn(start, teams, 'email')]).toEqual([true, false])
  expect(isKindOn(start, schedule, 'email')).toBe(true)
  const off = { ...start, notifications: withKind(start, teams, { inApp: false }) }
  expect(isKindOn(off, teams, 'inApp')).toBe(false)
  expect(off.notifications).toHaveLength(1 + teams.types.length)
  expect(withKind(off, teams, { inApp: true })).toEqual(start.notifications)
  const mailed = { ...start, notifications: withKind(start, teams, { email: true }) }
  expect([isKindOn(mailed, teams, 'inApp'), isKindOn(mailed, teams, 'email')]).toEqual([true, true])
  expect([isKindOn(start, teams, 'push'), isKindOn(start, schedule, 'push')]).toEqual([true, true])
  const quiet = { ...start, notifications: withKind(start, schedule, { push: false }) }
  expect([isKindOn(quiet, schedule, 'push'), isKindOn(quiet, schedule, 'email')]).toEqual([false, true])
})

test('every type of the contract belongs to one kind, but the warning that always arrives', () => {
  const types = notificationKinds.flatMap((kind) => kind.types)
  const all: readonly string[] = openapi.components.schemas.NotificationType.enum
  expect(types.toSorted()).toEqual(all.filter((type) => type !== 'USER_ALTER_PASSWORD').toSorted())
})
