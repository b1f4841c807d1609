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
  /** What a schedule invitation is for. */
  confirm: (scheduleTitle: string) => string
  /** The question of an event that is not answered yet. */
  attend: string
  /** Its answers, beside `accept` and `decline`. */
  going: string
  notGoing: string
  /** The answer of a place in a roster, beside `decline`. */
  confirmPlace: string
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
  confirm: (scheduleTitle) => `Presença em ${scheduleTitle}.`,
  attend: 'Você vai?',
  going: 'Vou',
  notGoing: 'Não vou',
  confirmPlace: 'Confirmar vaga',
  team: 'Time:',
  roles: inviteRoleLabels,
  statuses: inviteStatusLabels,
}
