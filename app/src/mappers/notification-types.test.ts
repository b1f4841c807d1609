import { notificationToastText } from '@convoca/sdk/text'
import openapi from '@convoca/sdk/openapi.json' with { type: 'json' }
import { NotificationCard } from '@convoca/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Notification } from '../atoms/notifications.ts'
import { notificationsSearch } from '../navigation/search.ts'
import { toNotificationItem } from './notification.ts'

/** The contract's types; a new one fails here until it is shown. */
const types = openapi.components.schemas.NotificationType.enum as Notification['type'][]

/** The lines of a live notification (docs/product.md#realtime), letter for letter; of other types the notification's own text is shown. */
const lines: Partial<Record<Notification['type'], string>> = {
  TEAM_INVITE: 'Você recebeu um convite para participar de um time',
  TEAM_JOIN: 'Há uma atualização no seu time',
  TEAM_LEAVE: 'Há uma atualização no seu time',
  TEAM_KICK: 'Há uma atualização no seu time',
  TEAM_UPDATE: 'Há uma atualização no seu time',
  TEAM_DELETE: 'Há uma atualização no seu time',
}

/** The pages to which notifications without a team lead. */
const links: Partial<Record<Notification['type'], string>> = { BADGET_RECEIVE: '/profile?tab=badges' }

/** The pages to which notifications of a team lead; the others have no page of their own. */
const teamLinks: Partial<Record<Notification['type'], string>> = {
  ...links,
  TEAM_KICK: '/team/profile/TRV',
  TEAM_INVITE: '/team/profile/TRV',
  REFUSED: '/profile/invites',
}

const notificationOf = (type: Notification['type'], teamTag: string | null): Notification => ({
  id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0901',
  title: `Título de ${type}`,
  type,
  context_type: 'USER',
  body: ['Primeira linha', 'Segunda linha'],
  isRead: false,
  createAt: '2026-11-20T22:00:00.000Z',
  teamId: teamTag === null ? null : '01989d2e-6a53-7c11-9a55-2f4f0c9d0200',
  teamTag,
  inviteId: null,
  scheduleId: null,
  checkInId: null,
})

test.each(types)('%s has its card with an icon, its lines and its link', (type) => {
  const item = toNotificationItem(notificationOf(type, 'TRV'))
  const card = renderToStaticMarkup(createElement(NotificationCard, { notification: item }))
  expect(card).toContain(`Título de ${type}`)
  expect(card).toContain('Primeira linha')
  expect(card).toContain('<svg')
  expect(item.href).toBe(teamLinks[type] ?? '/my/teams/TRV')
  expect(toNotificationItem(notificationOf(type, null)).href).toBe(links[type])
  expect(notificationToastText(type)).toBe(lines[type] ?? null)
})

test.each(types.filter((type) => /^CHAMPIOS?N?SHIP_/.test(type)))('%s leads to its championship', (type) => {
  const championship = { id: '01989d2e-0018-7000-8000-000000000000', url: 'copa-convoca' }
  const { href } = toNotificationItem({ ...notificationOf(type, 'TRV'), championship })
  const isMatch = type.startsWith('CHAMPIONSHIP_MATCH_')
  expect(href).toBe(isMatch ? '/championships/copa-convoca?tab=matches' : '/championships/copa-convoca')
})

test('a notification about a match leads to its room', () => {
  const championship = { id: '01989d2e-0018-7000-8000-000000000000', url: 'copa-convoca' }
  const notification = { ...notificationOf('CHAMPIONSHIP_MATCH_CODE', 'TRV'), championship, matchId: 'm5' }
  expect(toNotificationItem(notification).href).toBe('/championships/copa-convoca/match/m5')
})

test('types that a newer server may send have their documented lines', () => {
  expect(notificationToastText('MESSAGE')).toBe('Você recebeu uma nova mensagem')
  expect(notificationToastText('CHAT_MESSAGE')).toBe('Você recebeu uma nova mensagem')
  expect(notificationToastText('FRIEND_REQUEST')).toBe('Você recebeu uma solicitação de amizade')
})

test('the list is filtered by the groups that its types belong to', async () => {
  const { notificationKinds } = await import('../../../packages/ui/src/notifications/kinds.ts')
  expect(Object.keys(notificationKinds).toSorted()).toEqual(types.toSorted())
  for (const { group } of Object.values(notificationKinds))
    expect(notificationsSearch({ kind: group })).toEqual({ kind: group })
})
