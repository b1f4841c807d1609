import type { Page } from '@playwright/test'
import { startServer } from '../../.ci/server-process.ts'
import { RegisterPage } from './pages/accounts.ts'
import { NewVersion } from './pages/new-version.ts'
import { createPerson } from './support/accounts.ts'
import { openScreen } from './support/screens.ts'
import { BuildCopy, expectWorker } from './support/service-worker.ts'
import { expect, test } from './support/test.ts'

const championships = { path: '/', heading: 'Campeonatos' }
const withWorker = { serviceWorkers: 'allow' } as const

test('Chromium finds nothing that keeps it from installing the app', async ({ openPage, server }) => {
  const page = await openPage(withWorker)
  await openScreen(page, championships)
  await expectWorker(page)
  const devTools = await page.context().newCDPSession(page)
  const { errors, url, data } = await devTools.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${server.url}/manifest.webmanifest`, []])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ lang: 'pt-BR', short_name: 'Convoca', scope: '/' })
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // A context of the test is like a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('every icon, screenshot and shortcut of the manifest exists', async ({ server, request }) => {
  const manifest = (await (await request.get(`${server.url}/manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; purpose: string }[]
    screenshots: { src: string; form_factor: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest.screenshots.map((screenshot) => screenshot.form_factor)).toEqual(['wide', 'narrow'])
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  )
  const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src)
  for (const src of [...pictures, '/icons/apple-touch-icon.png']) {
    const icon = await request.get(`${server.url}${src}`)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png'])
  }
  for (const { url } of manifest.shortcuts)
    expect([url, (await request.get(`${server.url}${url}`)).status()]).toEqual([url, 200])
})

test('without a connection the app starts from its shell, under the policy that came with it', async ({
  openPage,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await openPage(withWorker)
  await openScreen(page, championships)
  await expectWorker(page)
  await page.context().setOffline(true)
  const response = await page.goto('/auth')
  expect(response?.fromServiceWorker()).toBe(true)
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible()
  await page.context().setOffline(false)
  const rendered = await page.goto('/auth')
  expect(await rendered?.text()).toContain('page-state')
})

const readEntry = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type="module"][src]')?.getAttribute('src'))

/** Counts the documents of a page's tab. */
const countLoads = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? 0) + 1))
  })
const readLoads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')))

test('a confirmed version reloads every tab once, but none with a half filled form', async ({
  openPage,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/status of 404/)
  const build = await BuildCopy.create()
  const server = await startServer({ APP_DIR: build.appDir })
  try {
    const page = await openPage({ ...withWorker, baseURL: server.url })
    const [other, registering] = [await page.context().newPage(), await page.context().newPage()]
    const pages = [page, other, registering]
    for (const one of pages) await countLoads(one)
    const form = new RegisterPage(registering)
    const person = createPerson('Jurema')
    await openScreen(page, championships)
    await expectWorker(page)
    await openScreen(other, championships)
    await form.open()
    await form.fill(person)
    for (const one of pages) await expectWorker(one)
    const old = await readEntry(page)

    const next = await build.deploy()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const version = new NewVersion(page)
    await expect(version.prompt).toBeVisible()
    await version.reload.click()
    for (const one of [page, other]) await expect.poll(() => readEntry(one).catch(() => null)).toBe(next)
    await expect(new NewVersion(registering).prompt).toBeVisible()
    await form.expectValues(person)
    expect(await readEntry(registering)).toBe(old)
    await expect(page.getByRole('heading', { name: 'Campeonatos', level: 1 })).toBeVisible()
    expect([await readLoads(page), await readLoads(other), await readLoads(registering)]).toEqual([2, 2, 1])
    await expect(version.prompt).toBeHidden()
  } finally {
    await server.discard()
    await build.discard()
  }
})
