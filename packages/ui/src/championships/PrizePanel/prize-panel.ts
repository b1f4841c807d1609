/** A prize, by place. */
export interface PrizePlace {
  place: number
  description: string
  /** The money of it in centavos, for the whole team. */
  amount?: number | undefined
}

export type PrizeLineKind =
  | 'PROMISED'
  | 'RAISED'
  | 'DEPOSITED'
  | 'RETURNED'
  | 'UNWON'
  | 'PAID'
  | 'GUARANTEED'
  | 'UNGUARANTEED'

/** Something that happened to the money. */
export interface PrizeLine {
  kind: PrizeLineKind
  /** ISO 8601. */
  at: string
  /** The amount in centavos; of a promise the whole sum. */
  amount?: number | undefined
  /** The end of the payment's id. */
  code?: string | undefined
  /** The amount that was deposited after it, in centavos. */
  deposited: number
}
