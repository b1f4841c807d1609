import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { startChampionshipByApi } from './support/championship-api.ts'
import { expect, test } from './support/test.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Creates a championship whose registration is open. */
async function createChampionshipByApi(
  url: string,
  token: string,
  name: string,
): Promise<{ url: string; name: string }> {
  const [game] = await callApi<{ id: string }[]>(url, token, 'GET', '/public/games/all')
  if (!game) throw new Error('There are no games')
  const made = await callApi<{ id: string; url: string }>(url, token, 'POST', '/championships', {
    name,
    game_id: game.id,
    description: 'Uma copa aberta da comunidade.',
    rules: 'Melhor de três.',
    format: 'DOUBLE_ELIMINATION',
    best_of: [3],
    group_count: null,
    qualifiers_per_group: null,
    swiss_rounds: null,
    team_size: 5,
    max_substitutes: 2,
    min_age: null,
    min_teams: 2,
    max_teams: 16,
    entry_fee: 0,
    prizes: [{ place: 1, description: 'Troféu e camisetas' }],
    registration_opens_at: inDays(-1),
    registration_closes_at: inDays(5),
    check_in_opens_at: inDays(6),
    starts_at: inDays(7),
  })
  await callApi(url, token, 'PATCH', `/championships/${made.id}/status`, { status: 'REGISTRATION' })
  return { url: made.url, name }
}

test('a guest finds a championship on the front page, and the address keeps search and filter', async ({
  openPage,
  server,
}) => {
  const organizer = createPerson('Olga')
  const token = await signUpByApi(server.url, organizer)
  // The nick is nobody else's, so that the search finds this one alone.
  const cup = await createChampionshipByApi(server.url, token, `Copa Ipê ${organizer.nick}`)
  const page = await openPage()
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Criar conta', exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Buscar campeonatos' })
  const cards = page.getByRole('main').getByRole('article')
  const link = cards.getByRole('link', { name: cup.name })

  // The search ignores accents and case.
  await search.fill(`ipe ${organizer.nick.toUpperCase()}`)
  await expect(page).toHaveURL(/\?search=/)
  await expect(cards).toHaveCount(1)
  await expect(link).toHaveAttribute('href', `/championships/${cup.url}`)
  await expect(cards.getByText('Eliminação dupla · 5 × 5')).toBeVisible()
  await expect(cards.getByText('0/16 times')).toBeVisible()
  await expect(cards.getByText('Troféu e camisetas')).toBeVisible()

  const statuses = page.getByRole('group', { name: 'Filtrar por situação' })
  await statuses.getByRole('button', { name: /^Encerrados/ }).click()
  await expect(page).toHaveURL(/status=FINISHED/)
  await expect(page.getByText('Nenhum campeonato para este filtro')).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue(`ipe ${organizer.nick.toUpperCase()}`)
  await expect(statuses.getByRole('button', { name: /^Encerrados/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Nenhum campeonato para este filtro')).toBeVisible()

  await page.goBack()
  await expect(cards).toHaveCount(1)
  await statuses.getByRole('button', { name: /^Inscrições abertas/ }).click()
  await expect(page).toHaveURL(/status=REGISTRATION/)
  await expect(link).toBeVisible()
})

test('a member sees which matches are played now, and gets to one of them', async ({ openPage, server }) => {
  const cup = await startChampionshipByApi(server.url, { name: 'Taça do Trilho', tag: 'TT', teams: '12' })
  const page = await openPage({ token: cup.organizerToken })
  await page.goto('/')
  const matches = page.getByRole('region', { name: 'Próximas partidas' })
  await matches.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/championships\/[^/]+\/match\//)
  const guest = await openPage()
  await guest.goto('/')
  await expect(guest.getByRole('region', { name: 'Times recrutando' })).toBeVisible()
  await expect(guest.getByRole('region', { name: 'Próximas partidas' })).toHaveCount(0)
})

test('the server renders the filtered list, without scripts', async ({ openPage, server }) => {
  const organizer = createPerson('Otto')
  const token = await signUpByApi(server.url, organizer)
  const cup = await createChampionshipByApi(server.url, token, `Taça ${organizer.nick}`)
  const page = await openPage({ javaScriptEnabled: false })
  for (const path of ['/', '/championships']) {
    await page.goto(`${path}?search=${organizer.nick}&status=REGISTRATION`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(1)
    await expect(cards.getByRole('heading', { name: cup.name })).toBeVisible()
    await expect(cards.getByText('Inscrições abertas')).toBeVisible()
  }
})
