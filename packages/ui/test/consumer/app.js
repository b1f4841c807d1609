import { ConvocaTheme } from '@convoca/ui/convoca-theme'
import { ImageUploader } from '@convoca/ui/image-uploader'
import { NotificationBell } from '@convoca/ui/notification-bell'
import { TeamCard } from '@convoca/ui/team-card'
import { ToastStack } from '@convoca/ui/toast-stack'
import { createElement } from 'react'

export const team = {
  name: 'Trovão Esports',
  tag: 'TRV',
  isRecruiting: true,
  memberCount: 7,
  wins: 3,
  losses: 1,
  members: ['ana_sp', 'bruno', 'caio'].map((name, place) => ({ id: `m-${place}`, name })),
}
const notification = {
  id: 'n-1',
  type: 'TEAM_JOIN',
  title: 'Novo membro',
  text: 'joao entrou.',
  isRead: false,
  createdAt: '2026-01-02T12:00:00Z',
}

/** A page with four components, each from its own entry: on the server and in the browser. */
export function App({ cardRef, bellRef }) {
  return createElement(
    ConvocaTheme,
    null,
    createElement(ToastStack, { toasts: [], onDismiss: () => {} }),
    createElement(NotificationBell, {
      ref: bellRef,
      notifications: [notification],
      unreadCount: 1,
      now: new Date('2026-01-02T12:05:00Z'),
    }),
    createElement(
      'div',
      { style: { width: 320 } },
      createElement(TeamCard, { ref: cardRef, team, href: '#TRV' }),
      createElement(ImageUploader, { preset: 'custom', label: 'Logo', value: null, onChange: () => {} }),
    ),
  )
}
