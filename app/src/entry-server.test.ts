import {
  createHandlers,
  createMockDatabase,
  MockProblem,
  override,
  readExample,
  toPublicProfile,
  toPublicTeam,
} from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createRenderer, readView } from './entry-server.tsx'

const entry = '<script type="module" crossorigin src="/assets/index.js" nonce="N"></script>'
const template = `<html data-appearance="dark"><head><meta name="theme-color" content="#0a0c10" /><title>Convoca</title>${entry}</head><body><div id="root"></div></body></html>`
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_list.js': { file: 'assets/list.js', css: ['assets/list.css'] },
  'src/screens/Jobs/JobsScreen.tsx': { file: 'assets/jobs.js', imports: ['_shared.js', '_list.js'] },
}
const renderPage = createRenderer({ template, manifest })

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
// The renderer imports the whole app: later files of this worker mock parts of it.
afterAll(() => void vi.resetModules())

interface Visit extends MockOptions {
  cookies?: string
  origin?: string | null
}

const open = (url: string, { cookies = '', origin = null, ...mock }: Visit = {}) => {
  server.use(...createHandlers(mock))
  return renderPage({ url, view: readView(cookies), origin, fetch })
}

/** A database whose first team has these fields. */
function databaseWith(fields: { name?: string; description?: string }) {
  const database = createMockDatabase()
  const team = database.teams[0]
  if (!team) throw new Error('The mocked database has no team')
  Object.assign(team, fields)
  return { database, tag: team.tag }
}

/** The demo data whose first team had the tag `ANTES` and whose first player was `nick_antigo`; the team `FIM` was deleted. */
function createMoved() {
  const database = createMockDatabase()
  const [team] = database.teams
  const [player] = database.users
  if (!team || !player) throw new Error('The mocked database is empty')
  const overrides = [
    override('readPublicTeam', ({ input }) => {
      const tag = input.teamTag.toUpperCase()
      if (tag === 'FIM') throw new MockProblem('TEAM_DELETED')
      if (tag !== 'ANTES' && tag !== team.tag) throw new MockProblem('TEAM_NOT_FOUND')
      return toPublicTeam(database, team)
    }),
    override('readPublicProfile', () => toPublicProfile(database, player)),
  ]
  return { tag: team.tag, nick: player.nick, visit: { database, overrides } }
}

const readHead = (html: string) => html.slice(0, html.indexOf('</head>'))

test.each([
  ['/', 'Campeonatos'],
  ['/championships', 'Campeonatos'],
  ['/auth', 'Entrar'],
  ['/register', 'Criar conta'],
  ['/jobs', 'Vagas'],
])('%s is rendered whole, with one title and one description', async (url, title) => {
  const { status, html } = await open(url)
  expect(status).toBe(200)
  expect(html.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title} · Convoca</title>`])
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).toMatch(/<h1[ >]/)
  // React marks so what it has left to the browser.
  expect(html).not.toMatch(/<!--\$[?!]-->|<template/)
})

const readLinks = (html: string) =>
  [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*href="([^"]+)"/g)].map(([, file]) => file)
const readImports = (html: string) => / data-imports="([^"]*)"/.exec(html)?.[1]?.split(' ')

test('the sheets of the screen are linked, its scripts are named for later; what the entry brings is not', async () => {
  const { html } = await open('/jobs')
  expect(readLinks(html)).toEqual(['/assets/list.css'])
  expect(readImports(html)).toEqual(['/assets/list.js', '/assets/jobs.js'])
  expect(html).toContain('data-entry="/assets/index.js"')
  expect(html).toContain(' data-after="load" nonce="N">(function')
  expect(html).not.toContain('<script type="module"')
})

test('the scripts of a page without its content are fetched at once, and run after the first paint', async () => {
  const { html } = await open('/jobs', { cookies: 'convoca.view=dark.user.wide' })
  const scripts = ['/assets/list.js', '/assets/jobs.js']
  expect(readLinks(html)).toEqual(['/assets/list.css', '/assets/index.js', ...scripts])
  expect(readImports(html)).toEqual(scripts)
  expect(html).toMatch(/data-imports="[^"]*" nonce="N">\(function/)
  expect((await open('/teams')).html).not.toMatch(/data-after|<script type="module"/)
})

test('the page is drawn as the browser last showed the app', async () => {
  const { html } = await open('/', { cookies: 'a=b; convoca.view=light.user.narrow' })
  expect(html).toContain('<html data-appearance="light">')
  expect(html).toContain('<meta name="theme-color" content="#f3f5f7" />')
  expect(html).toContain('class="radix-themes light')
  // The server does not know whose session it is; a guest's link would flash.
  expect(html).not.toContain('>Login<')
  expect((await open('/')).html).toContain('>Login<')
})

test('a page that is found elsewhere or nowhere has its status', async () => {
  const { tag } = databaseWith({})
  expect(await open(`/team/profile/${tag.toLowerCase()}`)).toMatchObject({
    status: 301,
    location: `/team/profile/${tag}`,
  })
  expect(await open('/login?redirect=/teams')).toMatchObject({
    status: 301,
    location: '/auth?redirect=%2Fteams',
  })
  for (const url of [
    '/nowhere',
    '/team/profile/NADA9',
    '/pro/nobody',
    '/team/profile/%22%3E%3Cscript%3E',
    '/profile/nada',
  ]) {
    const { status, html } = await open(url, {
      fail: { readPublicUser: { status: 404, code: 'USER_NOT_FOUND' } },
    })
    expect([url, status]).toEqual([url, 404])
    expect(html).toContain('<title>Página não encontrada · Convoca</title>')
    expect(html).not.toMatch(/og:|<script>/)
  }
})

test('a page that has moved keeps the query by which campaigns count their visits', async () => {
  const { tag, nick, visit } = createMoved()
  const utm = 'utm_source=discord&utm_campaign=copa'
  for (const [from, to] of [
    [`/team/profile/${tag.toLowerCase()}?${utm}`, `/team/profile/${tag}?${utm}`],
    [`/team/profile/ANTES?${utm}`, `/team/profile/${tag}?${utm}`],
    [`/pro/${nick.toUpperCase()}?${utm}`, `/pro/${nick}?${utm}`],
    [`/pro/nick_antigo?tab=teams&${utm}`, `/pro/${nick}?tab=teams&${utm}`],
    [`/login?${utm}`, `/auth?${utm}`],
    [`/login?${utm}&redirect=/teams`, `/auth?${utm}&redirect=%2Fteams`],
    // A param that is refused is taken out of the address first.
    [`/login?${utm}&redirect=//evil.example`, `/login?${utm}`],
  ] as const)
    expect([from, (await open(from, visit)).location]).toEqual([from, to])
})

