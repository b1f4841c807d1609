import { randomInt } from 'node:crypto'
import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { emit } from '../../domain-events.ts'
import { DomainError, fieldError } from '../../errors.ts'
import { endOtherSessions } from '../auth/sessions.ts'
import {
  anonymizeNotifications,
  anonymizeReports,
  clearGiftMessages,
  anonymizeUser,
  cancelErasure,
  deleteFilesOf,
  deleteMessagesWithoutText,
  deletePendingInvitationsBy,
  deletePersonalRows,
  deleteQueuedJobs,
  findDueErasures,
  findErasedSince,
  findMemberships,
  findOwnedTeams,
  lockDueErasure,
  lockUser,
  setErasure,
} from './repository.ts'
import { requireOwnAccount } from '../users/own-account.ts'

const DELAY = 7 * 24 * 60 * 60 * 1000
/** Longer than any request lasts, and than the time between two runs of the job. */
const LATE = 3 * 60 * 60 * 1000

function refuseOwner(teams: readonly { name: string; team_tag: string }[]): void {
  if (teams.length === 0) return
  throw new DomainError('OWNS_TEAMS', {
    fieldErrors: teams.map(({ name, team_tag: tag }, index) =>
      fieldError(`teams.${index}`, 'INVALID_VALUE', `${tag} (${name}) must be handed over or deleted`),
    ),
  })
}

/** Asks for the erasure of the account in 7 days; the caller has shown who they are. */
export async function requestErasure(context: Context, userId: string): Promise<Schemas['Erasure']> {
  requireOwnAccount(context, userId)
  const { db, actor, now } = context
  // Becoming an owner takes the lock, too (`requireNoErasure`): nobody becomes one between this look and the next commit.
  await lockUser(db, actor.userId)
  refuseOwner(await findOwnedTeams(db, actor.userId))
  const eraseAt = new Date(now().getTime() + DELAY)
  if (!(await setErasure(db, actor.userId, eraseAt))) throw new DomainError('ERASURE_PENDING')
  const erasedAt = eraseAt.toISOString()
  await context.mails.send(context, { template: 'erasureRequested', userId: actor.userId, erasedAt })
  return { erase_at: erasedAt }
}

export async function restoreAccount(context: Context, userId: string): Promise<void> {
  requireOwnAccount(context, userId)
  if (!(await cancelErasure(context.db, context.actor.userId))) throw new DomainError('USER_NOT_FOUND')
}

/** Nobody becomes the owner of a team whose account will be erased: the team would be left without one. */
export async function requireNoErasure({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  const user = await lockUser(db, userId, 'shared')
  if (user === null || user.erase_at !== null || user.erased_at !== null)
    throw new DomainError('ERASURE_PENDING')
}

/** A nick that `Nick` of the contract allows; the name says it in words. */
function placeholderNick(): string {
  return `conta_excluida_${randomInt(36 ** 5)
    .toString(36)
    .padStart(5, '0')}`
}

/**
 * Erases one account in one transaction; false where it is not due: restored in the meantime, or erased by another process.
 * What a person has is in tables with a `user_id`, and is deleted; what they wrote to others keeps its author's row, which
 * has no name any more.
 */
async function eraseAccount(context: SystemContext, userId: string): Promise<boolean> {
  const { db, now, realtime, storage } = context
  const user = await lockDueErasure(db, userId, now())
  if (user === null) return false
  await endOtherSessions(context, userId, null)
  // Before its name goes: opponents are told who has left.
  await emit(context, { type: 'account.erased', userId })
  const teams = await findMemberships(db, userId)
  await anonymizeNotifications(db, { userId, nick: user.nick })
  await anonymizeReports(db, userId)
  await clearGiftMessages(db, userId)
  await deletePendingInvitationsBy(db, userId)
  const hashes = await deleteFilesOf(db, userId)
  await deleteMessagesWithoutText(db, userId, now())
  await deletePersonalRows(db, userId)
  await deleteQueuedJobs(db, userId)
  await anonymizeUser(db, userId, { nick: placeholderNick(), now: now() })
  for (const teamId of teams) await realtime.publishTeamChange(context, teamId, 'MEMBERS')
  for (const hash of hashes) context.afterCommit(() => storage.remove(hash))
  return true
}

/** A request that was in flight while its account was erased may have left a row behind it. */
async function eraseLateRows({ db, now, ...context }: SystemContext): Promise<void> {
  for (const userId of await findErasedSince(db, new Date(now().getTime() - LATE))) {
    const hashes = await deleteFilesOf(db, userId)
    await deletePersonalRows(db, userId)
    for (const hash of hashes) context.afterCommit(() => context.storage.remove(hash))
  }
}

/** Erases the accounts whose 7 days are over, each by itself; what a process leaves undone the next one does. */
export async function eraseDueAccounts(
  services: Omit<SystemContext, 'afterCommit'>,
  onError: (error: unknown) => void,
): Promise<number> {
  let erased = 0
  for (const userId of await findDueErasures(services.db, services.now())) {
    try {
      const isErased = await runInTransaction(
        services.db,
        (unit) => eraseAccount({ ...services, ...unit }, userId),
        onError,
      )
      if (isErased) erased += 1
    } catch (error) {
      onError(error)
    }
  }
  await runInTransaction(services.db, (unit) => eraseLateRows({ ...services, ...unit }), onError)
  return erased
}
