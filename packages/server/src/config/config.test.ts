import { expect, test } from 'vitest'
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
