import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { type GrantFilter, deleteGrants, findGrants } from './grants-repository.ts'

const MAX_LISTED = 200

export async function listPartnerGrants({ db, actor }: Context): Promise<Schemas['PartnerGrant'][]> {
  const rows = await findGrants(db, actor.userId, MAX_LISTED)
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }))
}

/** Ends grants with their tokens, and closes their sockets. */
export async function endGrants(context: SystemContext, filter: GrantFilter): Promise<number> {
  const { count, tokenIds } = await deleteGrants(context.db, filter)
  for (const id of tokenIds) await context.realtime.disconnectSession(context, id)
  return count
}

export async function revokePartnerGrant(context: Context, id: string): Promise<void> {
  const count = await endGrants(context, { id, userId: context.actor.userId })
  if (count === 0) throw new DomainError('GRANT_NOT_FOUND')
}
