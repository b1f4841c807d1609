import { createHash, verify } from 'node:crypto'
import type { WooviConfig } from '../../../config/payments.ts'
import type {
  ChargeKey,
  ChargeState,
  CreatedCharge,
  PaymentProvider,
  PayoutRequest,
  PayoutState,
  WebhookRequest,
} from '../../../payment-provider.ts'
import { type Api, createApi, isDone, isRefusal, readDate, readRecord, readRecords } from './api.ts'
import { headerOf, parseBody, readText, toUnavailable } from './provider.ts'

/** The longest comment that the provider takes. */
const MAX_COMMENT = 140

const inPath = encodeURIComponent
/** A refund has a name of its own beside the charge's. */
const toRefundId = ({ id }: Pick<ChargeKey, 'id'>): string => `refund-${id}`

function readAmount(value: Record<string, unknown>): number | null {
  const { value: amount } = value
  return typeof amount === 'number' && Number.isSafeInteger(amount) ? amount : null
}

async function findCharge(api: Api, id: string): Promise<Record<string, unknown> | null> {
  const answer = await api(`/api/v1/charge/${inPath(id)}`)
  return isDone(answer) ? readRecord(answer.body, 'charge') : null
}

async function listRefunds(api: Api, id: string): Promise<Record<string, unknown>[]> {
  const answer = await api(`/api/v1/charge/${inPath(id)}/refund`)
  return isDone(answer) ? readRecords(answer.body, 'refunds') : []
}

function toCreated(charge: Record<string, unknown>, { id, amount }: { id: string; amount: number }) {
  const [correlationId, pixCode] = [readText(charge, 'correlationID'), readText(charge, 'brCode')]
  if (correlationId !== id || pixCode === null || readAmount(charge) !== amount)
    throw toUnavailable('woovi has another charge of this id')
  return { reference: id, pixCode } satisfies CreatedCharge
}

async function readCharge(api: Api, id: string): Promise<ChargeState> {
  const charge = await findCharge(api, id)
  const amount = charge === null ? null : readAmount(charge)
  if (charge === null || amount === null) throw toUnavailable('woovi knows no such charge')
  const paidAt = readDate(charge, 'paidAt')
  switch (readText(charge, 'status')) {
    case 'COMPLETED': {
      const back = (await listRefunds(api, id)).filter((refund) => refund['status'] === 'CONFIRMED')
      const sum = back.reduce((total, refund) => total + (readAmount(refund) ?? 0), 0)
      return { status: sum >= amount ? 'REFUNDED' : 'PAID', amount, paidAt }
    }
    case 'EXPIRED':
      return { status: 'EXPIRED', amount, paidAt: null }
    default:
      return { status: 'PENDING', amount, paidAt: null }
  }
}

async function refundCharge(
  api: Api,
  charge: ChargeKey & { amount: number },
): Promise<'REFUNDED' | 'PENDING'> {
  const correlationID = toRefundId(charge)
  const find = async () =>
    (await listRefunds(api, charge.id)).find((refund) => refund['correlationID'] === correlationID)
  let found = await find()
  if (found === undefined) {
    const body = JSON.stringify({ correlationID, value: charge.amount, comment: 'Devolução da Convoca' })
    const answer = await api(`/api/v1/charge/${inPath(charge.id)}/refund`, { method: 'POST', body })
    // Refused where another process has asked for it meanwhile: then it is there.
    found = isDone(answer) ? readRecord(answer.body, 'refund') : await find()
  }
  const status = found === undefined ? null : readText(found, 'status')
  if (status === 'CONFIRMED') return 'REFUNDED'
  if (status === 'IN_PROCESSING') return 'PENDING'
  throw toUnavailable('woovi refuses a refund')
}

const payoutStates: Readonly<Record<string, PayoutState['status']>> = {
  CONFIRMED: 'PAID',
  FAILED: 'FAILED',
  REJECTED: 'FAILED',
  DENIED: 'FAILED',
}

