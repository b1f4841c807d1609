import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Schemas } from '../../../contract/types.ts'
import type {
  ChargeState,
  PaymentProvider,
  PayoutState,
  ReportedEvent,
  WebhookRequest,
} from '../../../payment-provider.ts'
import { createPixCode, toTxid } from '../pix-code.ts'
import { headerOf, parseBody, readText, toUnavailable } from './provider.ts'

export type SimulatedOutcome = Schemas['PaymentSimulation']['outcome']

export interface SandboxProvider extends PaymentProvider {
  readonly name: 'sandbox'
  /** Does what the bank would do, and returns what it would report, in its order. */
  simulate(charge: { id: string; amount: number }, outcome: SimulatedOutcome): readonly WebhookRequest[]
}

/** The receiver is the platform, on no real account. */
const receiver = { key: 'pagamentos@convoca.example', name: 'CONVOCA ESPORTS', city: 'SAO PAULO' }
/** No bank knows this key. */
const failingKey = 'falha@convoca.example'
const MAX_KEPT = 10_000

interface Simulated extends ChargeState {
  refusals: number
}

export const isSandbox = (provider: PaymentProvider | null): provider is SandboxProvider =>
  provider?.name === 'sandbox'

function createPayouts(): Pick<PaymentProvider, 'createPayout' | 'readPayout'> {
  const payouts = new LRUCache<string, PayoutState['status']>({ max: MAX_KEPT })
  return {
    createPayout: async ({ id, key }) => {
      const status = payouts.get(id) ?? (key.value === failingKey ? 'FAILED' : 'PAID')
      payouts.set(id, status)
      return { status, reference: id }
    },
    readPayout: async ({ id }) => ({ status: payouts.get(id) ?? 'SENT', reference: id }),
  }
}

/** A provider in this process, which moves no money and forgets with its end. */
export function createSandbox(now: () => Date): SandboxProvider {
  const secret = randomBytes(32)
  const charges = new LRUCache<string, Simulated>({ max: MAX_KEPT })
  let events = 0

  const sign = (body: Buffer) => createHmac('sha256', secret).update(body).digest('hex')
  const report = (event: ReportedEvent): WebhookRequest => {
    const rawBody = Buffer.from(JSON.stringify(event))
    return { rawBody, headers: { 'x-sandbox-signature': sign(rawBody) }, query: {} }
  }
  const nextEvent = (id: string): ReportedEvent => {
    events += 1
    return { eventId: `${id}-${events}-${now().getTime()}`, reference: id }
  }

  return {
    name: 'sandbox',
    createCharge: async ({ id, amount }) => {
      charges.set(id, { status: 'PENDING', amount, paidAt: null, refusals: 0 })
      return { reference: id, pixCode: createPixCode({ ...receiver, amount, txid: toTxid(id) }) }
    },
    readCharge: async ({ id }) => {
      const { status, amount, paidAt } = charges.get(id) ?? { status: 'PENDING', amount: 0, paidAt: null }
      return { status, amount, paidAt }
    },
    refund: async ({ id, amount }) => {
      const charge = charges.get(id)
      if (charge !== undefined && charge.refusals > 0) {
        charge.refusals -= 1
        throw toUnavailable('a simulated refusal')
      }
      // A paid charge stays paid where a part of it goes back.
      if (charge !== undefined && amount >= charge.amount) charge.status = 'REFUNDED'
      return 'REFUNDED'
    },
    ...createPayouts(),
    simulate: ({ id, amount }, outcome) => {
      const found = charges.get(id)
      if (found !== undefined && found.status !== 'PENDING') return []
      charges.set(id, {
        status: 'PAID',
        amount: outcome === 'WRONG_AMOUNT' ? amount + 1 : amount,
        paidAt: now(),
        refusals: outcome === 'REFUND_REFUSED' ? 1 : 0,
      })
      if (outcome === 'UNREPORTED') return []
      const event = report(nextEvent(id))
      // The report comes a second time, and once more with another id.
      return outcome === 'TWICE' ? [event, event, report(nextEvent(id))] : [event]
    },
    verifyWebhook: (request) => {
      const given = Buffer.from(headerOf(request, 'x-sandbox-signature') ?? '')
      const expected = Buffer.from(sign(request.rawBody))
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    parseEvent: (request) => {
      const body = parseBody(request)
      const [eventId, reference] = [readText(body, 'eventId'), readText(body, 'reference')]
      return eventId === null || reference === null ? null : { eventId, reference }
    },
  }
}
