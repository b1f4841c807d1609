import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { viewerOf } from '../users/service.ts'
import { mayCreateEvents } from './access.ts'
import { findFaces } from './faces-repository.ts'
import { deleteInterest, findInterests, saveInterest } from './interests-repository.ts'
import type { EventKey } from './repository.ts'
import { readEvent } from './service.ts'

/** An event that has begun since yesterday is still of interest. */
const DAY = 24 * 60 * 60 * 1000

export async function readOwnEvents(context: Context): Promise<Schemas['OwnEvents']> {
  const { db, actor, now } = context
  const from = new Date(now().getTime() - DAY)
  return {
    may_create: await mayCreateEvents(context),
    interests: await findInterests(db, { userId: actor.userId, from }),
  }
}

export async function listInterestedUsers(
  context: Context,
  key: EventKey,
): Promise<Schemas['InterestedUserList']> {
  const event = await readEvent(context, key)
  return findFaces(context.db, event, { ...viewerOf(context), id: context.actor.userId })
}

export async function setEventInterest(
  { db, actor }: Context,
  key: EventKey,
  reminders: Schemas['EventReminders'],
): Promise<void> {
  if (!(await saveInterest(db, key, { ...reminders, userId: actor.userId })))
    throw new DomainError('NOT_FOUND')
}

/** Repeated, nothing changes. */
export async function removeEventInterest({ db, actor }: Context, key: EventKey): Promise<void> {
  if (!(await deleteInterest(db, key, actor.userId))) throw new DomainError('NOT_FOUND')
}
