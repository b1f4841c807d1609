import type { MemberGender, RosterStatus, TeamRole } from '../team-roles.ts'

export interface TeamMember {
  /** Names the member in callbacks and `pending`. */
  id: string
  /** Seed of a missing picture's colour. Default: the id. */
  userId?: string | undefined
  nick: string
  /** Real name, second line. */
  name?: string | undefined
  avatarUrl?: string | null | undefined
  role: TeamRole
  /** Selects the grammatical gender of the role, such as "Jogadora". */
  gender?: MemberGender | undefined
  rosterStatus?: RosterStatus | null | undefined
  /** Public profile. */
  href?: string | undefined
  /** The signed-in user's own row: tinted. */
  isYou?: boolean | undefined
}

/** Pending action of a member. */
export type MemberAction = 'role' | 'roster' | 'transfer' | 'remove' | 'leave'
