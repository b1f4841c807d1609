import { createHmac, generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import type { MercadoPagoConfig } from '../../src/config/payments.ts'
import type { WebhookRequest } from '../../src/payment-provider.ts'
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts'

interface Payment {
  id: number
  status: string
  currency_id: string
  transaction_amount: number
  transaction_amount_refunded: number
  external_reference: string
  date_approved: string | null
}

export interface MercadoPagoStandIn extends StandIn {
  config: MercadoPagoConfig
  payments: Payment[]
  transfers: { id: string; external_reference: string; status: string; amount: number; key: string }[]
  /** The refunds that have been sent back, of which the amounts are in reais. */
  refunds: { payment: Payment; amount: number }[]
  /** The first status of a refund, and of a transfer. */
  refundStatus: string
  transferStatus: string
  /** The payment of our charge. */
  paymentOf(chargeId: string): Payment
  pay(chargeId: string, change?: Partial<Payment>): void
  /** A report as the provider sends it: `at` is signed, and the id of the payment is in the query. */
  webhook(dataId: string, options?: { at?: Date; requestId?: string | null; unit?: 'ms' }): WebhookRequest
}

interface State extends Pick<
  MercadoPagoStandIn,
  'payments' | 'transfers' | 'refunds' | 'refundStatus' | 'transferStatus'
> {
  /** The first answer to each idempotency key. */
  answers: Map<string, StandInAnswer>
}

const toPayment = (payment: Payment) => ({
  ...payment,
  payment_method_id: 'pix',
  point_of_interaction: {
    type: 'OPENPLATFORM',
    transaction_data: { qr_code: `00020126mp${payment.id}6304ABCD`, ticket_url: 'https://example.com' },
  },
})

function createPayment(state: State, { body }: StandInRequest): StandInAnswer {
  const given = body as { transaction_amount: number; external_reference: string; date_of_expiration: string }
  if (!/T.*[+-]\d\d:\d\d$/.test(given.date_of_expiration))
    return { status: 400, body: { message: 'Invalid date_of_expiration' } }
  const payment: Payment = {
    id: 1_300_000_000 + state.payments.length,
    status: 'pending',
    currency_id: 'BRL',
    transaction_amount: given.transaction_amount,
    transaction_amount_refunded: 0,
    external_reference: given.external_reference,
    date_approved: null,
  }
  state.payments.push(payment)
  return { status: 201, body: toPayment(payment) }
}

function refundPayment(
  state: State,
  payment: Payment,
  { headers, body }: Pick<StandInRequest, 'headers' | 'body'>,
): StandInAnswer {
  const amount = Number(body['amount'])
  if (payment.status !== 'approved') return { status: 400, body: { message: 'Payment not refundable' } }
  // A refund in process looks like a refused one if the header is missing.
  if (state.refundStatus === 'in_process' && headers['x-render-in-process-refunds'] !== 'true')
    return { status: 400, body: { message: 'Bad Request' } }
  state.refunds.push({ payment, amount })
  if (state.refundStatus === 'approved') {
    payment.transaction_amount_refunded = amount
    // A payment of which a part has gone back stays approved.
    if (amount === payment.transaction_amount) payment.status = 'refunded'
  }
  return { status: 201, body: { id: 99, payment_id: payment.id, status: state.refundStatus } }
}

function createTransfer(state: State, { body }: StandInRequest): StandInAnswer {
  const { external_reference: reference, transaction } = body as {
    external_reference: string
    transaction: { to: { accounts: { chave: { value: string } }[] }; total_amount: number }
  }
  const key = transaction.to.accounts[0]?.chave.value ?? ''
  if (key === 'ninguem@convoca.example') return { status: 400, body: { message: 'invalid_chave' } }
  const transfer = {
    id: `1108917506-01GGTH198RP0K71H133EK9${state.transfers.length}`,
    external_reference: reference,
    status: state.transferStatus,
    amount: transaction.total_amount,
    key,
  }
  state.transfers.push(transfer)
  return { status: 202, body: transfer }
}

function answer(state: State, request: StandInRequest): StandInAnswer {
  const { method, path } = request
  const [, , kind, id] = path.split('/')
  if (kind === 'transaction-intents' && method === 'GET') {
    const transfer = state.transfers.find((one) => one.id === id)
    return transfer === undefined ? { status: 404, body: {} } : { status: 200, body: transfer }
  }
  if (kind === 'transaction-intents') return createTransfer(state, request)
  if (method === 'POST' && id === undefined) return createPayment(state, request)
  const payment = state.payments.find((one) => String(one.id) === id)
  if (payment === undefined) return { status: 404, body: { message: 'Payment not found' } }
  return method === 'GET' ? { status: 200, body: toPayment(payment) } : refundPayment(state, payment, request)
}

/** A repeated key gets the first answer; without one, or with a wrong token or signature, nothing is done. */
function guard(state: State, request: StandInRequest, isSigned: (request: StandInRequest) => boolean) {
  const { method, headers } = request
  if (headers.authorization !== 'Bearer token-of-the-test') return { status: 401, body: {} }
  if (method === 'GET') return answer(state, request)
  const key = headers['x-idempotency-key']
  if (typeof key !== 'string') return { status: 400, body: { message: 'X-Idempotency-Key is required' } }
  if (headers['x-enforce-signature'] === 'true' && !isSigned(request)) return { status: 401, body: {} }
  const given = state.answers.get(key) ?? answer(state, request)
  state.answers.set(key, given)
  return given
}

/** The APIs of payments, refunds and transfers, and webhooks signed with a secret of its own. */
export async function startMercadoPago(): Promise<MercadoPagoStandIn> {
  const webhookSecret = randomUUID()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const state: State = {
    payments: [],
    transfers: [],
    refunds: [],
    refundStatus: 'in_process',
    transferStatus: 'in_process',
    answers: new Map(),
  }
  const isSigned = ({ text, headers }: StandInRequest): boolean =>
    verify(null, Buffer.from(text), publicKey, Buffer.from(String(headers['x-signature']), 'base64'))
  const standIn = await startStandIn((request) => guard(state, request, isSigned))
  const paymentOf = (chargeId: string): Payment => {
    const found = state.payments.find((one) => one.external_reference === chargeId)
    if (found === undefined) throw new Error(`No payment of ${chargeId}`)
    return found
  }
  return Object.assign(state, standIn, {
    config: {
      provider: 'mercadopago' as const,
      accessToken: 'token-of-the-test',
      webhookSecret,
      payoutKey: privateKey,
      url: standIn.url,
      notificationUrl: 'https://convoca.example/api/webhooks/payments/mercadopago',
    },
    paymentOf,
    pay: (chargeId: string, change: Partial<Payment> = {}) => {
      Object.assign(
        paymentOf(chargeId),
        { status: 'approved', date_approved: new Date().toISOString() },
        change,
      )
    },
    webhook: (
      dataId: string,
      { at = new Date(), requestId = randomUUID(), unit }: Parameters<MercadoPagoStandIn['webhook']>[1] = {},
    ): WebhookRequest => {
      const ts = unit === 'ms' ? String(at.getTime()) : String(Math.floor(at.getTime() / 1000))
      const request = requestId === null ? '' : `request-id:${requestId};`
      const manifest = `id:${dataId.toLowerCase()};${request}ts:${ts};`
      const v1 = createHmac('sha256', webhookSecret).update(manifest).digest('hex')
      const body = { action: 'payment.updated', api_version: 'v1', data: { id: dataId }, type: 'payment' }
      return {
        rawBody: Buffer.from(JSON.stringify(body)),
        headers: {
          'x-signature': `ts=${ts},v1=${v1}`,
          ...(requestId !== null && { 'x-request-id': requestId }),
        },
        query: { 'data.id': dataId, type: 'payment' },
      }
    },
  })
}
