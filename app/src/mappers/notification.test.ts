import { createMockDatabase, toInvitation } from '@convoca/mocks'
import { expect, it, test } from 'vitest'
import type { Notification } from '../atoms/notifications.ts'
import { toNotificationItem } from './notification.ts'

const notification: Notification = {
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0901',
  title: 'Novidade do time',
  type: 'TEAM_UPDATE',
  context_type: 'TEAM',
  body: 'O time mudou.',
  isRead: false,
  createAt: '2026-11-20T22:00:00.000Z',
  teamId: '01989d2e-6a53-7c11-9a55-2f4f0c9d0200',
  teamTag: 'TRV',
  inviteId: null,
  scheduleId: null,
  checkInId: null,
}
const player = { nick: 'bruno_onca' }

test.each<[string, Partial<Notification>, string]>([
  ['what changed in a team', {}, '/my/teams/TRV'],
  ['who joined', { type: 'TEAM_JOIN', player }, '/pro/bruno_onca'],
  ['an application to respond to', { inviteId: notification.id, player }, '/my/teams/TRV?tab=invitations'],
  ['a removal', { type: 'TEAM_KICK' }, '/team/profile/TRV'],
  [
    'a message of the chat',
    {
      type: 'ANNOUNCE_NEW',
      context_type: 'USER',
      teamId: null,
      teamTag: null,
      conversationId: notification.id,
    },
    `/chat?conversation=${notification.id}`,
  ],
  [
    'a mention in the group of a team',
    { type: 'ANNOUNCE_NEW', context_type: 'USER', conversationId: notification.id },
    `/chat?conversation=${notification.id}`,
  ],
  ['an invitation that is gone', { type: 'TEAM_INVITE', body: 'O convite acabou.' }, '/team/profile/TRV'],
  [
    'a badge',
    { type: 'BADGET_RECEIVE', context_type: 'USER', teamId: null, teamTag: null },
    '/profile?tab=badges',
  ],
  ['an event', { type: 'EVENT_ANNOUNCE', context_type: 'SCHEDULE' }, '/my/teams/TRV?tab=schedule'],
  [
    'a communication',
    { type: 'ANNOUNCE_NEW', body: ['Amanhã', 'às 20h'] },
    '/my/teams/TRV?tab=communications',
  ],
])('%s links to the page where the user can act on it', (_, change, href) => {
  expect(toNotificationItem({ ...notification, ...change }).href).toBe(href)
})

it('shows an event with its date and time', () => {
  const database = createMockDatabase()
  const [invitation] = database.invitations
  const body = {
    ...toInvitation(database, invitation!),
    schedule: { title: 'Scrim', team_id: notification.teamId!, starts_at: '2026-11-21T23:00:00.000Z' },
  }
  const { invite, href } = toNotificationItem({ ...notification, type: 'SCHEDULE_INVITE', body })
  expect(invite?.scheduleTitle).toMatch(/^Scrim, 21\/11\/2026 - \d\d:00$/)
  expect(href).toBe(`/my/teams/${body.team.team_tag}?tab=schedule`)
})

it('links an invitation to the team, and its inviter in the text', () => {
  const database = createMockDatabase()
  const body = toInvitation(database, database.invitations[0]!)
  const { invite, href } = toNotificationItem({ ...notification, type: 'TEAM_INVITE', body })
  expect([href, invite?.teamHref]).toEqual(Array(2).fill(`/team/profile/${body.team.team_tag}`))
  expect(invite?.inviterNick).toBe(body.userWhoInvited.nick)
})
