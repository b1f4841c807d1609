import type { SystemContext } from '../../../context.ts'
import type { DomainEvent } from '../../../domain-events.ts'
import { latestBirth } from '../../auth/rules.ts'
import { fullAge } from '../../users/rules.ts'
import {
  insertMatchConversations,
  joinMatchConversations,
  leaveMatchConversations,
} from './conversations-repository.ts'

interface Helper {
  championshipId: string
  userId: string
}

/** Each open match of two teams has a chat. Their championship is locked. */
export async function openConversations(
  { db, now }: SystemContext,
  { matchIds }: DomainEvent<'matches.opened'>,
): Promise<void> {
  if (matchIds.length > 0) await insertMatchConversations(db, matchIds, latestBirth(fullAge, now()))
}

export async function joinConversations({ db, now }: SystemContext, helper: Helper): Promise<void> {
  await joinMatchConversations(db, helper, latestBirth(fullAge, now()))
}

export async function leaveConversations({ db }: SystemContext, helper: Helper): Promise<void> {
  await leaveMatchConversations(db, helper)
}
