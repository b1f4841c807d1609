import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { writeCsv } from '../csv.ts'
import { requireAccountant, toRecord } from './history.ts'
import { findRecords } from './history-repository.ts'

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

const purposeOf = ({ purpose, is_gift: isGift }: Schemas['PaymentRecord']): string => {
  if (purpose === 'DEPOSIT') return 'depósito do prêmio'
  return isGift ? 'presente' : 'inscrição'
}

/** What the caller has paid. */
export async function exportOwnPayments({ db, actor }: Context): Promise<Schemas['PaymentExport']> {
  const rows = await findRecords(db, { payerId: actor.userId }, { after: null, limit: MAX_EXPORTED })
  const content = writeCsv([
    [
      'pagamento',
      'o que',
      'campeonato',
      'time',
      'tag',
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
        purposeOf(one),
        one.championship.name,
        one.team?.name ?? null,
        one.team?.team_tag ?? null,
        toReais(one.amount),
        one.status,
        one.refund_reason,
        one.unwon_amount === 0 ? null : toReais(one.unwon_amount),
        one.created_at,
        one.paid_at,
        one.refunded_at,
      ]),
  ])
  return { filename: 'meus-pagamentos.csv', media_type: 'text/csv; charset=utf-8', content }
}
