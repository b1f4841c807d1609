import { formatMoney, type BadgeTone } from '@convoca/ui'
import type {
  EntryShare,
  PaymentHistoryRecord,
  PaymentHistorySums,
  PaymentReceiptProps,
  PixPaymentProps,
} from '@convoca/ui/app'
import type { PaymentHistoryPage } from '../atoms/payment-history.ts'
import type { OwnPrize } from '../atoms/own-prizes.ts'
import type { EntryPayment, Payment } from '../atoms/payments.ts'
import type { OwnProfile } from '../atoms/session.ts'
import { toMatchTeam } from './championship-page.ts'
import { getChampionshipPath } from './championship.ts'
import type { Registration } from './championship-registration.ts'

/** The entries of the visitor's teams that wait for their payment or have their place: of one team, where it is named. */
export function findPayableEntries(
  visitor: OwnProfile['entity'] | null,
  registrations: readonly Registration[],
  teamId?: string,
): Registration[] {
  const own = new Set(visitor?.teams.map(({ id }) => id))
  return registrations.filter(
    ({ team, status }) =>
      own.has(team.id) &&
      (teamId === undefined || team.id === teamId) &&
      (status === 'PENDING_PAYMENT' || status === 'CONFIRMED'),
  )
}

/** A gift is the payment of an entry once the team has accepted it. */
export const isWaitingGift = ({ registration_id: registrationId, team }: Payment): boolean =>
  registrationId === null && team !== null

/** The description of a payment that is no part of an entry. */
function describeWhole(payment: Payment): string | undefined {
  if (payment.purpose === 'DEPOSIT') return 'Depósito do prêmio'
  return isWaitingGift(payment) ? 'Inscrição de presente' : undefined
}

/** The fields of a payment that the component shows. */
export function toPixPayment(
  payment: Payment,
  { entry, visitorId }: { entry?: EntryPayment | undefined; visitorId?: string | undefined } = {},
): Omit<PixPaymentProps, 'texts'> {
  const { status, amount, received_amount: received, team, championship, pix_code: code } = payment
  const isDeposit = payment.purpose === 'DEPOSIT'
  return {
    status,
    amount: received ?? amount,
    what: describeWhole(payment) ?? describeParts(payment, { entry, visitorId }),
    missing: entry?.status === 'PARTLY_PAID' ? countMissing(entry) : 0,
    team: isDeposit ? undefined : (team?.name ?? 'Time excluído'),
    championship: championship.name,
    championshipHref: getChampionshipPath(championship.url),
    code: code ?? undefined,
    expiresAt: payment.expires_at,
    paidAt: payment.paid_at ?? undefined,
    // The text about a late payment names a place, which a gift does not have yet.
    late: payment.is_late && !isWaitingGift(payment),
    refundReason: payment.refund_reason ?? undefined,
    refundedAt: payment.refunded_at ?? undefined,
  }
}

/** The reasons for which a deposit goes back. */
const depositReasons: Partial<Record<NonNullable<Payment['refund_reason']>, string>> = {
  CHAMPIONSHIP_CANCELLED: 'o campeonato foi cancelado.',
  LATE: 'o Pix chegou quando o prêmio já não precisava dele.',
  WRONG_AMOUNT: 'o valor que chegou não é o do código.',
}

/** The texts of a deposit instead of an entry. */
export const depositTexts: PixPaymentProps['texts'] = {
  states: {
    PENDING: { title: 'Aguardando pagamento', note: 'Esta página muda sozinha assim que o Pix cair.' },
    PAID: { title: 'Pago', note: 'O valor está guardado para o prêmio.' },
    EXPIRED: { title: 'O código expirou', note: 'Nada foi cobrado.' },
    CANCELLED: { title: 'Código cancelado', note: 'Não pague este código.' },
    LATE: { title: 'Chegou atrasado', note: 'Estamos vendo se o prêmio ainda precisa dele.' },
    REFUNDING: { title: 'Reembolsando', note: 'Pedido ao banco.' },
    REFUNDED: { title: 'Reembolsado', note: 'O valor voltou pelo mesmo Pix.' },
  },
  late: 'O Pix caiu depois do prazo. O prêmio ainda precisava dele.',
  reason: (reason) => `Motivo: ${depositReasons[reason] ?? 'fale com o suporte.'}`,
}

