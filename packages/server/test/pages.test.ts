import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, startServer } from './harness.ts'
import { newTeam } from './teams.ts'

/**
 * A stand-in for the app's build: it answers by the path, says how often it has rendered, and reads a team's page through
 * the API as the app does.
 */
const entry = `
let count = 0
export const readView = (cookies) => /convoca.view=light/.test(cookies) ? 'light' : 'dark'
export const toViewCode = (view) => view
export const readAddress = (url) =>
  url.includes('token=') ? { known: url, rest: '' } : { known: url.split('?')[0], rest: url.split('?')[1] ?? '' }
export const createRenderer = ({ template }) => async ({ url, view, origin, fetch }) => {
  count += 1
  if (url === '/broken') throw new Error('no page')
  if (url.startsWith('/HELD')) await globalThis.heldPages
  if (url === '/moved') return { status: 301, location: '/new', html: '', isSecret: false }
  const api = await fetch(new Request('http://localhost/api/public/teams/pro/' + url.slice(1)))
  const team = api.ok ? (await api.json()).entity.name : null
  const html = template.replace('<main></main>', '<main>' + [team, view, origin, '#' + count].join(' ') + '</main>')
  const missing = url === '/pagina-que-nao-existe' || url.includes('%25')
  return { status: url === '/GONE' ? 410 : missing ? 404 : 200, location: null, html, isSecret: url.includes('token=') }
}
`

let folder: string
let server: TestServer

