import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { deleteDeparture } from './departures-repository.ts'
import { lockMember } from './groups-repository.ts'
import { publishAnswer } from './messages.ts'
import { lockConversation } from './repository.ts'
import { answerRequest } from './requests-repository.ts'
import { leaveConversation } from './service.ts'

/** The stranger is not notified of a refusal; who declines to be back in a group is not in it. */
export async function answerMessageRequest(context: Context, id: string, isAccepted: boolean): Promise<void> {
  const { db, actor } = context
  const conversation = await lockConversation(db, actor.userId, id)
  if (conversation === null) throw new DomainError('CONVERSATION_NOT_FOUND')
  const own = await lockMember(db, conversation.id, actor.userId)
  if (own === null || own.request === null) throw new DomainError('CONVERSATION_NOT_FOUND')
  if (!isAccepted && conversation.kind === 'GROUP') {
    await leaveConversation(context, conversation.id)
    return
  }
  await answerRequest(db, conversation.id, actor.userId, isAccepted ? null : 'DECLINED')
  if (!isAccepted) return
  await deleteDeparture(db, { conversationId: conversation.id, userId: actor.userId })
  await publishAnswer(context, conversation.id)
}
