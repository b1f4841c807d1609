/** A team in the panel. */
export interface RegistrationTeam {
  name: string
  /** The team's tag, which is also the seed of missing colours. Absent of a player without a team. */
  tag?: string | undefined
  logoUrl?: string | undefined
  primaryColor?: string | undefined
  secondaryColor?: string | undefined
}

/** The reason that a team cannot be registered that else could. */
export type TeamObstacle = 'NOT_ENOUGH_MEMBERS' | 'OTHER'

/** Nicks of a roster. */
export interface RosterConfirmations {
  confirmed: readonly string[]
  pending: readonly string[]
  /** Whether the viewer is among `pending`. */
  isOwnPending: boolean
}

export type LostEntry = 'EXPIRED' | 'REFUNDING' | 'REFUNDED'

interface OfTeam {
  team: RegistrationTeam
}

interface OfOwnTeam extends OfTeam {
  /** Whether the viewer acts for the team. */
  canManage: boolean
  /** Those of its players who have confirmed. */
  roster?: RosterConfirmations | undefined
}

interface OfOwnTeams extends OfOwnTeam {
  /** A further team that the viewer can register. */
  another?: RegistrationTeam | undefined
}

/** The viewer's part in a championship, and what that state needs. Dates are ISO 8601. */
export type RegistrationState =
  /** The viewer's teams are still being read. */
  | { kind: 'loading' }
  | { kind: 'soon'; opensAt: string; isFollowed: boolean }
  | { kind: 'guest'; closesAt: string; loginHref: string; registerHref: string }
  | { kind: 'noTeam'; game: string; createHref: string; vacanciesHref: string }
  /** `lost` says what has become of the money of an entry of the team that was not paid in time. */
  | ({ kind: 'ready'; closesAt: string; lost?: LostEntry | undefined } & OfTeam)
  /** Every place is taken: the next team waits. */
  | ({ kind: 'full' } & OfTeam)
  | ({ kind: 'obstacle'; obstacle: TeamObstacle; teamSize: number; teamHref: string } & OfTeam)
  | ({ kind: 'noRight'; role: string; teamHref: string } & OfTeam)
  /** `payHref` leads to the payment; absent for those who neither play nor lead. */
  | ({
      kind: 'pendingPayment'
      payHref?: string | undefined
      /** The time until which the place is kept. */
      payUntil?: string | undefined
      /** The part of the fee that is paid, in centavos. */
      paid?: number | undefined
    } & OfOwnTeams)
  | ({
      kind: 'registered'
      registeredAt: string
      seed?: number | undefined
      checkInOpensAt: string
      startsAt: string
      /** Address of an iCalendar file. */
      calendarHref: string
    } & OfOwnTeams)
  | ({ kind: 'waiting'; place: number } & OfOwnTeams)
  | ({ kind: 'checkIn'; closesAt: string; isCheckedIn: boolean; checkedIn: number } & OfOwnTeam)
  | ({ kind: 'refused'; reason?: string | undefined } & OfTeam)
  /** Nobody can register any more, and it has not begun. */
  | { kind: 'closed'; startsAt: string }
  | {
      kind: 'live'
      team?: RegistrationTeam | undefined
      /** The viewer's next match. */
      next?: { opponent: string; scheduledAt: string | null; roomHref?: string | undefined } | undefined
      /** The team has left, or was disqualified. */
      isOut?: boolean | undefined
      /** Whether the viewer may withdraw the team. */
      canWithdraw?: boolean | undefined
      bracketHref: string
    }
  | { kind: 'finished'; champion?: RegistrationTeam | undefined; startedAt: string; resultHref: string }
  | { kind: 'cancelled'; reason?: string | undefined }

export type RegistrationKind = RegistrationState['kind']
