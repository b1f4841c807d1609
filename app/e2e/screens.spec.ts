import type { Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { createPerson, demoLogin, logInByApi, signUpByApi } from './support/accounts.ts'
import { watchLayoutShift } from './support/layout-shift.ts'
import { checkOnPhone, phone } from './support/screen-checks.ts'
import {
  formScreens,
  getScreensByCode,
  guestScreens,
  memberScreens,
  openScreen,
  teamScreens,
  type Screen,
} from './support/screens.ts'
import { expect, test } from './support/test.ts'

// A phone passes if axe does, whatever is pressed is large enough, nothing scrolls horizontally, and nothing
// moves while a screen loads. What a desktop adds stands in `screens-on-desktops.spec.ts`.

async function checkAll(page: Page, screens: readonly Screen[]): Promise<void> {
  await watchLayoutShift(page)
  for (const screen of screens) await checkOnPhone(page, screen)
}

test('every screen of a guest is sound on a phone', async ({ openPage }) => {
  test.slow()
  await checkAll(await openPage(phone), guestScreens)
})

test('every screen of a member is sound on a phone @night', async ({ openPage, server, consoleErrors }) => {
  test.slow()
  consoleErrors.allow(/\/nao-existe: .* a status of 404/)
  const token = await logInByApi(server.url, demoLogin)
  await checkAll(await openPage({ ...phone, token }), memberScreens)
})

test('every tab of a team is sound on a phone @night', async ({ openPage, server }) => {
  test.slow()
  const token = await logInByApi(server.url, demoLogin)
  await checkAll(await openPage({ ...phone, token }), teamScreens)
})

test('every tab with a form and every screen by a code is sound on a phone @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const token = await logInByApi(server.url, demoLogin)
  const screens = [...formScreens, ...(await getScreensByCode(server.url, token))]
  await checkAll(await openPage({ ...phone, token }), screens)
})

for (const appearance of ['dark', 'light'] as const) {
  test(`a stored choice of theme is applied (${appearance})`, async ({ openPage }) => {
    const page = await openPage({ appearance })
    await openScreen(page, { path: '/auth', heading: 'Entrar' })
    await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance)
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      appearance === 'light' ? '#f3f5f7' : '#0a0c10',
    )
  })
}

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

test('logging out ends the session, and guarded pages require a new log-in', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  // A read may reach the server just after the session has ended.
  consoleErrors.allow(/status of 401/)
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Mara')) })
  await page.goto('/profile/invites')
  await expect(page.getByRole('heading', { name: 'Convites' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await new AuthPage(page).expectOpen()
  expect(await page.evaluate(() => localStorage.getItem('convoca.token'))).toBeNull()
  await page.goto('/notifications')
  await new AuthPage(page).expectOpen()
})

test('an unknown URL shows not found with a link home', async ({ openPage, consoleErrors }) => {
  consoleErrors.allow(/\/nao\/existe: .* a status of 404/)
  const page = await openPage()
  await page.goto('/um/lugar/que/nao/existe')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main')).toBeFocused()
})

// Animations are on: the menu closes after the next screen has rendered, and must not restore the focus to
// its button.
test('a menu marks the current page, and a link in it moves the focus to the next screen @night', async ({
  openPage,
  server,
}) => {
  const token = await logInByApi(server.url, demoLogin)
  const animated = { token, reducedMotion: 'no-preference' } as const
  const touched = await openPage({ ...animated, ...phone })
  await openScreen(touched, { path: '/settings', heading: 'Configurações' })
  const menu = touched.getByRole('dialog', { name: 'Menu' })
  for (const [from, to] of [
    ['Configurações', 'Notificações'],
    ['Notificações', 'Configurações'],
  ] as const) {
    await touched.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(menu.locator('[aria-current]')).toHaveText(from)
    await menu.getByRole('link', { name: to }).click()
    await expect(menu).toBeHidden()
    await expect(touched.getByRole('heading', { name: to, level: 1 })).toBeVisible()
    await expect(touched.getByRole('main')).toBeFocused()
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
  // Style attributes alone: rendered markup carries the colours of teams in them.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toContain("frame-ancestors 'none'")
})
