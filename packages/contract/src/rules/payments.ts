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