test.each(['/championships', '/', '/home', '/jobs', '/faq', '/terms', '/events', '/auth'])(
  'a shared link to %s shows a picture',
  async (url) => {
    const { html } = await open(url)
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\.png"/)
    expect(html).toContain('<meta property="og:image:width" content="1200"')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
  },
)

test('a former tag and a former nick lead on, a deleted team is gone', async () => {
  const { tag, nick, visit } = createMoved()
  expect(await open('/team/profile/ANTES', visit)).toMatchObject({
    status: 301,
    location: `/team/profile/${tag}`,
  })
  for (const former of ['nick_antigo', nick.toUpperCase()])
    expect(await open(`/pro/${former}`, visit)).toMatchObject({ status: 301, location: `/pro/${nick}` })
  const { status, html } = await open('/team/profile/FIM', visit)
  expect(status).toBe(410)
  expect(html).toContain('<title>Time excluído · Convoca</title>')
  expect(html).toContain('"isComplete":false')
})

test('a player by id is rendered as by nick, which is the canonical address', async () => {
  const { entity } = readExample('readPublicUser')
  const { status, html } = await open(`/profile/${entity.id}`, { origin: 'https://convoca.example' })
  expect(status).toBe(200)
  expect(html).toContain(`<title>${entity.nick} · Convoca</title>`)
  expect(html).toContain(`<link rel="canonical" href="https://convoca.example/pro/${entity.nick}"/>`)
  expect(html).not.toMatch(/<!--\$[?!]-->|<template/)
})

test('a guarded page arrives with the shell and a skeleton, and is not found by search engines', async () => {
  const { status, html } = await open('/teams', { cookies: 'convoca.view=dark.user.wide' })
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('"isComplete":false')
})

test('a member’s page names the calls that it begins with, and contains no answers', async () => {
  const { tag, database } = databaseWith({})
  const id = database.teams.find((team) => team.tag === tag)?.id
  const cookies = 'convoca.view=dark.user.wide'
  const readCalls = async (url: string, visit: Visit) => {
    const { html } = await open(url, { database, ...visit })
    expect(html).toContain('"queries":[]')
    return /data-calls="([^"]*)"/.exec(html)?.[1]?.split(' ')
  }
  expect(await readCalls(`/my/teams/${tag}`, { cookies })).toEqual([
    `/api/public/teams/pro/${tag}`,
    `/api/teams/${id}`,
    expect.stringMatching(`^/api/teams/${id}/schedules\\?from=[0-9T-]+%3A00%3A00.000Z$`),
    `/api/public/teams/${id}/stats?businessType=TEAM`,
    `/api/public/badgets/${id}/TEAM`,
  ])
  // The browser knows whose teams they are. An address can put nothing into the page.
  expect(await readCalls('/teams?search=%22%3E%3Cscript%3E%20%26', { cookies })).toEqual([
    '/api/public/games/all',
    '/api/teams?search=%22%3E%3Cscript%3E%20%26&amp;page=1&amp;limit=20&amp;order=asc&amp;entityId=own-user-id',
  ])
  expect(await readCalls('/teams', {})).toBeUndefined()
})

