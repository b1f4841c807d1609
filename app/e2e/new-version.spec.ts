import type { Page } from '@playwright/test'
import { RegisterPage } from './pages/accounts.ts'
import { NewVersion } from './pages/new-version.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { demoLogin, logInByApi, createPerson } from './support/accounts.ts'
import { openScreen } from './support/screens.ts'
import { serverIsDown } from './support/server.ts'
import { expect, test } from './support/test.ts'

const championships = { path: '/', heading: 'Campeonatos' }

const focusWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const isReloaded = (page: Page) => page.evaluate(() => !('loadedOnce' in window))

test('a new version is told of on return to the window, and comes when the person says so', async ({
  openPage,
}) => {
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
  await version.reload.click()
  await expect.poll(() => isReloaded(page)).toBe(true)
})

test('what was typed is not lost to a new version without being asked about', async ({ openPage }) => {
  const page = await openPage()
  const version = new NewVersion(page)
  const form = new RegisterPage(page)
  const person = createPerson('Olga')
  await form.open()
  await form.fill(person)
  await version.simulateDeploy()
  await focusWindow(page)
  await expect(version.prompt).toBeVisible()

  const asked = page.waitForEvent('dialog')
  const pressed = version.reload.click()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await pressed
  await form.expectValues(person)
})

test('what was typed stays when the profile cannot be read again', async ({ openPage, server, consoleErrors }) => {
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

test('the first openPage says that the app is on its way, a later screen that it is', async ({ openPage }) => {
  const page = await openPage()
  const held: (() => void)[] = []
  await page.route(/assets\/(Shell|JobsScreen)-.*\.js/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const release = async (told: string) => {
    await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeAttached()
    for (const go of held.splice(0)) go()
    await expect(page.getByRole('heading', { name: told, level: 1 })).toBeVisible()
  }
  await page.goto('/')
  await release('Campeonatos')
  await page.getByRole('link', { name: 'Vagas' }).first().click()
  await release('Vagas')
})

test('a screen whose file is gone says so, offers the new version, and can be tried again', async ({
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

test('a server that comes back with a new version is noticed at once', async ({
  openPage,
  server,
  consoleErrors,
}) => {
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
