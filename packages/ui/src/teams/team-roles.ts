/** Roles in a team. */
export type TeamRole = 'OWNER' | 'MANAGER' | 'COACH' | 'PLAYER' | 'CAPTAIN'

/** The gender of the profile; only `FEMALE` changes a label. */
export type MemberGender = 'MALE' | 'FEMALE' | 'OTHER' | 'NOT_INFORMED'

export const teamRoleLabels: Readonly<Record<TeamRole, string>> = {
  OWNER: 'Proprietário',
  MANAGER: 'Gerente',
  COACH: 'Treinador',
  PLAYER: 'Jogador',
  CAPTAIN: 'Capitão',
}

const feminineLabels: Readonly<Record<TeamRole, string>> = {
  OWNER: 'Proprietária',
  MANAGER: 'Gerente',
  COACH: 'Treinadora',
  PLAYER: 'Jogadora',
  CAPTAIN: 'Capitã',
}

/** The roles in Portuguese, in the person's gender where it is known. */
export function roleLabels(gender?: MemberGender | null): Readonly<Record<TeamRole, string>> {
  return gender === 'FEMALE' ? feminineLabels : teamRoleLabels
}

/** The role in Portuguese, in the person's gender where it is known. */
export function roleLabel(role: TeamRole, gender?: MemberGender | null): string {
  return roleLabels(gender)[role]
}

/** Roster status. */
export type RosterStatus = 'STARTER' | 'SUBSTITUTE' | 'INACTIVE'

export const rosterLabels: Readonly<Record<RosterStatus, string>> = {
  STARTER: 'Titular',
  SUBSTITUTE: 'Reserva',
  INACTIVE: 'Inativo',
}
