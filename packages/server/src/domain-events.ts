import type { TeamRole } from '@convoca/contract/rules'
import type { SystemContext } from './context.ts'

/** The reason that a match of a championship was closed. */
export type MatchClosing = 'REPORT' | 'RULING' | 'FORFEIT' | 'WALKOVER' | 'DISQUALIFICATION' | 'WITHDRAWAL'

/**
 * The events, by type. A payload is ids and plain values: a subscriber reads whatever else it needs, as it then is.
 *
 * To react to an event, write a function of your own domain that takes the context and the event, and name it in
 * `subscribers.ts`: the domain where it happened is not edited and does not know you. To tell others of something new, add a
 * type here and its list to `subscribers.ts`, and call `emit` after the change was stored.
 */
export interface DomainEvents {
  /** Both teams of these matches are known now: the matches can be played. */
  'matches.opened': { championshipId: string; matchIds: readonly string[] }
  /**
   * These matches were stored anew: results, pairs of later rounds, or what a correction undid. `cancelled` no longer take
   * place between these registrations, and `byes` wait for no opponent any more.
   */
  'matches.changed': {
    championshipId: string
    championshipName: string
    gameId: string
    matchIds: readonly string[]
    cancelled: readonly { id: string; home: string; away: string }[]
    byes: readonly { id: string; registrationId: string }[]
  }
  /** Closed, or closed by another result than before. Emitted after all `matches.changed` that follow from it. */
  'match.closed': {
    championshipId: string
    matchId: string
    cause: MatchClosing
    homeScore: number
    awayScore: number
  }
  /**
   * A championship is over. The winner is a team, a player, or neither where the team was deleted; a trophy is only earned where results are rated.
   */
  'championship.won': {
    championshipId: string
    championshipName: string
    gameId: string
    /** Null where all who could win are out. */
    winner: { teamId: string | null; playerId: string | null; name: string; earnsTrophy: boolean } | null
    registrationIds: readonly string[]
  }
  /** The team that had won no longer has, because a result was corrected. */
  'championship.win-revoked': { championshipId: string }
  /** Everybody can see it from now on. */
  'championship.published': { championshipId: string; actorId: string }
  /** These matches have another time, or none any more. `notified` have been told of it. */
  'matches.scheduled': {
    championshipId: string
    actorId: string
    matches: readonly { id: string; before: Date | null; after: Date | null }[]
    notified: readonly string[]
  }
  'championship.staff-joined': { championshipId: string; userId: string }
  'championship.staff-left': { championshipId: string; userId: string }
  /** A member has another role, or null: is no member any more. The team's exclusive lock is held. */
  'team.role-changed': { teamId: string; userId: string; role: TeamRole | null; actorId: string }
  /** All access that was given out before, to anybody at the account, must end. */
  'account.password-changed': { userId: string }
  'account.suspended': { userId: string }
  /** The account is being erased, and its rows with it. */
  'account.erased': { userId: string }
}

export type DomainEventType = keyof DomainEvents

export type DomainEvent<T extends DomainEventType = DomainEventType> = { type: T } & DomainEvents[T]

export type Subscriber<T extends DomainEventType> = (
  context: SystemContext,
  event: DomainEvent<T>,
) => Promise<unknown>

/** Everybody who reacts, by type and in their order. */
export type Subscribers = { readonly [T in DomainEventType]: readonly Subscriber<T>[] }

/**
 * Tells the subscribers, one after the other, in the transaction of the context: if one of them throws, what happened is rolled
 * back with everything that followed. What must not hold up or undo the change is left to `context.afterCommit` or a job.
 */
export async function emit<T extends DomainEventType>(
  context: SystemContext,
  event: DomainEvent<T>,
): Promise<void> {
  for (const subscriber of context.subscribers[event.type]) await subscriber(context, event)
}
