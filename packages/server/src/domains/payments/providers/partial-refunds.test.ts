import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MercadoPagoStandIn, startMercadoPago } from '../../../../test/payment-providers/mercado-pago.ts'
import { type WooviStandIn, startWoovi } from '../../../../test/payment-providers/woovi.ts'
import { newId } from '../../../database/id.ts'
import type { ChargeKey, PaymentProvider } from '../../../payment-provider.ts'
import { createPaymentProvider } from './providers.ts'
import { createSandbox } from './sandbox.ts'

let woovi: WooviStandIn
let mercadoPago: MercadoPagoStandIn
beforeAll(async () => {
  woovi = await startWoovi()
  mercadoPago = await startMercadoPago()
})
afterAll(async () => {
  await woovi.close()
  await mercadoPago.close()
})

async function newCharge(provider: PaymentProvider): Promise<ChargeKey> {
  const id = newId()
  const created = await provider.createCharge({
    id,
    amount: 2599,
    expiresAt: new Date(Date.now() + 30 * 60_000),
    description: 'Prêmio da Copa de Inverno',
    payer: { name: 'Rafael de Souza Nogueira', email: 'rafael@convoca.example', cpf: '52998224725' },
  })
  return { id, reference: created.reference }
}
function required(provider: PaymentProvider | null): PaymentProvider {
  if (provider === null) throw new Error('No provider')
  return provider
}
const now = () => new Date()

describe('a part of what was paid', () => {
  test('goes back once by Woovi, and the rest stays paid', async () => {
    const provider = required(createPaymentProvider(woovi.config, now))
    const key = await newCharge(provider)
    woovi.pay(key.id)
    woovi.refundStatus = 'IN_PROCESSING'
    const part = { ...key, amount: 501 }
    expect([await provider.refund(part), await provider.refund(part)]).toEqual(['PENDING', 'PENDING'])
    const refunds = woovi.charges.get(key.id)?.refunds ?? []
    expect(refunds.map(({ value }) => value)).toEqual([501])
    for (const refund of refunds) refund.status = 'CONFIRMED'
    expect([await provider.refund(part), (await provider.readCharge(key)).status]).toEqual([
      'REFUNDED',
      'PAID',
    ])
  })

  test('goes back once by Mercado Pago, which keeps such a payment as approved', async () => {
    const provider = required(createPaymentProvider(mercadoPago.config, now))
    const key = await newCharge(provider)
    mercadoPago.pay(key.id)
    mercadoPago.refundStatus = 'in_process'
    const part = { ...key, amount: 501 }
    expect([await provider.refund(part), await provider.refund(part)]).toEqual(['PENDING', 'PENDING'])
    mercadoPago.paymentOf(key.id).transaction_amount_refunded = 5.01
    expect([await provider.refund(part), (await provider.readCharge(key)).status]).toEqual([
      'REFUNDED',
      'PAID',
    ])
  })

  test('goes back in the sandbox as well', async () => {
    const provider = createSandbox(now)
    const key = await newCharge(provider)
    provider.simulate({ id: key.id, amount: 2599 }, 'PAID')
    expect(await provider.refund({ ...key, amount: 501 })).toBe('REFUNDED')
    expect((await provider.readCharge(key)).status).toBe('PAID')
  })
})
