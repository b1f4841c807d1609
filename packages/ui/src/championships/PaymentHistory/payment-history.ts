import type { MatchTeam } from '../match.ts'
import type { PixPaymentStatus, PixRefundReason } from '../PixPayment/pix-payment.ts'

export interface PaymentHistoryRecord {
  id: string
  /** Name of the championship. */
  championship: string
  /** The purpose of the payment; an entry by default. */
  purpose?: 'ENTRY' | 'DEPOSIT' | undefined
  /** Missing of a deposit, and once the team is gone. */
  team?: MatchTeam | undefined
  /** The person who paid, where the history is not the reader's own; null for an erased account. */
  payer?: string | null | undefined
  /** The amount in centavos. */
  amount: number
  status: PixPaymentStatus
  /** Whether it was paid after the code had expired. */
  late?: boolean | undefined
  refundReason?: PixRefundReason | undefined
  /** The amount of a deposit that goes back since nobody has won it, in centavos. */
  unwon?: number | undefined
  /** ISO 8601: when it was paid, or the code was asked for. */
  at: string
  /** The payment's page, with the receipt. */
  href?: string | undefined
}

/** The sum in centavos, with how many payments. */
export interface PaymentHistorySums {
  paid: number
  paidCount: number
  waiting: number
  waitingCount: number
  returned: number
  returnedCount: number
}
