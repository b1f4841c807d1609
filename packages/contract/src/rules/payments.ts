export type PaymentStatus = 'PENDING' | 'PAID' | 'EXPIRED' | 'CANCELLED' | 'LATE' | 'REFUNDING' | 'REFUNDED'

/** `x-transitions` of the contract's PaymentStatus. */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  PENDING: ['PAID', 'EXPIRED', 'CANCELLED'],
  EXPIRED: ['LATE'],
  CANCELLED: ['LATE'],
  LATE: ['PAID', 'REFUNDING'],
  PAID: ['REFUNDING'],
  REFUNDING: ['REFUNDED'],
  REFUNDED: [],
}

export const canMovePayment = (from: PaymentStatus, to: PaymentStatus): boolean =>
  paymentTransitions[from].includes(to)

/** Milliseconds for which a Pix code can be paid. */
export const paymentLifetime = 30 * 60 * 1000

/** Milliseconds for which an entry keeps its place until the first of its parts is paid, if registration does not close before. */
export const firstPaymentTime = 24 * 60 * 60 * 1000

/** Milliseconds for which it keeps it from then on, and by which the team may make that longer once. */
export const remainingPaymentTime = 30 * 60 * 1000

/** The part that each of `count` pays of a fee in centavos; `remainder` is added to the part of one of them. */
export function splitFee(fee: number, count: number): { part: number; remainder: number } {
  const part = Math.floor(fee / count)
  return { part, remainder: fee - part * count }
}
