import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Groups that users have made; the caller has locked the conversation. */

export async function renameGroup(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('conversations').set({ name }).where('id', '=', id).execute()
}

/** Returns the hash of the picture before. */
export async function setGroupPicture(db: Db, id: string, hash: string | null): Promise<string | null> {
  const { picture_hash: before } = await db
    .selectFrom('conversations')
    .select('picture_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db.updateTable('conversations').set({ picture_hash: hash }).where('id', '=', id).execute()
  return before
}

export async function setOwner(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('conversations').set({ owner_id: userId }).where('id', '=', id).execute()
}

/** Locks a participant against leaving; null for somebody who is none. */
export async function lockMember(
  db: Db,
  id: string,
  userId: string,
): Promise<{ request: 'PENDING' | 'DECLINED' | null } | null> {
  const row = await db
    .selectFrom('conversation_members')
    .select('request')
    .where('conversation_id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Messages of before count as read. */
export async function insertMember(
  db: Db,
  id: string,
  { userId, request }: { userId: string; request: 'PENDING' | null },
): Promise<void> {
  await db
    .insertInto('conversation_members')
    .columns(['conversation_id', 'user_id', 'last_read_sequence', 'request'])
    .expression((eb) =>
      eb
        .selectFrom('conversations')
        .select([
          'id',
          sql<string>`${userId}::uuid`.as('user_id'),
          'last_sequence',
          sql<'PENDING' | null>`${request}::text`.as('request'),
        ])
        .where('id', '=', id),
    )
    .execute()
}

/** Whether a minor among these people has no team in common with one of the others. */
export async function hasMinorAmongStrangers(
  db: Db,
  userIds: readonly string[],
  latestBirth: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from users minor
    join users other on other.id = any(${userIds}::uuid[]) and other.id <> minor.id
    where minor.id = any(${userIds}::uuid[]) and minor.birth > ${latestBirth}
      and not exists (
        select 1 from team_members theirs
        join team_members own on own.team_id = theirs.team_id
        where theirs.user_id = minor.id and own.user_id = other.id
      )
    limit 1
  `.execute(db)
  return rows.length > 0
}
