import type { UnitOfWork } from './database/transaction.ts'

export type ProviderName = 'sandbox'

export interface ChargeRequest {
  /** Ours, which makes repeated requests one. */
  id: string
  /** The amount in centavos. */
  amount: number
  expiresAt: Date
  /** What the payer reads at the bank. */
  description: string
  payer: { name: string; email: string; cpf: string }
}

/** A charge as both sides know it. */
export interface ChargeKey {
  id: string
  reference: string
}

export interface CreatedCharge {
  /** The provider's id. */
  reference: string
  pixCode: string
}

/** What the provider knows of a charge. */
export interface ChargeState {
  status: 'PENDING' | 'PAID' | 'EXPIRED' | 'REFUNDED'
  /** The amount in centavos that was paid, or is asked for. */
  amount: number
  paidAt: Date | null
}

export interface WebhookRequest {
  rawBody: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, string>>
}

/** That something happened to a charge: what, is read from the provider, so that late and reordered reports change nothing. */
export interface ReportedEvent {
  eventId: string
  /** The provider's id of the charge, or ours. */
  reference: string
}

/** One of the services that move money by Pix. Calls reject with SERVICE_UNAVAILABLE where it does not answer. */
export interface PaymentProvider {
  readonly name: ProviderName
  createCharge(charge: ChargeRequest): Promise<CreatedCharge>
  readCharge(charge: ChargeKey): Promise<ChargeState>
  /** Repeated for one charge it is one refund. PENDING: the provider has taken it on. */
  refund(charge: ChargeKey & { amount: number }): Promise<'REFUNDED' | 'PENDING'>
  /** Whether the provider has sent it. */
  verifyWebhook(request: WebhookRequest): boolean
  /** Null where it reports nothing about a charge. */
  parseEvent(request: WebhookRequest): ReportedEvent | null
}

/** A reported event of a provider, as it is stored. */
export interface PaymentReport extends ReportedEvent {
  provider: string
}

export interface Payments {
  /** Null where nothing can be paid. */
  readonly provider: PaymentProvider | null
  readonly reports: {
    /** Works the report once the transaction of `unit` has committed. */
    add(unit: UnitOfWork, report: PaymentReport): Promise<void>
  }
}
