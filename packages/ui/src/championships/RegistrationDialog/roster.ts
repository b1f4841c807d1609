export type RosterRole = 'STARTER' | 'SUBSTITUTE'

/** The members who play, by id; everybody else stays out. */
export type Roster = Readonly<Record<string, RosterRole>>

/** The reason that a member cannot play. */
export type PlayerObstacle = 'IN_OTHER_TEAM' | 'TOO_YOUNG'

/** The reason that the team cannot be registered now. */
export type RegistrationObstacle =
  | 'NOT_OPEN'
  | 'CLOSED'
  | 'ALREADY_REGISTERED'
  | 'REJECTED'
  | 'OTHER_GAME'
  | 'NOT_ENOUGH_MEMBERS'
  | 'FOR_PLAYERS'

export interface RosterMember {
  id: string
  nick: string
  /** Name of the account in the game. */
  account?: string | null | undefined
  /** The reasons that keep the member from playing; empty for those who can play. */
  obstacles: readonly PlayerObstacle[]
}

export const countRole = (roster: Roster, role: RosterRole): number =>
  Object.values(roster).filter((playerRole) => playerRole === role).length
