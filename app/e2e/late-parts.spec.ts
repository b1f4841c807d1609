import { QuickSearch } from './pages/quick-search.ts'
import { demoLogin, logInByApi } from './support/accounts.ts'
import { holdChunk } from './support/hold-chunk.ts'
import { expect, test } from './support/test.ts'

test('Ctrl+K and what is typed after it are kept until the palette has loaded', async ({ openPage }) => {
  const page = await openPage()
  const chunk = await holdChunk(page, 'QuickSearch')
  await page.goto('/championships')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The first sign of use: from now on the page listens, but the palette is not there.
  await page.keyboard.press('Control+k')
  await chunk.requested
  await page.keyboard.type('cam')
  const palette = new QuickSearch(page)
  await expect(palette.dialog).toBeHidden()
  chunk.release()
  await expect(palette.searchBox).toBeFocused()
  await expect(palette.searchBox).toHaveValue('cam')
  await page.keyboard.type('peo')
  await expect(palette.searchBox).toHaveValue('campeo')
  await expect(palette.options).toHaveText(['Campeonatos'])
  await page.keyboard.press('Escape')
  await expect(palette.dialog).toBeHidden()
  // The typed text is forgotten.
  await palette.openByKeys()
  await expect(palette.searchBox).toHaveValue('')
})

test('the first press on the account menu opens it once it has loaded', async ({ openPage, server }) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  const chunk = await holdChunk(page, 'dropdown-menu')
  await page.goto('/profile')
  const button = page.getByRole('button', { name: `Menu de ${demoLogin.nick}` })
  await button.click()
  await chunk.requested
  chunk.release()
  await expect(page.getByRole('menuitem', { name: 'Configurações' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('the panel of conversations shows that it is loading until its code is there', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  const chunk = await holdChunk(page, 'ChatSide')
  await page.goto('/profile')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Chats/ })
    .click()
  await chunk.requested
  const loading = page.getByText('Carregando...', { exact: true })
  await expect(loading).toBeAttached()
  chunk.release()
  await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('the phone menu opens with the first press, even before its chunk is there', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const chunk = await holdChunk(page, 'PhoneMenu')
  await page.goto('/championships')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Abrir menu' }).tap()
  await chunk.requested
  chunk.release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a part that fails to load says so, and loads with the next use', async ({
  openPage,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/)
  const page = await openPage()
  await page.route('**/assets/QuickSearch-*.js', (route) => route.abort())
  await page.goto('/championships')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
    'Não foi possível carregar esta parte da página',
  )
})

test('a form is checked though its rules come after the press', async ({ openPage }) => {
  const page = await openPage()
  const chunk = await holdChunk(page, 'register')
  await page.goto('/register')
  await page.getByLabel(/^Nome/).fill('Al')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await chunk.requested
  chunk.release()
  await expect(page.getByLabel(/^Nome/)).toHaveAccessibleDescription(/no mínimo 3 caracteres/)
  await expect(page.getByLabel(/^Nome/)).toBeFocused()
  await page.getByLabel(/^Nome/).fill('Alice')
  await expect(page.getByLabel(/^Nome/)).not.toHaveAccessibleDescription(/no mínimo/)
})
