import type { TeamPart } from '@convoca/sdk/realtime'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import type { PictureStore } from '../files/store.ts'
import type { NotificationDraft } from '../notifications/repository.ts'
import { type Courier, notify } from '../notifications/service.ts'
import { type Activity, recordActivities } from './repository.ts'

/** Tells open pages that something of a team changed, so that they read it again. */
export interface TeamAnnouncer {
  /**
   * Once `work` has committed, reaches the open pages of the team's members of that moment, in every process.
   * `userIds` are told as well: somebody whom it concerns without being a member (any more).
   */
  teamChanged(work: Work, teamId: string, part: TeamPart, userIds?: readonly string[]): Promise<void>
  /** The same for these members alone: the others are not to know of it. */
  teamChangedFor(work: Work, teamId: string, part: TeamPart, userIds: readonly string[]): Promise<void>
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

/**
 * Notifies of what goes to a whole team: events, reminders, communications. A team may have switched that off, and
 * with it nothing else (docs/decisions/0026-what-the-notifications-switch-silences.md).
 */
export async function broadcast(
  work: Work,
  services: { realtime: Courier },
  drafts: readonly (NotificationDraft & { teamId: string })[],
): Promise<void> {
  if (drafts.length === 0) return
  const teams = await work.db
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', [...new Set(drafts.map((draft) => draft.teamId))])
    .where('notifications_enabled', '=', true)
    .execute()
  const loud = new Set(teams.map((team) => team.id))
  // Ids of addresses may come in capitals; the store knows one spelling.
  await notify(
    work,
    services,
    drafts.filter((draft) => loud.has(draft.teamId.toLowerCase())),
  )
}
