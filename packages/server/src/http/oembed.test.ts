import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../test/harness.ts'
import { newDraft } from '../../test/championships.ts'
import { newTeam } from '../../test/teams.ts'
import { newId } from '../database/id.ts'
import { insertGame } from '../domains/games/repository.ts'

const origin = 'https://convoca.example'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ config: { publicUrl: origin } })
  await newTeam(server, { teamTag: 'OEMB', name: 'Bem-te-vi "& Cia"' })
  await server.registerUser({ nick: 'Bem_Te_Vi' })
  const { id } = await server.registerUser({ nick: 'bem_te_vi_nao' })
  await server.db.updateTable('users').set({ profile_visibility: 'NOBODY' }).where('id', '=', id).execute()
})
afterAll(() => server.close())

const ask = (query: Record<string, string>) =>
  server.inject({
    url: `/embed/oembed?${new URLSearchParams(query)}`,
    headers: { origin: 'https://blog.example' },
  })

test('an address of a team has a frame and a picture of it', async () => {
  const response = await ask({ url: `${origin}/team/profile/oemb?utm_source=blog#top`, format: 'json' })
  expect(response.status).toBe(200)
  expect(response.body).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Bem-te-vi "& Cia"',
    provider_name: 'Convoca',
    provider_url: origin,
    cache_age: 60,
    html: `<iframe src="${origin}/embed/team/OEMB" title="Bem-te-vi &quot;&amp; Cia&quot; na Convoca" width="400" height="649" loading="lazy" style="border:0;max-width:100%"><a href="${origin}/team/profile/OEMB">Bem-te-vi &quot;&amp; Cia&quot; na Convoca</a></iframe>`,
    width: 400,
    height: 649,
    thumbnail_url: `${origin}/embed/team/OEMB/preview.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  })
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=60, stale-while-revalidate=300',
  })
})

test('a player too, no larger than the site has room for', async () => {
  const { body } = await ask({ url: `${origin}/pro/bem_te_vi/`, maxwidth: '320', maxheight: '200' })
  expect(body).toMatchObject({ title: 'Bem_Te_Vi', width: 320, height: 200 })
  const { body: whole } = await ask({ url: `${origin}/pro/bem_te_vi`, maxwidth: '9999', maxheight: '-1' })
  expect(whole).toMatchObject({ width: 400, height: 328 })
})

test('a championship has a frame and a picture', async () => {
  const organizer = await server.registerUser()
  const gameId = await insertGame(server.db, `Jogo ${newId()}`)
  const championship = await newDraft(server, organizer, { game_id: gameId })
  const address = `${origin}/championships/${championship.url}?tab=bracket`
  expect((await ask({ url: address })).status).toBe(404)
  await server.call('changeChampionshipStatus', {
    token: organizer.token,
    path: { id: championship.id },
    body: { status: 'REGISTRATION' },
  })
  const { body } = await ask({ url: address })
  expect(body).toMatchObject({ title: championship.name, width: 780, height: 530 })
  expect(body.html).toContain(`src="${origin}/embed/championship/${championship.url}"`)
  expect(body.thumbnail_url).toBe(`${origin}/embed/championship/${championship.url}/preview.png`)
})

test.each([
  `${origin}/pro/bem_te_vi_nao`,
  `${origin}/pro/ninguem_aqui`,
  `${origin}/team/profile/NADA`,
  `${origin}/championships/nenhum`,
  `${origin}/championships/table/nenhum`,
  `${origin}/teams`,
  `${origin}.evil.example/team/profile/OEMB`,
  'https://outro.example/team/profile/OEMB',
  'javascript:alert(1)',
  'OEMB',
])('there is nothing to embed at %s', async (url) => {
  const response = await ask({ url })
  expect(response.status).toBe(404)
  expect(String(response.headers['content-type'])).toContain('application/problem+json')
})

test('a site may ask for XML', async () => {
  const response = await ask({ url: `${origin}/team/profile/OEMB`, format: 'xml' })
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toBe('text/xml; charset=utf-8')
  const xml = String(response.body)
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8" standalone="yes"\?>\n<oembed>\n/)
  expect(xml).toContain('<version>1.0</version>')
  expect(xml).toContain('<title>Bem-te-vi &quot;&amp; Cia&quot;</title>')
  // The frame is text here: its own entities are written once more.
  expect(xml).toContain(
    `<html>&lt;iframe src=&quot;${origin}/embed/team/OEMB&quot; title=&quot;Bem-te-vi &amp;quot;`,
  )
  for (const url of [`${origin}/pro/bem_te_vi`, `${origin}/pro/Bem_Te_Vi/`])
    expect(String((await ask({ url, format: 'xml' })).body)).toContain('<title>Bem_Te_Vi</title>')
  expect((await ask({ url: `${origin}/team/profile/NADA`, format: 'xml' })).status).toBe(404)
})

test('an address is needed, and another format is not known', async () => {
  expect((await ask({})).status).toBe(400)
  expect((await ask({ url: 'x'.repeat(600) })).status).toBe(400)
  expect((await ask({ url: `${origin}/team/profile/OEMB`, format: 'yaml' })).status).toBe(501)
  expect((await server.inject({ url: '/embed/oembed?url=a&url=b' })).status).toBe(400)
})
