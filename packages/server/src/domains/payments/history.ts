import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { decodePosition, encodePosition } from '../../database/cursor.ts'
import { DomainError } from '../../errors.ts'
import { hasChampionshipPermission } from '@convoca/contract/rules'
import { requireVisible } from '../championships/access.ts'
import { toTeam } from '../championships/mappers.ts'
import { requirePermission } from '../teams/service.ts'
import { type HistoryOf, type RecordRow, findRecords, sumRecords } from './history-repository.ts'

interface PageRequest {
  cursor?: string | undefined
  limit: number
}

export function toRecord(row: RecordRow): Schemas['PaymentRecord'] {
  return {
    id: row.id,
    championship: { id: row.championship_id, name: row.championship_name, url: row.championship_url },
    team: row.team === null ? null : toTeam(row.team),
    payer: row.payer_nick === null ? null : { id: row.payer_id, nick: row.payer_nick },
    amount: row.amount,
    status: row.status,
    purpose: row.purpose,
    is_gift: row.is_gift,
    is_late: row.paid_at !== null && row.paid_at > row.expires_at,
    unwon_amount: row.unwon_amount,
    refund_reason: row.refund_reason,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    refunded_at: row.refunded_at?.toISOString() ?? null,
  }
}

async function listRecords(
  { db }: Context,
  of: HistoryOf,
  { cursor, limit }: PageRequest,
): Promise<Schemas['PaymentHistory']> {
  // One more than asked for tells whether there is a next page.
  const rows = await findRecords(db, of, { after: decodePosition(cursor), limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    data: rows.slice(0, limit).map(toRecord),
    nextCursor: last === undefined ? null : encodePosition({ at: last.created_at, id: last.id }),
    sums: await sumRecords(db, of),
  }
}

export async function listOwnPayments(
  context: Context,
  request: PageRequest,
): Promise<Schemas['PaymentHistory']> {
  return listRecords(context, { payerId: context.actor.userId }, request)
}

/**
 * The payments of a team's entries, for those who may register it: the payments of an entry are the business
 * of its payers.
 */
export async function listTeamPayments(
  context: Context,
  teamId: string,
  request: PageRequest,
): Promise<Schemas['PaymentHistory']> {
  await requirePermission(context, teamId, 'enterChampionships')
  return listRecords(context, { teamId: teamId.toLowerCase() }, request)
}

/** Reads only: unlike a change it locks nothing. */
export async function requireAccountant(context: Context, id: string) {
  const { row, role } = await requireVisible(context, { id })
  if (!hasChampionshipPermission(role, 'edit')) throw new DomainError('FORBIDDEN')
  return row
}

export async function listChampionshipPayments(
  context: Context,
  id: string,
  request: PageRequest,
): Promise<Schemas['PaymentHistory']> {
  const { id: championshipId } = await requireAccountant(context, id)
  return listRecords(context, { championshipId }, request)
}
