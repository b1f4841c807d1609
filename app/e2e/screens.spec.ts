import type { Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { callApi } from './support/api.ts'
import { demoLogin, logInByApi, createPerson, signUpByApi } from './support/accounts.ts'
import { expectAccessible, expectNoHorizontalScroll, openScreen, type Screen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const guestScreens = [
  { path: '/auth', heading: 'Entrar' },
  { path: '/register', heading: 'Criar conta' },
  { path: '/', heading: 'Campeonatos' },
  { path: '/championships', heading: 'Campeonatos' },
  { path: '/jobs', heading: 'Vagas' },
  { path: '/team/profile/PRO', heading: 'Pro Players BR' },
] as const

const memberScreens = [
  { path: '/', heading: 'Campeonatos' },
  { path: '/teams', heading: 'Gerenciamento de Times' },
  { path: '/team/create', heading: /Criar Time/i },
  { path: '/profile', heading: demoLogin.nick },
  { path: `/pro/${demoLogin.nick}`, heading: demoLogin.nick },
  { path: '/profile/invites', heading: 'Convites' },
  { path: '/notifications', heading: 'Notificações' },
  { path: '/settings', heading: 'Configurações' },
  { path: '/players', heading: 'Players' },
  { path: '/jobs', heading: 'Vagas' },
  { path: '/nao-existe', heading: 'Página não encontrada' },
] as const

/** The team of the demo account, with seeded content in every tab. */
const teamPath = '/my/teams/PRO'
const teamScreens = [
  { path: teamPath, heading: 'Desempenho' },
  { path: `${teamPath}?tab=members`, heading: /^Membros \(/ },
  { path: `${teamPath}?tab=invitations`, heading: 'Convites e candidaturas' },
  { path: `${teamPath}?tab=schedule&view=month`, heading: / de 20\d\d$/ },
  { path: `${teamPath}?tab=schedule&view=week`, heading: / 20\d\d$/ },
  { path: `${teamPath}?tab=schedule&view=list`, heading: / de 20\d\d$/ },
  { path: `${teamPath}?tab=communications`, heading: /^Comunicados/ },
  { path: `${teamPath}?tab=achievements`, heading: 'Conquistas' },
  { path: `${teamPath}?tab=sponsors`, heading: 'Patrocinadores' },
  { path: `${teamPath}?tab=recruitment`, heading: 'Vagas' },
  { path: `${teamPath}?tab=activity`, heading: 'Atividade' },
  { path: `${teamPath}?tab=settings`, heading: 'Dados do time' },
  { path: '/team/profile/PRO', heading: 'Pro Players BR' },
  { path: '/team/PRO/recruitment', heading: 'Pro Players BR' },
] as const

/** Screens whose path contains a generated id or code. */
async function getDynamicScreens(url: string, token: string): Promise<readonly Screen[]> {
  const { id } = await callApi<{ id: string }>(url, token, 'GET', '/public/teams/pro/PRO')
  const link = await callApi<{ url: string }>(url, token, 'GET', `/teams/${id}/invite-link`)
  return [
    { path: `/team-jobs/${id}`, heading: 'Pro Players BR' },
    { path: new URL(link.url, url).pathname, heading: 'Pro Players BR' },
  ]
}

/** The forms that a button opens on a team's tabs. */
const teamForms = [
  { tab: 'schedule', button: 'Novo evento', form: 'Evento do time' },
  { tab: 'communications', button: 'Novo comunicado', form: 'Comunicado' },
  { tab: 'achievements', button: 'Nova conquista', form: 'Conquista' },
  { tab: 'sponsors', button: 'Novo patrocinador', form: 'Patrocinador' },
  { tab: 'recruitment', button: 'Nova vaga', form: 'Vaga' },
] as const

async function openForm(page: Page, { tab, button, form }: (typeof teamForms)[number]): Promise<void> {
  await page.goto(`${teamPath}?tab=${tab}`)
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('form', { name: form })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('every screen of a guest passes axe', async ({ openPage }) => {
  const page = await openPage({ appearance: 'system' })
  for (const screen of guestScreens) {
    await openScreen(page, screen)
    await expectAccessible(page)
  }
})

test('every screen of a member passes axe', async ({ openPage, server }) => {
  test.slow()
  const page = await openPage({ appearance: 'system', token: await logInByApi(server.url, demoLogin) })
  for (const screen of memberScreens) {
    await openScreen(page, screen)
    await expectAccessible(page)
  }
})

test('every tab of a team passes axe', async ({ openPage, server }) => {
  test.slow()
  const token = await logInByApi(server.url, demoLogin)
  const page = await openPage({ appearance: 'system', token })
  for (const screen of [...teamScreens, ...(await getDynamicScreens(server.url, token))]) {
    await openScreen(page, screen)
    await expectAccessible(page)
  }
})

test('every form of a team passes axe', async ({ openPage, server }) => {
  test.slow()
  const page = await openPage({ appearance: 'system', token: await logInByApi(server.url, demoLogin) })
  for (const form of teamForms) {
    await openForm(page, form)
    await expectAccessible(page)
  }
})

for (const appearance of ['dark', 'light'] as const) {
  test(`a stored choice of theme is applied (${appearance})`, async ({ openPage }) => {
    const page = await openPage({ appearance })
    await openScreen(page, { path: '/auth', heading: 'Entrar' })
    await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance)
  })
}

test('no tab or form of a team scrolls horizontally at 360 px', async ({ openPage, server }) => {
  test.slow()
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const token = await logInByApi(server.url, demoLogin)
  const page = await openPage({ ...phone, token })
  for (const screen of [...teamScreens, ...(await getDynamicScreens(server.url, token))]) {
    await openScreen(page, screen)
    await expectNoHorizontalScroll(page)
  }
  for (const form of teamForms) {
    await openForm(page, form)
    await expectNoHorizontalScroll(page)
  }
})

test('no screen scrolls horizontally at 360 px', async ({ openPage, server }) => {
  test.slow()
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const guest = await openPage(phone)
  for (const screen of guestScreens) {
    await openScreen(guest, screen)
    await expectNoHorizontalScroll(guest)
  }
  const member = await openPage({ ...phone, token: await logInByApi(server.url, demoLogin) })
  for (const screen of memberScreens) {
    await openScreen(member, screen)
    await expectNoHorizontalScroll(member)
  }
})

test('a guest who opens a guarded page is redirected to log in and back', async ({ openPage, server }) => {
  const person = createPerson('Lia')
  await signUpByApi(server.url, person)
  const page = await openPage()
  await page.goto('/teams?search=trov')
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await auth.logIn(person)
  await expect(page).toHaveURL(/\/teams\?search=trov$/)
  await expect(page.getByRole('heading', { name: 'Gerenciamento de Times' })).toBeVisible()
  // The guard replaced the history entry, so going back skips the log-in.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/auth/)
})

test('logging out ends the session, and guarded pages require a new log-in', async ({ openPage, server }) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Mara')) })
  await page.goto('/profile/invites')
  await expect(page.getByRole('heading', { name: 'Convites' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await new AuthPage(page).expectOpen()
  expect(await page.evaluate(() => localStorage.getItem('convoca.token'))).toBeNull()
  await page.goto('/notifications')
  await new AuthPage(page).expectOpen()
})

test('an unknown URL shows not found with a link home', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/um/lugar/que/nao/existe')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main')).toBeFocused()
})

// With animations: the menu closes after the next screen has rendered, and must not restore the focus to its button.
test('a menu marks the current page, and a link in it moves the focus to the next screen', async ({
  openPage,
  server,
}) => {
  const token = await logInByApi(server.url, demoLogin)
  const animated = { token, reducedMotion: 'no-preference' } as const
  const phone = await openPage({
    ...animated,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await openScreen(phone, { path: '/settings', heading: 'Configurações' })
  const menu = phone.getByRole('dialog', { name: 'Menu' })
  for (const [from, to] of [
    ['Configurações', 'Notificações'],
    ['Notificações', 'Configurações'],
  ] as const) {
    await phone.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(menu.locator('[aria-current]')).toHaveText(from)
    await menu.getByRole('link', { name: to }).click()
    await expect(menu).toBeHidden()
    await expect(phone.getByRole('heading', { name: to, level: 1 })).toBeVisible()
    await expect(phone.getByRole('main')).toBeFocused()
  }

  const desktop = await openPage(animated)
  await openScreen(desktop, { path: '/settings', heading: 'Configurações' })
  await desktop.getByRole('banner').getByRole('link', { name: 'Vagas' }).click()
  await expect(desktop.getByRole('heading', { name: 'Vagas', level: 1 })).toBeVisible()
  await desktop.getByRole('button', { name: `Menu de ${demoLogin.nick}` }).click()
  await desktop.getByRole('menuitem', { name: 'Configurações' }).click()
  await expect(desktop.getByRole('menu')).toBeHidden()
  await expect(desktop.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible()
  await expect(desktop.getByRole('main')).toBeFocused()
  await expect(
    desktop.getByRole('navigation', { name: 'Menu lateral' }).locator('[aria-current]'),
  ).toHaveText('Configurações')
})

test('a team that does not exist, or of which the user is no member, is not found', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 404/)
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Nina')) })
  await page.goto('/my/teams/ZZZZZ')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('the content security policy allows neither inline scripts nor other origins', async ({ openPage }) => {
  const page = await openPage()
  const response = await page.goto('/')
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toContain("frame-ancestors 'none'")
})
