import { type ExpressionBuilder, sql } from 'kysely'
import type { Position } from '../../database/cursor.ts'
import { newId } from '../../database/id.ts'
import type { Database, Db } from '../../database/schema.ts'
import { containsText } from '../../database/search.ts'
import { fileUrl } from '../files/mappers.ts'

/** Unread messages are counted up to this many. */
const MAX_UNREAD = 1000

export interface ConversationFilter {
  search?: string | undefined
  filter: 'all' | 'unread' | 'groups' | 'requests'
}

function countLatest(kind: 'IMAGE' | 'VOICE') {
  return sql<number>`(select count(*)::integer from message_attachments
    where message_attachments.message_id = latest.id and message_attachments.kind = ${kind})`
}

/**
 * Whether a request waits for an answer. A group is unanswered for those who are asked to come back, and for
 * nobody else.
 */
const isUnanswered = sql<boolean>`exists (select 1 from conversation_members asked
  where asked.conversation_id = conversations.id and asked.request is not null
    and (conversations.kind = 'DIRECT' or asked.user_id = mine.user_id))`.as('is_unanswered')

function countUnread(
  eb: ExpressionBuilder<Database & { mine: Database['conversation_members'] }, 'mine'>,
  userId: string,
) {
  return eb
    .selectFrom(
      eb
        .selectFrom('messages')
        .select('messages.id')
        .whereRef('messages.conversation_id', '=', 'mine.conversation_id')
        .whereRef('messages.sequence', '>', 'mine.last_read_sequence')
        .where('messages.sender_id', '<>', userId)
        .where('messages.deleted_at', 'is', null)
        .limit(MAX_UNREAD)
        .as('waiting'),
    )
    .select((count) => count.fn.countAll<number>().as('count'))
    .as('unread')
}

/** The conversations of a user with their latest message. */
function selectConversations(db: Db, userId: string) {
  return db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations', 'conversations.id', 'mine.conversation_id')
    .leftJoin('teams', 'teams.id', 'conversations.team_id')
    .leftJoin('users as other', (join) =>
      join.on((eb) =>
        eb(
          'other.id',
          '=',
          sql<string>`case when conversations.first_user_id = ${userId}
            then conversations.second_user_id else conversations.first_user_id end`,
        ),
      ),
    )
    .leftJoin('messages as latest', (join) =>
      join
        .onRef('latest.conversation_id', '=', 'conversations.id')
        .onRef('latest.sequence', '=', 'conversations.last_sequence'),
    )
    .leftJoinLateral(
      (eb) => countUnread(eb, userId),
      (join) => join.onTrue(),
    )
    .where('mine.user_id', '=', userId)
    .select([
      'conversations.id',
      'conversations.kind',
      'conversations.team_id',
      'other.id as other_id',
      'conversations.owner_id',
      'conversations.picture_hash',
      sql<string>`coalesce(teams.name, conversations.name, other.nick::text)`.as('name'),
      'conversations.last_sequence',
      'conversations.last_change',
      'conversations.last_message_at',
      sql<Date>`coalesce(conversations.last_message_at, conversations.created_at)`.as('sorted_at'),
      sql<string>`convoca_fold(concat_ws(e'\\n', teams.name, conversations.name, other.nick::text,
        case when latest.deleted_at is null then latest.content end))`.as('search_text'),
      'latest.sender_id as latest_sender_id',
      'latest.content as latest_content',
      'latest.deleted_at as latest_deleted_at',
      countLatest('IMAGE').as('latest_pictures'),
      countLatest('VOICE').as('latest_voice_notes'),
      'mine.last_read_sequence',
      'mine.muted_until',
      'mine.request',
      isUnanswered,
      'unread.count as unread_count',
    ])
}

export type ConversationRow = Awaited<ReturnType<typeof findConversations>>[number]

