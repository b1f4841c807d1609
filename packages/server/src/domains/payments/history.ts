import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { decodePosition, encodePosition } from '../../database/cursor.ts'
import { DomainError } from '../../errors.ts'
import { hasChampionshipPermission } from '@convoca/contract/rules'
import { requireVisible } from '../championships/access.ts'
import { toTeam } from '../championships/mappers.ts'
import { writeCsv } from '../csv.ts'
import { requirePermission } from '../teams/service.ts'
import { type HistoryOf, type RecordRow, findRecords, sumRecords } from './history-repository.ts'

interface PageRequest {
  cursor?: string | undefined
  limit: number
}

function toRecord(row: RecordRow): Schemas['PaymentRecord'] {
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

/** The number of payments that a file has: more than the entries of any championship pay. */
const MAX_EXPORTED = 20_000

/** Reais with a comma, as spreadsheets in Brazil read them. */
const toReais = (centavos: number): string =>
  `${Math.floor(centavos / 100)},${String(centavos % 100).padStart(2, '0')}`

export async function exportChampionshipPayments(
  context: Context,
  id: string,
): Promise<Schemas['PaymentExport']> {
  const championship = await requireAccountant(context, id)
  const of = { championshipId: championship.id }
  const rows = await findRecords(context.db, of, { after: null, limit: MAX_EXPORTED })
  const content = writeCsv([
    [
      'pagamento',
      'time',
      'tag',
      'quem pagou',
      'valor (R$)',
      'situação',
      'motivo do reembolso',
      'prêmio sem vencedor devolvido (R$)',
      'pedido em',
      'pago em',
      'reembolsado em',
    ],
    ...rows
      .map(toRecord)
      .map((one) => [
        one.id,
        one.team?.name ?? null,
        one.team?.team_tag ?? null,
        one.payer?.nick ?? null,
        toReais(one.amount),
        one.status,
        one.refund_reason,
        one.unwon_amount === 0 ? null : toReais(one.unwon_amount),
        one.created_at,
        one.paid_at,
        one.refunded_at,
      ]),
  ])
  return { filename: `${championship.url}-pagamentos.csv`, media_type: 'text/csv; charset=utf-8', content }
}
