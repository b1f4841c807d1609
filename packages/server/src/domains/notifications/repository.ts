import { sql } from 'kysely'
import type { NotificationDelivery, Quote } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { MAX_COUNTED, countCapped, windowOf } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { toInvitation } from '../invitations/mappers.ts'
import { findInvitationsById } from '../invitations/queries.ts'
import { isStaffPending } from './staff-invitation-repository.ts'
import { isPlacePending } from './roster-place-repository.ts'
import type { QuietHours } from './quiet-hours.ts'
import { deleteOldest, deleteReplaced } from './subjects-repository.ts'
import { subjectOf } from './subjects.ts'
import { findScheduleInvitations } from '../schedules/check-ins-repository.ts'
import { toScheduleInvitation } from '../schedules/mappers.ts'
import { toQuotedBody } from './quotes.ts'
import { selectQuote } from './quotes-repository.ts'
import { isRead, unreadOf } from './unread-queries.ts'

/** The limit of lists without pages. */
export const MOST_LISTED = 200

export interface NotificationDraft extends Quote {
  userId: string
  type: Schemas['NotificationType']
  contextType: Schemas['NotificationContext']
  title: string
  /** With an invitation or a quoted text, shown only once that is gone. */
  body: string | string[]
  /** What a mail says instead of the body, such as of an invitation that is still open. */
  mailText?: string
  teamId?: string
  /** Another user whom it is about, such as who joined. */
  playerId?: string
  invitationId?: string
  scheduleId?: string
  /** An invitation to an event shows the check-in's current state. */
  checkInId?: string
  /** The occurrence of the event that it asks about. */
  occursAt?: Date
  ticketId?: string
  conversationId?: string
  championshipId?: string
  matchId?: string
  /** In whose roster the user has a place to confirm. */
  registrationId?: string
  /** What it is about, where none of these says so: of one kind and subject the newest unread one stays. */
  subject?: string
  /** Reaches users who have turned its kind off, and has a mail of its own. */
  isUnmutable?: true
}

/** Reserves consecutive sequence numbers for each user and returns the last of each. */
async function takeSequences(db: Db, counts: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  // Sorted by user: transactions that notify the same users lock the rows in one order and cannot deadlock.
  const users = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const rows = await db
    .insertInto('notification_counters')
    .values(users.map(([userId, count]) => ({ user_id: userId, last_sequence: count })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        last_sequence: eb('notification_counters.last_sequence', '+', eb.ref('excluded.last_sequence')),
      })),
    )
    .returning(['user_id', 'last_sequence'])
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.last_sequence]))
}

/** By which channels a user wants which kinds; kinds without an entry are shown in the app only. */
export interface Channels {
  muted: ReadonlySet<string>
  mailed: ReadonlySet<string>
  quiet: QuietHours | null
}

/** Of the users who have preferences. */
export async function findChannels(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Channels>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_preferences')
    .select(['user_id', 'notifications', 'quiet_from', 'quiet_until'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(
    rows.map(({ user_id, notifications, quiet_from: from, quiet_until: until }) => [
      user_id,
      {
        muted: new Set(notifications.filter(({ inApp }) => !inApp).map(({ type }) => type)),
        mailed: new Set(notifications.filter(({ email }) => email).map(({ type }) => type)),
        quiet: from === null || until === null ? null : { from, until },
      },
    ]),
  )
}

/** The last part of its address. */
export async function findChampionshipUrl(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('championships').select('url').where('id', '=', id).executeTakeFirst()
  return row?.url ?? null
}

export async function insertNotifications(
  db: Db,
  drafts: readonly NotificationDraft[],
): Promise<{ deliveries: NotificationDelivery[]; replaced: string[] }> {
  if (drafts.length === 0) return { deliveries: [], replaced: [] }
  const counts = new Map<string, number>()
  for (const draft of drafts) counts.set(draft.userId, (counts.get(draft.userId) ?? 0) + 1)
  const last = await takeSequences(db, counts)
  const rows = drafts.map((draft) => {
    const left = counts.get(draft.userId) ?? 1
    counts.set(draft.userId, left - 1)
    return {
      id: newId(),
      user_id: draft.userId,
      sequence: (last.get(draft.userId) ?? 0) - left + 1,
      type: draft.type,
      context_type: draft.contextType,
      title: draft.title,
      body: JSON.stringify(draft.body),
      team_id: draft.teamId ?? null,
      player_id: draft.playerId ?? null,
      invitation_id: draft.invitationId ?? null,
      schedule_id: draft.scheduleId ?? null,
      check_in_id: draft.checkInId ?? null,
      ticket_id: draft.ticketId ?? null,
      conversation_id: draft.conversationId ?? null,
      championship_id: draft.championshipId ?? null,
      match_id: draft.matchId ?? null,
      registration_id: draft.registrationId ?? null,
      message_id: draft.messageId ?? null,
      communication_id: draft.communicationId ?? null,
      announcement_id: draft.announcementId ?? null,
      subject: subjectOf(draft),
      occurs_at: draft.occursAt ?? null,
    }
  })
  // The counters of these users are locked: nobody else notifies them of the same meanwhile.
  const replaced = await deleteReplaced(db, rows)
  await db.insertInto('notifications').values(rows).execute()
  await deleteOldest(db, last)
  return { deliveries: rows.map((row) => ({ userId: row.user_id, notificationId: row.id })), replaced }
}

function selectNotifications(db: Db) {
  return db
    .selectFrom('notifications')
    .leftJoin('teams', 'teams.id', 'notifications.team_id')
    .leftJoin('championships', 'championships.id', 'notifications.championship_id')
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

/** By id, newest first, without deleted ones. */
export async function findNotifications(db: Db, ids: readonly string[]): Promise<AddressedNotification[]> {
  if (ids.length === 0) return []
  return withInvitations(db, await selectNotifications(db).where('notifications.id', 'in', ids).execute())
}

/** Of these users since an instant, for replay after a lost connection between processes. */
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
  limit = MOST_LISTED,
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
    .limit(MOST_LISTED)
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

/** Responding to an invitation, or for one's place in a roster, marks its notification as read. */
export async function markResponded(
  db: Db,
  userId: string,
  { column, id }: { column: 'invitation_id' | 'registration_id'; id: string },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where(column, '=', id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

/** Responding to an occurrence marks its notification as read. */
export async function markCheckInRead(
  db: Db,
  userId: string,
  { checkInId, occursAt }: { checkInId: string; occursAt: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('check_in_id', '=', checkInId)
    .where('user_id', '=', userId)
    .where('type', '=', 'SCHEDULE_INVITE')
    .where('read_at', 'is', null)
    .where((eb) => eb.or([eb('occurs_at', 'is', null), eb('occurs_at', '=', occursAt)]))
    .execute()
}

export async function deleteNotification(db: Db, userId: string, notificationId: string): Promise<boolean> {
  const row = await updateOwn(db, userId, notificationId).set({ deleted_at: new Date() }).executeTakeFirst()
  return row !== undefined
}
