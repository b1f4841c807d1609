import type { Db } from '../../database/schema.ts'
import {
  type MessageKey,
  type MessageRow,
  numberChange,
  selectMessages,
  toMessageRows,
} from './messages-repository.ts'

/** The latest pinned first. */
export async function findPinned(db: Db, conversationId: string, limit: number): Promise<MessageRow[]> {
  const rows = await selectMessages(db)
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.pinned_at', 'is not', null)
    .orderBy('messages.pinned_at', 'desc')
    .orderBy('messages.sequence', 'desc')
    .limit(limit)
    .execute()
  return toMessageRows(rows)
}

export async function countPinned(db: Db, conversationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Pins, or unpins where `pinnedAt` is null. False where that is already the case, or the message was deleted in the meantime. */
export async function setPinned(
  db: Db,
  { id, conversation_id: conversationId }: MessageKey,
  pinnedAt: Date | null,
): Promise<boolean> {
  const row = await db
    .updateTable('messages')
    .set({ pinned_at: pinnedAt })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('pinned_at', pinnedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await numberChange(db, conversationId, id)
  return true
}
