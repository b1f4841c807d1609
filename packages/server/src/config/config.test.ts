import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('needs no variables, and defaults to an embedded database with demo data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    seedDemo: true,
    rateLimit: true,
    environment: 'production',
  })
})

test('treats an empty value as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('seeds an external database only on request', () => {
  const DATABASE_URL = 'postgres://convoca:x@db.example:5432/convoca'
  expect(readConfig({ DATABASE_URL }).seedDemo).toBe(false)
  expect(readConfig({ DATABASE_URL, SEED_DEMO: 'true' }).seedDemo).toBe(true)
})

test.each([
  ['false', 0],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('reads TRUST_PROXY=%s', (value, proxies) => {
  expect(readConfig({ TRUST_PROXY: value }).trustedProxies).toEqual(proxies)
})

test('says what to write instead of TRUST_PROXY=true', () => {
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
    /^Wrong configuration: TRUST_PROXY \(must be the number of proxies .* such as 1, or their addresses, such as 10\.0\.0\.0\/8,::1; /,
  )
})

test.each([
  ['PORT', '70000'],
  ['PORT', '3000a'],
  ['DATABASE_URL', 'mysql://a/b'],
  ['DATABASE_POOL_SIZE', '1'],
  ['REDIS_URL', 'localhost:6379'],
  ['PUBLIC_URL', 'convoca.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'ana@convoca.example, bruno@convoca.example'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['REQUIRE_VERIFIED_EMAIL', 'yes'],
  ['SEED_DEMO', '1'],
  ['RATE_LIMIT', 'off'],
  ['DECODE_TIMEOUT', '-1'],
  ['RENDER_TIMEOUT', '3s'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'all'],
  ['TRUST_PROXY', '10.0.0.0/8;::1'],
  ['TRUST_PROXY', '0.0.0.0/0'],
])('rejects %s=%s without repeating the value', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(`Wrong configuration: ${name} (must be `)
  expect(read).not.toThrow(value)
})

test('sends mail only where its links lead somewhere, and then asks for confirmed addresses', () => {
  const SMTP_URL = 'smtp://mail.example:25'
  expect(() => readConfig({ SMTP_URL })).toThrow('PUBLIC_URL (must be ')
  const config = readConfig({ SMTP_URL, PUBLIC_URL: 'https://convoca.example/' })
  expect(config).toMatchObject({ mailFrom: 'nao-responda@convoca.example', requireVerifiedEmail: true })
  expect(readConfig({}).requireVerifiedEmail).toBe(false)
})

describe('the provider of payments', () => {
  test('is the sandbox where no money is meant, and nobody in production', () => {
    expect(readConfig({}).payments).toEqual({ provider: 'sandbox' })
    expect(readConfig({ SEED_DEMO: 'false' }).payments).toBeNull()
    expect(readConfig({ SEED_DEMO: 'false', NODE_ENV: 'development' }).payments).toEqual({
      provider: 'sandbox',
    })
    expect(readConfig({ SEED_DEMO: 'false', PIX_PROVIDER: 'sandbox' }).payments).toEqual({
      provider: 'sandbox',
    })
  })

  test.each([
    [{ PIX_PROVIDER: 'woovi' }, 'WOOVI_APP_ID'],
    [{ PIX_PROVIDER: 'woovi', MERCADO_PAGO_ACCESS_TOKEN: 'x' }, 'WOOVI_APP_ID'],
    [{ PIX_PROVIDER: 'mercadopago' }, 'MERCADO_PAGO_ACCESS_TOKEN'],
    [{ PIX_PROVIDER: 'mercadopago', MERCADO_PAGO_ACCESS_TOKEN: 'x' }, 'MERCADO_PAGO_WEBHOOK_SECRET'],
    [{ PIX_PROVIDER: 'pagseguro' }, 'PIX_PROVIDER'],
    [{ WOOVI_PUBLIC_KEY: 'no-key' }, 'WOOVI_PUBLIC_KEY'],
    [{ WOOVI_URL: 'api.woovi.com' }, 'WOOVI_URL'],
    [{ MERCADO_PAGO_PAYOUT_KEY: 'LS0tLS1CRUdJTg==' }, 'MERCADO_PAGO_PAYOUT_KEY'],
  ])('%j stops the start with a line about %s', (env, name) => {
    expect(() => readConfig(env)).toThrow(`Wrong configuration: ${name} (must be `)
  })

  test('is read with its keys, as PEM or as base64 of it', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { privateKey } = generateKeyPairSync('ed25519')
    const rsa = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const ed25519 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const base = { PIX_PROVIDER: 'woovi', WOOVI_APP_ID: 'app' }
    expect(readConfig(base).payments).toMatchObject({ provider: 'woovi', url: 'https://api.woovi.com' })
    for (const WOOVI_PUBLIC_KEY of [rsa, Buffer.from(rsa).toString('base64'), rsa.replaceAll('\n', '\\n')]) {
      const { payments } = readConfig({ ...base, WOOVI_PUBLIC_KEY })
      expect(payments?.provider === 'woovi' && payments.publicKey.equals(publicKey)).toBe(true)
    }
    const mercadoPago = {
      PIX_PROVIDER: 'mercadopago',
      MERCADO_PAGO_ACCESS_TOKEN: 'token',
      MERCADO_PAGO_WEBHOOK_SECRET: 'secret',
      MERCADO_PAGO_PAYOUT_KEY: Buffer.from(ed25519).toString('base64'),
      PUBLIC_URL: 'https://convoca.example/',
    }
    expect(readConfig(mercadoPago).payments).toMatchObject({
      accessToken: 'token',
      notificationUrl: 'https://convoca.example/api/webhooks/payments/mercadopago',
    })
    expect(() => readConfig({ ...mercadoPago, MERCADO_PAGO_PAYOUT_KEY: rsa })).toThrow(
      'MERCADO_PAGO_PAYOUT_KEY',
    )
  })
})
