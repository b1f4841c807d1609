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

const championshipOf = (row: ShareRow) => ({
  id: row.championship_id,
  name: row.championship_name,
  url: row.championship_url,
})

/** What the winner, or the staff, has to do before it can be sent. */
function findObstacle(row: ShareRow, now: Date): Schemas['PrizeShare']['waits_for'] {
  if (row.status === 'PAID' || row.status === 'SENT') return null
  if (row.birth > getAdultBirth(now)) return 'AGE'
  if (!row.has_key) return 'KEY'
  return row.is_approved ? null : 'STAFF'
}

export async function listOwnPrizes({ db, actor, now }: Context): Promise<Schemas['PrizeShareList']> {
  const rows = await findSharesOf(db, actor.userId)
  return rows.map((row) => ({
    id: row.id,
    championship: championshipOf(row),
    place: row.place,
    amount: row.amount,
    status: row.status,
    waits_for: findObstacle(row, now()),
    paid_at: row.paid_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}

export async function listHeldPrizes(context: Context): Promise<Schemas['HeldPrizeList']> {
  await requireAdmin(context)
  return (await findUnapproved(context.db)).map((row) => ({
    id: row.id,
    championship: championshipOf(row),
    winner: { id: row.user_id, nick: row.nick },
    place: row.place,
    amount: row.amount,
    approvals: row.approvals,
    created_at: row.created_at.toISOString(),
  }))
}

export async function approvePrize(context: Context, id: string): Promise<void> {
  await requireAdmin(context)
  const { db, actor, now } = context
  const share = await findShare(db, id)
  if (share === null) throw new DomainError('NOT_FOUND')
  // Nobody lets their own money go.
  if (share.user_id === actor.userId) throw new DomainError('FORBIDDEN')
  await insertApproval(db, { shareId: share.id, userId: actor.userId, now: now() })
}
