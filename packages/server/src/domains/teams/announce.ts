import type { TeamPart } from '@convoca/sdk/realtime'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import type { PictureStore } from '../files/store.ts'
import type { Courier } from '../notifications/service.ts'
import { type Activity, recordActivities } from './repository.ts'

/** Tells open pages that something of a team changed, so that they read it again. */
export interface TeamAnnouncer {
  /**
   * Once `work` has committed, reaches the open pages of the team's members of that moment, in every process.
   * `userIds` are told as well: somebody whom it concerns without being a member (any more).
   */
  teamChanged(work: Work, teamId: string, part: TeamPart, userIds?: readonly string[]): Promise<void>
}

/** What an act on a team needs besides the store: its members hear of it, its pictures go with it. */
export interface TeamServices {
  realtime: Courier & TeamAnnouncer
  storage: PictureStore
}

export interface Act extends Omit<Activity, 'actorId'> {
  /** What open pages read again. */
  part: TeamPart
  /** Told as well as the members. */
  userIds?: readonly string[]
}

/** Writes an act into the team's history and tells its open pages, in the transaction of the act itself. */
export async function recordAct(
  work: Work,
  services: { realtime: TeamAnnouncer },
  actor: Actor,
  { part, userIds, ...activity }: Act,
): Promise<void> {
  await recordActivities(work.db, [{ ...activity, actorId: actor.userId }])
  await services.realtime.teamChanged(work, activity.teamId, part, userIds)
}
