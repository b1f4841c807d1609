/**
 * Statuses of an invitation or application. EXPIRED is a pending one that nobody answered in
 * time. DECLINED_BY_MEMBER is an application withdrawn by its player, DECLINED_BY_OWNER one that the team refused.
 */
export type InviteStatus =
  | 'PENDING'
  | 'EXPIRED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'CONFIRMED'
  | 'DECLINED_BY_OWNER'
  | 'DECLINED_BY_MEMBER'
  | 'DECLINED_BY_OWNER_AND_MEMBER'

/** Roles in a team that an invitation may name. */
export type InviteRole = 'OWNER' | 'MANAGER' | 'COACH' | 'PLAYER' | 'CAPTAIN'

export const inviteStatusLabels: Record<InviteStatus, string> = {
  PENDING: 'Pendente',
  EXPIRED: 'Expirado',
  ACCEPTED: 'Aceito',
  DECLINED: 'Recusado',
  CONFIRMED: 'Confirmado',
  DECLINED_BY_OWNER: 'Recusado pelo time',
  DECLINED_BY_MEMBER: 'Retirado pelo jogador',
  DECLINED_BY_OWNER_AND_MEMBER: 'Retirado e recusado',
}

/** Colour of the badge of a status. */
export const inviteStatusTones: Record<InviteStatus, 'accent' | 'success' | 'neutral'> = {
  PENDING: 'accent',
  EXPIRED: 'neutral',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  CONFIRMED: 'success',
  DECLINED_BY_OWNER: 'neutral',
  DECLINED_BY_MEMBER: 'neutral',
  DECLINED_BY_OWNER_AND_MEMBER: 'neutral',
}

export const inviteRoleLabels: Record<InviteRole, string> = {
  OWNER: 'Proprietário',
  MANAGER: 'Gerente',
  COACH: 'Treinador',
  PLAYER: 'Jogador',
  CAPTAIN: 'Capitão',
}
