import { get } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { createPerson, demoLogin, logInByApi, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { fillPath } from './support/demo-paths.ts'
import { openScreen } from './support/screens.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

/** Pages that everybody may open, each with a text that shows that its data are there. */
const publicPages = [
  { path: '/', heading: 'Campeonatos', text: 'Inscrições abertas' },
  { path: '/championships', heading: 'Campeonatos', text: 'Times recrutando' },
  { path: '/championships/copa-convoca', heading: 'Copa Convoca', text: 'A copa da casa' },
  { path: '/championships/copa-convoca?tab=bracket', heading: 'Copa Convoca', text: 'Chave inferior' },
  { path: '/championships/copa-convoca?tab=teams', heading: 'Copa Convoca', text: 'Times inscritos' },
  { path: '/championships/copa-convoca?tab=matches', heading: 'Copa Convoca', text: 'M1' },
  { path: '/championships/copa-convoca?tab=rules', heading: 'Copa Convoca', text: 'Atrasos' },
  { path: '/championships/table/{championship}', heading: 'Copa Convoca', text: 'Chave inferior' },
  { path: '/championships/copa-convoca/match/{match}', heading: '×', text: 'M1' },
  { path: '/home', heading: 'Sua convocação chegou', text: 'Times recrutando' },
  { path: '/welcome', heading: 'Sua convocação chegou', text: 'Circuito das Águas' },
  { path: '/team/profile/PRO', heading: 'Pro Players BR', text: 'Copa Convoca de Inverno' },
  { path: '/pro/ana_bia', heading: 'ana_bia', text: 'Pro Players BR' },
  { path: '/events', heading: 'Eventos', text: 'Encontro de capitãs' },
  {
    path: '/events/community/encontro-de-capitas-como-montar-treino',
    heading: 'Encontro de capitãs',
    text: 'Traga a sua dúvida.',
  },
  { path: '/events/championship/copa-convoca', heading: 'Copa Convoca', text: 'A copa da casa' },
  // The first page of all has the latest, which other tests publish.
  { path: '/jobs?search=leitura+de+mapa', heading: 'Vagas', text: 'Controlador com leitura de mapa' },
  { path: '/faq', heading: 'Perguntas frequentes', text: 'Como monto um time?' },
  { path: '/embeds?team=PRO', heading: 'Incorporar', text: 'O que dá para mostrar' },
  { path: '/terms', heading: 'Termos de uso', text: 'Convoca' },
  { path: '/privacy', heading: 'Política de privacidade', text: 'Convoca' },
  { path: '/recovery', heading: 'Recuperar senha', text: 'E-mail' },
  { path: '/auth', heading: 'Entrar', text: 'Esqueci minha senha' },
  { path: '/register', heading: 'Criar conta', text: 'Já tem conta?' },
]

/** `fetch` lets nobody choose the host. */
const getWithHost = (url: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { headers: { host, accept: 'text/html' } }, (response) => resolve(readText(response))).on(
      'error',
      reject,
    )
  })

test('the host that a request names is nowhere in the page', async ({ server }) => {
  for (const path of ['/', '/team/profile/PRO', '/pro/ana_bia', '/championships/copa-convoca']) {
    const html = await getWithHost(new URL(path, server.url).href, 'hostil.example')
    expect.soft(html).toContain('<h1')
    expect.soft(html).not.toContain('hostil.example')
  }
})

test('without scripts every public page is there to read', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/nada.*status of 404/)
  const page = await openPage({ javaScriptEnabled: false })
  for (const { path, heading, text } of publicPages) {
    const response = await page.goto(await fillPath(server.url, path))
    expect.soft([path, response?.status()]).toEqual([path, 200])
    await expect.soft(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect.soft(page.getByText(text).first()).toBeVisible()
    await expect.soft(page.locator('meta[name="description"]')).toHaveCount(1)
  }
  const unknown = await page.goto('/nada/por/aqui')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('a former tag leads on to the new one for good, which the address bar shows', async ({
  openPage,
  server,
}) => {
  const token = await signUpByApi(server.url, createPerson('Bia'))
  const description = 'Um time que mudou de nome.'
  const name = 'Endereço Novo'
  const { id } = await createTeamByApi(server.url, token, { name, tag: 'ANTE1', description })
  await callApi(server.url, token, 'PUT', `/teams/${id}`, { name, description, team_tag: 'DEPO1' })
  const former = await fetch(`${server.url}/team/profile/ANTE1`, { redirect: 'manual' })
  expect([former.status, former.headers.get('location')]).toEqual([301, '/team/profile/DEPO1'])

  const page = await openPage()
  await page.goto('/team/profile/ANTE1')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/team/profile/DEPO1`)
})

/** The API calls of a page, and the elements that were there before its script ran. */
async function watchHydration(page: Page): Promise<string[]> {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-rendered', 'server')
    })
  })
  return calls
}

// Hydration errors are console errors, which fail every test.
for (const { night, ...options } of [
  { night: '', timezoneId: 'Asia/Tokyo', locale: 'ja-JP' },
  {
    night: ' @night',
    timezoneId: 'America/Los_Angeles',
    appearance: 'light' as const,
    viewport: { width: 390, height: 844 },
  },
])
  test(`pages are hydrated as they are, in ${options.timezoneId}${night}`, async ({ openPage, server }) => {
    const page = await openPage(options)
    // The first page leaves the cookie that tells the server of the light theme.
    await openScreen(page, { path: '/', heading: 'Campeonatos' })
    const calls = await watchHydration(page)
    for (const { path, heading } of publicPages) {
      await openScreen(page, { path: await fillPath(server.url, path), heading })
      await expect.soft(page.locator('h1')).toHaveAttribute('data-rendered', 'server')
    }
    expect(calls).toEqual([])
  })

test('a user sees neither a log-in link nor another theme while the page starts', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin), appearance: 'light' })
  await openScreen(page, { path: '/', heading: 'Campeonatos' })
  await expect(page.getByRole('button', { name: /Notificações/ })).toBeVisible()

  const html = await (await page.request.get('/')).text()
  expect(html).toContain('data-appearance="light"')
  expect(html).toContain('name="color-scheme" content="light"')
  expect(html).not.toContain('>Login<')
  expect(html).not.toContain(demoLogin.email)
  const guarded = await (await page.request.get('/teams')).text()
  expect(guarded).toContain('Minhas Equipes')
})

test('a change of a team is on the next page', async ({ openPage, server }) => {
  const token = await logInByApi(server.url, demoLogin)
  const { entity } = await callApi<{ entity: { teams: { id: string; team_tag: string }[] } }>(
    server.url,
    token,
    'GET',
    '/user/profile/me',
  )
  const team = entity.teams.find(({ team_tag }) => team_tag === 'PRO')
  if (!team) throw new Error('The demo user has left PRO')
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/team/profile/PRO')
  await expect(page.getByText('Este time não mostra os seus membros')).toBeHidden()
  const setVisible = (visible: boolean) =>
    callApi(server.url, token, 'PATCH', `/teams/${team.id}/members-visibily`, {
      statusVisibilityMembers: visible,
    })
  await setVisible(false)
  await page.reload()
  await expect(page.getByText('Este time não mostra os seus membros')).toBeVisible()
  await setVisible(true)
})
