import type { Page } from '@playwright/test'
import { RegisterPage } from './pages/accounts.ts'
import { NewVersion } from './pages/new-version.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { demoLogin, logInByApi, createPerson } from './support/accounts.ts'
import { openScreen } from './support/screens.ts'
import { serverIsDown } from './support/server-is-down.ts'
import { expect, test } from './support/test.ts'

const championships = { path: '/', heading: 'Campeonatos' }

const focusWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const isReloaded = (page: Page) => page.evaluate(() => !('loadedOnce' in window))

test('prompts for a new version on window focus, and loads it when confirmed', async ({ openPage }) => {
  const page = await openPage()
  const version = new NewVersion(page)
  await openScreen(page, championships)
  await markPageLoad(page)
  await focusWindow(page)
  await expect(version.prompt).toBeHidden()
  await version.simulateDeploy()
  await page.clock.install()
  await page.clock.fastForward('06:00')
  await focusWindow(page)
  await expect(version.prompt).toBeVisible()
  await version.dismissButton.click()
  await expect(version.prompt).toBeHidden()
  await expectNotReloaded(page)

  await version.simulateDeploy()
  await page.clock.fastForward('06:00')
  await focusWindow(page)
  const loaded = page.waitForEvent('load')
  await version.reload.click()
  await loaded
  expect(await isReloaded(page)).toBe(true)
})

test('reloading for a new version asks before it discards form values', async ({ openPage }) => {
  const page = await openPage()
  const version = new NewVersion(page)
  const form = new RegisterPage(page)
  const person = createPerson('Olga')
  await form.open()
  await form.fill(person)
  await version.simulateDeploy()
  await focusWindow(page)
  await expect(version.prompt).toBeVisible()

  const dialogOpened = page.waitForEvent('dialog')
  const clicked = version.reload.click()
  const dialog = await dialogOpened
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await clicked
  await form.expectValues(person)
})

test('form values stay when refetching the profile fails', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/the server responded with a status of 500/)
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  await openScreen(page, { path: '/team/create', heading: /Criar Time/i })
  const name = page.getByRole('textbox', { name: 'Nome do time' })
  await name.fill('Boitatá')
  await page.clock.install()
  const profile = '**/api/user/profile/me'
  await page.route(profile, (route) => route.fulfill({ status: 500 }))
  const failed = page.waitForResponse(profile)
  await page.clock.fastForward('06:00')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await failed).finished()
  await page.clock.runFor(1000)
  await expect(name).toHaveValue('Boitatá')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test('shows a loading status while a lazy screen loads', async ({ openPage }) => {
  const page = await openPage()
  const pendingRoutes: (() => void)[] = []
  await page.route('**/assets/JobsScreen-*.js', async (route) => {
    await new Promise<void>((resolve) => pendingRoutes.push(resolve))
    await route.continue()
  })
  await openScreen(page, championships)
  await page.getByRole('link', { name: 'Vagas' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeAttached()
  for (const resume of pendingRoutes.splice(0)) resume()
  await expect(page.getByRole('heading', { name: 'Vagas', level: 1 })).toBeVisible()
})

test('a screen whose chunk is missing shows an error, offers the new version, and can be retried', async ({
  openPage,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED|could not be loaded|Failed to fetch dynamically imported module/)
  const page = await openPage()
  const version = new NewVersion(page)
  await openScreen(page, championships)
  await markPageLoad(page)
  await version.simulateDeploy()
  await page.route('**/assets/JobsScreen-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Vagas' }).first().click()
  await expect(page.getByText('Não foi possível carregar')).toBeVisible()
  await expect(version.prompt).toBeVisible()
  await page.unroute('**/assets/JobsScreen-*.js')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Vagas' })).toBeVisible()
  await expectNotReloaded(page)
})

test('a new version is detected when the server comes back', async ({ openPage, server, consoleErrors }) => {
  test.slow()
  consoleErrors.allow(serverIsDown)
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  const version = new NewVersion(page)
  await openScreen(page, { path: '/teams', heading: 'Gerenciamento de Times' })
  await version.simulateDeploy()
  await server.stop()
  await server.start()
  await expect(version.prompt).toBeVisible({ timeout: 60_000 })
})
