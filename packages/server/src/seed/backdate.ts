import { invitationLifetime } from '@convoca/contract/rules'
import { sql } from 'kysely'
import type { Schemas } from '../contract/types.ts'
import type { Db } from '../database/schema.ts'

/**
 * Updates that no service offers: moving what was just created into the past, and setting state directly.
 * Only the demo data may do this.
 */

export interface PastTeam {
  primaryColor: string
  secondaryColor: string
  isRecruiting: boolean
  showMembers: boolean
  wins: number
  losses: number
  createdAt: Date
}

export async function backdateTeam(db: Db, teamId: string, team: PastTeam): Promise<void> {
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

/** Gives a membership, its invitation and the notifications about it the same date. */
export async function backdateMembership(
  db: Db,
  member: { teamId: string; userId: string; invitationId: string },
  past: { roster: Schemas['RosterStatus']; joinedAt: Date },
): Promise<void> {
  await db
    .updateTable('team_members')
    .set({ roster_status: past.roster, joined_at: past.joinedAt })
    .where('team_id', '=', member.teamId)
    .where('user_id', '=', member.userId)
    .execute()
  await backdateInvitation(db, member.invitationId, { sentAt: past.joinedAt, isRead: true })
}

export async function backdateInvitation(
  db: Db,
  invitationId: string,
  past: {
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
      created_at: past.sentAt,
      expires_at: new Date(past.sentAt.getTime() + invitationLifetime),
      ...(past.kind === undefined ? {} : { kind: past.kind }),
      ...(past.status === undefined ? {} : { status: past.status }),
      ...(past.message === undefined ? {} : { message: past.message }),
      // An application is sent by the player.
      ...(past.kind === 'APPLICATION' ? { invited_by: sql.ref<string>('user_id') } : {}),
    })
    .where('id', '=', invitationId)
    .execute()
  await db
    .updateTable('notifications')
    .set({ created_at: past.sentAt, read_at: past.isRead ? past.sentAt : null })
    .where('invitation_id', '=', invitationId)
    .execute()
}

/** The invitation that a member joined by. */
export async function findInvitationId(db: Db, teamId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Deletes the notifications of an invitation, which an application must not leave. */
export async function deleteNotifications(db: Db, invitationId: string): Promise<void> {
  await db.deleteFrom('notifications').where('invitation_id', '=', invitationId).execute()
}

export async function backdateNotification(
  db: Db,
  notificationId: string,
  past: { createdAt: Date; isRead: boolean },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ created_at: past.createdAt, read_at: past.isRead ? past.createdAt : null })
    .where('id', '=', notificationId)
    .execute()
}

/** Restores every user's sequence to the order of the changed dates. */
export async function renumberNotifications(db: Db): Promise<void> {
  // Negative numbers first, because the unique index is checked row by row.
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

/** `times` are those of its messages, the oldest first. */
export async function backdateTicket(
  db: Db,
  id: string,
  status: Schemas['TicketStatus'],
  times: readonly Date[],
): Promise<void> {
  const messages = await db
    .selectFrom('support_messages')
    .select('id')
    .where('ticket_id', '=', id)
    .orderBy('created_at')
    .execute()
  for (const [index, message] of messages.entries()) {
    const created_at = times[index] ?? new Date()
    await db.updateTable('support_messages').set({ created_at }).where('id', '=', message.id).execute()
  }
  const [first = new Date()] = times
  await db
    .updateTable('support_tickets')
    .set({ status, created_at: first, updated_at: times.at(-1) ?? first })
    .where('id', '=', id)
    .execute()
}

/** Its registrations stand in the order in which the teams came, and a trophy bears the date of the final. */
export async function backdateChampionship(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update championship_registrations as r
    set created_at = least(c.starts_at, ${now}) - make_interval(hours => 30 + 5 * o.place::int)
    from championships as c,
      (select id, row_number() over (order by created_at desc, id desc) as place
       from championship_registrations where championship_id = ${id}) as o
    where c.id = ${id} and o.id = r.id`.execute(db)
  await sql`
    update championships set created_at = registration_opens_at - interval '1 day' where id = ${id}`.execute(
    db,
  )
  await sql`
    update achievements as a set created_at = a.date + interval '23 hours'
    from championships as c
    where c.id = ${id} and a.championship_id = c.id`.execute(db)
}

/** `at` is null for a match that nothing was said of. */
export async function backdateMatch(
  db: Db,
  id: string,
  { scheduledAt, at }: { scheduledAt: Date; at: Date | null },
): Promise<void> {
  await db
    .updateTable('championship_matches')
    .set({ scheduled_at: scheduledAt })
    .where('id', '=', id)
    .execute()
  if (at === null) return
  await sql`update championship_match_log set created_at = ${at} where match_id = ${id}`.execute(db)
  await sql`update championship_reports set created_at = ${at} where match_id = ${id}`.execute(db)
}

export async function deleteNotificationsAbout(
  db: Db,
  contextType: Schemas['Notification']['context_type'],
): Promise<void> {
  await db.deleteFrom('notifications').where('context_type', '=', contextType).execute()
}
