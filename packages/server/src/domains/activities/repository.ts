import { earliestActivity } from '@convoca/contract/rules'
import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'

export interface ActivityFilter {
  actionType?: Schemas['ActivityType'] | undefined
  timeFilter: Schemas['TimeFilter']
  now: Date
}

function matching(db: Db, teamId: string, { actionType, timeFilter, now }: ActivityFilter) {
  const earliest = earliestActivity(timeFilter, now)
  return db
    .selectFrom('team_activities')
    .where('team_activities.team_id', '=', teamId)
    .$if(actionType !== undefined, (query) =>
      query.where('team_activities.action_type', '=', actionType ?? 'TEAM_CREATED'),
    )
    .$if(earliest !== null, (query) => query.where('team_activities.created_at', '>=', earliest ?? now))
}

function withPeople(query: ReturnType<typeof matching>) {
  return query
    .leftJoin('users as actor', 'actor.id', 'team_activities.actor_id')
    .leftJoin('users as subject', 'subject.id', 'team_activities.subject_id')
    .select([
      'team_activities.id',
      'team_activities.team_id',
      'team_activities.action_type',
      'team_activities.role',
      'team_activities.target',
      'team_activities.created_at',
      'actor.id as actor_id',
      'actor.name as actor_name',
      sql<string | null>`actor.nick::text`.as('actor_nick'),
      'subject.id as subject_id',
      'subject.name as subject_name',
      sql<string | null>`subject.nick::text`.as('subject_nick'),
    ])
}

export type ActivityRow = Awaited<ReturnType<typeof findActivities>>[number]

export async function countActivities(db: Db, teamId: string, filter: ActivityFilter): Promise<number> {
  return countCapped(db, matching(db, teamId, filter).select('team_activities.id'))
}

/** Newest first. */
export async function findActivities(
  db: Db,
  teamId: string,
  filter: ActivityFilter & { page: number; limit: number },
) {
  const { limit, offset } = windowOf(filter)
  return withPeople(matching(db, teamId, filter))
    .orderBy('team_activities.created_at', 'desc')
    .orderBy('team_activities.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function findActivity(db: Db, teamId: string, id: string): Promise<ActivityRow | null> {
  const everything = { timeFilter: 'ALL', now: new Date() } as const
  const row = await withPeople(matching(db, teamId, everything))
    .where('team_activities.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
