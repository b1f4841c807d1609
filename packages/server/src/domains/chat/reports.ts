import { cleanText } from '@convoca/sdk/text'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, invalid } from '../../errors.ts'
import { storeReport } from '../admin/reports.ts'
import { cleanOptional } from '../text-rules.ts'
import { findVisibleMessage } from './messages-repository.ts'
import { findConversationTarget, findMessageTarget } from './reports-repository.ts'
import { findConversation } from './repository.ts'

/** Reports a message with what was written around it, which the staff cannot read otherwise. */
export async function reportMessage(
  context: Context,
  id: string,
  input: Schemas['ReportInput'],
): Promise<void> {
  const { db, actor } = context
  const message = await findVisibleMessage(db, actor.userId, id)
  if (message === null) throw new DomainError('MESSAGE_NOT_FOUND')
  if (message.sender_id === actor.userId)
    throw invalid('id', 'INVALID_VALUE', 'must be the message of another user')
  const target = await findMessageTarget(db, actor.userId, message)
  const text = cleanOptional(input.text, cleanText)
  await storeReport(context, { target, reason: input.reason, text })
}

/** Reports a conversation with what was written last in it. */
export async function reportConversation(
  context: Context,
  id: string,
  input: Schemas['ReportInput'],
): Promise<void> {
  const { db, actor } = context
  const conversation = await findConversation(db, actor.userId, id)
  if (conversation === null) throw new DomainError('CONVERSATION_NOT_FOUND')
  const { other_id: otherId } = conversation
  const target = await findConversationTarget(db, actor.userId, { id: conversation.id, otherId })
  const text = cleanOptional(input.text, cleanText)
  await storeReport(context, { target, reason: input.reason, text })
}
