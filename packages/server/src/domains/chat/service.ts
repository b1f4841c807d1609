import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Position, decodePosition, encodePosition, limitInteger } from '../../database/cursor.ts'
import { DomainError } from '../../errors.ts'
import { latestBirth } from '../auth/rules.ts'
import { findFileRefs } from '../files/queries.ts'
import { fullAge } from '../users/rules.ts'
import { requireVisibleUser } from '../users/service.ts'
import { findBlockedAmong, isBlocked, isRefusing } from '../blocks/queries.ts'
import { insertDeparture } from './departures-repository.ts'
import { markConversationNotificationsRead } from './notifications-repository.ts'
import { findShownPresences, findWithoutReadMarks } from './presence-repository.ts'
import { hasMinorAmongStrangers } from './groups-repository.ts'
import { toConversation } from './mappers.ts'
import {
  type ConversationFilter,
  type ConversationRow,
  findConversation,
  findConversations,
  findDirect,
  findPeople,
  insertGroup,
  lockConversation,
  moveReadPosition,
  muteUntil,
  removeMember,
  upsertDirect,
} from './repository.ts'
import { checkConversation } from './rules.ts'

type Conversation = Schemas['Conversation']

/** Reads what the rows need beside their own; returns how each is shown to the caller. */
async function readParts(
  { db, actor, now }: Context,
  rows: readonly ConversationRow[],
): Promise<(row: ConversationRow) => Conversation> {
  const ids = rows.map(({ id }) => id)
  const people = Map.groupBy(await findPeople(db, ids), (person) => person.conversation_id)
  const teamIds = rows.flatMap(({ team_id: teamId }) => (teamId === null ? [] : [teamId]))
  const files = await findFileRefs(db, 'TEAM', teamIds)
  const everybody = [...new Set([...people.values()].flat().map(({ id }) => id))]
  const presences = await findShownPresences(db, actor.userId, everybody)
  const hidden: typeof presences = new Map()
  const silent = await findWithoutReadMarks(db, everybody)
  const blocked = await findBlockedAmong(db, actor.userId, everybody)
  return (row) => {
    const pictures = files.get(row.team_id ?? '') ?? []
    return toConversation(row, {
      members: (people.get(row.id) ?? []).filter(({ id }) => id !== actor.userId),
      teamLogo: pictures.find(({ business_type: type }) => type === 'TEAM_PROFILE_PHOTO')?.url ?? null,
      // A stranger does not see who is there before the answer.
      presences: row.is_unanswered ? hidden : presences,
      showsRead: (id) => !blocked.has(id) && !silent.has(actor.userId) && !silent.has(id),
      now: now(),
    })
  }
}

export async function listConversations(
  context: Context,
  { cursor, limit, ...filter }: ConversationFilter & { cursor?: string | undefined; limit: number },
): Promise<Schemas['ConversationPage']> {
  const position: Position | null = decodePosition(cursor)
  const { db, actor } = context
  const rows = await findConversations(db, actor.userId, { ...filter, position, limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const shown = rows.slice(0, limit)
  return {
    data: shown.map(await readParts(context, shown)),
    nextCursor: last === undefined ? null : encodePosition({ at: last.sorted_at, id: last.id }),
  }
}

export async function readConversation(context: Context, id: string): Promise<Conversation> {
  const row = await findConversation(context.db, context.actor.userId, id)
  if (row === null) throw new DomainError('CONVERSATION_NOT_FOUND')
  const toOwn = await readParts(context, [row])
  return toOwn(row)
}

/** Refuses people whom the caller cannot see, is blocked by or has blocked, or who take no messages from strangers. */
export async function requireReachable(context: Context, userIds: readonly string[]): Promise<void> {
  const { db, actor, now } = context
  for (const id of userIds) {
    await requireVisibleUser(context, id)
  }
  if (await isBlocked(db, actor.userId, userIds)) throw new DomainError('USER_BLOCKED')
  if (await isRefusing(db, actor.userId, userIds, latestBirth(fullAge, now())))
    throw new DomainError('MESSAGES_NOT_ACCEPTED')
}

/** Refuses a group in which a minor meets people of no team of theirs. */
export async function requireMinorsAmongTeammates(
  { db, now }: Context,
  userIds: readonly string[],
): Promise<void> {
  if (await hasMinorAmongStrangers(db, userIds, latestBirth(fullAge, now())))
    throw new DomainError('MESSAGES_NOT_ACCEPTED')
}

export async function createConversation(
  context: Context,
  input: Schemas['ConversationInput'],
): Promise<Conversation> {
  const { db, actor } = context
  const begun = checkConversation(actor.userId, input)
  if (!('otherId' in begun)) {
    await requireReachable(context, begun.userIds)
    await requireMinorsAmongTeammates(context, [actor.userId, ...begun.userIds])
    const id = await insertGroup(db, actor.userId, begun)
    await context.realtime.publishChat(context, { kind: 'conversation', conversationId: id, userIds: [] })
    return readConversation(context, id)
  }
  const known = await findDirect(db, actor.userId, begun.otherId)
  if (known !== null) return readConversation(context, known)
  await requireReachable(context, [begun.otherId])
  await requireMinorsAmongTeammates(context, [actor.userId, begun.otherId])
  return readConversation(context, await upsertDirect(db, actor.userId, begun.otherId))
}

export async function markConversationRead(context: Context, id: string, sequence: number): Promise<void> {
  const { db, actor } = context
  const moved = await moveReadPosition(db, actor.userId, id, limitInteger(sequence))
  if (await markConversationNotificationsRead(db, actor.userId, id))
    await context.realtime.publishNotificationsChange(context, actor.userId)
  if (moved !== null) {
    const event = { kind: 'read', conversationId: id, userId: actor.userId, sequence: moved } as const
    await context.realtime.publishChat(context, event)
  } else if ((await findConversation(db, actor.userId, id)) === null) {
    throw new DomainError('CONVERSATION_NOT_FOUND')
  }
}

export async function muteConversation(
  context: Context,
  id: string,
  until: string | null,
): Promise<Conversation> {
  const { db, actor } = context
  if (!(await muteUntil(db, actor.userId, id, until === null ? null : new Date(until))))
    throw new DomainError('CONVERSATION_NOT_FOUND')
  return readConversation(context, id)
}

/** A team's group is left with the team; a direct conversation cannot be left. */
export async function leaveConversation(context: Context, id: string): Promise<void> {
  const { db, actor, realtime } = context
  const conversation = await lockConversation(db, actor.userId, id)
  if (conversation === null) throw new DomainError('CONVERSATION_NOT_FOUND')
  if (conversation.kind !== 'GROUP' && conversation.kind !== 'MATCH') throw new DomainError('FORBIDDEN')
  if (conversation.kind === 'GROUP')
    await insertDeparture(db, { conversationId: conversation.id, userId: actor.userId }, context.now())
  const picture = await removeMember(db, actor.userId, id)
  if (picture !== null) context.afterCommit(() => context.storage.remove(picture))
  const userIds = [actor.userId]
  await realtime.publishChat(context, { kind: 'conversation', conversationId: conversation.id, userIds })
}
