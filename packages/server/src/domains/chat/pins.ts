import { MAX_PINNED_MESSAGES } from '@convoca/contract/rules'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { toMessage } from './mappers.ts'
import { findMessage } from './messages-repository.ts'
import { isModerator, publishChange, requireVisible, requireWritable } from './messages.ts'
import { countPinned, findPinned, setPinned } from './pins-repository.ts'
import { type LockedConversation, findMemberIds } from './repository.ts'

type Message = Schemas['Message']

export async function listPinnedMessages({ db, actor }: Context, conversationId: string): Promise<Message[]> {
  if (!(await findMemberIds(db, conversationId)).includes(actor.userId))
    throw new DomainError('CONVERSATION_NOT_FOUND')
  return (await findPinned(db, conversationId, MAX_PINNED_MESSAGES)).map(toMessage)
}

/** A team's group is moderated by its owner and managers; elsewhere everybody pins. */
async function requirePinner(context: Context, conversation: LockedConversation): Promise<void> {
  if (conversation.kind === 'TEAM' && !(await isModerator(context, conversation)))
    throw new DomainError('FORBIDDEN')
  await requireWritable(context, conversation)
}

async function change(context: Context, id: string, pinnedAt: Date | null): Promise<Message> {
  const { db } = context
  const { message, conversation } = await requireVisible(context, id)
  await requirePinner(context, conversation)
  const wasChanged = await setPinned(db, message, pinnedAt)
  // The conversation is locked, so that nobody pins another one in between.
  if (wasChanged && (await countPinned(db, conversation.id)) > MAX_PINNED_MESSAGES)
    throw new DomainError('PIN_LIMIT')
  if (wasChanged) await publishChange(context, message)
  return toMessage(await findMessage(db, id))
}

export function pinMessage(context: Context, id: string): Promise<Message> {
  return change(context, id, context.now())
}

export function unpinMessage(context: Context, id: string): Promise<Message> {
  return change(context, id, null)
}
