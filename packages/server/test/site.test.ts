import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import { newId } from '../src/database/id.ts'
import { type TestServer, startServer } from './harness.ts'

let server: TestServer
let appDir: string
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'convoca-app-'))
  await mkdir(join(appDir, 'assets'))
  await writeFile(
    join(appDir, 'index.html'),
    '<!doctype html><script nonce="__CSP_NONCE__">1</script><style nonce="__CSP_NONCE__"></style>',
  )
  await writeFile(join(appDir, 'assets/index-abc.js'), 'export {}')
  await writeFile(join(appDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(appDir, '.env'), 'SECRET=1')
  server = await startServer({ config: { appDir } })
  await mkdir(join(server.config.filesDir, '7c'), { recursive: true })
  await writeFile(join(server.config.filesDir, `7c/7c${'2f'.repeat(31)}.jpg`), 'jpeg')
  await writeFile(join(server.config.dataDir, 'postgres.password'), 'secret')
})
afterAll(async () => {
  await server.close()
  await rm(appDir, { recursive: true, force: true })
})

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each(['/', '/teams', '/my/teams/TRV', '/auth?next=/teams'])(
  'serves the app at %s, never cached',
  async (url) => {
    const response = await server.inject({ url, headers: page })
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('private, no-cache')
    expect(response.body).not.toContain('__CSP_NONCE__')
  },
)

test('puts a fresh nonce into the page and its policy', async () => {
  const [first, second] = [
    await server.inject({ url: '/', headers: page }),
    await server.inject({ url: '/', headers: page }),
  ]
  const nonceOf = (html: string): string | undefined => /<script nonce="([^"]+)"/.exec(html)?.[1]
  const policy = String(first.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(first.body)}'`)
  expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(first.body)}'`)
  expect(nonceOf(first.body)).not.toBe(nonceOf(second.body))
})

