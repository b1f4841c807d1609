import type { UnitOfWork } from './database/transaction.ts'

export type ProviderName = 'sandbox' | 'woovi' | 'mercadopago'

export interface ChargeRequest {
  /** Ours, which makes repeated requests one. */
  id: string
  /** The amount in centavos. */
  amount: number
  expiresAt: Date
  /** The description that the payer reads at the bank. */
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

/** The state of a charge as the provider knows it. */
export interface ChargeState {
  status: 'PENDING' | 'PAID' | 'EXPIRED' | 'REFUNDED'
  /** The amount in centavos that was paid, or is asked for. */
  amount: number
  paidAt: Date | null
  /** Absent: BRL. */
  currency?: string
}

export type PixKeyType = 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE' | 'RANDOM'

export interface PixKey {
  type: PixKeyType
  value: string
}

export interface PayoutRequest {
  /** Ours, which makes repeated requests one: a payout that failed is replaced by another one, with another id. */
  id: string
  /** The amount in centavos. */
  amount: number
  /** The description that the receiver reads at the bank. */
  description: string
  key: PixKey
  /** The CPF of the receiver: banks compare it with the key's owner. */
  cpf: string
}

/** A payout as both sides know it. */
export type PayoutKey = ChargeKey

/** The state of a payout as the provider knows it. Only a PAID one has left for good; a FAILED one has not left, or has come back. */
export interface PayoutState {
  status: 'SENT' | 'PAID' | 'FAILED'
  /** The provider's id. */
  reference: string
}

export interface WebhookRequest {
  rawBody: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, string>>
}

/** That something happened to a charge or to a payout: what, is read from the provider, so that late and reordered reports change nothing. */
export interface ReportedEvent {
  eventId: string
  /** The provider's id of it, or ours. */
  reference: string
}

/** One of the services that move money by Pix. Calls reject with SERVICE_UNAVAILABLE where it does not answer. */
export interface PaymentProvider {
  readonly name: ProviderName
  createCharge(charge: ChargeRequest): Promise<CreatedCharge>
  readCharge(charge: ChargeKey): Promise<ChargeState>
  /** Repeated for one charge it is one refund. PENDING: the provider has taken it on. */
  refund(charge: ChargeKey & { amount: number }): Promise<'REFUNDED' | 'PENDING'>
  /** Repeated for one payout it is one: also where the provider has done it and its answer was lost. */
  createPayout(payout: PayoutRequest): Promise<PayoutState>
  readPayout(payout: PayoutKey): Promise<PayoutState>
  /** Whether the provider has sent it, and lately, where it says when. */
  verifyWebhook(request: WebhookRequest): boolean
  /** Null where it reports nothing about a charge or a payout. */
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
