import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MercadoPagoStandIn, startMercadoPago } from '../../../../test/payment-providers/mercado-pago.ts'
import type { StandIn, StandInRequest } from '../../../../test/payment-providers/stand-in.ts'
import { type WooviStandIn, chargeCompleted, startWoovi } from '../../../../test/payment-providers/woovi.ts'
import { newId } from '../../../database/id.ts'
import type { ChargeRequest, PaymentProvider, PayoutRequest } from '../../../payment-provider.ts'
import { toCentavos, toReais } from './mercado-pago.ts'
import { createPaymentProvider } from './providers.ts'

let wooviApi: WooviStandIn
let mercadoPagoApi: MercadoPagoStandIn
let woovi: PaymentProvider
let mercadoPago: PaymentProvider
beforeAll(async () => {
  wooviApi = await startWoovi()
  mercadoPagoApi = await startMercadoPago()
  const now = () => new Date()
  const create = (config: Parameters<typeof createPaymentProvider>[0]) => {
    const provider = createPaymentProvider(config, now)
    if (provider === null) throw new Error('No provider')
    return provider
  }
  woovi = create(wooviApi.config)
  mercadoPago = create(mercadoPagoApi.config)
})
afterAll(async () => {
  await wooviApi.close()
  await mercadoPagoApi.close()
})

const newCharge = (change: Partial<ChargeRequest> = {}): ChargeRequest => ({
  id: newId(),
  amount: 2599,
  expiresAt: new Date(Date.now() + 30 * 60_000),
  description: 'Lobos do Sul em Copa de Inverno',
  payer: { name: 'Rafael de Souza Nogueira', email: 'rafael@convoca.example', cpf: '52998224725' },
  ...change,
})
const newPayout = (change: Partial<PayoutRequest> = {}): PayoutRequest => ({
  id: newId(),
  amount: 90_001,
  description: 'Prêmio da Copa de Inverno',
  key: { type: 'EMAIL', value: 'rafael@convoca.example' },
  cpf: '52998224725',
  ...change,
})
function lastOf({ requests }: Pick<StandIn, 'requests'>): StandInRequest {
  const last = requests.at(-1)
  if (last === undefined) throw new Error('Nothing was asked')
  return last
}
const unavailable = { code: 'SERVICE_UNAVAILABLE' }

const providers = [
  {
    name: 'woovi',
    get: () => ({
      provider: woovi,
      api: wooviApi,
      pay: (id: string) => wooviApi.pay(id),
      countCharges: () => wooviApi.charges.size,
      countPayouts: () => wooviApi.payments.size,
      setPayouts: (status: 'SENT' | 'PAID' | 'FAILED') => {
        const to = { SENT: 'PROCESSING', PAID: 'CONFIRMED', FAILED: 'FAILED' }[status]
        wooviApi.paymentStatus = to
        for (const payment of wooviApi.payments.values()) payment.status = to
      },
      setRefunds: (isDone: boolean) => {
        wooviApi.refundStatus = isDone ? 'CONFIRMED' : 'IN_PROCESSING'
        for (const { refunds } of wooviApi.charges.values())
          for (const refund of refunds) refund.status = wooviApi.refundStatus
      },
    }),
  },
  {
    name: 'mercadopago',
    get: () => ({
      provider: mercadoPago,
      api: mercadoPagoApi,
      pay: (id: string) => mercadoPagoApi.pay(id),
      countCharges: () => mercadoPagoApi.payments.length,
      countPayouts: () => mercadoPagoApi.transfers.length,
      setPayouts: (status: 'SENT' | 'PAID' | 'FAILED') => {
        const to = { SENT: 'in_process', PAID: 'approved', FAILED: 'rejected' }[status]
        mercadoPagoApi.transferStatus = to
        for (const transfer of mercadoPagoApi.transfers) transfer.status = to
      },
      setRefunds: (isDone: boolean) => {
        mercadoPagoApi.refundStatus = isDone ? 'approved' : 'in_process'
        if (isDone)
          for (const payment of mercadoPagoApi.payments)
            if (payment.status === 'approved') payment.status = 'refunded'
      },
    }),
  },
]

