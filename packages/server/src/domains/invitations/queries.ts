import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { logoHash } from '../teams/queries.ts'

/** Invitations with their team's summary and the names of users and vacancy. */
export function selectInvitations(db: Db) {
  return db
    .selectFrom('invitations')
    .innerJoin('teams', 'teams.id', 'invitations.team_id')
    .innerJoin('users as invitee', 'invitee.id', 'invitations.user_id')
    .innerJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .leftJoin('vacancies', 'vacancies.id', 'invitations.vacancy_id')
    .select([
      'invitations.id',
      'invitations.kind',
      'invitations.status',
      'invitations.role',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.team_id',
      'invitations.user_id',
      'invitations.invited_by',
      'teams.name as team_name',
      'teams.team_tag',
      'teams.primary_color',
      'teams.secondary_color',
      logoHash,
      sql<string>`invitee.nick::text`.as('user_nick'),
      sql<string>`inviter.nick::text`.as('inviter_nick'),
      'invitations.message',
      'vacancies.id as vacancy_id',
      'vacancies.title as vacancy_title',
      sql<boolean>`invitations.status = 'PENDING' and invitations.expires_at <= now()`.as('is_expired'),
    ])
}

export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>
>

/** Invitations in their current state. */
export async function findInvitationsById(db: Db, ids: readonly string[]): Promise<InvitationRow[]> {
  if (ids.length === 0) return []
  return selectInvitations(db).where('invitations.id', 'in', ids).execute()
}
