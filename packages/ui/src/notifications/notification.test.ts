import { describe, expect, it } from 'vitest'
import type { InviteStatus } from './invitations.ts'
import { inviteStatusLabels } from './invitations.ts'
import { NOTIFICATION_TYPES, notificationKinds } from './kinds.ts'
import type { NotificationItem } from './notification.ts'
import { isActionable } from './notification.ts'

const base: NotificationItem = {
  id: 'n-1',
  type: 'TEAM_INVITE',
  title: 'Convite de time',
  isRead: false,
  createdAt: '2026-11-20T22:58:00Z',
}
const invite = (status: InviteStatus) => ({ teamName: 'Onça Pintada', status })

describe('an invitation can be answered', () => {
  it.each(Object.keys(inviteStatusLabels) as InviteStatus[])('only while pending: %s', (status) => {
    expect(isActionable({ ...base, invite: invite(status) })).toBe(status === 'PENDING')
  })

  it('even when it was read', () => {
    expect(isActionable({ ...base, isRead: true, invite: invite('PENDING') })).toBe(true)
  })

  it('as a list only while unread', () => {
    expect(isActionable({ ...base, lines: ['Onça Pintada'] })).toBe(true)
    expect(isActionable({ ...base, isRead: true, lines: ['Onça Pintada'] })).toBe(false)
  })

  it('as a place in a roster while it is to be confirmed', () => {
    const asked: NotificationItem = { ...base, type: 'CHAMPIONSHIP_INVITE', text: 'Confirme.' }
    expect(isActionable({ ...asked, isPlacePending: true })).toBe(true)
    expect(isActionable({ ...asked, isPlacePending: false })).toBe(false)
    expect(isActionable({ ...asked, isRolePending: true })).toBe(true)
    expect(isActionable({ ...asked, isRolePending: false })).toBe(false)
    expect(isActionable(asked)).toBe(false)
  })

  it('never as plain text', () => expect(isActionable({ ...base, text: 'Onça Pintada' })).toBe(false))

  it.each(NOTIFICATION_TYPES)('by its type: %s', (type) => {
    const answerable = type === 'TEAM_INVITE' || type === 'SCHEDULE_INVITE'
    expect(isActionable({ ...base, type, invite: invite('PENDING') })).toBe(answerable)
  })
})

it('has an icon and a colour for all 27 documented types', () => {
  expect(NOTIFICATION_TYPES).toHaveLength(27)
  expect(Object.keys(notificationKinds).toSorted()).toEqual([...NOTIFICATION_TYPES].toSorted())
})
