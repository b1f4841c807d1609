import type { PaymentsConfig } from '../../src/config/payments.ts'
import type { WebhookRequest } from '../../src/payment-provider.ts'
import { startMercadoPago } from '../payment-providers/mercado-pago.ts'
import type { Fault } from '../payment-providers/stand-in.ts'
import { chargeCompleted, startWoovi } from '../payment-providers/woovi.ts'

/** The payouts that have left for good, or have come back. */
export interface SentPayout {
  key: string
  /** The amount in centavos. */
  amount: number
}

/** A provider with its own books, which know nothing of the server's. */
export interface Bank {
  name: 'woovi' | 'mercadopago'
  config: PaymentsConfig
  /** The variables of a server that uses it. */
  variables: Record<string, string>
  setFaults(choose: () => Fault | undefined): void
  /** Another amount than was asked for, where one is given; in centavos. */
  pay(chargeId: string, amount?: number): void
  /** The amount that the charge asks for, in centavos. */
  amountOf(chargeId: string): number
  report(chargeId: string): WebhookRequest
  /** Reports that it has not sent: about a payment of 1 centavo, about another charge, and without its signature. */
  forge(report: WebhookRequest, otherId: string): WebhookRequest[]
  /** Ends what it has taken on; `hasFailed` says which payouts came back. */
  settle(hasFailed: () => boolean): void
  /** Centavos by charge. */
  received(): Map<string, number>
  sentBack(): Map<string, number>
  paidOut(): SentPayout[]
  close(): Promise<void>
}

const toSums = (rows: readonly (readonly [string, number])[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const [id, amount] of rows) sums.set(id, (sums.get(id) ?? 0) + amount)
  return sums
}
const toPem = (
  key: { export(options: { type: 'spki' | 'pkcs8'; format: 'pem' }): string | Buffer },
  type: 'spki' | 'pkcs8',
) => key.export({ type, format: 'pem' }).toString()

export async function startWooviBank(): Promise<Bank> {
  const api = await startWoovi()
  const { config } = api
  return {
    name: 'woovi',
    config,
    variables: {
      PIX_PROVIDER: 'woovi',
      WOOVI_APP_ID: config.appId,
      WOOVI_PUBLIC_KEY: toPem(config.publicKey, 'spki'),
      WOOVI_URL: config.url,
    },
    setFaults: api.setFaults,
    pay: api.pay,
    amountOf: (id) => api.charges.get(id)?.value ?? 0,
    report: (id) => api.webhook(chargeCompleted(id)),
    forge: (report, otherId) => {
      const body = JSON.parse(report.rawBody.toString()) as ReturnType<typeof chargeCompleted>
      const changeBody = (change: object) => Buffer.from(JSON.stringify({ ...body, ...change }))
      return [
        { ...report, rawBody: changeBody({ charge: { ...body.charge, value: 1 } }) },
        { ...report, rawBody: changeBody({ charge: { ...body.charge, correlationID: otherId } }) },
        { ...report, headers: { 'x-openpix-signature': 'c2lnbmVk' } },
      ]
    },
    settle: (hasFailed) => {
      for (const { refunds } of api.charges.values()) for (const one of refunds) one.status = 'CONFIRMED'
      for (const payment of api.payments.values())
        if (payment.status === 'PROCESSING') payment.status = hasFailed() ? 'FAILED' : 'CONFIRMED'
    },
    received: () =>
      toSums(
        [...api.charges]
          .filter(([, one]) => one.status === 'COMPLETED')
          .map(([id, { value }]) => [id, value]),
      ),
    sentBack: () =>
      toSums(
        [...api.charges].flatMap(([id, { refunds }]) => refunds.map(({ value }) => [id, value] as const)),
      ),
    paidOut: () =>
      [...api.payments.values()]
        .filter(({ status }) => status !== 'FAILED' && status !== 'CREATED')
        .map(({ destinationAlias: key, value: amount }) => ({ key, amount })),
    close: api.close,
  }
}

export async function startMercadoPagoBank(): Promise<Bank> {
  const api = await startMercadoPago()
  const { config } = api
  const inCentavos = (reais: number) => Math.round(reais * 100)
  return {
    name: 'mercadopago',
    config,
    variables: {
      PIX_PROVIDER: 'mercadopago',
      MERCADO_PAGO_ACCESS_TOKEN: config.accessToken,
      MERCADO_PAGO_WEBHOOK_SECRET: config.webhookSecret,
      ...(config.payoutKey !== null && { MERCADO_PAGO_PAYOUT_KEY: toPem(config.payoutKey, 'pkcs8') }),
      MERCADO_PAGO_URL: config.url,
    },
    setFaults: api.setFaults,
    pay: (id, amount) => api.pay(id, amount === undefined ? {} : { transaction_amount: amount / 100 }),
    amountOf: (id) => inCentavos(api.paymentOf(id).transaction_amount),
    report: (id) => api.webhook(String(api.paymentOf(id).id)),
    forge: (report, otherId) => [
      { ...report, headers: { ...report.headers, 'x-request-id': crypto.randomUUID() } },
      { ...report, query: { ...report.query, 'data.id': String(api.paymentOf(otherId).id) } },
      { ...report, headers: {} },
    ],
    settle: (hasFailed) => {
      for (const { payment } of api.refunds) payment.status = 'refunded'
      for (const transfer of api.transfers)
        if (transfer.status === 'in_process') transfer.status = hasFailed() ? 'rejected' : 'approved'
    },
    received: () =>
      toSums(
        api.payments
          .filter(({ status }) => status === 'approved' || status === 'refunded')
          .map((one) => [one.external_reference, inCentavos(one.transaction_amount)]),
      ),
    sentBack: () =>
      toSums(api.refunds.map(({ payment, amount }) => [payment.external_reference, inCentavos(amount)])),
    paidOut: () =>
      api.transfers
        .filter(({ status }) => status !== 'rejected')
        .map(({ key, amount }) => ({ key, amount: inCentavos(amount) })),
    close: api.close,
  }
}