/** A payment in a history; who paid is said where it may be somebody else. */
export function toPaymentRecord(
  record: PaymentHistoryPage['data'][number],
  { hasPayer }: { hasPayer: boolean },
): PaymentHistoryRecord {
  return {
    id: record.id,
    championship: record.championship.name,
    purpose: record.purpose,
    team: record.team === null ? undefined : toMatchTeam(record.team),
    payer: hasPayer ? (record.payer?.nick ?? null) : undefined,
    amount: record.amount,
    status: record.status,
    late: record.is_late,
    refundReason: record.refund_reason ?? undefined,
    unwon: record.unwon_amount,
    at: record.paid_at ?? record.created_at,
  }
}

export const toPaymentSums = (sums: PaymentHistoryPage['sums'] | undefined): PaymentHistorySums => ({
  paid: sums?.paid ?? 0,
  paidCount: sums?.paid_count ?? 0,
  waiting: sums?.waiting ?? 0,
  waitingCount: sums?.waiting_count ?? 0,
  returned: sums?.returned ?? 0,
  returnedCount: sums?.returned_count ?? 0,
})

/** The receipt of what was paid; null of what was not. */
export function toReceipt(payment: Payment): Omit<PaymentReceiptProps, 'texts'> | null {
  if (payment.paid_at === null) return null
  return {
    number: payment.id,
    amount: payment.received_amount ?? payment.amount,
    championship: payment.championship.name,
    team: payment.purpose === 'DEPOSIT' ? undefined : (payment.team?.name ?? 'Time excluído'),
    payer: payment.payer.nick,
    paidAt: payment.paid_at,
    refundReason: payment.refund_reason ?? undefined,
    refundedAt: payment.refunded_at ?? undefined,
  }
}

const isMissing = ({ status }: EntryPayment['parts'][number]): boolean =>
  status === 'OPEN' || status === 'PENDING'

const countMissing = ({ parts }: EntryPayment): number => parts.filter(isMissing).length

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** The parts that a payment pays, in words; undefined for the whole entry. */
function describeParts(
  { parts }: Payment,
  { entry, visitorId }: { entry?: EntryPayment | undefined; visitorId?: string | undefined },
): string | undefined {
  if (parts.length === 0 || parts.length === entry?.parts.length) return undefined
  const others = parts.filter(({ id }) => id !== visitorId).map(({ nick }) => nick)
  const isOwn = others.length < parts.length
  if (others.length === 0) return 'Sua parte'
  if (others.length > 2)
    return isOwn ? `Sua parte e mais ${others.length}` : `${others.length} partes do elenco`
  return isOwn ? list.format(['Sua parte', ...others]) : `Parte de ${list.format(others)}`
}

/** The payment of an entry to show to the visitor: one that waits for them, else the latest that still says something. */
export function chooseShownPayment(
  payments: readonly Payment[],
  { entry, visitorId }: { entry: EntryPayment; visitorId: string | undefined },
): Payment | undefined {
  const own = payments.filter(({ payer }) => payer.id === visitorId)
  const waiting = own.find(({ status }) => status === 'PENDING')
  if (waiting !== undefined) return waiting
  // A code that gave way to another one says nothing any more.
  const known = own.filter(({ status }) => status !== 'CANCELLED')
  if (entry.pay_until === null)
    return known[0] ?? payments.find(({ status }) => status !== 'CANCELLED') ?? own[0]
  const [latest] = known
  const isOpen = (id: string) => entry.parts.some(({ user, status }) => user.id === id && status === 'OPEN')
  // An expired code is shown while it can be made anew.
  if (latest?.status === 'EXPIRED') return latest.parts.every(({ id }) => isOpen(id)) ? latest : undefined
  return latest
}

