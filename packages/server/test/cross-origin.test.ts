import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../src/contract/types.ts'
import { newId } from '../src/database/id.ts'
import { insertGame } from '../src/domains/games/repository.ts'
import { newDraft } from './championships.ts'
import { operations } from '../src/contract/document.ts'
import { type TestServer, startServer } from './harness.ts'
import { newTeam } from './teams.ts'

const partner = 'https://esporte-urbano.example'
const hash = `7c${'2f'.repeat(31)}`

let server: TestServer
let folder: string
let draft: Schemas['Championship']
let shown: Schemas['Championship']
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convoca-embeds-'))
  const appDir = join(folder, 'app')
  await mkdir(join(appDir, 'embed/v1'), { recursive: true })
  await mkdir(`${appDir}-server`)
  await writeFile(join(appDir, 'index.html'), '<!doctype html><title>app</title>')
  await writeFile(join(appDir, 'embed/v1/team-card.js'), '(()=>{})()')
  await writeFile(join(appDir, 'embed/v1/integrity.json'), '{}')
  await writeFile(join(appDir, 'embed/v1/barlow-condensed-700.woff2'), 'wOF2')
  await writeFile(
    join(`${appDir}-server`, 'embed.js'),
    `export const styles = 'a{}'
export const resizeScript = '1'
export const toCardData = (team, stats, origin) => ({ href: origin, tag: team.team_tag, results: stats.previusMatches, next: undefined })
export const renderTeamPage = ({ team, theme }) => '<html data-theme="' + theme + '">' + team.team_tag
export const renderPlayerPage = ({ profile, show }) => '<html data-show="' + show + '">' + profile.entity.nick
export const renderChampionshipPage = ({ championship, height }) => '<html data-height="' + height + '">' + championship.url
export const previewStyles = ''
export const renderPreviewPage = (name, theme, attributes) => '<html>' + name + theme + JSON.stringify(attributes)
export const renderMissingPage = (subject) => '<html>missing ' + subject`,
  )
  server = await startServer({ config: { appDir } })
  await mkdir(join(server.config.filesDir, '7c'), { recursive: true })
  await writeFile(join(server.config.filesDir, `7c/${hash}.jpg`), 'jpeg')
  const owner = await server.registerUser({ nick: 'Quero_Quero' })
  const gameId = await insertGame(server.db, 'Jogo das molduras')
  draft = await newDraft(server, owner, { game_id: gameId, name: 'Rascunho' })
  shown = await newDraft(server, owner, { game_id: gameId, name: 'Copa das Molduras' })
  await server.call('changeChampionshipStatus', {
    token: owner.token,
    path: { id: shown.id },
    body: { status: 'REGISTRATION' },
  })
  await newTeam(server, { teamTag: 'XORI', owner })
  for (const visibility of ['MEMBERS', 'NOBODY'] as const) {
    const { id } = await server.registerUser({ nick: `quero_${visibility}` })
    await server.db
      .updateTable('users')
      .set({ profile_visibility: visibility })
      .where('id', '=', id)
      .execute()
  }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const open = operations.filter(({ isCrossOrigin }) => isCrossOrigin)
const closed = operations.filter(({ isCrossOrigin }) => !isCrossOrigin)
const urlOf = (path: string) => `/api${path.replaceAll(/\{[^}]+\}/g, '01989d2e-6a53-7c11-9a55-2f4f0c9d0200')}`

test('every read of a guest is open, and nothing else', () => {
  const ofGuests = operations.filter(({ method, needsSession }) => method === 'GET' && !needsSession)
  expect(open.map(({ id }) => id).toSorted()).toEqual(ofGuests.map(({ id }) => id).toSorted())
  expect(open.length).toBeGreaterThan(30)
})

