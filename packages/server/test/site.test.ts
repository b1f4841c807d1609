import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  await writeFile(join(server.config.filesDir, '7c/7c2f.jpg'), 'jpeg')
  await writeFile(join(server.config.dataDir, 'postgres.password'), 'secret')
})
afterAll(async () => {
  await server.close()
  await rm(appDir, { recursive: true, force: true })
})

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each(['/', '/teams', '/my/teams/TRV', '/index.html', '/auth?next=/teams'])(
  'serves the app at %s, never cached',
  async (url) => {
    const answer = await server.inject({ url, headers: page })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).not.toContain('__CSP_NONCE__')
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
  const answer = await server.inject({ url: '/', headers: { ...page, host: 'convoca.example:3000' } })
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).not.toContain('unsafe')
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "img-src 'self' data: blob:",
      "worker-src 'self' blob:",
      "connect-src 'self' ws://convoca.example:3000 wss://convoca.example:3000",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('lets no host header write into the policy', async () => {
  const answer = await server.inject({
    url: '/',
    headers: { ...page, host: "evil; script-src 'unsafe-inline'" },
  })
  expect(String(answer.headers['content-security-policy'])).not.toContain('unsafe-inline')
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
    const answer = await server.inject({ url, headers: { accept: '*/*' } })
    expect(answer.status).toBe(url === '/assets/' ? 200 : 404)
    expect(JSON.stringify(answer.body)).not.toContain('SECRET')
  },
)

test('serves uploaded files for ever, inert', async () => {
  const answer = await server.inject({ url: '/files/7c/7c2f.jpg' })
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-type']).toBe('image/jpeg')
  expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'")
})

test.each([
  '/files/../postgres.password',
  '/files/%2e%2e/postgres.password',
  '/files/..%5cpostgres.password',
  '/files/7c',
  '/files/',
  '/files/7c/%00',
])('hands out nothing at %s', async (url) => {
  const answer = await server.inject({ url, headers: { accept: 'image/*' } })
  expect(answer.status).toBe(404)
  expect(JSON.stringify(answer.body)).not.toContain('secret')
})

test('compresses a large answer and not a small one', async () => {
  await writeFile(join(appDir, 'assets/large-abc.js'), 'export const a = 1;\n'.repeat(500))
  const large = await server.inject({ url: '/assets/large-abc.js', headers: { 'accept-encoding': 'gzip' } })
  expect(large.headers['content-encoding']).toBe('gzip')
  const small = await server.inject({ url: '/api/health', headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers['content-encoding']).toBeUndefined()
})
