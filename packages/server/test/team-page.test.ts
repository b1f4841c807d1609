import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../src/database/id.ts'
import { type TestServer, startServer } from './harness.ts'
import { type TestTeam, newTeam } from './teams.ts'

const PAGE = `<!doctype html><html lang="pt-BR"><head>
  <meta
    name="description"
    content="Convoca"
  />
  <style nonce="__CSP_NONCE__"></style><title>Convoca</title></head><body><div id="root"></div></body></html>`

let server: TestServer
let appDir: string
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'convoca-app-'))
  await writeFile(join(appDir, 'index.html'), PAGE)
  server = await startServer({ config: { appDir, publicUrl: 'https://convoca.example' } })
})
afterAll(async () => {
  await server.close()
  await rm(appDir, { recursive: true, force: true })
})

const open = (tag: string, headers: Record<string, string> = {}) =>
  server.inject({ url: `/team/profile/${tag}`, headers: { accept: 'text/html', ...headers } })

async function addPicture(team: TestTeam, type: 'TEAM_BANNER_PHOTO' | 'TEAM_PROFILE_PHOTO', digit: string) {
  const row = { id: newId(), entity_id: team.id, hash: digit.repeat(64), width: 1, height: 1, size: 1 }
  const values = { ...row, entity_type: 'TEAM' as const, business_type: type, created_by: null }
  await server.db.insertInto('files').values(values).execute()
}

test('a link to a team shows its name, description and banner where it is pasted', async () => {
  const team = await newTeam(server, { name: 'Trovão & Cia', teamTag: 'TRV' })
  await addPicture(team, 'TEAM_PROFILE_PHOTO', 'a')
  const answer = await open('trv')
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers['cache-control']).toBe('no-cache')
  const html: string = answer.body
  for (const line of [
    '<title>Trovão &amp; Cia [TRV] · Convoca</title>',
    '<meta property="og:title" content="Trovão &amp; Cia [TRV]" />',
    '<meta property="og:url" content="https://convoca.example/team/profile/TRV" />',
    '<link rel="canonical" href="https://convoca.example/team/profile/TRV" />',
    `<meta property="og:image" content="https://convoca.example/files/aa/${'a'.repeat(64)}.jpg" />`,
    '<meta name="twitter:card" content="summary" />',
  ]) {
    expect(html).toContain(line)
  }
  expect(html).toMatch(
    /property="og:description" content="Jogo [^"]+ · 1 membro — Um time feito para os testes\."/,
  )
  expect(html.match(/<title>|name="description"/g)).toHaveLength(2)
  await addPicture(team, 'TEAM_BANNER_PHOTO', 'b')
  const withBanner: string = (await open('TRV')).body
  expect(withBanner).toContain(`content="https://convoca.example/files/bb/${'b'.repeat(64)}.jpg"`)
  expect(withBanner).toContain('content="summary_large_image"')
})

test.each([
  ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ["' onload='x", '&#39; onload=&#39;x'],
  ['</title></head><img src=x>', '&lt;/title&gt;&lt;/head&gt;&lt;img src=x&gt;'],
  ["$& $' $` $1", '$&amp; $&#39; $` $1'],
  ['__CSP_NONCE__', '__CSP_NONCE__'],
])('the name %s stays a name', async (name, escaped) => {
  const team = await newTeam(server)
  const named = { name, description: `${name} e mais palavras.` }
  await server.db.updateTable('teams').set(named).where('id', '=', team.id).execute()
  const html: string = (await open(team.tag)).body
  expect(html).toContain(`<title>${escaped} [${team.tag}] · Convoca</title>`)
  expect(html).toContain(`content="${escaped} [${team.tag}]"`)
  expect(html.match(/<script|<img|<\/head>|<body>/g)).toEqual(['</head>', '<body>'])
})

test('a long description is one line, cut between words', async () => {
  const team = await newTeam(server)
  const description = `Primeira\n\nlinha ${'palavra '.repeat(60)}`.trim()
  await server.db.updateTable('teams').set({ description }).where('id', '=', team.id).execute()
  const html: string = (await open(team.tag)).body
  const metaDescription = /property="og:description" content="([^"]*)"/.exec(html)![1]!
  expect([...metaDescription].length).toBeLessThanOrEqual(200)
  expect(metaDescription).toMatch(/Primeira linha (palavra )+palavra…$/)
})

test.each(['NADA', 'LONGTAG', '%22%3E%3Cscript%3E', 'TR%00'])(
  'the address of no team, %s, is the plain page and says so to crawlers',
  async (tag) => {
    const answer = await open(tag)
    expect(answer.status).toBe(404)
    if (!tag.includes('%00')) expect(answer.body).toContain('<title>Convoca</title>')
    expect(JSON.stringify(answer.body)).not.toContain('og:')
    expect(JSON.stringify(answer.body)).not.toContain('<script>')
  },
)

test('without a public address no link repeats the host that was asked', async () => {
  const other = await startServer({ config: { appDir, publicUrl: null }, database: server.database })
  try {
    const team = await newTeam(server)
    await addPicture(team, 'TEAM_PROFILE_PHOTO', 'c')
    const headers = { host: 'mau.example', 'x-forwarded-host': 'mau.example', accept: 'text/html' }
    const page = await other.inject({ url: `/team/profile/${team.tag}`, headers })
    expect(page.body).toContain(`<link rel="canonical" href="/team/profile/${team.tag}" />`)
    expect(page.body).toContain(`<meta property="og:image" content="/files/cc/${'c'.repeat(64)}.jpg" />`)
    expect(page.body).not.toMatch(/og:url|mau\.example/)
  } finally {
    await other.close()
  }
})

test('while the store is away the page opens without a head of its own', async () => {
  const interrupted = await startServer({ config: { appDir }, interruptible: true })
  try {
    await interrupted.database.proxy?.interrupt()
    const answer = await interrupted.inject({ url: '/team/profile/TRV', headers: { accept: 'text/html' } })
    expect([answer.status, /<title>Convoca<\/title>/.test(answer.body)]).toEqual([200, true])
    await interrupted.database.proxy?.resume()
  } finally {
    await interrupted.close()
  }
})
