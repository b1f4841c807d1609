export type EntryShareStatus = 'OPEN' | 'PENDING' | 'PAID' | 'REFUNDING' | 'REFUNDED'

/** The part of one player of the roster. */
export interface EntryShare {
  id: string
  nick: string
  /** The amount in centavos. */
  amount: number
  status: EntryShareStatus
  /** Whether it is the visitor's. */
  isOwn?: boolean | undefined
  /** Another one has to pay it. */
  isMinor?: boolean | undefined
  /** The person who pays or has paid it, where that is another one. */
  payer?: string | undefined
  /** ISO 8601; once it is paid. */
  paidAt?: string | undefined
  /** Whether the visitor can ask for a code for it. */
  canPay?: boolean | undefined
}