describe.each(providers)('$name', ({ get }) => {
  test('makes one charge, whatever is repeated', async () => {
    const { provider, countCharges } = get()
    const before = countCharges()
    const charge = newCharge()
    const created = await provider.createCharge(charge)
    expect(await provider.createCharge(charge)).toEqual(created)
    expect(created.pixCode).toMatch(/^0002/)
    expect(countCharges()).toBe(before + 1)
    expect(await provider.readCharge({ id: charge.id, ...created })).toMatchObject({
      status: 'PENDING',
      amount: 2599,
    })
  })

  test.each(['HANGS_UP', 'BUSY', 'FAILS_AFTER', 'LOST', 'NO_JSON'] as const)(
    'makes one charge where the answer to the first request is %s',
    async (fault) => {
      const { provider, api, countCharges } = get()
      const charge = newCharge()
      const before = countCharges()
      api.faults.push(fault)
      await expect(provider.createCharge(charge)).rejects.toMatchObject(unavailable)
      await provider.createCharge(charge)
      expect(countCharges()).toBe(before + 1)
    },
  )

  test('says when a charge is paid, and when its refund is done', async () => {
    const { provider, pay, setRefunds } = get()
    const charge = newCharge()
    const key = { id: charge.id, ...(await provider.createCharge(charge)) }
    pay(charge.id)
    const paid = await provider.readCharge(key)
    expect(paid).toMatchObject({ status: 'PAID', amount: 2599 })
    expect(paid.paidAt).toBeInstanceOf(Date)
    setRefunds(false)
    const refund = { ...key, amount: charge.amount }
    expect(await provider.refund(refund)).toBe('PENDING')
    expect(await provider.refund(refund)).toBe('PENDING')
    expect((await provider.readCharge(key)).status).toBe('PAID')
    setRefunds(true)
    expect(await provider.refund(refund)).toBe('REFUNDED')
    expect((await provider.readCharge(key)).status).toBe('REFUNDED')
  })

  test('refunds once where the answer to the first request is lost', async () => {
    const { provider, api, pay, setRefunds } = get()
    const charge = newCharge()
    const key = { id: charge.id, amount: charge.amount, ...(await provider.createCharge(charge)) }
    pay(charge.id)
    setRefunds(false)
    const isRefund = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.includes('/refund')
    // The look before it is answered.
    for (const fault of ['LOST', 'FAILS_AFTER'] as const) {
      api.faults.push(fault)
      await expect(provider.refund(key)).rejects.toMatchObject(unavailable)
    }
    expect(await provider.refund(key)).toBe('PENDING')
    const keys = api.requests
      .filter((request) => isRefund(request) && request.path.includes(key.reference))
      .map(({ body, headers }) => headers['x-idempotency-key'] ?? body['correlationID'])
    expect(new Set(keys)).toEqual(new Set([`refund-${charge.id}`]))
  })

  test('refuses to refund what is not paid', async () => {
    const { provider } = get()
    const charge = newCharge()
    const key = { id: charge.id, amount: charge.amount, ...(await provider.createCharge(charge)) }
    await expect(provider.refund(key)).rejects.toMatchObject(unavailable)
  })

  test('sends one payout, whatever is repeated or lost, and says what has become of it', async () => {
    const { provider, api, countPayouts, setPayouts } = get()
    setPayouts('SENT')
    const before = countPayouts()
    const payout = newPayout()
    for (const fault of ['HANGS_UP', 'FAILS_AFTER', 'LOST'] as const) {
      api.faults.push(fault)
      await expect(provider.createPayout(payout)).rejects.toMatchObject(unavailable)
    }
    const sent = await provider.createPayout(payout)
    expect(sent.status).toBe('SENT')
    expect(await provider.createPayout(payout)).toEqual(sent)
    expect(countPayouts()).toBe(before + 1)
    for (const status of ['SENT', 'PAID', 'FAILED'] as const) {
      setPayouts(status)
      expect(await provider.readPayout({ id: payout.id, reference: sent.reference })).toEqual({
        ...sent,
        status,
      })
    }
  })

  test('has failed where the provider refuses the key', async () => {
    const { provider, countPayouts } = get()
    const before = countPayouts()
    const payout = newPayout({ key: { type: 'EMAIL', value: 'ninguem@convoca.example' } })
    expect(await provider.createPayout(payout)).toMatchObject({ status: 'FAILED' })
    expect(countPayouts()).toBe(before)
  })

  test('says nothing of a charge or a payout that it does not know', async () => {
    const { provider } = get()
    const unknown = { id: newId(), reference: '404' }
    await expect(provider.readCharge(unknown)).rejects.toMatchObject(unavailable)
    await expect(provider.readPayout(unknown)).rejects.toMatchObject(unavailable)
  })
})