/** The latest first, after `position`. A direct one without a message is shown only to the person who began it, one of a match to nobody. */
export async function findConversations(
  db: Db,
  userId: string,
  { search, filter, position, limit }: ConversationFilter & { position: Position | null; limit: number },
) {
  const rows = selectConversations(db, userId)
    .where(sql<boolean>`mine.request is distinct from 'DECLINED'`)
    .where((eb) =>
      eb.or([
        eb('conversations.kind', 'not in', ['DIRECT', 'MATCH']),
        eb('conversations.last_sequence', '>', 0),
        eb('conversations.created_by', '=', userId),
      ]),
    )
    .as('rows')
  return db
    .selectFrom(rows)
    .selectAll()
    .where(containsText('rows.search_text', search))
    .$if(filter === 'unread', (query) => query.where('rows.unread_count', '>', 0))
    .$if(filter === 'requests', (query) => query.where('rows.request', '=', 'PENDING'))
    .$if(filter === 'groups', (query) => query.where('rows.kind', '<>', 'DIRECT'))
    .$if(position !== null, (query) =>
      query.where(sql<boolean>`(rows.sorted_at, rows.id) < (${position?.at}, ${position?.id}::uuid)`),
    )
    .orderBy('rows.sorted_at', 'desc')
    .orderBy('rows.id', 'desc')
    .limit(limit)
    .execute()
}

/** The conversation; null for a user who is not in it. */
export async function findConversation(db: Db, userId: string, id: string): Promise<ConversationRow | null> {
  const row = await selectConversations(db, userId).where('conversations.id', '=', id).executeTakeFirst()
  return row ?? null
}

export interface ConversationPerson {
  conversation_id: string
  id: string
  name: string
  avatar: string | null
  last_read_sequence: number
  /** Has left the group, and not answered yet. */
  is_asked: boolean
}

/** The people in these conversations, by nick. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<ConversationPerson[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('conversation_members')
    .innerJoin('users', 'users.id', 'conversation_members.user_id')
    .innerJoin('conversations', 'conversations.id', 'conversation_members.conversation_id')
    .leftJoin('files', (join) =>
      join
        .onRef('files.entity_id', '=', 'users.id')
        .on('files.entity_type', '=', 'USER')
        .on('files.business_type', '=', 'USER_PROFILE_PHOTO'),
    )
    .select([
      'conversation_members.conversation_id',
      'conversation_members.last_read_sequence',
      sql<boolean>`conversation_members.request is not null and conversations.kind = 'GROUP'`.as('is_asked'),
      'users.id',
      sql<string>`users.nick::text`.as('name'),
      'files.hash',
    ])
    .where('conversation_members.conversation_id', 'in', ids)
    .orderBy('users.nick')
    .execute()
  return rows.map(({ hash, ...person }) => ({ ...person, avatar: hash === null ? null : fileUrl(hash) }))
}

/** Locks the conversation until the end of the transaction; null for a user who is not in it. */
export async function lockConversation(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('conversation_members', 'conversation_members.conversation_id', 'conversations.id')
    .select([
      'conversations.id',
      'conversations.kind',
      'conversations.team_id',
      'conversations.owner_id',
      'conversations.first_user_id',
      'conversations.second_user_id',
    ])
    .where('conversations.id', '=', id)
    .where('conversation_members.user_id', '=', userId)
    .forNoKeyUpdate('conversations')
    .executeTakeFirst()
  return row ?? null
}

/** Whether it is not that of a match whose championship ended before `since`. */
export async function isOpenConversation(db: Db, id: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('championship_matches as match', 'match.id', 'conversations.match_id')
    .innerJoin('championships', 'championships.id', 'match.championship_id')
    .select('conversations.id')
    .where('conversations.id', '=', id)
    .where('championships.status', 'in', ['FINISHED', 'CANCELLED'])
    .where('championships.updated_at', '<', since)
    .executeTakeFirst()
  return row === undefined
}

export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

