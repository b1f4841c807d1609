import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { MAX_COUNTED, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { toInvitation } from '../invitations/mappers.ts'
import { findInvitationsById } from '../invitations/queries.ts'
import { findScheduleInvitations } from '../schedules/invitation-queries.ts'
import { toScheduleInvitation } from '../schedules/mappers.ts'
import { toQuotedBody } from '../notifications/quotes.ts'
import { selectQuote } from '../notifications/quote-queries.ts'
import { isRead, unreadOf } from '../notifications/unread-queries.ts'

/** The limit of lists without pages. */
export const MAX_LISTED = 200

/** Whether the reader's place in the roster is still to be confirmed. */
const isPlacePending = sql<boolean>`exists (
  select from championship_players place
  join championships entered on entered.id = place.championship_id
  where place.registration_id = notifications.registration_id and place.user_id = notifications.user_id
    and place.is_active and place.confirmed_at is null and entered.status in ('REGISTRATION', 'CHECK_IN', 'ONGOING')
)`.as('is_place_pending')

/** Whether the reader is still to answer whether they help with the championship; null where it asks nothing of the kind. */
const isStaffPending = sql<boolean | null>`case
  when notifications.type = 'CHAMPIONSHIP_INVITE' and notifications.subject = 'staff ' || notifications.championship_id
  then exists (
    select from championship_staff asked
    where asked.championship_id = notifications.championship_id and asked.user_id = notifications.user_id
      and asked.accepted_at is null and asked.declined_at is null
  )
end`.as('is_staff_pending')

function selectNotifications(db: Db) {
  return db
    .selectFrom('notifications')
    .leftJoin('teams', 'teams.id', 'notifications.team_id')
    .leftJoin('championships', 'championships.id', 'notifications.championship_id')
    .leftJoin('events', 'events.id', 'notifications.event_id')
    .leftJoin('users as player', 'player.id', 'notifications.player_id')
    .select([
      'notifications.id',
      'notifications.user_id',
      'notifications.type',
      'notifications.context_type',
      'notifications.title',
      'notifications.body',
      'notifications.team_id',
      'notifications.invitation_id',
      'notifications.schedule_id',
      'notifications.check_in_id',
      'notifications.occurs_at',
      'notifications.ticket_id',
      'notifications.conversation_id',
      'notifications.championship_id',
      'notifications.match_id',
      'notifications.registration_id',
      isPlacePending,
      isStaffPending,
      'championships.url as championship_url',
      'events.context as event_context',
      'events.name as event_name',
      'notifications.created_at',
      isRead.as('is_read'),
      'teams.team_tag',
      sql<string | null>`player.nick::text`.as('player_nick'),
      selectQuote({
        readerId: sql.ref('notifications.user_id'),
        messageId: sql.ref('notifications.message_id'),
        communicationId: sql.ref('notifications.communication_id'),
        announcementId: sql.ref('notifications.announcement_id'),
      }).as('quoted'),
    ])
    .where('notifications.deleted_at', 'is', null)
    .orderBy('notifications.user_id')
    .orderBy('notifications.sequence', 'desc')
}

type NotificationRow = Awaited<ReturnType<ReturnType<typeof selectNotifications>['executeTakeFirstOrThrow']>>

const toKey = (checkInId: string | null, occursAt: Date | null) => `${checkInId} ${occursAt?.getTime()}`

/** Invitations are embedded in their current state, not as they were sent. */
async function withInvitations(db: Db, rows: readonly NotificationRow[]) {
  const ids = rows.flatMap((row) => (row.invitation_id === null ? [] : [row.invitation_id]))
  const invitations = new Map((await findInvitationsById(db, ids)).map((row) => [row.id, toInvitation(row)]))
  const scheduleRows = rows.filter((row) => row.type === 'SCHEDULE_INVITE')
  const asked = scheduleRows.flatMap(({ check_in_id: checkInId, occurs_at: occursAt }) =>
    checkInId === null ? [] : [{ checkInId, occursAt }],
  )
  const now = new Date()
  const scheduleInvitations = new Map(
    (await findScheduleInvitations(db, asked, now)).map((row) => [
      toKey(row.id, row.asked_at),
      toScheduleInvitation(row, now),
    ]),
  )
  return rows.map((row) => {
    const invitation = row.invitation_id === null ? undefined : invitations.get(row.invitation_id)
    const scheduleInvitation =
      row.type === 'SCHEDULE_INVITE'
        ? scheduleInvitations.get(toKey(row.check_in_id, row.occurs_at))
        : undefined
    const quoted = row.quoted === null ? null : toQuotedBody(row.quoted)
    const notification: Schemas['Notification'] = {
      id: row.id,
      title: row.title,
      type: row.type,
      context_type: row.context_type,
      body: (row.type === 'TEAM_INVITE' ? invitation : scheduleInvitation) ?? quoted ?? row.body,
      isRead: row.is_read,
      createAt: row.created_at.toISOString(),
      teamId: row.team_id,
      teamTag: row.team_tag,
      inviteId: row.invitation_id,
      scheduleId: row.schedule_id,
      checkInId: row.check_in_id,
      ticketId: row.ticket_id,
      conversationId: row.conversation_id,
      event:
        row.event_context === null || row.event_name === null
          ? null
          : { context: row.event_context, name: row.event_name },
      championship:
        row.championship_id === null || row.championship_url === null
          ? null
          : { id: row.championship_id, url: row.championship_url },
      matchId: row.match_id,
      roster:
        row.registration_id === null
          ? null
          : { registrationId: row.registration_id, isPending: row.is_place_pending },
      staff: row.is_staff_pending === null ? null : { isPending: row.is_staff_pending },
      player: row.player_nick === null ? null : { nick: row.player_nick },
    }
    return { userId: row.user_id, notification, isWithdrawn: row.conversation_id !== null && quoted === null }
  })
}

export interface AddressedNotification {
  userId: string
  notification: Schemas['Notification']
  /** It was about a message that is no longer there. */
  isWithdrawn: boolean
}

/** The notifications with these ids, newest first, without deleted ones. */
export async function findNotifications(db: Db, ids: readonly string[]): Promise<AddressedNotification[]> {
  if (ids.length === 0) return []
  return withInvitations(db, await selectNotifications(db).where('notifications.id', 'in', ids).execute())
}

/**
 * The notifications of these users since an instant, for replay after a lost connection between processes.
 */
export async function findNotificationsSince(
  db: Db,
  userIds: readonly string[],
  since: Date,
): Promise<AddressedNotification[]> {
  if (userIds.length === 0) return []
  const rows = await selectNotifications(db)
    .where('notifications.user_id', 'in', userIds)
    .where('notifications.created_at', '>=', since)
    .execute()
  return withInvitations(db, rows)
}

export async function listUnread(
  db: Db,
  userId: string,
  limit = MAX_LISTED,
): Promise<Schemas['Notification'][]> {
  const rows = await selectNotifications(db).where(unreadOf(userId)).limit(limit).execute()
  return (await withInvitations(db, rows)).map((entry) => entry.notification)
}

/** Everything newer than one of the user's own notifications, even a deleted one; null when it is unknown. */
export async function listAfter(
  db: Db,
  userId: string,
  notificationId: string,
): Promise<Schemas['Notification'][] | null> {
  const anchor = await db
    .selectFrom('notifications')
    .select('sequence')
    .where('id', '=', notificationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (anchor === undefined) return null
  const rows = await selectNotifications(db)
    .where('notifications.user_id', '=', userId)
    .where('notifications.sequence', '>', anchor.sequence)
    .limit(MAX_LISTED)
    .execute()
  return (await withInvitations(db, rows)).map((entry) => entry.notification)
}

export async function findNotificationPage(
  db: Db,
  userId: string,
  request: { page: number; limit: number },
): Promise<{ total: number; notifications: Schemas['Notification'][] }> {
  const kept = db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
  const total = await countCapped(db, kept)
  const { limit, offset } = windowOf(request)
  const rows = await selectNotifications(db)
    .where('notifications.user_id', '=', userId)
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, notifications: (await withInvitations(db, rows)).map((entry) => entry.notification) }
}

/** Matches no row unless the notification is the user's and not deleted. */
function updateOwn(db: Db, userId: string, notificationId: string) {
  return db
    .updateTable('notifications')
    .where('id', '=', notificationId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
}

/** False for a notification that is not the user's. Repeated calls keep the first instant. */
export async function markRead(db: Db, userId: string, notificationId: string): Promise<boolean> {
  const row = await updateOwn(db, userId, notificationId)
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(new Date())) }))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Marks all that have been sent so far, however many, by one row; returns how many were unread. Of simultaneous calls one
 * counts them.
 */
export async function markAllRead(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with unread as (
      select notifications.sequence from notifications where ${unreadOf(userId)} limit ${MAX_COUNTED}
    ),
    marked as (
      update notification_counters set read_up_to = last_sequence
      where user_id = ${userId} and read_up_to < last_sequence and exists (select from unread)
      returning user_id
    )
    select case when exists (select from marked) then (select count(*) from unread) else 0 end as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function deleteNotification(db: Db, userId: string, notificationId: string): Promise<boolean> {
  const row = await updateOwn(db, userId, notificationId).set({ deleted_at: new Date() }).executeTakeFirst()
  return row !== undefined
}
