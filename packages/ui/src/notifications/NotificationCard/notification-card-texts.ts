import type { DateTexts } from '../../primitives/format-date/index.ts'
import {
  inviteRoleLabels,
  inviteStatusLabels,
  type InviteRole,
  type InviteStatus,
} from '../invitations/invitations.ts'

export interface NotificationCardTexts {
  unread: string
  markRead: string
  remove: string
  accept: string
  decline: string
  processing: string
  /** "{team} convidou você" */
  invited: string
  /** "… como Jogador" */
  as: string
  /** "Convite de {nick}" */
  by: string
  confirm: (scheduleTitle: string) => string
  /** Before the team of a schedule invitation. */
  team: string
  roles: Readonly<Record<InviteRole, string>>
  statuses: Readonly<Record<InviteStatus, string>>
  dates?: Partial<DateTexts>
}

export const notificationCardTexts: NotificationCardTexts = {
  unread: 'Não lida',
  markRead: 'Marcar como lida',
  remove: 'Excluir notificação',
  accept: 'Aceitar',
  decline: 'Recusar',
  processing: 'Processando...',
  invited: 'convidou você',
  as: 'como',
  by: 'Convite de',
  confirm: (scheduleTitle) => `Confirme presença em ${scheduleTitle}.`,
  team: 'Time:',
  roles: inviteRoleLabels,
  statuses: inviteStatusLabels,
}
