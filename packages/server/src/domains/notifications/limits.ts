import type { SystemContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findBlockedAmong } from '../blocks/queries.ts'
import { countNotified } from './limits-repository.ts'
import type { NotificationDraft } from './draft.ts'

/**
 * The notifications that the caller of the running operation may send, by its `x-notifies`: refuses the call past the limit of one receiver,
 * and where the operation is refused between people of whom one blocked the other; elsewhere leaves those people out. Jobs and
 * changes of a user's own account are not limited.
 */
export async function limitSending(
  context: SystemContext,
  drafts: readonly NotificationDraft[],
): Promise<readonly NotificationDraft[]> {
  const { db, sender, now } = context
  if (sender === undefined) return drafts
  const receivers = [
    ...new Set(drafts.map(({ userId }) => userId).filter((userId) => userId !== sender.userId)),
  ]
  if (receivers.length === 0) return drafts
  sender.onNotify()
  const { limit, isLimited } = sender
  const blocked =
    limit.blocks === 'pass' ? new Set<string>() : await findBlockedAmong(db, sender.userId, receivers)
  if (limit.blocks === 'refuse' && blocked.size > 0) throw new DomainError('USER_BLOCKED')
  const reached = receivers.filter((userId) => !blocked.has(userId))
  if (isLimited && reached.length > 0) {
    const ends = await countNotified(db, sender.userId, reached, { ...limit, now: now() })
    const [last] = ends.toSorted((a, b) => b.getTime() - a.getTime())
    if (last !== undefined) {
      const retryAfterSeconds = Math.max(1, Math.ceil((last.getTime() - now().getTime()) / 1000))
      throw new DomainError('RATE_LIMITED', { retryAfterSeconds })
    }
  }
  return drafts.filter(({ userId }) => !blocked.has(userId))
}