test('a shared link shows a team by its name, description and picture', async () => {
  const { database, tag } = databaseWith({
    name: 'Trovão & Cia',
    description: `Uma\n\nlinha ${'longa '.repeat(60)}`,
  })
  const head = readHead(
    (await open(`/team/profile/${tag}`, { database, origin: 'https://convoca.example' })).html,
  )
  expect(head).toContain(`<title>Trovão &amp; Cia [${tag}] · Convoca</title>`)
  expect(head).toContain(`<link rel="canonical" href="https://convoca.example/team/profile/${tag}"/>`)
  expect(head).toContain(`<meta property="og:url" content="https://convoca.example/team/profile/${tag}"/>`)
  expect(head).toMatch(/<meta property="og:image" content="https:\/\/convoca\.example\/[^"]+"\/>/)
  expect(head).toContain(
    `type="application/json+oembed" title="Trovão &amp; Cia [${tag}]" href="https://convoca.example/embed/oembed?url=https%3A%2F%2Fconvoca.example%2Fteam%2Fprofile%2F${tag}"/>`,
  )
  const [, description = ''] = /property="og:description" content="([^"]*)"/.exec(head) ?? []
  expect(description).toMatch(/ — Uma linha (longa )+longa…$/)
  expect([...description].length).toBeLessThanOrEqual(200)
})

test('a shared link shows a championship by its name, game, prize and picture', async () => {
  const url = '/championships/copa-convoca'
  const head = readHead((await open(url, { origin: 'https://convoca.example' })).html)
  expect(head).toContain('<title>Copa Convoca · Convoca</title>')
  expect(head).toContain(`<link rel="canonical" href="https://convoca.example${url}"/>`)
  expect(head).toContain(
    '<meta property="og:image" content="https://convoca.example/embed/championship/copa-convoca/preview.png"/>',
  )
  const [, description = ''] = /property="og:description" content="([^"]*)"/.exec(head) ?? []
  expect(head).toContain(`<meta name="description" content="${description}"/>`)
  expect(description).toContain('A copa da casa')
})

test('without a public address no link is absolute', async () => {
  const { tag } = databaseWith({})
  const head = readHead((await open(`/team/profile/${tag}`)).html)
  expect(head).toContain(`<link rel="canonical" href="/team/profile/${tag}"/>`)
  expect(head).not.toMatch(/og:url|oembed|localhost/)
})

test.each([
  '"><script>alert(1)</script>',
  '</title></head><img src=x>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  "$& $' $` $1",
])('the name %s stays a name', async (name) => {
  const { database, tag } = databaseWith({ name, description: `${name} e mais.` })
  const { html } = await open(`/team/profile/${tag}`, { database })
  expect(html.match(/<script[^>]*>/g)?.slice(1)).toEqual([
    '<script type="application/ld+json">',
    '<script type="application/json" id="page-state">',
  ])
  expect(html).not.toContain('<img src=x>')
  const data = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/g)]
  for (const [, json = ''] of data)
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(name).slice(1, -1))
  expect(html.match(/<\/head>|<body>/g)).toHaveLength(2)
})

test('what was read goes along, so that nothing is read twice', async () => {
  const { tag } = databaseWith({})
  const { html } = await open(`/team/profile/${tag}`)
  const [, json = ''] = /id="page-state">(.*?)<\/script>/.exec(html) ?? []
  const state = JSON.parse(json) as { queries: { queries: { queryKey: unknown[] }[] } }
  const keys = state.queries.queries.map(({ queryKey }) => queryKey.join(' '))
  expect(keys).toEqual(expect.arrayContaining([`teams public ${tag}`, 'games']))
})

test('a page whose data cannot be read is not rendered', async () => {
  await expect(
    open('/jobs', { fail: { listVacancies: { status: 503, code: 'SERVICE_UNAVAILABLE' } } }),
  ).rejects.toThrow()
})

test.each([
  '//evil.example/',
  '//evil.example/teams/',
  '///evil.example//teams',
  '/\\evil.example/teams/',
  '//evil.example/login',
  '/login?redirect=//evil.example',
  '/login?redirect=https%3A%2F%2Fevil.example',
  '/teams//evil.example/',
  '/%2f%2fevil.example/',
  '/.//evil.example/teams/',
  '/profile/../..//evil.example',
])('%s is never answered with another site', async (url) => {
  const { location } = await open(url)
  expect(new URL(location ?? '/', 'https://convoca.example').origin).toBe('https://convoca.example')
})