describe.each([partner, 'null', 'http://localhost:5173'])('a page of %s', (origin) => {
  test.each(open.map(({ path }) => path))('may read %s without credentials', async (path) => {
    const url = urlOf(path).replace(/pro\/[^/]+$/, 'pro/XORI')
    const read = await server.inject({ url, headers: { origin } })
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      // A script tells its support which request failed, and waits as long as it is asked to.
      'access-control-expose-headers': 'etag, retry-after, x-request-id',
    })
    expect(read.headers['access-control-allow-credentials']).toBeUndefined()
    const preflight = await server.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
    })
    // Neither a token nor JSON can be sent along.
    expect(preflight.headers['access-control-allow-headers']).toBeUndefined()
  })

  test('may read and be asked for nothing else of the API', async () => {
    const faults: string[] = []
    for (const { method, path } of closed) {
      const url = urlOf(path)
      if (open.some((other) => other.path === path)) continue
      const preflight = await server.inject({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': method },
      })
      const read = await server.inject({ method: 'GET', url, headers: { origin } })
      for (const { headers } of [preflight, read])
        if (Object.keys(headers).some((name) => name.startsWith('access-control')))
          faults.push(`${method} ${path}`)
      if (preflight.status !== 405) faults.push(`OPTIONS ${path}: ${preflight.status}`)
      if (read.headers['cross-origin-resource-policy'] !== 'same-origin') faults.push(`CORP of ${path}`)
    }
    expect(faults).toEqual([])
  })
})

test.each(['/', '/teams', '/api/docs', '/embeds', '/embed', '/embed/', '/embedded/team/XORI'])(
  '%s is framed by nobody and read by no other origin',
  async (url) => {
    const { headers } = await server.inject({ url, headers: { accept: 'text/html', origin: partner } })
    expect(headers['x-frame-options']).toBe('DENY')
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'")
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  },
)

test('the contract is read by pages of every origin', async () => {
  const { status, headers } = await server.inject({ url: '/api/openapi.json', headers: { origin: partner } })
  expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
})

