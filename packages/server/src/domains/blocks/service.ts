import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { requireVisibleUser, viewerOf } from '../users/service.ts'
import { deleteBlock, findBlocked, insertBlock } from './repository.ts'

export async function listBlockedUsers(context: Context): Promise<Schemas['User'][]> {
  return findBlocked(context.db, context.actor.userId, viewerOf(context))
}

/** Publishes the presences anew, because a block changes what two people see of each other. */
async function publishPresences(context: Context, given: string): Promise<void> {
  const { realtime, actor } = context
  const otherId = given.toLowerCase()
  await realtime.publishPresence(context, { userId: actor.userId, to: [otherId] })
  await realtime.publishPresence(context, { userId: otherId, to: [actor.userId] })
}

export async function blockUser(context: Context, userId: string): Promise<void> {
  const { db, actor } = context
  if (userId.toLowerCase() === actor.userId) throw new DomainError('USER_NOT_FOUND')
  await requireVisibleUser(context, userId)
  await insertBlock(db, actor.userId, userId)
  await publishPresences(context, userId)
}

/** The answer is the same for every user: somebody who can no longer be seen, or was never blocked, is not blocked afterwards. */
export async function unblockUser(context: Context, userId: string): Promise<void> {
  await deleteBlock(context.db, context.actor.userId, userId)
  await publishPresences(context, userId)
}
