import { truncate } from '@convoca/sdk/text'
import type { Context, SocialIdentity, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import type { SocialProvider } from '../../../database/tables/auth.ts'
import { getViolatedConstraint } from '../../../database/constraints.ts'
import { DomainError } from '../../../errors.ts'
import { deleteLinkedAccount, findLinkedAccounts, insertLinkedAccount } from './repository.ts'
import { requireAnotherLoginMethod } from '../login-methods.ts'
import { findLoginMethods, lockAccount } from '../login-methods-repository.ts'

type LinkedAccountRow = Awaited<ReturnType<typeof findLinkedAccounts>>[number]

const toLinkedAccount = ({
  provider,
  name,
  linked_at,
  proves_identity,
}: LinkedAccountRow): Schemas['LinkedAccount'] => ({
  providerType: provider,
  name,
  linked_at: linked_at.toISOString(),
  provesIdentity: proves_identity,
})

/** Refused where another user has it, or the user has another one of the same provider. */
export async function addLinkedAccount(
  { db, now }: Pick<SystemContext, 'db' | 'now'>,
  userId: string,
  { provider, subject, name }: Pick<SocialIdentity, 'provider' | 'subject' | 'name'>,
): Promise<Schemas['LinkedAccount']> {
  try {
    const account = { provider, subject, name: truncate(name ?? subject, 100, ''), now: now() }
    const row = await insertLinkedAccount(db, userId, account)
    if (row === null) throw new DomainError('SOCIAL_ACCOUNT_TAKEN')
    return toLinkedAccount(row)
  } catch (error) {
    const isSecond = getViolatedConstraint(error) === 'social_accounts_pkey'
    throw isSecond ? new DomainError('SOCIAL_ACCOUNT_TAKEN', { cause: error }) : error
  }
}

/** Links the account and mails its user. */
export async function linkAccount(
  context: SystemContext,
  userId: string,
  identity: Pick<SocialIdentity, 'provider' | 'subject' | 'name'>,
): Promise<Schemas['LinkedAccount']> {
  const { provider } = identity
  // A recovery that ends what somebody else has added must not miss this one.
  await lockAccount(context.db, userId)
  await context.mails.send(context, { template: 'accountLinked', userId, provider })
  return addLinkedAccount(context, userId, identity)
}

export async function listLinkedAccounts({ db, actor, now }: Context): Promise<Schemas['LinkedAccounts']> {
  const rows = await findLinkedAccounts(db, actor.userId, now())
  const { count, hasPassword } = await findLoginMethods(db, actor.userId)
  return { accounts: rows.map(toLinkedAccount), canUnlink: count > 1, hasPassword }
}

/** Unlinks an account; one way to log in stays if two are removed at the same time. */
export async function unlinkAccount(context: Context, provider: SocialProvider): Promise<void> {
  const { db, actor, mails } = context
  await lockAccount(db, actor.userId)
  if (!(await deleteLinkedAccount(db, actor.userId, provider))) throw new DomainError('NOT_FOUND')
  await requireAnotherLoginMethod(context)
  await mails.send(context, { template: 'accountUnlinked', userId: actor.userId, provider })
}