/** The direct conversation of two users, which is created if there is none. */
export async function upsertDirect(db: Db, userId: string, otherId: string): Promise<string> {
  const [first, second] = userId < otherId ? [userId, otherId] : [otherId, userId]
  const created = await db
    .insertInto('conversations')
    .values({
      id: newId(),
      kind: 'DIRECT',
      first_user_id: first,
      second_user_id: second,
      created_by: userId,
    })
    .onConflict((conflict) => conflict.columns(['first_user_id', 'second_user_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created !== undefined) {
    await addMembers(db, created.id, [userId])
    await insertAsked(db, created.id, { userId: otherId, by: userId })
    return created.id
  }
  const { id } = await db
    .selectFrom('conversations')
    .select('id')
    .where('first_user_id', '=', first)
    .where('second_user_id', '=', second)
    .executeTakeFirstOrThrow()
  return id
}

/** Null where there is none yet. */
export async function findDirect(db: Db, userId: string, otherId: string): Promise<string | null> {
  const [first, second] = userId < otherId ? [userId, otherId] : [otherId, userId]
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('first_user_id', '=', first)
    .where('second_user_id', '=', second)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertGroup(
  db: Db,
  userId: string,
  { name, userIds }: { name: string; userIds: readonly string[] },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('conversations')
    .values({ id, kind: 'GROUP', name, created_by: userId, owner_id: userId })
    .execute()
  await addMembers(db, id, [userId, ...userIds])
  return id
}

/** Adds a user, as a request if the two have no common team. */
async function insertAsked(
  db: Db,
  id: string,
  { userId, by }: { userId: string; by: string },
): Promise<void> {
  await sql`
    insert into conversation_members (conversation_id, user_id, request)
    select ${id}, ${userId}, case when exists (
      select 1 from team_members theirs join team_members own on own.team_id = theirs.team_id
      where theirs.user_id = ${userId} and own.user_id = ${by}
    ) then null else 'PENDING' end
  `.execute(db)
}

async function addMembers(db: Db, id: string, userIds: readonly string[]): Promise<void> {
  await db
    .insertInto('conversation_members')
    .values(userIds.map((user_id) => ({ conversation_id: id, user_id })))
    .execute()
}

/** Moves the position forward only, and not past the last message. The new one, or null where it has not moved. */
export async function moveReadPosition(
  db: Db,
  userId: string,
  id: string,
  sequence: number,
): Promise<number | null> {
  const row = await db
    .updateTable('conversation_members')
    .from('conversations')
    .set({ last_read_sequence: sql<number>`least(${sequence}, conversations.last_sequence)` })
    .whereRef('conversations.id', '=', 'conversation_members.conversation_id')
    .where('conversation_members.conversation_id', '=', id)
    .where('conversation_members.user_id', '=', userId)
    .where(
      sql<boolean>`conversation_members.last_read_sequence < least(${sequence}, conversations.last_sequence)`,
    )
    .returning('conversation_members.last_read_sequence')
    .executeTakeFirst()
  return row?.last_read_sequence ?? null
}

/** Mutes the conversation; false for a user who is not in it. */
export async function muteUntil(db: Db, userId: string, id: string, until: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('conversation_members')
    .set({ muted_until: until })
    .where('conversation_id', '=', id)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the user out; a conversation that nobody is in any more goes. Returns the hash of the picture that goes with it. */
export async function removeMember(db: Db, userId: string, id: string): Promise<string | null> {
  await db
    .deleteFrom('conversation_members')
    .where('conversation_id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  const gone = await db
    .deleteFrom('conversations')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('conversation_members')
            .select('user_id')
            .whereRef('conversation_members.conversation_id', '=', 'conversations.id'),
        ),
      ),
    )
    .returning('picture_hash')
    .executeTakeFirst()
  return gone?.picture_hash ?? null
}

export async function findConversationIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ conversation_id: id }) => id)
}

/** The group of a team; null once the team is gone. */
export async function findTeamConversation(db: Db, teamId: string): Promise<string | null> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findMemberIds(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members')
    .select('user_id')
    .where('conversation_id', '=', id)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
