import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { publishAnswer } from './messages.ts'
import { answerRequest } from './requests-repository.ts'

/** The stranger is not notified of a refusal. */
export async function answerMessageRequest(context: Context, id: string, isAccepted: boolean): Promise<void> {
  const { db, actor } = context
  if (!(await answerRequest(db, id, actor.userId, isAccepted ? null : 'DECLINED')))
    throw new DomainError('CONVERSATION_NOT_FOUND')
  if (isAccepted) await publishAnswer(context, id)
}
