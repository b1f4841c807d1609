import { demoLogin, logInByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('search, game and page are in the URL, and going back restores them', async ({ openPage, server }) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  await page.goto('/teams')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(20)
  const search = page.getByRole('searchbox', { name: 'Buscar Times' })

  await page
    .getByRole('navigation', { name: /Pagina|Páginas/ })
    .getByText('2', { exact: true })
    .click()
  await expect(page).toHaveURL(/page=2/)
  // The last page is not full.
  await expect(cards).not.toHaveCount(20)
  await expect(cards.first()).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(20)

  await page.getByRole('button', { name: 'Valorant' }).click()
  await expect(page).toHaveURL(/gameId=/)
  const gameUrl = page.url()
  // The search ignores accents and case.
  await search.fill('PRÓ PLAYERS')
  await expect(page).toHaveURL(/search=/)
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link', { name: 'Pro Players BR' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Pro Players BR', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('PRÓ PLAYERS')
  await expect(cards).toHaveCount(1)
  await search.fill('')
  await expect(page).toHaveURL(gameUrl)
  // A second press deselects the game.
  await page.getByRole('button', { name: 'Valorant' }).click()
  await expect(page).not.toHaveURL(/gameId=/)
  await search.fill('zzzzzz')
  await expect(page.getByText('Nenhum time encontrado')).toBeVisible()
})

test('on a phone the filters are in a sheet, and its button shows their count', async ({
  openPage,
  server,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await openPage({ ...phone, token: await logInByApi(server.url, demoLogin) })
  await page.goto('/teams')
  await page.getByRole('button', { name: /Filtrar times/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filtrar times' })
  await sheet.getByRole('button', { name: 'Valorant' }).tap()
  await sheet.getByRole('button', { name: 'Aplicar filtros' }).tap()
  await expect(page).toHaveURL(/gameId=/)
  await expect(page.getByRole('button', { name: /Filtrar times.*1/ })).toBeVisible()
  await page.getByRole('button', { name: /Filtrar times/ }).tap()
  await sheet.getByRole('button', { name: 'Limpar filtros' }).tap()
  await expect(page).not.toHaveURL(/gameId=/)
})
