import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, startServer } from './harness.ts'

const publicUrl = 'https://convoca.gg'
const now = () => new Date('2026-11-27T20:00:00Z')
let server: TestServer
let appDir: string
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'convoca-app-'))
  await writeFile(join(appDir, 'index.html'), '<!doctype html>')
  server = await startServer({ now, config: { appDir, publicUrl } })
})
afterAll(async () => {
  await server.close()
  await rm(appDir, { recursive: true, force: true })
})

const read = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

test('security.txt says whom to write to, and until when it is good', async () => {
  const { status, headers, body } = await read('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = new Map(
    String(body)
      .trim()
      .split('\n')
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  expect(fields.get('Contact')).toBe(`${publicUrl}/support`)
  expect(fields.get('Canonical')).toBe(`${publicUrl}/.well-known/security.txt`)
  const left = new Date(fields.get('Expires') ?? '').getTime() - now().getTime()
  expect(left).toBeGreaterThan(30 * 86_400_000)
  expect(left).toBeLessThan(365 * 86_400_000)
  expect((await read('/security.txt')).headers['location']).toBe('/.well-known/security.txt')
})

test('robots.txt closes what is not public, and names the sitemap', async () => {
  const { status, headers, body } = await read('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = String(body).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /settings', `Sitemap: ${publicUrl}/sitemap.xml`]),
  )
  expect(lines).not.toContain('Disallow: /')
})

test('sitemap.xml lists pages that robots.txt leaves open', async () => {
  const { status, headers, body } = await read('/sitemap.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const pages = [...String(body).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page]) => new URL(page ?? ''))
  expect(pages.map(({ href }) => href)).toContain(`${publicUrl}/championships`)
  const robots = String((await read('/robots.txt')).body)
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '')
  for (const { origin, pathname } of pages) {
    expect(origin).toBe(publicUrl)
    expect(closed.filter((path) => pathname.startsWith(path))).toEqual([])
  }
})

test.each(['text/html,*/*;q=0.8', 'application/json', '*/*'])(
  'a password manager that accepts %s is sent to where the password is changed',
  async (accept) => {
    const { status, headers } = await read('/.well-known/change-password', { accept })
    expect([status, headers['location']]).toEqual([302, '/settings?section=security'])
  },
)

test.each([
  '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  '/.well-known/',
])('there is nothing at %s', async (url) => {
  expect((await read(url, { accept: 'text/html' })).status).toBe(404)
})

test('no host header writes into a file', async () => {
  const bare = await startServer({ database: server.database, config: { appDir } })
  for (const url of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'])
    for (const host of ['evil"><script>', 'a\nContact: mailto:mau@mau.example', 'x y']) {
      const { status, body } = await bare.inject({ url, headers: { host } })
      expect([status, String(body)]).not.toEqual([200, expect.stringMatching(/script>|mau@|x y/)])
    }
  await bare.close()
})