/** The parts that the visitor can pay at once: nobody has paid them, and nobody else is about to. */
export const findRest = ({ parts }: EntryPayment, visitorId: string | undefined) =>
  parts.filter(({ status, payer }) => status === 'OPEN' || (status === 'PENDING' && payer?.id === visitorId))

/** The parts as the component shows them. */
export function toEntryShares(entry: EntryPayment, visitorId: string | undefined): EntryShare[] {
  const isMinor = entry.parts.some(({ user, is_minor }) => user.id === visitorId && is_minor)
  return entry.parts.map(({ user, amount, status, payer, paid_at: paidAt, is_minor }) => ({
    id: user.id,
    nick: user.nick,
    amount,
    status,
    isOwn: user.id === visitorId,
    isMinor: is_minor,
    payer: payer === null || payer.id === user.id ? undefined : payer.nick,
    paidAt: paidAt ?? undefined,
    // The visitor's own part is paid beside the list.
    canPay: status === 'OPEN' && entry.pay_until !== null && !isMinor && user.id !== visitorId,
  }))
}

/** Whether the visitor can remind somebody. */
export const canRemind = (
  { parts, pay_until: until }: EntryPayment,
  visitorId: string | undefined,
): boolean =>
  until !== null && parts.some((part) => isMissing(part) && !part.is_minor && part.user.id !== visitorId)

export const prizeStates = {
  DUE: { label: 'A pagar', tone: 'neutral' },
  SENT: { label: 'Enviado', tone: 'info' },
  PAID: { label: 'Pago', tone: 'success' },
  FAILED: { label: 'Falhou', tone: 'error' },
} as const satisfies Record<OwnPrize['status'], { label: string; tone: BadgeTone }>

/** The path on which a team sees its prize: that on which it paid its entry. */
export const getTeamPrizePath = (championshipId: string, teamId: string) =>
  `/championships/payment/${championshipId}/team/${teamId}`

type Part = Pick<OwnPrize, 'status' | 'waits_for' | 'receiver' | 'winner'>

/** The next or last step of a part of a prize; `isOwn` where the reader gets it. */
export function describePrize(
  { status, waits_for: missing, receiver, winner }: Part,
  isOwn: boolean,
): string {
  const agreed = receiver?.has_agreed === true ? receiver.nick : null
  if (status === 'PAID') return isOwn ? 'Está na sua conta.' : `Foi para ${agreed ?? winner.nick}.`
  if (status === 'SENT') return 'O banco está confirmando.'
  if (missing === 'AGREEMENT') return 'Espera o acordo do time sobre a divisão.'
  if (missing === 'AGE')
    return receiver === null
      ? 'Menores de 18 anos não recebem Pix: um adulto do time recebe.'
      : `Espera a resposta de ${receiver.nick}.`
  if (missing === 'STAFF') return 'Duas pessoas da equipe conferem antes de enviar.'
  const who = isOwn ? 'no seu perfil' : `no perfil de ${agreed ?? winner.nick}`
  if (missing !== 'KEY') return 'Sai em instantes para a chave Pix.'
  if (status === 'DUE') return `Espera uma chave Pix ${who}.`
  return `O banco não aceitou a chave. Falta outra ${who}: o valor segue guardado.`
}

/** The lines of a part of which something is withheld; null where all of it is sent. */
export const describeWithholding = ({
  amount,
  withheld,
}: Pick<OwnPrize, 'amount' | 'withheld'>): string | null =>
  withheld === 0
    ? null
    : `Bruto ${formatMoney(amount)} · retido na fonte ${formatMoney(withheld)} · líquido ${formatMoney(amount - withheld)}`

/** The person to whom a part goes now. */
export const getPayeeId = ({ winner, receiver }: Pick<OwnPrize, 'winner' | 'receiver'>): string =>
  receiver?.has_agreed === true ? receiver.id : winner.id
