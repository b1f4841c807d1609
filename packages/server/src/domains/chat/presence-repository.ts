import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'

export type Presence = Schemas['Presence']

/** Whether the user is there, and what is on screen. */
export interface Activity {
  isActive: boolean
  conversationId: string | null
}

/** A socket in the chat. */
export interface ChatConnection extends Activity {
  id: string
  userId: string
}

/**
 * Changes of one user's presence happen one after the other, so that each knows what was before it. Every batch locks in
 * the same order.
 */
export async function lockPresences(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (
      select distinct hashtextextended('presence/' || id, 0) as key from unnest(${userIds}::text[]) id order by key
    ) keys`.execute(db)
}

/** Writes sockets as they are now; those of an account that was erased are left out. */
export async function upsertConnections(
  db: Db,
  processId: string,
  connections: readonly ChatConnection[],
  now: Date,
): Promise<void> {
  if (connections.length === 0) return
  await sql`
    insert into chat_connections (id, user_id, process_id, is_active, conversation_id, seen_at)
    select given.id, given.user_id, ${processId}, given.is_active, given.conversation_id, ${now}
    from unnest(
      ${connections.map(({ id }) => id)}::text[],
      ${connections.map(({ userId }) => userId)}::uuid[],
      ${connections.map(({ isActive }) => isActive)}::boolean[],
      ${connections.map(({ conversationId }) => conversationId)}::uuid[]
    ) given (id, user_id, is_active, conversation_id)
    where exists (select from users where users.id = given.user_id)
    on conflict (id) do update set
      is_active = excluded.is_active, conversation_id = excluded.conversation_id, seen_at = excluded.seen_at`.execute(
    db,
  )
}

export async function deleteConnections(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from chat_connections where id = any(${ids}::text[])`.execute(db)
}

/** Those of the process that were not written since; returns whose they were. */
export async function deleteForgottenConnections(db: Db, processId: string, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('chat_connections')
    .where('process_id', '=', processId)
    .where('seen_at', '<', before)
    .returning('user_id')
    .execute()
  return [...new Set(rows.map(({ user_id: userId }) => userId))]
}

/**
 * Deletes connections of processes that have ended without closing their sockets; returns whose they were.
 */
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

/** The presence as it is, whoever may see it; who is offline has no entry. */
export async function findPresences(db: Db, userIds: readonly string[]): Promise<Map<string, Presence>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_connections')
    .select(['user_id', sql<boolean>`bool_or(is_active)`.as('is_active')])
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.is_active ? 'online' : 'away']))
}

/**
 * Those of the users who show their presence to the viewer: not those who hide it, nor those who have blocked
 * the viewer or whom the viewer has blocked.
 */
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

/** The presences of the users as the viewer sees them; a user without an entry is offline. */
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

/**
 * Somebody who has a conversation with a user, and whether they see the user's presence: they do not if the
 * user hides it, or one has blocked the other.
 */
export interface Partner {
  userId: string
  id: string
  sees: boolean
}

/** Those among `ids` who are in a conversation with one of the users, requests apart. */
export async function findPartners(
  db: Db,
  userIds: readonly string[],
  ids: readonly string[],
): Promise<Partner[]> {
  const { rows } = await sql<Partner>`
    select user_id as "userId", id,
      not exists (
        select 1 from user_preferences where user_preferences.user_id = partners.user_id and not presence
      ) and not exists (
        select 1 from user_blocks blocks
        where (blocks.user_id = partners.user_id and blocks.blocked_id = partners.id)
          or (blocks.user_id = partners.id and blocks.blocked_id = partners.user_id)
      ) as sees
    from (
      select distinct own.user_id, theirs.user_id as id
      from conversation_members own
      join conversation_members theirs
        on theirs.conversation_id = own.conversation_id and theirs.user_id <> own.user_id
      where own.user_id = any(${userIds}::uuid[]) and theirs.user_id = any(${ids}::uuid[])
        and not exists (
          select 1 from conversation_members asked
          where asked.conversation_id = own.conversation_id and asked.request is not null
            and asked.user_id in (own.user_id, theirs.user_id)
        )
    ) partners
  `.execute(db)
  return rows
}

/** Those of the users who hide their presence. */
export async function findHiding(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from user_preferences
    where user_id = any(${userIds}::uuid[]) and not presence`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those of the users who have turned marks of what is read off; they see none of others, either. */
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
