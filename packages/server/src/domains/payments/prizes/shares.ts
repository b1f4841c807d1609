import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { requireAdmin } from '../../staff/access.ts'
import { getAdultBirth } from '../entries/ages.ts'
import {
  type ShareRow,
  findShare,
  findSharesOf,
  findUnapproved,
  insertApproval,
} from './payouts-repository.ts'

export const championshipOf = (row: ShareRow) => ({
  id: row.championship_id,
  name: row.championship_name,
  url: row.championship_url,
})

/** The step that a receiver has to take before it can be sent. */
export function findObstacle(row: ShareRow): Schemas['PrizeObstacle'] {
  if (row.status === 'PAID' || row.status === 'SENT') return null
  if (row.settled_at === null) return 'AGREEMENT'
  if (!row.has_payee) return 'AGE'
  if (!row.has_key) return 'KEY'
  return row.is_approved ? null : 'STAFF'
}

/** The adult who receives it; once the winner is of age and nobody has agreed, it needs none. */
export const toReceiver = (row: ShareRow): Schemas['PrizeReceiver'] | null =>
  row.receiver_id === null || row.receiver_nick === null || !row.is_minor
    ? null
    : { id: row.receiver_id, nick: row.receiver_nick, has_agreed: row.receiver_agreed_at !== null }

export const readingAt = (now: Date) => ({ adultBirth: getAdultBirth(now) })

export async function listOwnPrizes({ db, actor, now }: Context): Promise<Schemas['PrizeShareList']> {
  const rows = await findSharesOf(db, actor.userId, readingAt(now()))
  return rows.map((row) => ({
    id: row.id,
    championship: championshipOf(row),
    team_id: row.team_id,
    winner: { id: row.user_id, nick: row.nick },
    receiver: toReceiver(row),
    place: row.place,
    amount: row.amount,
    withheld: row.withheld,
    status: row.status,
    waits_for: findObstacle(row),
    paid_at: row.paid_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}

export async function listHeldPrizes(context: Context): Promise<Schemas['HeldPrizeList']> {
  await requireAdmin(context)
  return (await findUnapproved(context.db, readingAt(context.now()))).map((row) => ({
    id: row.id,
    championship: championshipOf(row),
    winner: { id: row.user_id, nick: row.nick },
    receiver: toReceiver(row),
    place: row.place,
    amount: row.amount,
    withheld: row.withheld,
    waits_for: findObstacle(row),
    approvals: row.approvals,
    created_at: row.created_at.toISOString(),
  }))
}

export async function approvePrize(context: Context, id: string): Promise<void> {
  await requireAdmin(context)
  const { db, actor, now } = context
  const share = await findShare(db, id, readingAt(now()))
  if (share === null) throw new DomainError('NOT_FOUND')
  // Parts that may still change are not approved.
  if (share.settled_at === null) throw new DomainError('CHAMPIONSHIP_STATUS')
  // Nobody lets their own money go.
  if (share.user_id === actor.userId || share.receiver_id === actor.userId) throw new DomainError('FORBIDDEN')
  await insertApproval(db, { shareId: share.id, userId: actor.userId, now: now() })
}
