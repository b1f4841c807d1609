import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { WooviConfig } from '../../src/config/payments.ts'
import type { WebhookRequest } from '../../src/payment-provider.ts'
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts'

interface Charge {
  value: number
  status: 'ACTIVE' | 'COMPLETED' | 'EXPIRED'
  paidAt?: string
  refunds: { correlationID: string; value: number; status: string }[]
}

interface Payment {
  value: number
  status: string
  destinationAlias: string
}

const notFound: StandInAnswer = { status: 400, body: { error: 'Cobrança não encontrada' } }
const exists: StandInAnswer = {
  status: 400,
  body: { error: 'Já existe um pagamento com o correlationID fornecido' },
}

export interface WooviStandIn extends StandIn {
  config: WooviConfig
  charges: Map<string, Charge>
  payments: Map<string, Payment>
  /** The first status of a refund, and of an approved payout. */
  refundStatus: string
  paymentStatus: string
  pay(id: string, value?: number): void
  /** A report as the provider sends it. */
  webhook(body: object, headers?: Record<string, string>): WebhookRequest
}

type State = Pick<WooviStandIn, 'charges' | 'payments' | 'refundStatus' | 'paymentStatus'>

const toCharge = (correlationID: string, { value, status, paidAt }: Charge) => ({
  value,
  status,
  correlationID,
  identifier: 'a1b2c3',
  transactionID: 'a1b2c3',
  type: 'DYNAMIC',
  expiresIn: 1800,
  brCode: `00020101021226woovi${correlationID}6304ABCD`,
  ...(paidAt !== undefined && { paidAt }),
})

function answerCharges(state: State, { method, path, body }: StandInRequest): StandInAnswer {
  const [, , , , id, part] = path.split('/')
  const { correlationID, value } = body as { correlationID: string; value: number }
  if (method === 'POST' && id === undefined) {
    if (state.charges.has(correlationID)) return exists
    const charge: Charge = { value, status: 'ACTIVE', refunds: [] }
    state.charges.set(correlationID, charge)
    return { status: 200, body: { charge: toCharge(correlationID, charge), correlationID } }
  }
  const charge = state.charges.get(id ?? '')
  if (charge === undefined) return notFound
  if (part === undefined) return { status: 200, body: { charge: toCharge(id ?? '', charge) } }
  if (method === 'GET') return { status: 200, body: { refunds: charge.refunds } }
  if (
    charge.status !== 'COMPLETED' ||
    charge.refunds.some((refund) => refund.correlationID === correlationID)
  )
    return { status: 400, body: { error: 'Reembolso não permitido' } }
  const refund = { correlationID, value, status: state.refundStatus }
  charge.refunds.push(refund)
  return { status: 200, body: { refund } }
}

function answerPayments(state: State, { method, path, body }: StandInRequest): StandInAnswer {
  const [, , , , id] = path.split('/')
  const { correlationID, value, destinationAlias } = body as {
    correlationID: string
    value: number
    destinationAlias: string
  }
  if (method === 'POST' && id === 'approve') {
    const payment = state.payments.get(correlationID)
    if (payment?.status !== 'CREATED') return exists
    payment.status = state.paymentStatus
    return payment.status === 'CREATED'
      ? { status: 400, body: { error: 'Saldo insuficiente' } }
      : { status: 200, body: { payment: { ...payment, correlationID, status: 'APPROVED' } } }
  }
  if (method === 'POST') {
    if (state.payments.has(correlationID)) return exists
    if (destinationAlias === 'ninguem@convoca.example')
      return { status: 400, body: { error: 'Chave Pix inválida' } }
    const payment = { value, destinationAlias, status: 'CREATED' }
    state.payments.set(correlationID, payment)
    return { status: 200, body: { payment: { ...payment, correlationID } } }
  }
  const payment = state.payments.get(id ?? '')
  return payment === undefined
    ? { status: 400, body: { error: 'Pagamento não encontrado' } }
    : { status: 200, body: { payment: { ...payment, correlationID: id } } }
}

/** The APIs of charges, refunds and payments, and webhooks signed by a key of its own. */
export async function startWoovi(): Promise<WooviStandIn> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const state: State = {
    charges: new Map(),
    payments: new Map(),
    refundStatus: 'IN_PROCESSING',
    paymentStatus: 'PROCESSING',
  }
  const appId = 'app-id-of-the-test'
  const standIn = await startStandIn((request) => {
    if (request.headers.authorization !== appId) return { status: 401, body: { error: 'appID inválido' } }
    return request.path.startsWith('/api/v1/charge')
      ? answerCharges(state, request)
      : answerPayments(state, request)
  })
  return Object.assign(state, standIn, {
    config: {
      provider: 'woovi' as const,
      appId,
      publicKey: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      url: standIn.url,
    },
    pay: (id: string, value?: number) => {
      const charge = state.charges.get(id)
      if (charge === undefined) throw new Error(`No charge ${id}`)
      Object.assign(charge, { status: 'COMPLETED', paidAt: new Date().toISOString() })
      if (value !== undefined) charge.value = value
    },
    webhook: (body: object, headers: Record<string, string> = {}): WebhookRequest => {
      const rawBody = Buffer.from(JSON.stringify(body))
      const signature = sign('RSA-SHA256', rawBody, privateKey).toString('base64')
      return { rawBody, headers: { 'x-webhook-signature': signature, ...headers }, query: {} }
    },
  })
}

export const chargeCompleted = (correlationID: string) => ({
  event: 'OPENPIX:CHARGE_COMPLETED',
  charge: { correlationID, status: 'COMPLETED', value: 2500, customer: { name: 'Rafael Nogueira' } },
  pix: { endToEndId: 'E23114447202604181826HJNwY577YDX', value: 2500 },
})
