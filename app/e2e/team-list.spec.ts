import { createPerson, demoLogin, logInByApi, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

test('search, game and page are in the URL, and going back restores them', async ({ openPage, server }) => {
  const token = await signUpByApi(server.url, createPerson('Lina'))
  const [game] = await callApi<{ name: string }[]>(server.url, token, 'GET', '/public/games/all')
  const ofGame = { name: game?.name ?? '' }
  const own = { description: 'Treinos às terças e quintas, à noite.' }
  for (let index = 10; index < 31; index += 1)
    await createTeamByApi(server.url, token, { ...own, name: `Página ${index}`, tag: `PG${index}` })
  const page = await openPage({ token })
  // The former address of the same list.
  await page.goto('/my/teams')
  await expect(page).toHaveURL(/\/teams$/)
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

  await page.getByRole('button', ofGame).click()
  await expect(page).toHaveURL(/gameId=/)
  const gameUrl = page.url()
  // The search ignores accents and case.
  await search.fill('PAGINA 30')
  await expect(page).toHaveURL(/search=/)
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link', { name: 'Página 30' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Página 30', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('PAGINA 30')
  await expect(cards).toHaveCount(1)
  await search.fill('')
  await expect(page).toHaveURL(gameUrl)
  // A second press deselects the game.
  await page.getByRole('button', ofGame).click()
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
  for (const [path, name] of [
    ['/championships', 'Filtrar campeonatos 0'],
    ['/jobs', 'Filtrar vagas 0'],
    ['/teams', 'Filtrar times 0'],
  ] as const) {
    await page.goto(path)
    const opener = page.getByRole('button', { name, exact: true })
    await expect(opener).toBeVisible()
    await expect(opener.getByText('0', { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: /Filtrar times/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filtrar times' })
  await sheet.getByRole('button', { name: 'Valorant' }).tap()
  await sheet.getByRole('button', { name: 'Aplicar filtros' }).tap()
  await expect(page).toHaveURL(/gameId=/)
  await expect(page.getByRole('button', { name: /Filtrar times.*1/ })).toBeVisible()
  await page.getByRole('button', { name: /Filtrar times/ }).tap()
  await sheet.getByRole('button', { name: 'Limpar filtros' }).tap()
  await expect(page).not.toHaveURL(/gameId=/)
  await expect(page.getByRole('button', { name: 'Filtrar times 0', exact: true })).toBeVisible()
})
