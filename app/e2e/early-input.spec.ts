import type { Page } from '@playwright/test'
import { QuickSearch } from './pages/quick-search.ts'
import { demoLogin, logInByApi } from './support/accounts.ts'
import { holdChunk } from './support/hold-chunk.ts'
import { expect, test, waitUntilReady } from './support/test.ts'

/** Milliseconds from which on a page's script is asked for, painted or not. */
const MAX_WAIT = 4000

/** The page as the server has rendered it, whose script does not come yet. */
async function openWithoutScript(page: Page, path: string) {
  const script = await holdChunk(page, 'index')
  // A page that loads slowly asks for its script before it is loaded, and then waits for it.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await script.requested
  return script
}

test('a log-in that is typed and sent before the script has come is not lost', async ({ openPage }) => {
  const page = await openPage()
  const script = await openWithoutScript(page, '/auth')
  await page.getByLabel('E-mail').fill(demoLogin.email)
  await page.getByLabel('Senha', { exact: true }).fill(demoLogin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail')).toHaveValue(demoLogin.email)
  // The browser's own submit would show the password in the address.
  expect(new URL(page.url()).search).toBe('')
  script.release()
  await expect(page).toHaveURL(/\/profile$/)
})

test('what was typed before the script has come is validated with the rest', async ({ openPage }) => {
  const page = await openPage()
  const script = await openWithoutScript(page, '/recovery')
  await page.getByLabel('E-mail').fill('sem-arroba')
  script.release()
  await waitUntilReady(page)
  await page.getByRole('button', { name: 'Enviar e-mail' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('sem-arroba')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
})

test('a form that is sent while the page takes over what was typed is sent whole', async ({ openPage }) => {
  const page = await openPage()
  const script = await openWithoutScript(page, '/auth')
  await page.getByLabel('E-mail').fill(demoLogin.email)
  await page.getByLabel('Senha', { exact: true }).fill(demoLogin.password)
  await page.evaluate(() => {
    const send = () => setTimeout(() => document.querySelector('form')?.requestSubmit())
    // Recorded events do not come this far: it is the first one that the page is given.
    document.addEventListener('input', send, { capture: true, once: true })
  })
  script.release()
  await expect(page).toHaveURL(/\/profile$/)
})

test('a search is not lost where the page is drawn anew for who is signed in', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  const script = await openWithoutScript(page, '/jobs')
  await page.getByRole('searchbox', { name: 'Buscar vagas' }).fill('suporte')
  script.release()
  await expect(page).toHaveURL(/search=suporte/)
  await expect(page.getByRole('searchbox', { name: 'Buscar vagas' })).toHaveValue('suporte')
})

test('buttons that are pressed before the script has come do their work then, once', async ({ openPage }) => {
  const page = await openPage()
  const script = await openWithoutScript(page, '/championships')
  const search = page.getByRole('banner').getByRole('button', { name: 'Digite para buscar...' })
  await search.click()
  await search.click()
  script.release()
  const palette = new QuickSearch(page)
  await expect(palette.searchBox).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette.dialog).toBeHidden()
})

test('Ctrl+K and a search work before the script has come', async ({ openPage }) => {
  const page = await openPage()
  const script = await openWithoutScript(page, '/championships')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('campeo')
  script.release()
  const palette = new QuickSearch(page)
  await expect(palette.searchBox).toHaveValue('campeo')
  await expect(palette.options).toHaveText(['Campeonatos'])
})

test('the phone menu opens with a press from before', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const script = await openWithoutScript(page, '/team/profile/PRO')
  await page.getByRole('button', { name: 'Abrir menu' }).tap()
  script.release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('script is asked for once a page is painted, or used before', async ({ openPage }) => {
  for (const path of ['/', '/auth', '/jobs', '/team/profile/PRO', '/pro/ana_bia']) {
    const page = await openPage()
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { paint, script } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      script: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }))
    // A page that is not painted in time gets its script all the same.
    expect.soft(script, path).toBeGreaterThan(Math.min(paint, MAX_WAIT))
    await page.close()
  }
  // A picture that hangs keeps the page from being loaded.
  const page = await openPage()
  await page.route('**/favicon.svg', () => undefined)
  await page.route('**/files/**', () => undefined)
  const script = page.waitForRequest(/\/assets\/index-.*\.js$/)
  await page.goto('/team/profile/PRO', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Digite para buscar...' }).click()
  await script
  await expect(new QuickSearch(page).searchBox).toBeFocused()
})
