import type { WebhookRequest } from '../../src/payment-provider.ts'
import type { Bank } from './banks.ts'

type Random = () => number

/** Reports that wait until others have overtaken them. */
const MAX_HELD = 6
/** Times that a report is sent while the server is away. */
const MAX_TRIES = 3

export type Fate = 'once' | 'lost' | 'twice' | 'late' | 'forged' | 'replayed'

/** The way of a bank's reports to the server, on which some are lost, doubled, late, in another order, and forged by others. */
export interface Deliveries {
  /** The number of times that each fate has happened; the numbers are reports. */
  readonly fates: Record<Fate, number>
  /** Forged reports that the server has taken for the bank's. */
  readonly believed: number
  /** Answers that are neither a receipt, nor a refusal of what is forged, nor a word that the server is away. */
  readonly strange: number[]
  deliver(chargeId: string): Promise<void>
  /** Sends all that is late. */
  flush(): Promise<void>
}

export function createDeliveries(
  bank: Bank,
  { origin, random }: { origin: () => string; random: Random },
): Deliveries {
  const fates: Deliveries['fates'] = { once: 0, lost: 0, twice: 0, late: 0, forged: 0, replayed: 0 }
  const strange: number[] = []
  const held: WebhookRequest[] = []
  const sent: { report: WebhookRequest; chargeId: string }[] = []
  let believed = 0

  /** Null where nobody answered. */
  async function post({ rawBody, headers, query }: WebhookRequest): Promise<number | null> {
    const search = new URLSearchParams(query).toString()
    const response = await fetch(`${origin()}/api/webhooks/payments/${bank.name}?${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      body: rawBody.toString('utf8'),
    }).catch(() => null)
    await response?.arrayBuffer().catch(() => undefined)
    return response?.status ?? null
  }
  async function send(report: WebhookRequest): Promise<void> {
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      const status = await post(report)
      if (status === 200) return
      if (status !== null && status !== 503) strange.push(status)
    }
  }
  async function sendForged(report: WebhookRequest, otherId: string): Promise<void> {
    for (const forged of bank.forge(report, otherId)) {
      fates.forged += 1
      const status = await post(forged)
      if (status === 200) believed += 1
      else if (status !== null && status !== 401 && status !== 503) strange.push(status)
    }
  }
  /** The late ones come in any order. */
  async function release(count: number): Promise<void> {
    while (held.length > count) {
      const [report] = held.splice(Math.floor(random() * held.length), 1)
      if (report !== undefined) await send(report)
    }
  }

  return {
    fates,
    strange,
    get believed() {
      return believed
    },
    deliver: async (chargeId) => {
      const report = bank.report(chargeId)
      const fate = random()
      const known = sent[Math.floor(random() * sent.length)]
      sent.push({ report, chargeId })
      if (known !== undefined && known.chargeId !== chargeId && random() < 0.15)
        await sendForged(report, known.chargeId)
      if (known !== undefined && random() < 0.15) {
        fates.replayed += 1
        await send(known.report)
      }
      if (fate < 0.2) fates.lost += 1
      else if (fate < 0.4) {
        fates.twice += 1
        await Promise.all([send(report), send(report)])
      } else if (fate < 0.65) {
        fates.late += 1
        held.push(report)
        await release(MAX_HELD)
      } else {
        fates.once += 1
        await send(report)
      }
    },
    flush: () => release(0),
  }
}