/** Null where the provider knows no such payout. */
async function findPayout(api: Api, id: string): Promise<string | null> {
  const answer = await api(`/api/v1/payment/${inPath(id)}`)
  return isDone(answer) ? readText(readRecord(answer.body, 'payment'), 'status') : null
}

async function createPayout(api: Api, payout: PayoutRequest): Promise<PayoutState> {
  const { id, amount, key, description } = payout
  const body = JSON.stringify({
    value: amount,
    destinationAlias: key.value,
    destinationAliasType: key.type,
    correlationID: id,
    comment: description.slice(0, MAX_COMMENT),
  })
  let status = await findPayout(api, id)
  if (status === null) {
    const answer = await api('/api/v1/payment', { method: 'POST', body })
    // The provider makes one payment of an id: refused may mean that it has it.
    status = isDone(answer) ? 'CREATED' : await findPayout(api, id)
    if (status === null && isRefusal(answer)) return { status: 'FAILED', reference: id }
  }
  if (status === 'CREATED') {
    const approval = { method: 'POST', body: JSON.stringify({ correlationID: id }) } as const
    await api('/api/v1/payment/approve', approval)
    status = await findPayout(api, id)
  }
  // A payout that was created and not approved, for want of money, is approved by the next attempt.
  if (status === null || status === 'CREATED') throw toUnavailable('woovi has not approved a payout')
  return { status: payoutStates[status] ?? 'SENT', reference: id }
}

/** Signed by the provider's key over the bytes. The older header, a HMAC, is not enough. */
function isSigned(request: WebhookRequest, { publicKey }: WooviConfig): boolean {
  const signature = headerOf(request, 'x-webhook-signature')
  if (signature === null || !/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false
  return verify('RSA-SHA256', request.rawBody, publicKey, Buffer.from(signature, 'base64'))
}

/** Reports of charges, of what was received, and of payouts name ours; a report has no id and no time, so that its bytes name it. */
function parseEvent(request: WebhookRequest) {
  const body = parseBody(request)
  const pix = readRecord(body, 'pix')
  const reference =
    readText(readRecord(body, 'charge'), 'correlationID') ??
    readText(readRecord(pix, 'charge'), 'correlationID') ??
    readText(readRecord(body, 'payment'), 'correlationID')
  if (reference === null || readText(body, 'event') === null) return null
  return { eventId: createHash('sha256').update(request.rawBody).digest('hex'), reference }
}

/** https://developers.woovi.com: amounts are centavos, and an id of ours (`correlationID`) makes each call repeatable. */
export function createWoovi(config: WooviConfig, now: () => Date): PaymentProvider {
  const api = createApi('woovi', { url: config.url, headers: { authorization: config.appId } })
  return {
    name: 'woovi',
    createCharge: async ({ id, amount, expiresAt, description, payer }) => {
      const body = JSON.stringify({
        correlationID: id,
        value: amount,
        expiresIn: Math.max(1, Math.round((expiresAt.getTime() - now().getTime()) / 1000)),
        comment: description.slice(0, MAX_COMMENT),
        customer: { name: payer.name, email: payer.email, taxID: payer.cpf },
      })
      const answer = await api('/api/v1/charge', { method: 'POST', body })
      const charge = isDone(answer) ? readRecord(answer.body, 'charge') : await findCharge(api, id)
      if (charge === null) throw toUnavailable(`woovi refuses a charge with ${answer.status}`)
      return toCreated(charge, { id, amount })
    },
    readCharge: ({ id }) => readCharge(api, id),
    refund: (charge) => refundCharge(api, charge),
    createPayout: (payout) => createPayout(api, payout),
    readPayout: async ({ id }) => {
      const status = await findPayout(api, id)
      if (status === null) throw toUnavailable('woovi knows no such payout')
      return { status: payoutStates[status] ?? 'SENT', reference: id }
    },
    verifyWebhook: (request) => isSigned(request, config),
    parseEvent,
  }
}
