import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../../../test/harness.ts'
import { startMercadoPago } from '../../../../test/payment-providers/mercado-pago.ts'
import type { Fault } from '../../../../test/payment-providers/stand-in.ts'
import { chargeCompleted, startWoovi } from '../../../../test/payment-providers/woovi.ts'
import { type Entry, newEntry } from '../../../../test/payments.ts'
import type { PaymentsConfig } from '../../../config/payments.ts'
import type { WebhookRequest } from '../../../payment-provider.ts'
import { runPaymentClock } from '../clock.ts'
import { findBalance } from '../ledger-repository.ts'
import { workReport } from '../reports.ts'

const CPF = '52998224725'

interface Api {
  config: PaymentsConfig
  faults: Fault[]
  close(): Promise<void>
  /** Another amount than was asked for, where one is given; in centavos. */
  pay(chargeId: string, amount?: number): void
  report(chargeId: string): WebhookRequest
  reportUnknown(): WebhookRequest
}

async function woovi(): Promise<Api> {
  const api = await startWoovi()
  return Object.assign(api, {
    report: (id: string) => api.webhook(chargeCompleted(id)),
    reportUnknown: () => api.webhook(chargeCompleted('01a9c6a4-0000-7000-8000-000000000000')),
  })
}

async function mercadoPago(): Promise<Api> {
  const api = await startMercadoPago()
  return {
    config: api.config,
    faults: api.faults,
    close: api.close,
    pay: (id, amount) => api.pay(id, amount === undefined ? {} : { transaction_amount: amount / 100 }),
    report: (id) => api.webhook(String(api.paymentOf(id).id)),
    reportUnknown: () => api.webhook('1299999999'),
  }
}

describe.each([
  { name: 'woovi', start: woovi },
  { name: 'mercadopago', start: mercadoPago },
])('$name', ({ name, start }) => {
  let api: Api
  let server: TestServer
  let entry: Entry
  let id: string
  beforeAll(async () => {
    api = await start()
    server = await startServer({ config: { payments: api.config } })
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await api.close()
  })
  beforeEach(async () => {
    await work()
    entry = await newEntry(server)
    const { status, body } = await pay()
    if (status !== 201) throw new Error(JSON.stringify(body))
    id = body.id
  })

  const pay = (of = entry) =>
    server.call('createPayment', {
      token: of.team.owner.token,
      path: { id: of.id, registrationId: of.registrationId },
    })
  const post = async ({ rawBody, headers, query }: WebhookRequest): Promise<number> => {
    const { status } = await server.inject({
      method: 'POST',
      url: `/api/webhooks/payments/${name}?${new URLSearchParams(query).toString()}`,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      payload: rawBody,
    })
    return status
  }
  const events = () =>
    server.db
      .selectFrom('payment_events')
      .select(['event_id as eventId', 'reference', 'outcome'])
      .where('provider', '=', name)
      .orderBy('received_at', 'desc')
      .execute()
  async function work(): Promise<string[]> {
    const outcomes: string[] = []
    for (const { eventId, reference, outcome } of await events())
      if (outcome === null)
        outcomes.push(await workReport(server.services, { provider: name, eventId, reference }))
    return outcomes
  }
  const statusOf = async () => {
    const { body } = await server.call('readPayment', {
      token: entry.team.owner.token,
      path: { paymentId: id },
    })
    return body.status
  }
  const entries = () => findBalance(server.db, { account: 'ENTRIES', owner: entry.id })

  test('a report that is signed makes the provider be asked, and the place is there', async () => {
    api.pay(id)
    expect(await post(api.report(id))).toBe(200)
    expect(await statusOf()).toBe('PENDING')
    expect(await work()).toEqual(['PAID'])
    expect([await statusOf(), await entries()]).toEqual(['PAID', -2500])
  })

  test('a report before the payment, reordered, and one that comes again change nothing', async () => {
    const early = api.report(id)
    expect(await post(early)).toBe(200)
    expect(await work()).toEqual(['UNCHANGED'])
    api.pay(id)
    const paid = api.report(id)
    await post(paid)
    await post(paid)
    await post(api.report(id))
    await work()
    await server.call('checkPayment', { token: entry.team.owner.token, path: { paymentId: id } })
    expect([await statusOf(), await entries()]).toEqual(['PAID', -2500])
  })

  test('a report with the bytes and headers of another one is one', async () => {
    const request = api.report(id)
    const before = (await events()).length
    expect(await Promise.all([post(request), post(request), post(request)])).toEqual([200, 200, 200])
    expect((await events()).length).toBe(before + 1)
  })

  test('a report that is forged is refused and not stored', async () => {
    api.pay(id)
    const request = api.report(id)
    const before = (await events()).length
    const header = name === 'woovi' ? 'x-webhook-signature' : 'x-signature'
    const forged: WebhookRequest[] = [
      { ...request, headers: {} },
      { ...request, headers: { [header]: 'ts=1,v1=00' } },
      { ...request, headers: { ...request.headers, [header]: String(request.headers[header]).slice(0, -3) } },
      name === 'woovi'
        ? { ...request, rawBody: Buffer.from(request.rawBody.toString().replace('2500', '1')) }
        : { ...request, query: { 'data.id': '1300000000000' } },
    ]
    for (const one of forged) expect(await post(one)).toBe(401)
    expect((await events()).length).toBe(before)
    expect(await statusOf()).toBe('PENDING')
  })

  test('another amount gives no place, goes back, and is told to the staff', async () => {
    api.pay(id, 1)
    await post(api.report(id))
    expect(await work()).toEqual(['WRONG_AMOUNT'])
    expect([await statusOf(), await entries()]).toEqual(['REFUNDING', 0])
  })

  test('a charge that is not ours is kept for the staff', async () => {
    expect(await post(api.reportUnknown())).toBe(200)
    expect(await work()).toEqual(['UNKNOWN_CHARGE'])
  })

  test('a provider that is down when the report is worked is asked again', async () => {
    api.pay(id)
    await post(api.report(id))
    api.faults.push('BUSY')
    await expect(work()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(await work()).toEqual(['PAID'])
  })

  test('no code is given while the provider is down, and one is afterwards', async () => {
    const other = await newEntry(server)
    api.faults.push('HANGS_UP')
    expect((await pay(other)).status).toBe(503)
    api.faults.push('FAILS_AFTER')
    expect((await pay(other)).status).toBe(503)
    expect((await pay(other)).status).toBe(201)
  })

  test('a withdrawn entry goes back by the provider', async () => {
    api.pay(id)
    await post(api.report(id))
    await work()
    await server.call('withdrawRegistration', {
      token: entry.team.owner.token,
      path: { id: entry.id, registrationId: entry.registrationId },
    })
    await runPaymentClock(server.services)
    expect(await statusOf()).toBe('REFUNDING')
  })

  test('neither the log nor what is stored says who paid, and nothing says a key', async () => {
    api.pay(id)
    api.faults.push('FAILS_AFTER')
    await server.call('checkPayment', { token: entry.team.owner.token, path: { paymentId: id } })
    await post(api.report(id))
    await work()
    const secrets = [
      CPF,
      entry.team.owner.email,
      'Rafael Nogueira',
      'app-id-of-the-test',
      'token-of-the-test',
      'PRIVATE KEY',
    ]
    const logged = server.logged.join('\n')
    const stored = JSON.stringify(await server.db.selectFrom('payment_events').selectAll().execute())
    expect(secrets.filter((secret) => logged.includes(secret) || stored.includes(secret))).toEqual([])
  })
})
