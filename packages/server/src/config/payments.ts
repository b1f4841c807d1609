import { type KeyObject, createPrivateKey, createPublicKey } from 'node:crypto'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

/** Published by Woovi, for webhooks of its production; its test environment has another one. */
const WOOVI_PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC/+NtIkjzevvqD+I3MMv3bLXDt
pvxBjY4BsRrSdca3rtAwMcRYYvxSnd7jagVLpctMiOxQO8ieUCKLSWHpsMAjO/zZ
WMKbqoG8MNpi/u3fp6zz0mcHCOSqYsPUUG19buW8bis5ZZ2IZgBObWSpTvJ0cnj6
HKBAA82Jln+lGwS1MwIDAQAB
-----END PUBLIC KEY-----`

/**
 * The key as PEM, which may be given as base64 of it: not every way of setting a variable keeps line breaks.
 */
function toPem(text: string): string {
  return text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : Buffer.from(text, 'base64').toString()
}

const keyOf = (kind: string, parse: (pem: string) => KeyObject) =>
  z.string().transform((text, context): KeyObject => {
    try {
      const key = parse(toPem(text))
      if (key.asymmetricKeyType === kind) return key
    } catch {
      // A text that is no key at all is refused like a key of another kind; it must not be repeated.
    }
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })

/** The variables of the providers; the addresses differ in tests only, and in a provider's test environment. */
export const paymentVariables = {
  PIX_PROVIDER: z.enum(['sandbox', 'woovi', 'mercadopago']).optional(),
  WOOVI_APP_ID: z.string().min(1).optional(),
  WOOVI_PUBLIC_KEY: keyOf('rsa', createPublicKey).prefault(WOOVI_PUBLIC_KEY),
  WOOVI_URL: address.default('https://api.woovi.com'),
  MERCADO_PAGO_ACCESS_TOKEN: z.string().min(1).optional(),
  MERCADO_PAGO_WEBHOOK_SECRET: z.string().min(1).optional(),
  MERCADO_PAGO_PAYOUT_KEY: keyOf('ed25519', createPrivateKey).optional(),
  MERCADO_PAGO_URL: address.default('https://api.mercadopago.com'),
}

export const paymentExpectations: Record<keyof typeof paymentVariables, string> = {
  PIX_PROVIDER: 'one of sandbox, woovi, mercadopago',
  WOOVI_APP_ID: 'the AppID of an API of Woovi; PIX_PROVIDER=woovi needs it',
  WOOVI_PUBLIC_KEY: "an RSA public key as PEM, or as base64 of it, with which Woovi's webhooks are signed",
  WOOVI_URL: 'an http or https address',
  MERCADO_PAGO_ACCESS_TOKEN:
    'the access token of an application of Mercado Pago; PIX_PROVIDER=mercadopago needs it',
  MERCADO_PAGO_WEBHOOK_SECRET: "the secret of the application's webhooks; PIX_PROVIDER=mercadopago needs it",
  MERCADO_PAGO_PAYOUT_KEY:
    'an Ed25519 private key as PEM, or as base64 of it, whose public key Mercado Pago knows',
  MERCADO_PAGO_URL: 'an http or https address',
}

export interface WooviConfig {
  provider: 'woovi'
  appId: string
  publicKey: KeyObject
  url: string
}

export interface MercadoPagoConfig {
  provider: 'mercadopago'
  accessToken: string
  webhookSecret: string
  /** Signs payouts. Null: they are sent unsigned, which the provider takes with test accounts only. */
  payoutKey: KeyObject | null
  url: string
  /** The address at which it reports; null: what is set in its panel. */
  notificationUrl: string | null
}

export type PaymentsConfig = { provider: 'sandbox' } | WooviConfig | MercadoPagoConfig

type Values = z.output<z.ZodObject<typeof paymentVariables>>

/** The variables that the chosen provider needs and has not. */
export function findMissingPaymentVariables(env: Values): readonly (keyof Values)[] {
  const needed = {
    sandbox: [],
    woovi: ['WOOVI_APP_ID'],
    mercadopago: ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_WEBHOOK_SECRET'],
  } as const
  return needed[env.PIX_PROVIDER ?? 'sandbox'].filter((name) => env[name] === undefined)
}

/** The sandbox, which moves no money, is for tests, development and demo data; elsewhere it has to be named. */
export function readPayments(
  env: Values,
  { usesSandbox, publicUrl }: { usesSandbox: boolean; publicUrl: string | null },
): PaymentsConfig | null {
  const { WOOVI_APP_ID: appId, MERCADO_PAGO_ACCESS_TOKEN: accessToken } = env
  const { PIX_PROVIDER: named, MERCADO_PAGO_WEBHOOK_SECRET: webhookSecret } = env
  if (named === 'woovi' && appId !== undefined)
    return { provider: named, appId, publicKey: env.WOOVI_PUBLIC_KEY, url: env.WOOVI_URL }
  if (named === 'mercadopago' && accessToken !== undefined && webhookSecret !== undefined)
    return {
      provider: named,
      accessToken,
      webhookSecret,
      payoutKey: env.MERCADO_PAGO_PAYOUT_KEY ?? null,
      url: env.MERCADO_PAGO_URL,
      notificationUrl: publicUrl === null ? null : `${publicUrl}/api/webhooks/payments/mercadopago`,
    }
  return named === 'sandbox' || usesSandbox ? { provider: 'sandbox' } : null
}