describe('woovi', () => {
  test('is asked in centavos, with our id and the seconds that are left', async () => {
    const charge = newCharge({ description: 'x'.repeat(300) })
    await woovi.createCharge(charge)
    const { body, path, headers } = lastOf(wooviApi)
    expect([path, headers.authorization]).toEqual(['/api/v1/charge', 'app-id-of-the-test'])
    expect(body).toMatchObject({
      correlationID: charge.id,
      value: 2599,
      comment: 'x'.repeat(140),
      customer: { name: 'Rafael de Souza Nogueira', taxID: '52998224725' },
    })
    expect(body['expiresIn']).toBeGreaterThan(1790)
    expect(body['expiresIn']).toBeLessThanOrEqual(1800)
  })

  test('refuses the code of a charge of another amount', async () => {
    const charge = newCharge()
    await woovi.createCharge(charge)
    await expect(woovi.createCharge({ ...charge, amount: 1 })).rejects.toMatchObject(unavailable)
  })

  test('approves a payout that was created and for which there was no money', async () => {
    wooviApi.paymentStatus = 'CREATED'
    const payout = newPayout()
    await expect(woovi.createPayout(payout)).rejects.toMatchObject(unavailable)
    wooviApi.paymentStatus = 'PROCESSING'
    expect(await woovi.createPayout(payout)).toEqual({ status: 'SENT', reference: payout.id })
  })

  test('believes its RSA signature over the bytes and no other one', () => {
    const id = newId()
    const request = wooviApi.webhook(chargeCompleted(id))
    expect(woovi.verifyWebhook(request)).toBe(true)
    expect(woovi.parseEvent(request)).toMatchObject({ reference: id })
    const another = wooviApi.webhook(chargeCompleted(newId()))
    const refused = [
      { ...request, rawBody: Buffer.concat([request.rawBody, Buffer.from(' ')]) },
      { ...request, rawBody: another.rawBody },
      { ...request, headers: another.headers },
      { ...request, headers: {} },
      { ...request, headers: { 'x-webhook-signature': '' } },
      { ...request, headers: { 'x-webhook-signature': '=not base64=' } },
      { ...request, headers: { 'x-openpix-signature': 'jgR2XF0PKDiAwHP1s+TryvxMySQ=' } },
      { ...request, headers: { 'x-webhook-signature': ['a', 'b'] } },
    ]
    expect(refused.filter((one) => woovi.verifyWebhook(one))).toEqual([])
  })

  test('names a report by its bytes, and reads charges and payouts only', () => {
    const id = newId()
    const first = woovi.parseEvent(wooviApi.webhook(chargeCompleted(id)))
    expect(woovi.parseEvent(wooviApi.webhook(chargeCompleted(id)))).toEqual(first)
    const payout = {
      event: 'OPENPIX:MOVEMENT_CONFIRMED',
      payment: { correlationID: id, status: 'CONFIRMED' },
    }
    expect(woovi.parseEvent(wooviApi.webhook(payout))?.reference).toBe(id)
    const others = [
      { evento: 'teste_webhook', data_criacao: '2026-01-01' },
      { event: 'OPENPIX:TRANSACTION_RECEIVED', charge: null, pix: { value: 1 } },
      { event: 'OPENPIX:CHARGE_COMPLETED', charge: { correlationID: 7 } },
      [],
    ]
    for (const body of others) expect(woovi.parseEvent(wooviApi.webhook(body))).toBeNull()
  })
})

