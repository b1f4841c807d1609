import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { inviteRoleLabels, inviteStatusLabels } from '../invitations.ts'

export const notificationCardTexts = {
  unread: 'Não lida',
  markRead: 'Marcar como lida',
  remove: 'Excluir notificação',
  accept: 'Aceitar',
  decline: 'Recusar',
  processing: 'Processando...',
  /** "{team} convidou você" */
  invited: 'convidou você',
  /** "… como Jogador" */
  as: 'como',
  /** "Convite de {nick}" */
  by: 'Convite de',
  /** The sentence about the schedule of an invitation. */
  confirm: (scheduleTitle: string) => `Presença em ${scheduleTitle}.`,
  /** The question of an event that is not answered yet. */
  attend: 'Você vai?',
  /** Its answers, beside `accept` and `decline`. */
  going: 'Vou',
  notGoing: 'Não vou',
  /** The answer of a place in a roster, beside `decline`. */
  confirmPlace: 'Confirmar vaga',
  /** Before the team of a schedule invitation. */
  team: 'Time:',
  roles: inviteRoleLabels,
  statuses: inviteStatusLabels,
}

export type NotificationCardTexts = typeof notificationCardTexts & { dates?: Partial<DateTexts> }
