import { createHmac, sign, timingSafeEqual } from 'node:crypto'
import type { MercadoPagoConfig } from '../../../config/payments.ts'
import type {
  ChargeKey,
  ChargeRequest,
  ChargeState,
  PaymentProvider,
  PayoutRequest,
  PayoutState,
  PixKeyType,
  WebhookRequest,
} from '../../../payment-provider.ts'
import { type Api, createApi, isDone, isRefusal, readDate, readRecord } from './api.ts'
import { headerOf, readText, toUnavailable } from './provider.ts'

/** Centavos as the decimal number of reais that JSON carries: the nearest one, which is written with at most two digits. */
export const toReais = (centavos: number): number => centavos / 100

/** Centavos of a decimal number of reais; null where it has parts of a centavo, or is no amount. */
export function toCentavos(reais: unknown): number | null {
  if (typeof reais !== 'number' || !Number.isFinite(reais) || reais < 0) return null
  const centavos = Math.round(reais * 100)
  return Number.isSafeInteger(centavos) && toReais(centavos) === reais ? centavos : null
}

const MINUTE = 60_000
/** Milliseconds by which the time of a report may differ from ours. */
const WINDOW = 5 * MINUTE

const inPath = encodeURIComponent
const idempotent = (key: string): Record<string, string> => ({ 'x-idempotency-key': key })

/** The provider's ids are numbers in some answers. */
function readId(value: Record<string, unknown>): string | null {
  const { id } = value
  return typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : readText(value, 'id')
}

function toPayment({ notificationUrl }: MercadoPagoConfig, charge: ChargeRequest): string {
  const [firstName = '', ...lastNames] = charge.payer.name.split(/\s+/)
  return JSON.stringify({
    transaction_amount: toReais(charge.amount),
    description: charge.description,
    payment_method_id: 'pix',
    external_reference: charge.id,
    // The provider refuses less than 30 minutes; what is paid in the one that we add is late.
    date_of_expiration: new Date(charge.expiresAt.getTime() + MINUTE).toISOString().replace('Z', '+00:00'),
    ...(notificationUrl !== null && { notification_url: notificationUrl }),
    payer: {
      email: charge.payer.email,
      first_name: firstName,
      ...(lastNames.length > 0 && { last_name: lastNames.join(' ') }),
      identification: { type: 'CPF', number: charge.payer.cpf },
    },
  })
}

async function createCharge(api: Api, config: MercadoPagoConfig, charge: ChargeRequest) {
  const answer = await api('/v1/payments', {
    method: 'POST',
    headers: idempotent(charge.id),
    body: toPayment(config, charge),
  })
  const { body } = answer
  const interaction = readRecord(readRecord(body, 'point_of_interaction'), 'transaction_data')
  const [reference, pixCode] = [readId(body), readText(interaction, 'qr_code')]
  if (!isDone(answer) || reference === null || pixCode === null)
    throw toUnavailable(`mercadopago refuses a charge with ${answer.status}`)
  if (readText(body, 'external_reference') !== charge.id)
    throw toUnavailable('mercadopago has another charge')
  if (toCentavos(body['transaction_amount']) !== charge.amount)
    throw toUnavailable('mercadopago asks for another amount')
  return { reference, pixCode }
}

const chargeStates: Readonly<Record<string, ChargeState['status']>> = {
  approved: 'PAID',
  refunded: 'REFUNDED',
  charged_back: 'REFUNDED',
  cancelled: 'EXPIRED',
  rejected: 'EXPIRED',
}

async function readBody(api: Api, { id, reference }: ChargeKey): Promise<Record<string, unknown>> {
  const answer = await api(`/v1/payments/${inPath(reference)}`)
  if (!isDone(answer) || readText(answer.body, 'external_reference') !== id)
    throw toUnavailable('mercadopago knows no such charge')
  return answer.body
}

function toState(body: Record<string, unknown>): ChargeState {
  const amount = toCentavos(body['transaction_amount'])
  if (amount === null) throw toUnavailable('mercadopago says no amount')
  const status = chargeStates[readText(body, 'status') ?? ''] ?? 'PENDING'
  const paidAt = readDate(body, 'date_approved')
  return { status, amount, paidAt, currency: readText(body, 'currency_id') ?? '' }
}

async function refundCharge(
  api: Api,
  charge: ChargeKey & { amount: number },
): Promise<'REFUNDED' | 'PENDING'> {
  // The answer to a repeated request is the first one, which does not say whether it has been done since. A payment of which a part went back stays approved.
  const body = await readBody(api, charge)
  const refunded = toCentavos(body['transaction_amount_refunded']) ?? 0
  if (toState(body).status === 'REFUNDED' || refunded >= charge.amount) return 'REFUNDED'
  const answer = await api(`/v1/payments/${inPath(charge.reference)}/refunds`, {
    method: 'POST',
    headers: { ...idempotent(`refund-${charge.id}`), 'x-render-in-process-refunds': 'true' },
    body: JSON.stringify({ amount: toReais(charge.amount) }),
  })
  const status = readText(answer.body, 'status')
  if (isDone(answer) && status === 'approved') return 'REFUNDED'
  if (isDone(answer) && status === 'in_process') return 'PENDING'
  throw toUnavailable(`mercadopago refuses a refund with ${answer.status}`)
}

