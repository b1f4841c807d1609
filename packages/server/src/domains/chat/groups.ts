import { imageRules, MAX_GROUP_MEMBERS } from '@convoca/contract/rules'
import type { Context, PreparedPicture } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { decodeImage } from '../files/rules.ts'
import { findDeparture } from './departures-repository.ts'
import { insertMember, lockMember, renameGroup, setGroupPicture, setOwner } from './groups-repository.ts'
import { type LockedConversation, findMemberIds, lockConversation, removeMember } from './repository.ts'
import { checkGroupName } from './rules.ts'
import { readConversation, requireMinorsAmongTeammates, requireReachable } from './service.ts'

/** Milliseconds for which nobody is asked again after declining. */
const ASK_AGAIN_AFTER = 7 * 24 * 60 * 60 * 1000

type Conversation = Schemas['Conversation']

/** Locks a group that the caller administers. */
async function requireOwnGroup({ db, actor }: Context, id: string): Promise<LockedConversation> {
  const conversation = await lockConversation(db, actor.userId, id)
  if (conversation === null) throw new DomainError('CONVERSATION_NOT_FOUND')
  if (conversation.owner_id !== actor.userId) throw new DomainError('FORBIDDEN')
  return conversation
}

/** Publishes the change to whoever is in the group, and to somebody who is no longer. */
async function publishAndRead(context: Context, id: string, userIds: string[] = []): Promise<Conversation> {
  await context.realtime.publishChat(context, { kind: 'conversation', conversationId: id, userIds })
  return readConversation(context, id)
}

export async function updateConversation(
  context: Context,
  id: string,
  input: Schemas['ConversationUpdate'],
): Promise<Conversation> {
  const name = checkGroupName(input.name)
  const group = await requireOwnGroup(context, id)
  await renameGroup(context.db, group.id, name)
  return publishAndRead(context, group.id)
}

/** Runs without a transaction, which would be open as long as the picture is decoded. */
export async function prepareConversationPicture(
  context: Context,
  id: string,
  base64: string,
): Promise<PreparedPicture> {
  await requireOwnGroup(context, id)
  const { actor, pictures } = context
  return pictures.prepare(actor.userId, decodeImage(base64), imageRules.TEAM_PROFILE_PHOTO)
}

/** Null removes it. */
export async function updateConversationPicture(
  context: Context,
  id: string,
  picture: PreparedPicture | null,
): Promise<Conversation> {
  const { db, storage } = context
  const group = await requireOwnGroup(context, id)
  if (picture !== null) await storage.write(context, picture.hash, picture.jpeg)
  const before = await setGroupPicture(db, group.id, picture?.hash ?? null)
  if (before !== null && before !== picture?.hash) context.afterCommit(() => storage.remove(before))
  return publishAndRead(context, group.id)
}

export async function addConversationMember(
  context: Context,
  id: string,
  userId: string,
): Promise<Conversation> {
  const { db, now } = context
  const group = await requireOwnGroup(context, id)
  const memberIds = await findMemberIds(db, group.id)
  if (memberIds.includes(userId)) return readConversation(context, group.id)
  if (memberIds.length >= MAX_GROUP_MEMBERS) throw new DomainError('GROUP_FULL')
  await requireReachable(context, [userId])
  await requireMinorsAmongTeammates(context, [...memberIds, userId])
  const left = await findDeparture(db, { conversationId: group.id, userId })
  const declinedAt = left?.declined_at?.getTime()
  if (declinedAt !== undefined && now().getTime() - declinedAt < ASK_AGAIN_AFTER)
    throw new DomainError('RECENTLY_DECLINED')
  // A member who left on their own is asked first.
  await insertMember(db, group.id, { userId, request: left === null ? null : 'PENDING' })
  // A user who is asked receives no events of the group yet.
  return publishAndRead(context, group.id, left === null ? [] : [userId])
}

export async function removeConversationMember(
  context: Context,
  id: string,
  userId: string,
): Promise<Conversation> {
  const group = await requireOwnGroup(context, id)
  // Otherwise the group would be handed over by the way.
  if (userId === context.actor.userId) throw new DomainError('FORBIDDEN')
  if ((await lockMember(context.db, group.id, userId)) === null) throw new DomainError('USER_NOT_FOUND')
  await removeMember(context.db, userId, group.id)
  return publishAndRead(context, group.id, [userId])
}

export async function transferConversation(
  context: Context,
  id: string,
  userId: string,
): Promise<Conversation> {
  const group = await requireOwnGroup(context, id)
  const heir = await lockMember(context.db, group.id, userId)
  // Somebody who is asked to be back is not in the group yet.
  if (heir === null || heir.request !== null) throw new DomainError('USER_NOT_FOUND')
  await setOwner(context.db, group.id, userId)
  return publishAndRead(context, group.id)
}