test('allows nothing inline, no plug-ins, no frames around it', async () => {
  const response = await server.inject({ url: '/', headers: { ...page, host: 'convoca.example:3000' } })
  const policy = String(response.headers['content-security-policy'])
  expect(policy.match(/[a-z-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"])
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "worker-src 'self' blob:",
      "connect-src 'self' ws://convoca.example:3000 wss://convoca.example:3000",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('allows Google’s script where log-ins by Google are configured, and nothing more of it', async () => {
  const { social } = readConfig({ GOOGLE_CLIENT_ID: 'convoca.apps.example' })
  const withGoogle = await startServer({ database: server.database, config: { appDir, social } })
  const ask = async ({ inject }: TestServer) => {
    const { headers } = await inject({ url: '/auth', headers: page })
    const policy = String(headers['content-security-policy'])
    const named = policy.split('; ').filter((directive) => directive.includes('google'))
    return { named, opener: headers['cross-origin-opener-policy'] }
  }
  const { named, opener } = await ask(withGoogle)
  expect(named.map((directive) => directive.replaceAll(/ '[^']*'| wss?:\/\/\S+/g, ''))).toEqual([
    'script-src https://accounts.google.com/gsi/client',
    'style-src https://accounts.google.com/gsi/style',
    'connect-src https://accounts.google.com/gsi/',
    'frame-src https://accounts.google.com/gsi/',
  ])
  expect(opener).toBe('same-origin-allow-popups')
  expect(await ask(server)).toEqual({ named: [], opener: 'same-origin' })
  await withGoogle.close()
})

test('lets no host header write into the policy', async () => {
  const response = await server.inject({
    url: '/',
    headers: { ...page, host: "evil; script-src 'unsafe-inline'" },
  })
  expect(String(response.headers['content-security-policy'])).not.toMatch(/evil|script-src 'unsafe-inline'/)
})

test('keeps built assets for ever and other files until they change', async () => {
  const asset = await server.inject({ url: '/assets/index-abc.js' })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(String(asset.headers['content-type'])).toContain('javascript')
  const icon = await server.inject({ url: '/favicon.svg' })
  expect(icon.headers['cache-control']).toBe('no-cache')
  const again = await server.inject({
    url: '/favicon.svg',
    headers: { 'if-none-match': String(icon.headers['etag']) },
  })
  expect(again.status).toBe(304)
})

test.each(['/assets/gone.js', '/gone.png', '/assets/', '/.env', '/%2eenv', '/assets/..%2f.env'])(
  'answers 404 for %s',
  async (url) => {
    const response = await server.inject({ url, headers: { accept: '*/*' } })
    expect(response.status).toBe(url === '/assets/' ? 200 : 404)
    expect(JSON.stringify(response.body)).not.toContain('SECRET')
  },
)

test('serves uploaded files for ever, inert', async () => {
  const hash = `7c${'2f'.repeat(31)}`
  const picture = { business_type: 'TEAM_PROFILE_PHOTO', hash, width: 1, height: 1, size: 4 } as const
  await server.db
    .insertInto('files')
    .values({ id: newId(), entity_type: 'TEAM', entity_id: newId(), ...picture, created_by: null })
    .execute()
  const response = await server.inject({ url: `/files/7c/${hash}.jpg` })
  expect(response.status).toBe(200)
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers['content-type']).toBe('image/jpeg')
  expect(String(response.headers['content-security-policy'])).toContain("default-src 'none'")
})

test.each([
  '/files/../postgres.password',
  '/files/%2e%2e/postgres.password',
  '/files/..%5cpostgres.password',
  '/files/7c',
  '/files/',
  '/files/7c/%00',
])('hands out nothing at %s', async (url) => {
  const response = await server.inject({ url, headers: { accept: 'image/*' } })
  expect(response.status).toBe(404)
  expect(JSON.stringify(response.body)).not.toContain('secret')
})

test('compresses a large answer and not a small one', async () => {
  const large = await server.inject({ url: '/api/docs/redoc.js', headers: { 'accept-encoding': 'gzip' } })
  expect(large.headers['content-encoding']).toBe('gzip')
  const small = await server.inject({ url: '/api/health', headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers['content-encoding']).toBeUndefined()
})

describe('a compressed asset', () => {
  const code = 'export const a = 1;\n'.repeat(500)
  beforeAll(async () => {
    await writeFile(join(appDir, 'assets/large-abc.js'), code)
    // The content is not what a compressor would make of it: the server must send these very bytes.
    await writeFile(join(appDir, 'assets/large-abc.js.br'), 'brotli at build time')
    await writeFile(join(appDir, 'assets/large-abc.js.gz'), 'gzip at build time')
    await writeFile(join(appDir, 'assets/plain-abc.js'), code)
    await writeFile(join(appDir, 'mark.svg'), code)
    await writeFile(join(appDir, 'mark.svg.br'), 'brotli at build time')
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', 'brotli at build time'],
    ['gzip, deflate', 'gzip', 'gzip at build time'],
    ['br;q=0, gzip', 'gzip', 'gzip at build time'],
    ['identity', undefined, code],
    ['', undefined, code],
  ])('is the file of the build for %j', async (accepted, encoding, body) => {
    const response = await server.inject({
      url: '/assets/large-abc.js',
      headers: { 'accept-encoding': accepted },
    })
    expect(response.status).toBe(200)
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.body).toBe(body)
    expect(String(response.headers['content-type'])).toContain('javascript')
    expect(response.headers['vary']).toBe('accept-encoding')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('is sent as it is where the build has made none', async () => {
    const response = await server.inject({
      url: '/assets/plain-abc.js',
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.body).toBe(code)
  })

  test('may have a fixed name', async () => {
    const response = await server.inject({ url: '/mark.svg', headers: { 'accept-encoding': 'br' } })
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'image/svg+xml' })
    expect(response.body).toBe('brotli at build time')
  })
})

describe('the service worker', () => {
  test('is never cached, and may only call its own origin', async () => {
    await writeFile(join(appDir, 'sw.js'), 'self.addEventListener("fetch", () => undefined)')
    const response = await server.inject({ url: '/sw.js', headers: { accept: '*/*' } })
    expect(response.status).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    })
  })

  test('gets a shell whose nonce is in its policy, too', async () => {
    const response = await server.inject({ url: '/shell.html', headers: { accept: '*/*' } })
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['x-robots-tag']).toBe('noindex')
    const nonce = /<script nonce="([^"]+)"/.exec(response.body)?.[1]
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  })
})

test('serves the manifest by its type', async () => {
  await writeFile(join(appDir, 'manifest.webmanifest'), '{}')
  const response = await server.inject({ url: '/manifest.webmanifest', headers: { accept: '*/*' } })
  expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/)
})
