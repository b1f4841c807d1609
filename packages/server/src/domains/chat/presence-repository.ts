import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'

export type Presence = Schemas['Presence']

/** A socket in the chat. */
export interface ChatConnection {
  id: string
  userId: string
  processId: string
}

/** Whether the user is there, and what is on screen. */
export interface Activity {
  isActive: boolean
  conversationId: string | null
}

/** Changes of one user's presence happen one after the other, so that each knows what was before it. */
export async function lockPresence(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presence/${userId}`}, 0))`.execute(db)
}

export async function insertConnection(
  db: Db,
  { id, userId, processId }: ChatConnection,
  now: Date,
): Promise<void> {
  await db
    .insertInto('chat_connections')
    .values({ id, user_id: userId, process_id: processId, conversation_id: null, seen_at: now })
    .execute()
}

export async function updateActivity(
  db: Db,
  id: string,
  { isActive, conversationId }: Activity,
): Promise<void> {
  await db
    .updateTable('chat_connections')
    .set({ is_active: isActive, conversation_id: conversationId })
    .where('id', '=', id)
    .execute()
}

export async function deleteConnection(db: Db, id: string): Promise<void> {
  await db.deleteFrom('chat_connections').where('id', '=', id).execute()
}

/** The process is alive. */
export async function keepConnections(db: Db, processId: string, now: Date): Promise<void> {
  await db.updateTable('chat_connections').set({ seen_at: now }).where('process_id', '=', processId).execute()
}

/** Of processes that have ended without closing their sockets; returns whose they were. */
export async function deleteStaleConnections(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('chat_connections')
    .where('seen_at', '<', before)
    .returning('user_id')
    .execute()
  return [...new Set(rows.map(({ user_id: userId }) => userId))]
}

/** Those of the process; returns whose they were. */
export async function deleteProcessConnections(db: Db, processId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('chat_connections')
    .where('process_id', '=', processId)
    .returning('user_id')
    .execute()
  return [...new Set(rows.map(({ user_id: userId }) => userId))]
}

/** As it is, whoever may see it; who is offline has no entry. */
export async function findPresences(db: Db, userIds: readonly string[]): Promise<Map<string, Presence>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_connections')
    .select(['user_id', sql<boolean>`bool_or(is_active)`.as('is_active')])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.is_active ? 'online' : 'away']))
}

/** Of the users, who show their presence to the viewer: not those who hide it, nor where one has blocked the other. */
async function findShowing(db: Db, viewerId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_preferences', 'user_preferences.user_id', 'users.id')
    .select('users.id')
    .where('users.id', 'in', userIds)
    .where(sql<boolean>`coalesce(user_preferences.presence, true)`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('user_blocks')
            .select('user_blocks.user_id')
            .where((block) =>
              block.or([
                block.and([
                  block('user_blocks.user_id', '=', viewerId),
                  block('user_blocks.blocked_id', '=', block.ref('users.id')),
                ]),
                block.and([
                  block('user_blocks.blocked_id', '=', viewerId),
                  block('user_blocks.user_id', '=', block.ref('users.id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** What the viewer sees of the users; whoever has no entry is offline. */
export async function findShownPresences(
  db: Db,
  viewerId: string,
  userIds: readonly string[],
): Promise<Map<string, Presence>> {
  const present = await findPresences(db, userIds)
  if (present.size === 0) return present
  const showing = new Set(await findShowing(db, viewerId, [...present.keys()]))
  return new Map([...present].filter(([id]) => showing.has(id)))
}

/** Somebody who has a conversation with a user, and whether they see the user's presence: not of who hides it, nor where one has blocked the other. */
export interface Partner {
  id: string
  sees: boolean
}

/** Who is in a conversation with the user, requests apart; of `only` where it is given. */
export async function findPartners(
  db: Db,
  userId: string,
  only: readonly string[] | null,
): Promise<Partner[]> {
  const { rows } = await sql<Partner>`
    select id,
      not exists (select 1 from user_preferences where user_id = ${userId} and not presence)
        and not exists (
          select 1 from user_blocks
          where (user_id = ${userId} and blocked_id = partners.id) or (user_id = partners.id and blocked_id = ${userId})
        ) as sees
    from (
      select distinct theirs.user_id as id
      from conversation_members own
      join conversation_members theirs
        on theirs.conversation_id = own.conversation_id and theirs.user_id <> own.user_id
      where own.user_id = ${userId}
        and (${only}::uuid[] is null or theirs.user_id = any(${only}::uuid[]))
        and not exists (
          select 1 from conversation_members asked
          where asked.conversation_id = own.conversation_id and asked.request is not null
        )
    ) partners
  `.execute(db)
  return rows
}

export async function hidesPresence(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_preferences')
    .select('presence')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.presence === false
}

/** Of these users, who have turned marks of what is read off; they see none of others, either. */
export async function findWithoutReadMarks(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('user_preferences')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('read_marks', '=', false)
    .execute()
  return new Set(rows.map(({ user_id: userId }) => userId))
}
