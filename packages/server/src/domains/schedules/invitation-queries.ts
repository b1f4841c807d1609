import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { type TeamSummaryRow, logoHash } from '../teams/queries.ts'
import { type CheckInRow, checkInColumns } from './check-ins-repository.ts'

/** Check-ins with what their notifications need to show them as invitations to an occurrence (docs/product.md#schedules). */
export async function findScheduleInvitations(
  db: Db,
  asked: readonly AskedOccurrence[],
  now: Date,
): Promise<ScheduleInvitationRow[]> {
  if (asked.length === 0) return []
  const [ids, instants] = [asked.map(({ checkInId }) => checkInId), asked.map(({ occursAt }) => occursAt)]
  const given = sql<{ id: string; at: Date | null }>`(
    select * from unnest(${ids}::uuid[], ${instants}::timestamptz[]) as given (id, at)
  )`
  // A series at another time no longer has the occurrence.
  const occurrence = sql<{ occurs_at: Date; starts_at: Date; ends_at: Date; is_cancelled: boolean }>`(
    select * from occurrence_at(schedules, asked.at)
    union all
    select next.*, false from next_occurrence(schedules, ${now}) next
    limit 1
  )`
  return db
    .selectFrom(given.as<'asked'>('asked'))
    .innerJoin('check_ins', 'check_ins.id', 'asked.id')
    .innerJoin('schedules', 'schedules.id', 'check_ins.schedule_id')
    .innerJoinLateral(occurrence.as<'occurrence'>('occurrence'), (join) => join.onTrue())
    .leftJoin('check_in_answers as answer', (join) =>
      join
        .onRef('answer.check_in_id', '=', 'check_ins.id')
        .onRef('answer.occurs_at', '=', 'occurrence.occurs_at'),
    )
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .innerJoin('teams', 'teams.id', 'check_ins.team_id')
    .innerJoin('users as inviter', 'inviter.id', 'check_ins.invited_by')
    .select(checkInColumns)
    .select([
      'asked.at as asked_at',
      'occurrence.occurs_at',
      'occurrence.starts_at',
      'occurrence.ends_at',
      'occurrence.is_cancelled',
      'check_ins.created_at',
      'team_members.role',
      'schedules.title',
      'teams.id as team_id',
      'teams.name as team_name',
      'teams.team_tag',
      'teams.primary_color',
      'teams.secondary_color',
      logoHash,
      'inviter.id as inviter_id',
      sql<string>`inviter.nick::text`.as('inviter_nick'),
    ])
    .execute()
}

export interface ScheduleInvitationRow extends CheckInRow, TeamSummaryRow {
  created_at: Date
  /** The occurrence that was asked about; null for the next one. */
  asked_at: Date | null
  role: Schemas['TeamRole']
  title: string
  starts_at: Date
  ends_at: Date
  is_cancelled: boolean
  inviter_id: string
  inviter_nick: string
}

export interface AskedOccurrence {
  checkInId: string
  occursAt: Date | null
}
