import * as ui from '../../src/index.ts'
import { row, type ComponentRow } from './row.ts'
import { nothing } from './samples.ts'

const invite: ui.InviteItem = { id: 'i-1', teamName: 'Onça', role: 'PLAYER', status: 'PENDING' }
const notification: ui.NotificationItem = {
  id: 'n-1',
  type: 'TEAM_JOIN',
  title: 'Novo membro',
  text: 'joao entrou.',
  isRead: false,
  createdAt: '2026-01-02T12:00:00Z',
}

export const notificationsRows: ComponentRow[] = [
  row(
    'InviteCard',
    ui.InviteCard,
    { invite, onAccept: nothing },
    { texts: { override: { accept: 'Topo' }, shows: 'Topo' } },
  ),
  row(
    'NotificationCard',
    ui.NotificationCard,
    { notification, onMarkRead: nothing },
    { texts: { override: { unread: 'nova' }, shows: 'nova' } },
  ),
  row(
    'InviteList',
    ui.InviteList,
    { invites: [invite], status: 'ready' },
    { texts: { override: { open: 'Abertos' }, shows: 'Abertos' } },
  ),
  row(
    'NotificationBell',
    ui.NotificationBell,
    { notifications: [notification], unreadCount: 1 },
    { texts: { override: { button: () => 'Sino' }, shows: 'Sino' } },
  ),
  row(
    'NotificationList',
    ui.NotificationList,
    {
      notifications: [notification],
      status: 'ready',
      filter: 'all',
      onFilterChange: nothing,
      unreadCount: 1,
    },
    { texts: { override: { all: 'Tudo' }, shows: 'Tudo' } },
  ),
]
