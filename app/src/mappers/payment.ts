import type { PixPaymentProps } from '@convoca/ui/app'
import type { Payment } from '../atoms/payments.ts'
import type { OwnProfile } from '../atoms/session.ts'
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