const keyTypes: Readonly<Record<PixKeyType, string>> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  RANDOM: 'PIX_CODE',
}

const payoutStates: Readonly<Record<string, PayoutState['status']>> = {
  approved: 'PAID',
  rejected: 'FAILED',
  refunded: 'FAILED',
  canceled: 'FAILED',
  cancelled: 'FAILED',
  failed: 'FAILED',
}
const toPayoutStatus = (body: Record<string, unknown>): PayoutState['status'] =>
  payoutStates[readText(body, 'status') ?? ''] ?? 'SENT'

function toTransfer({ id, amount, key, cpf }: PayoutRequest, notificationUrl: string | null): string {
  const reais = toReais(amount)
  return JSON.stringify({
    external_reference: id,
    point_of_interaction: { type: 'PSP_TRANSFER' },
    ...(notificationUrl !== null && {
      seller_configuration: { notification_info: { notification_url: notificationUrl } },
    }),
    transaction: {
      from: { accounts: [{ amount: reais }] },
      to: {
        accounts: [
          {
            type: 'current',
            amount: reais,
            chave: { type: keyTypes[key.type], value: key.value },
            owner: { identification: { type: 'CPF', number: cpf } },
          },
        ],
      },
      total_amount: reais,
    },
  })
}

async function createPayout(
  api: Api,
  config: MercadoPagoConfig,
  payout: PayoutRequest,
): Promise<PayoutState> {
  const body = toTransfer(payout, config.notificationUrl)
  const signature = config.payoutKey === null ? null : sign(null, Buffer.from(body), config.payoutKey)
  const answer = await api('/v1/transaction-intents/process', {
    method: 'POST',
    headers: {
      ...idempotent(payout.id),
      'x-enforce-signature': String(signature !== null),
      ...(signature !== null && { 'x-signature': signature.toString('base64') }),
    },
    body,
  })
  if (isRefusal(answer)) return { status: 'FAILED', reference: payout.id }
  const reference = readId(answer.body)
  if (!isDone(answer) || reference === null)
    throw toUnavailable(`mercadopago answers a payout with ${answer.status}`)
  return { status: toPayoutStatus(answer.body), reference }
}

interface SignedReport {
  /** The time as the header has it: seconds, or milliseconds. */
  time: string
  signature: string
  reference: string | null
}

/** The parts of `x-signature: ts=…,v1=…`; the id of what is reported is in the query, not in the body, which nothing signs. */
function readReport(request: WebhookRequest): SignedReport | null {
  const parts = new Map(
    (headerOf(request, 'x-signature') ?? '').split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=', 2)
      return [name.trim(), value.trim()]
    }),
  )
  const [time = '', signature = ''] = [parts.get('ts'), parts.get('v1')]
  if (!/^\d{10,13}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return null
  return { time, signature, reference: readText(request.query, 'data.id') }
}

function isSigned(request: WebhookRequest, { secret, now }: { secret: string; now: Date }): boolean {
  const report = readReport(request)
  if (report === null) return false
  const { time, signature, reference } = report
  const at = Number(time) * (time.length > 10 ? 1 : 1000)
  if (Math.abs(now.getTime() - at) > WINDOW) return false
  const requestId = headerOf(request, 'x-request-id')
  const manifest = [
    reference === null ? '' : `id:${reference.toLowerCase()};`,
    requestId === null ? '' : `request-id:${requestId};`,
    `ts:${time};`,
  ].join('')
  const expected = createHmac('sha256', secret).update(manifest).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/** https://www.mercadopago.com.br/developers: amounts are decimals, and a header makes each call repeatable. */
export function createMercadoPago(config: MercadoPagoConfig, now: () => Date): PaymentProvider {
  const headers = { authorization: `Bearer ${config.accessToken}` }
  const api = createApi('mercadopago', { url: config.url, headers })
  return {
    name: 'mercadopago',
    createCharge: (charge) => createCharge(api, config, charge),
    readCharge: async (charge) => toState(await readBody(api, charge)),
    refund: (charge) => refundCharge(api, charge),
    createPayout: (payout) => createPayout(api, config, payout),
    readPayout: async ({ id, reference }) => {
      const answer = await api(`/v1/transaction-intents/${inPath(reference)}`)
      if (!isDone(answer) || readText(answer.body, 'external_reference') !== id)
        throw toUnavailable('mercadopago knows no such payout')
      return { status: toPayoutStatus(answer.body), reference }
    },
    verifyWebhook: (request) => isSigned(request, { secret: config.webhookSecret, now: now() }),
    parseEvent: (request) => {
      const report = readReport(request)
      if (report === null || report.reference === null) return null
      return { eventId: report.signature, reference: report.reference }
    },
  }
}