test('a picture is shown by other pages and cannot be read by them', async () => {
  const picture = { business_type: 'TEAM_PROFILE_PHOTO', hash, width: 1, height: 1, size: 4 } as const
  await server.db
    .insertInto('files')
    .values({ id: newId(), entity_type: 'TEAM', entity_id: newId(), ...picture, created_by: null })
    .execute()
  const { status, headers } = await server.inject({
    url: `/files/7c/${hash}.jpg`,
    headers: { origin: partner },
  })
  expect(status).toBe(200)
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('a script is kept long, and may be checked by its hash', async () => {
  const script = await server.inject({ url: '/embed/v1/team-card.js', headers: { origin: partner } })
  expect(script.status).toBe(200)
  expect(script.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  })
  // A page of another character set would read its sentences wrongly.
  expect(script.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
})

test('a font is read by pages of every origin', async () => {
  const font = await server.inject({
    url: '/embed/v1/barlow-condensed-700.woff2',
    headers: { origin: partner },
  })
  expect(font.status).toBe(200)
  expect(font.headers).toMatchObject({ 'access-control-allow-origin': '*', 'content-type': 'font/woff2' })
})

test.each([
  '/embed/v1/gone.js',
  '/embed/v1/..%2f..%2findex.html',
  '/embed/v1/.env',
  '/embed/v2/team-card.js',
])('there is no script %s', async (url) => {
  expect((await server.inject({ url, headers: { accept: '*/*' } })).status).toBe(404)
})

describe('the page of an iframe', () => {
  test('may be framed by everybody, runs only its own script and is kept for a minute', async () => {
    const page = await server.inject({ url: '/embed/team/xori?theme=dark' })
    expect(page.status).toBe(200)
    expect(page.body).toBe('<html data-theme="dark">XORI')
    expect(page.headers['x-frame-options']).toBeUndefined()
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/)
    expect(page.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300')
    const again = await server.inject({
      url: '/embed/team/xori?theme=dark',
      headers: { 'if-none-match': String(page.headers['etag']) },
    })
    expect(again.status).toBe(304)
  })

  test("shows a player as it shows a team, and its query is the element's attributes", async () => {
    const page = await server.inject({ url: '/embed/player/quero_QUERO?show=games' })
    expect([page.status, page.body]).toEqual([200, '<html data-show="games">Quero_Quero'])
    expect(page.headers['x-frame-options']).toBeUndefined()
    expect(String(page.headers['content-security-policy'])).toContain('frame-ancestors *')
  })

  test.each(['quero_MEMBERS', 'quero_NOBODY', 'quero_ninguem', 'x', '%3Cb%3E'])(
    'of %s shows no player: hidden and unknown are alike',
    async (nick) => {
      const page = await server.inject({ url: `/embed/player/${nick}` })
      expect([page.status, page.body]).toEqual([404, '<html>missing player'])
    },
  )

  test('shows a championship; a draft and an unknown one are alike', async () => {
    const page = await server.inject({ url: `/embed/championship/${shown.url}?height=300` })
    expect([page.status, page.body]).toEqual([200, `<html data-height="300">${shown.url}`])
    expect(String(page.headers['content-security-policy'])).toContain('frame-ancestors *')
    for (const url of [draft.url, 'nenhum', 'NADA', '%3Cb%3E']) {
      const missing = await server.inject({ url: `/embed/championship/${url}` })
      expect([missing.status, missing.body]).toEqual([404, '<html>missing championship'])
    }
  })

  test.each(['NADA', 'x', 'toolong', '%3Cb%3E'])('of %s says that there is no team', async (tag) => {
    const page = await server.inject({ url: `/embed/team/${tag}?theme=%00&width=%22` })
    expect([page.status, page.body]).toEqual([404, '<html>missing team'])
  })
})

describe("the data of a team's card", () => {
  test('is one answer that every origin may read, without an absent field, and is revalidated', async () => {
    const url = '/embed/team/xori.json'
    const first = await server.inject({ url, headers: { origin: partner } })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      href: expect.stringMatching(/^http/),
      tag: 'XORI',
      results: [],
      next: null,
    })
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, no-cache',
      'x-frame-options': 'DENY',
    })
    expect(String(first.headers['content-type'])).toContain('application/json')
    const again = await server.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } })
    expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, '*'])
  })

  test.each(['NADA', 'x', 'toolong', '%3Cb%3E', '.'])(
    'of %s is nothing, which every origin may read',
    async (tag) => {
      const { status, headers } = await server.inject({ url: `/embed/team/${tag}.json` })
      expect([status, headers['access-control-allow-origin']]).toEqual([404, '*'])
    },
  )
})

test('the preview of an element runs the scripts of ours, and only our pages may frame it', async () => {
  const { status, body, headers } = await server.inject({
    url: '/embed/preview/recruiting-teams?theme=light&limit=3&site=x',
    headers: { origin: partner },
  })
  expect([status, body]).toEqual([200, '<html>recruiting-teamslight{"limit":"3","theme":"light"}'])
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(String(headers['content-security-policy'])).toMatch(
    /default-src 'none'; script-src 'self' 'sha256-[^']+'; .*frame-ancestors 'self'$/,
  )
  for (const name of ['team-card', '__proto__', '%3Cb%3E'])
    expect((await server.inject({ url: `/embed/preview/${name}` })).status).toBe(404)
})