const startWithPages = (renderTimeout: number) =>
  startServer({
    config: { appDir: join(folder, 'app'), publicUrl: 'https://convoca.example', renderTimeout },
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convoca-app-'))
  await mkdir(join(folder, 'app/.vite'), { recursive: true })
  await mkdir(join(folder, 'app-server'))
  await writeFile(join(folder, 'app/index.html'), '<script nonce="__CSP_NONCE__"></script><main></main>')
  await writeFile(join(folder, 'app/.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'app-server/package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'app-server/entry-server.js'), entry)
  server = await startWithPages(120_000)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.inject({ url, remoteAddress, headers: { accept: 'text/html', ...headers } })

const readMain = (html: string) => /<main>(.*)<\/main>/.exec(html)?.[1]

test('a page is rendered with what the API answers, and kept for a moment', async () => {
  await newTeam(server, { name: 'Trovão', teamTag: 'TRV' })
  const first = await open('/TRV')
  expect([first.status, first.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(readMain(first.body)).toMatch(/^Trovão dark https:\/\/convoca\.example #\d+$/)
  const second = await open('/TRV')
  expect(readMain(second.body)).toBe(readMain(first.body))
})

test('pages that are asked for together are rendered once', async () => {
  const pages = await Promise.all(Array.from({ length: 10 }, () => open('/TOGETHER')))
  expect(new Set(pages.map(({ body }) => readMain(body))).size).toBe(1)
})

test('a write is seen on the next page', async () => {
  const before = await open('/WRITE')
  await newTeam(server, { teamTag: 'WRITE', name: 'Recém-criado' })
  const after = await open('/WRITE')
  expect(readMain(before.body)).not.toContain('Recém-criado')
  expect(readMain(after.body)).toContain('Recém-criado')
})

test('pages that show the same read it once, and anew after a write', async () => {
  const { id } = await newTeam(server, { name: 'Da mesma fonte', teamTag: 'FONTE' })
  const rename = (name: string) => server.db.updateTable('teams').set({ name }).where('id', '=', id).execute()
  await open('/FONTE')
  await rename('Mudou ao lado')
  const other = { cookie: 'convoca.view=light' }
  expect(readMain((await open('/FONTE', other)).body)).toContain('Da mesma fonte light')
  await newTeam(server)
  expect(readMain((await open('/FONTE', other)).body)).toContain('Mudou ao lado light')
})

test('each page has a nonce of its own, also a kept one, and no content can take its place', async () => {
  const team = await newTeam(server)
  await server.db.updateTable('teams').set({ name: '__CSP_NONCE__' }).where('id', '=', team.id).execute()
  const [first, second] = [await open(`/${team.tag}`), await open(`/${team.tag}`)]
  const nonceOf = (html: string) => /<script nonce="([^"]+)"/.exec(html)?.[1]
  expect(nonceOf(first.body)).not.toBe(nonceOf(second.body))
  expect(String(first.headers['content-security-policy'])).toContain(`'nonce-${nonceOf(first.body)}'`)
  expect(readMain(first.body)).toContain('__CSP_NONCE__')
})

test('no shared cache may keep a page, which has a nonce', async () => {
  const first = await open('/CACHE')
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(first.headers['vary']).toBe('cookie, accept-encoding')
  expect(first.body).toMatch(/nonce="[^"]+"/)
  const known = await open('/CACHE', { cookie: 'convoca.view=light' })
  expect(known.headers['cache-control']).toBe('private, no-cache')
  expect(readMain(known.body)).toContain('light')
})

test('a page whose address contains a secret is kept nowhere', async () => {
  const [first, second] = [await open('/SECRET?token=abc'), await open('/SECRET?token=abc')]
  expect(first.headers['cache-control']).toBe('no-store')
  expect(readMain(first.body)).not.toBe(readMain(second.body))
})

test('an unchanged page is not sent again, and keeps the policy that it came with', async () => {
  const page = await open('/ETAG')
  const again = await open('/ETAG', { 'if-none-match': String(page.headers['etag']) })
  expect([again.status, again.body]).toEqual([304, undefined])
  expect(again.headers['content-security-policy']).toBeUndefined()
})

test('redirects and missing pages have their status', async () => {
  const moved = await open('/moved')
  expect([moved.status, moved.headers['location']]).toEqual([301, '/new'])
  // Another team may take the tag: a browser that kept the redirect would never ask again.
  expect(moved.headers['cache-control']).toBe('private, no-cache')
  const gone = await open('/GONE')
  expect([gone.status, gone.headers['cache-control']]).toEqual([410, 'private, no-cache'])
})

test('a page that cannot be rendered is sent empty', async () => {
  const broken = await open('/broken')
  expect([broken.status, readMain(broken.body)]).toEqual([200, ''])
  expect(broken.headers['cache-control']).toBe('private, no-cache')
  expect(broken.headers['etag']).toBeUndefined()
})

test('a server that renders too many pages sends others empty', async () => {
  const held = Promise.withResolvers<void>()
  Object.assign(globalThis, { heldPages: held.promise })
  const networks = Array.from({ length: 16 }, (_, index) => `10.0.0.${1 + Math.floor(index / 4)}`)
  const pages = networks.map((remoteAddress, index) => open(`/HELD${index}`, {}, remoteAddress))
  let asked = 0
  await expect.poll(async () => readMain((await open(`/OTHER${(asked += 1)}`)).body)).toBe('')
  held.resolve()
  for (const page of await Promise.all(pages)) expect(readMain(page.body)).toMatch(/#\d+$/)
  expect(readMain((await open('/OTHER0')).body)).toMatch(/#\d+$/)
})

test('what the app does not read makes no other page, and stays with a redirect', async () => {
  const first = readMain((await open('/KNOWN')).body)
  for (const query of ['?utm_source=a', '?v=1', '?v=2&v=3'])
    expect(readMain((await open(`/KNOWN${query}`)).body)).toBe(first)
  expect((await open('/moved?utm_source=a')).headers['location']).toBe('/new?utm_source=a')
})

test('a network that asks for many pages gets four at a time', async () => {
  const held = Promise.withResolvers<void>()
  Object.assign(globalThis, { heldPages: held.promise })
  const pages = Array.from({ length: 4 }, (_, index) => open(`/HELDMANY${index}`))
  let asked = 0
  await expect.poll(async () => readMain((await open(`/MANY${(asked += 1)}`)).body)).toBe('')
  expect(readMain((await open('/MANY0', {}, '10.0.0.9')).body)).toMatch(/#\d+$/)
  held.resolve()
  await Promise.all(pages)
})

test('a page that takes too long is sent empty', async () => {
  const held = Promise.withResolvers<void>()
  Object.assign(globalThis, { heldPages: held.promise })
  const hasty = await startWithPages(100)
  const late = await hasty.inject({ url: '/HELDLATE', headers: { accept: 'text/html' } })
  expect([late.status, readMain(late.body)]).toEqual([200, ''])
  held.resolve()
  await hasty.close()
})

test('a new build takes the place of the old one', async () => {
  const path = join(folder, 'app-server/entry-server.js')
  await writeFile(path, entry.replace("'#' + count", "'of the new build'"))
  // The clock of files may be coarser than two writes.
  await utimes(path, new Date(), new Date(Date.now() + 1000))
  expect(readMain((await open('/BUILD')).body)).toContain('of the new build')
})

test('a build for the server is not served', async () => {
  for (const url of ['/.vite/manifest.json', '/../app-server/entry-server.js'])
    expect((await server.inject({ url, headers: { accept: '*/*' } })).status).toBe(404)
})

const PROBLEM = 'application/problem+json; charset=utf-8'

async function readProblem(url: string, accept: string) {
  const { status, headers } = await server.inject({ url, headers: { accept } })
  return [status, headers['content-type']]
}

test.each([
  '/championships/%E0%A4%A',
  '/pro/%',
  '/team/profile/%ZZ?utm_source=chat',
  '/pro/%00',
  '/team/profile/TRV%00',
  '/.env',
  '/.git/config',
  '/assets/gone.js',
  '/assets/%E0%A4%A',
  '/files/00/gone.jpg',
  `/files/00/${'0'.repeat(64)}.jpg`,
  `/files/00/${'0'.repeat(64)}-64.webp`,
  '/files/%E0%A4%A',
  '//google.com',
  '//google.com/%2e%2e',
  '///championships',
  '/%2Fgoogle.com',
])('whoever follows a link to %s sees that there is no page', async (url) => {
  const { status, headers, body } = await open(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(readMain(body)).toMatch(/#|of the new build/)
  expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-")
  expect(await readProblem(url, 'application/json')).toEqual([404, PROBLEM])
})

test.each(['image/avif,image/webp,image/*,*/*;q=0.8', '*/*', 'application/json'])(
  'a file that is not there is no page for who asks for %s',
  async (accept) => {
    for (const url of ['/files/00/gone.jpg', `/files/00/${'0'.repeat(64)}.jpg`, '/assets/gone.js'])
      expect(await readProblem(url, accept)).toEqual([404, PROBLEM])
  },
)

test.each(['/pro/a.b', '/gone.png', '/championships/taca.2026'])(
  'whoever follows a link to %s gets a page of this site',
  async (url) => {
    const { headers } = await open(url)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['location']).toBeUndefined()
  },
)

test('the API refuses an address that cannot be decoded as it always has', async () => {
  const { status, headers } = await server.inject({
    url: '/api/users/%E0%A4%A',
    headers: { accept: 'text/html' },
  })
  expect(status).toBe(400)
  expect(headers['content-type']).toMatch(/^application\/problem\+json/)
})
