import type { TeamPart } from '@convoca/sdk/realtime'
import type { Context } from '../../context.ts'
import { type NewActivity, insertActivities } from './repository.ts'

export interface TeamActivity extends Omit<NewActivity, 'actorId'> {
  /** The part of the team that open pages read again. */
  part: TeamPart
  /** Sent the change as well as the members. */
  userIds?: readonly string[]
}

/** Adds a change to the team's activity log and publishes it to open pages, in the transaction of the change. */
export async function logActivity(
  context: Context,
  { part, userIds, ...activity }: TeamActivity,
): Promise<void> {
  await insertActivities(context.db, [{ ...activity, actorId: context.actor.userId }])
  await context.realtime.publishTeamChange(context, activity.teamId, part, userIds)
}

/** Only adds them to the log, by whoever did what; the caller publishes the change. */
export const addActivities = (
  { db }: Pick<Context, 'db'>,
  activities: readonly NewActivity[],
): Promise<void> => insertActivities(db, activities)
