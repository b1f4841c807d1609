import type { components } from '../generated/schema.d.ts'

type Schemas = components['schemas']

export const teamRoleLabels: Record<Schemas['TeamRole'], string> = {
  OWNER: 'Proprietário',
  MANAGER: 'Gerente',
  COACH: 'Treinador',
  CAPTAIN: 'Capitão',
  PLAYER: 'Jogador',
}

export const rosterStatusLabels: Record<Schemas['RosterStatus'], string> = {
  STARTER: 'Titular',
  SUBSTITUTE: 'Reserva',
  INACTIVE: 'Inativo',
}

export const invitationStatusLabels: Record<Schemas['InvitationStatus'], string> = {
  PENDING: 'Pendente',
  ACCEPTED: 'Aceito',
  DECLINED: 'Recusado',
  CONFIRMED: 'Confirmado',
  DECLINED_BY_OWNER: 'Recusado pelo time',
  DECLINED_BY_MEMBER: 'Retirado pelo jogador',
  DECLINED_BY_OWNER_AND_MEMBER: 'Retirado e recusado',
}

export const invitationKindLabels: Record<Schemas['InvitationKind'], string> = {
  INVITE: 'Convite',
  APPLICATION: 'Candidatura',
}

export const genderLabels: Record<Schemas['Gender'], string> = {
  MALE: 'Masculino',
  FEMALE: 'Feminino',
  OTHER: 'Outro',
  NOT_INFORMED: 'Não informado',
}

/**
 * The text of a realtime toast by notification type, or null for the notification's own text. Types of
 * messages and friend requests are not in the contract yet: a newer server may send them.
 */
export function notificationToastText(type: string): string | null {
  if (type === 'TEAM_INVITE') return 'Você recebeu um convite para participar de um time'
  if (/(^|_)MESSAGE(_|$)/.test(type)) return 'Você recebeu uma nova mensagem'
  if (/(^|_)FRIEND(_|$)/.test(type)) return 'Você recebeu uma solicitação de amizade'
  if (type.startsWith('TEAM_')) return 'Há uma atualização no seu time'
  return null
}
