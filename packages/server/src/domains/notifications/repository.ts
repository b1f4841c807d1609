import type { NotificationDelivery } from '../../context.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { deleteOldest, deleteReplaced } from './subjects-repository.ts'
import { subjectOf } from './subjects.ts'
import type { NotificationDraft } from './draft.ts'

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

/** The context and name by which its address names it. */
export async function findEventName(db: Db, id: string) {
  const row = await db
    .selectFrom('events')
    .select(['context', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The last part of its address. */
export async function findChampionshipUrl(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('championships').select('url').where('id', '=', id).executeTakeFirst()
  return row?.url ?? null
}

interface StoredNotifications {
  deliveries: NotificationDelivery[]
  /** Users whose lists have lost what was replaced. */
  replaced: string[]
}

async function insertAtOnce(db: Db, drafts: readonly NotificationDraft[]): Promise<StoredNotifications> {
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
      event_id: draft.eventId ?? null,
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

/** A statement has at most 65,535 parameters, and a notification two dozen of them. */
const MAX_AT_ONCE = 1000

export async function insertNotifications(
  db: Db,
  drafts: readonly NotificationDraft[],
): Promise<StoredNotifications> {
  const stored: StoredNotifications = { deliveries: [], replaced: [] }
  for (let from = 0; from < drafts.length; from += MAX_AT_ONCE) {
    const { deliveries, replaced } = await insertAtOnce(db, drafts.slice(from, from + MAX_AT_ONCE))
    stored.deliveries.push(...deliveries)
    stored.replaced.push(...replaced)
  }
  return stored
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
