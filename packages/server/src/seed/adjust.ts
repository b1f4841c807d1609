import { sql } from 'kysely'
import type { Schemas } from '../contract/types.ts'
import type { Db } from '../database/schema.ts'

/**
 * What no service does: moving acts into the past, and states whose calls come later (team settings,
 * match results, applications). Only the demo data may do this.
 */

export interface TeamAdjustment {
  primaryColor: string
  secondaryColor: string
  isRecruiting: boolean
  showMembers: boolean
  wins: number
  losses: number
  createdAt: Date
}

export async function adjustTeam(db: Db, teamId: string, team: TeamAdjustment): Promise<void> {
  await db
    .updateTable('teams')
    .set({
      primary_color: team.primaryColor,
      secondary_color: team.secondaryColor,
      is_recruiting: team.isRecruiting,
      show_team_members: team.showMembers,
      wins: team.wins,
      losses: team.losses,
      created_at: team.createdAt,
      updated_at: team.createdAt,
    })
    .where('id', '=', teamId)
    .execute()
  await db
    .updateTable('team_members')
    .set({ joined_at: team.createdAt })
    .where('team_id', '=', teamId)
    .execute()
}

/** Puts a membership, the invitation it came from and what was told of it at one moment. */
export async function adjustMembership(
  db: Db,
  member: { teamId: string; userId: string; invitationId: string },
  given: { roster: Schemas['RosterStatus']; joinedAt: Date },
): Promise<void> {
  await db
    .updateTable('team_members')
    .set({ roster_status: given.roster, joined_at: given.joinedAt })
    .where('team_id', '=', member.teamId)
    .where('user_id', '=', member.userId)
    .execute()
  await adjustInvitation(db, member.invitationId, { sentAt: given.joinedAt, isRead: true })
}

const WEEK = 7 * 24 * 60 * 60 * 1000

export async function adjustInvitation(
  db: Db,
  invitationId: string,
  given: {
    sentAt: Date
    isRead: boolean
    kind?: Schemas['InvitationKind']
    status?: Schemas['InvitationStatus']
    message?: string | null
  },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({
      created_at: given.sentAt,
      expires_at: new Date(given.sentAt.getTime() + WEEK),
      ...(given.kind === undefined ? {} : { kind: given.kind }),
      ...(given.status === undefined ? {} : { status: given.status }),
      ...(given.message === undefined ? {} : { message: given.message }),
      // A player asks for themselves.
      ...(given.kind === 'APPLICATION' ? { invited_by: sql.ref<string>('user_id') } : {}),
    })
    .where('id', '=', invitationId)
    .execute()
  await db
    .updateTable('notifications')
    .set({ created_at: given.sentAt, read_at: given.isRead ? given.sentAt : null })
    .where('invitation_id', '=', invitationId)
    .execute()
}

/** The invitation of a member who came in that way. */
export async function findInvitationOf(db: Db, teamId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** An application was never told of as an invitation. */
export async function forgetNotifications(db: Db, invitationId: string): Promise<void> {
  await db.deleteFrom('notifications').where('invitation_id', '=', invitationId).execute()
}

export async function adjustNotification(
  db: Db,
  notificationId: string,
  given: { createdAt: Date; isRead: boolean },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ created_at: given.createdAt, read_at: given.isRead ? given.createdAt : null })
    .where('id', '=', notificationId)
    .execute()
}

/** Numbers everybody's notifications anew, now that their moments have changed. */
export async function renumberNotifications(db: Db): Promise<void> {
  // By way of negative numbers: no two may be the same even for a moment.
  await sql`
    update notifications set sequence = -ranked.place
    from (
      select id, row_number() over (partition by user_id order by created_at, sequence) as place
      from notifications
    ) ranked
    where ranked.id = notifications.id`.execute(db)
  await sql`update notifications set sequence = -sequence`.execute(db)
  await sql`
    update notification_counters set last_sequence = (
      select coalesce(max(sequence), 0) from notifications
      where notifications.user_id = notification_counters.user_id
    )`.execute(db)
}

export async function setAbout(db: Db, userId: string, about: string): Promise<void> {
  await db.updateTable('users').set({ about }).where('id', '=', userId).execute()
}
