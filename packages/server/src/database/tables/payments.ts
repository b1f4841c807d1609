import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface PaymentChargesTable {
  id: string
  championship_id: string
  registration_id: string | null
  team_id: string | null
  /** The player whose entry it is for, where it has no team. */
  player_id: ColumnType<string | null, string | null | undefined, never>
  purpose: Generated<Schemas['PaymentPurpose']>
  payer_id: string
  /** The amount in centavos. */
  amount: number
  status: Generated<Schemas['PaymentStatus']>
  provider: string
  reference: string
  pix_code: string
  expires_at: Date
  paid_at: ColumnType<Date | null, never, Date>
  refund_reason: ColumnType<Schemas['RefundReason'] | null, never, Schemas['RefundReason']>
  refunded_at: ColumnType<Date | null, never, Date>
  /** The amount that has arrived, in centavos, where it is not the code's. */
  received_amount: ColumnType<number | null, never, number>
  next_look_at: ColumnType<Date | null, Date, Date | null>
  looks: Generated<number>
  created_at: Date
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export interface PaymentGiftsTable {
  id: string
  charge_id: string
  championship_id: string
  registration_id: string | null
  sender_id: string
  message: string | null
  status: Generated<Schemas['GiftStatus']>
  expires_at: ColumnType<Date | null, never, Date>
  answered_at: ColumnType<Date | null, never, Date>
  created_at: Date
}

export interface EntryPartsTable {
  registration_id: string
  user_id: string
  /** The amount in centavos. */
  amount: number
}

export interface PaymentChargePartsTable {
  charge_id: string
  registration_id: string
  user_id: string
  is_held: Generated<boolean>
}

export interface PaymentEventsTable {
  provider: string
  event_id: string
  reference: string
  outcome: ColumnType<string | null, never, string>
  received_at: Date
}

export type LedgerKind =
  | 'ENTRY_PAID'
  | 'DEPOSIT_PAID'
  | 'LATE_RECEIVED'
  | 'REFUND_DECIDED'
  | 'REFUNDED'
  | 'PRIZE_DIVIDED'
  | 'PRIZE_PAID'
  | 'PRIZE_UNWON'
  | 'PRIZE_RETURNED'
export type LedgerAccount = 'PROVIDER' | 'ENTRIES' | 'PRIZES' | 'OWED' | 'WITHHELD'

export interface LedgerTransactionsTable {
  id: string
  kind: LedgerKind
  /** One of the two; the other is null. */
  charge_id: ColumnType<string | null, string | undefined, never>
  share_id: ColumnType<string | null, string | undefined, never>
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<number>
  transaction_id: string
  account: LedgerAccount
  owner: string
  /** The amount in centavos. */
  amount: number
}

export interface LedgerCheckpointsTable {
  account: LedgerAccount
  owner: string
  entry_id: number
  balance: number
}

export interface LedgerAlarmsTable {
  account: LedgerAccount
  owner: string
  ticket_id: ColumnType<string | null, never, string>
  found_at: Date
}

export interface PrizePromisesTable {
  championship_id: string
  /** The amount in centavos. */
  amount: number
  promised_at: Date
}

export interface PrizeDivisionsTable {
  championship_id: string
  divided_at: Date
  returned_at: ColumnType<Date | null, never, Date>
}

export interface PrizeTeamsTable {
  id: string
  championship_id: string
  team_id: string | null
  version: Generated<number>
  proposed_by: ColumnType<string | null, never, string>
  decides_until: Date
  settled_at: ColumnType<Date | null, never, Date>
  is_equal: Generated<boolean>
}

export interface PrizeReturnsTable {
  charge_id: string
  championship_id: string
  /** The amount in centavos. */
  amount: number
  status: Generated<'REFUNDING' | 'REFUNDED'>
  next_look_at: Date | null
  created_at: Date
  refunded_at: ColumnType<Date | null, never, Date>
}

export interface PrizeSharesTable {
  id: string
  championship_id: string
  team_id: string | null
  user_id: string
  place: number
  /** The amount in centavos. */
  amount: number
  status: Generated<'DUE' | 'SENT' | 'PAID' | 'FAILED'>
  payout_id: ColumnType<string | null, never, string>
  provider: ColumnType<string | null, never, string>
  reference: ColumnType<string | null, never, string>
  key_type: ColumnType<string | null, never, string | null>
  key_value: ColumnType<string | null, never, string | null>
  next_look_at: ColumnType<Date | null, never, Date | null>
  paid_at: ColumnType<Date | null, never, Date>
  receiver_id: ColumnType<string | null, never, string | null>
  receiver_named_by: ColumnType<string | null, never, string | null>
  receiver_agreed_at: ColumnType<Date | null, never, Date | null>
  payee_id: ColumnType<string | null, never, string>
  team_prize_id: string
  /** The amount in centavos where the parts are equal. */
  equal_amount: number
  agreed_at: ColumnType<Date | null, never, Date | null>
  refused_at: ColumnType<Date | null, never, Date | null>
  /** The amount in centavos that the winner does not receive. */
  withheld: ColumnType<number, never, number>
  created_at: Date
}

export interface PrizeWithholdingsTable {
  id: Generated<number>
  basis_points: number
  floor: number
  set_by: string
  set_at: Date
}

export interface PrizeApprovalsTable {
  share_id: string
  user_id: string
  approved_at: Date
}

export interface PaymentsTables {
  prize_divisions: PrizeDivisionsTable
  prize_returns: PrizeReturnsTable
  prize_teams: PrizeTeamsTable
  prize_shares: PrizeSharesTable
  prize_approvals: PrizeApprovalsTable
  prize_withholdings: PrizeWithholdingsTable
  prize_promises: PrizePromisesTable
  payment_charges: PaymentChargesTable
  payment_gifts: PaymentGiftsTable
  entry_parts: EntryPartsTable
  payment_charge_parts: PaymentChargePartsTable
  payment_events: PaymentEventsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  ledger_checkpoints: LedgerCheckpointsTable
  ledger_alarms: LedgerAlarmsTable
}
