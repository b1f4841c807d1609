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

/** A column of a file: its title, and its value in the row of a payment. */
type Column = [title: string, value: (payment: Schemas['PaymentRecord']) => string | null]

const team: Column[] = [
  ['time', (payment) => payment.team?.name ?? null],
  ['tag', (payment) => payment.team?.team_tag ?? null],
]

const course: Column[] = [
  ['valor (R$)', (payment) => toReais(payment.amount)],
  ['situação', (payment) => payment.status],
  ['motivo do reembolso', (payment) => payment.refund_reason],
  [
    'prêmio sem vencedor devolvido (R$)',
    (payment) => (payment.unwon_amount === 0 ? null : toReais(payment.unwon_amount)),
  ],
  ['pedido em', (payment) => payment.created_at],
  ['pago em', (payment) => payment.paid_at],
  ['reembolsado em', (payment) => payment.refunded_at],
]

const id: Column = ['pagamento', (payment) => payment.id]

const ofChampionship: Column[] = [
  id,
  ...team,
  ['quem pagou', (payment) => payment.payer?.nick ?? null],
  ...course,
]

const ofPayer: Column[] = [
  id,
  ['o que', (payment) => describePurpose(payment)],
  ['campeonato', (payment) => payment.championship.name],
  ...team,
  ...course,
]

function describePurpose({ purpose, is_gift: isGift }: Schemas['PaymentRecord']): string {
  if (purpose === 'DEPOSIT') return 'depósito do prêmio'
  return isGift ? 'presente' : 'inscrição'
}

async function writePayments(
  db: Context['db'],
  of: Parameters<typeof findRecords>[1],
  columns: readonly Column[],
  filename: string,
): Promise<Schemas['PaymentExport']> {
  const payments = (await findRecords(db, of, { after: null, limit: MAX_EXPORTED })).map(toRecord)
  const content = writeCsv([
    columns.map(([title]) => title),
    ...payments.map((payment) => columns.map(([, read]) => read(payment))),
  ])
  return { filename, media_type: 'text/csv; charset=utf-8', content }
}

export async function exportChampionshipPayments(
  context: Context,
  championshipId: string,
): Promise<Schemas['PaymentExport']> {
  const { id: exported, url } = await requireAccountant(context, championshipId)
  return writePayments(context.db, { championshipId: exported }, ofChampionship, `${url}-pagamentos.csv`)
}

/** The payments of the caller. */
export const exportOwnPayments = ({ db, actor }: Context): Promise<Schemas['PaymentExport']> =>
  writePayments(db, { payerId: actor.userId }, ofPayer, 'meus-pagamentos.csv')