describe('mercadopago', () => {
  test('is asked in reais, with our id and a key for repeating', async () => {
    const charge = newCharge()
    await mercadoPago.createCharge(charge)
    const { body, headers } = lastOf(mercadoPagoApi)
    expect([headers.authorization, headers['x-idempotency-key']]).toEqual([
      'Bearer token-of-the-test',
      charge.id,
    ])
    expect(body).toMatchObject({
      transaction_amount: 25.99,
      external_reference: charge.id,
      payment_method_id: 'pix',
      notification_url: 'https://convoca.example/api/webhooks/payments/mercadopago',
      payer: {
        first_name: 'Rafael',
        last_name: 'de Souza Nogueira',
        identification: { number: '52998224725' },
      },
    })
  })

  test('converts each amount there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (centavos) => {
        const json = JSON.stringify(toReais(centavos))
        expect(json).toMatch(/^\d+(\.\d{1,2})?$/)
        expect(toCentavos(JSON.parse(json))).toBe(centavos)
      }),
    )
    const borders = [1, 9, 10, 99, 100, 101, 110, 1999, 2000, 2001, 8_005, 10_049, 100_001, 99_999_999]
    for (const centavos of borders) expect(toCentavos(toReais(centavos))).toBe(centavos)
    for (const wrong of [0.001, 10.005, 1.999, -1, Number.NaN, Number.POSITIVE_INFINITY, '10.00', null])
      expect(toCentavos(wrong)).toBeNull()
  })

  test('reads the currency, and no payment of another charge', async () => {
    const charge = newCharge()
    const created = await mercadoPago.createCharge(charge)
    mercadoPagoApi.pay(charge.id, { currency_id: 'ARS' })
    const key = { id: charge.id, reference: created.reference }
    expect(await mercadoPago.readCharge(key)).toMatchObject({ status: 'PAID', currency: 'ARS' })
    await expect(mercadoPago.readCharge({ ...key, id: newId() })).rejects.toMatchObject(unavailable)
  })

  test('signs payouts, and names their keys as it does', async () => {
    const payout = newPayout({ key: { type: 'RANDOM', value: '6f1b0f0e-6a5c-4f0e-9d8e-0c1d2e3f4a5b' } })
    await mercadoPago.createPayout(payout)
    const { body, headers } = lastOf(mercadoPagoApi)
    expect([headers['x-enforce-signature'], headers['x-idempotency-key']]).toEqual(['true', payout.id])
    expect(body).toMatchObject({
      external_reference: payout.id,
      point_of_interaction: { type: 'PSP_TRANSFER' },
      transaction: {
        total_amount: 900.01,
        to: { accounts: [{ chave: { type: 'PIX_CODE', value: payout.key.value } }] },
      },
    })
  })

  test('believes a signature over the id of the query, for five minutes', () => {
    const now = Date.now()
    const at = (minutes: number) => new Date(now + minutes * 60_000)
    const accepted = [
      mercadoPagoApi.webhook('1300000001'),
      mercadoPagoApi.webhook('1300000001', { unit: 'ms' }),
      mercadoPagoApi.webhook('1300000001', { at: at(-4.9) }),
      mercadoPagoApi.webhook('1300000001', { at: at(4.9) }),
      mercadoPagoApi.webhook('1300000001', { requestId: null }),
      mercadoPagoApi.webhook('1108917506-01GGTH198RP0'),
    ]
    for (const request of accepted) expect(mercadoPago.verifyWebhook(request)).toBe(true)
    expect(mercadoPago.parseEvent(mercadoPagoApi.webhook('1108917506-01GGTH198RP0'))?.reference).toBe(
      '1108917506-01GGTH198RP0',
    )
    const request = mercadoPagoApi.webhook('1300000001')
    const signature = String(request.headers['x-signature'])
    const refused = [
      mercadoPagoApi.webhook('1300000001', { at: at(-5.1) }),
      mercadoPagoApi.webhook('1300000001', { at: at(5.1) }),
      mercadoPagoApi.webhook('1300000001', { at: at(-5.1), unit: 'ms' }),
      { ...request, query: { 'data.id': '1300000002' } },
      { ...request, query: { id: '1300000001' } },
      { ...request, query: {} },
      { ...request, headers: { ...request.headers, 'x-request-id': 'another' } },
      { ...request, headers: { 'x-signature': signature } },
      { ...request, headers: { ...request.headers, 'x-signature': signature.replace(/ts=\d/, 'ts=2') } },
      { ...request, headers: { ...request.headers, 'x-signature': signature.split(',')[1] } },
      { ...request, headers: { ...request.headers, 'x-signature': `${signature}0` } },
      { ...request, headers: {} },
    ]
    expect(refused.filter((one) => mercadoPago.verifyWebhook(one))).toEqual([])
  })
})