describe('the picture of a team, a player or a championship', () => {
  const sizeOf = async (url: string) => {
    const response = await server.app.inject({ url })
    const { format, width, height } = await sharp(response.rawPayload).metadata()
    return [response.statusCode, response.headers['content-type'], format, width, height]
  }

  test.each([
    ['/embed/team/XORI.png', 'image/png', 'png', 480, 252],
    ['/embed/team/xori@2x.png?theme=light', 'image/png', 'png', 960, 504],
    ['/embed/team/XORI.svg', 'image/svg+xml', 'svg', 480, 252],
    ['/embed/team/XORI/preview.png', 'image/png', 'png', 1200, 630],
    ['/embed/player/Quero_Quero.png', 'image/png', 'png', 480, 252],
    ['/embed/player/quero_quero@2x.png?theme=light', 'image/png', 'png', 960, 504],
    ['/embed/player/Quero_Quero.svg', 'image/svg+xml', 'svg', 480, 252],
    ['/embed/player/Quero_Quero/preview.png', 'image/png', 'png', 1200, 630],
  ])('%s is %s', async (url, ...expected) => {
    expect(await sizeOf(url)).toEqual([200, ...expected])
  })

  test.each([
    ['.png', 'image/png', 'png', 480, 252],
    ['@2x.png?theme=light', 'image/png', 'png', 960, 504],
    ['.svg', 'image/svg+xml', 'svg', 480, 252],
    ['/preview.png', 'image/png', 'png', 1200, 630],
  ])("a championship's %s is %s; that of a draft is neutral", async (ending, ...expected) => {
    expect(await sizeOf(`/embed/championship/${shown.url}${ending}`)).toEqual([200, ...expected])
    const neutral = await Promise.all(
      [draft.url, 'nenhum'].map((url) => server.app.inject({ url: `/embed/championship/${url}${ending}` })),
    )
    expect(neutral.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(neutral[0]?.rawPayload.equals(neutral[1]?.rawPayload ?? Buffer.of())).toBe(true)
  })

  test('of a championship is revalidated', async () => {
    const url = `/embed/championship/${shown.url}@2x.png`
    const first = await server.inject({ url })
    expect(first.headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60, stale-while-revalidate=300',
    })
    const again = await server.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } })
    expect(again.status).toBe(304)
  })

  test('differs by its theme, is shown by every page and revalidated', async () => {
    const dark = await server.inject({ url: '/embed/team/XORI.svg' })
    const light = await server.inject({ url: '/embed/team/XORI.svg?theme=light' })
    expect(dark.body).toContain('#10131a')
    expect(light.body).not.toBe(dark.body)
    expect(dark.headers['cross-origin-resource-policy']).toBe('cross-origin')
    // Opened by itself, the drawing is a document: it may run nothing.
    expect(String(dark.headers['content-security-policy'])).toContain("default-src 'none'")
    const again = await server.inject({
      url: '/embed/team/XORI.svg',
      headers: { 'if-none-match': String(dark.headers['etag']) },
    })
    expect(again.status).toBe(304)
  })

  test.each([
    ['/embed/team/NADA.png', 480, 252],
    ['/embed/team/NADA@2x.png?theme=light', 960, 504],
    ['/embed/team/NADA/preview.png', 1200, 630],
    ['/embed/player/quero_NOBODY.png', 480, 252],
    ['/embed/player/quero_MEMBERS/preview.png', 1200, 630],
    ['/embed/player/XORI.png', 480, 252],
    ['/embed/championship/nenhum-campeonato.png', 480, 252],
    ['/embed/team/nome-que-nao-existe/preview.png', 1200, 630],
    ['/embed/team/NOMELONGO.png', 480, 252],
    ['/embed/team/XORI@3x.png', 480, 252],
  ])('there is a neutral picture at %s', async (url, width, height) => {
    expect(await sizeOf(url)).toEqual([200, 'image/png', 'png', width, height])
  })

  test('the neutral picture does not tell what is hidden from what there is not', async () => {
    const [hidden, none] = await Promise.all(
      ['/embed/player/quero_NOBODY.svg', '/embed/player/ninguem_aqui.svg'].map((url) =>
        server.inject({ url }),
      ),
    )
    expect(hidden?.status).toBe(200)
    expect(hidden?.body).toEqual(none?.body)
    expect(String(hidden?.body)).not.toContain('NOBODY')
  })

  test('there is none in another format', async () => {
    expect((await server.inject({ url: '/embed/team/XORI.gif' })).status).toBe(404)
  })
})

describe('a public read', () => {
  const url = '/api/public/teams/pro/XORI'

  test('is revalidated by its tag', async () => {
    const first = await server.inject({ url })
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const etag = String(first.headers['etag'])
    const second = await server.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } })
    expect(second.status).toBe(304)
    expect(second.headers['access-control-allow-origin']).toBe('*')
  })

  test('is not kept where a session reads it', async () => {
    const { token } = await server.registerUser()
    const { headers } = await server.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['etag']).toBeUndefined()
  })
})
