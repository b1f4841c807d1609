import type {
  PaymentHistoryRecord,
  PaymentHistorySums,
  PaymentReceiptProps,
  PixPaymentProps,
} from '@convoca/ui/app'
import type { PaymentHistoryPage } from '../atoms/payment-history.ts'
import type { Payment } from '../atoms/payments.ts'
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

/** What of a payment the component shows. */
export function toPixPayment(payment: Payment): Omit<PixPaymentProps, 'texts'> {
  const { status, amount, team, championship, pix_code: code } = payment
  return {
    status,
    amount,
    team: team?.name ?? 'Time excluído',
    championship: championship.name,
    championshipHref: getChampionshipPath(championship.url),
    code: code ?? undefined,
    expiresAt: payment.expires_at,
    paidAt: payment.paid_at ?? undefined,
    late: payment.is_late,
    refundReason: payment.refund_reason ?? undefined,
    refundedAt: payment.refunded_at ?? undefined,
  }
}

/** A payment in a history; who paid is said where it may be somebody else. */
export function toPaymentRecord(
  record: PaymentHistoryPage['data'][number],
  { hasPayer }: { hasPayer: boolean },
): PaymentHistoryRecord {
  return {
    id: record.id,
    championship: record.championship.name,
    team: record.team === null ? undefined : toMatchTeam(record.team),
    payer: hasPayer ? (record.payer?.nick ?? null) : undefined,
    amount: record.amount,
    status: record.status,
    late: record.is_late,
    refundReason: record.refund_reason ?? undefined,
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
    amount: payment.amount,
    championship: payment.championship.name,
    team: payment.team?.name ?? 'Time excluído',
    payer: payment.payer.nick,
    paidAt: payment.paid_at,
    refundReason: payment.refund_reason ?? undefined,
    refundedAt: payment.refunded_at ?? undefined,
  }
}
