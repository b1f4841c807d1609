import { control, selectOption } from './pages/form.ts'
import { MatchPage } from './pages/match.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam, setStatusByApi } from './support/championship-api.ts'
import { CupApi } from './support/cup-api.ts'
import { expect, test } from './support/test.ts'

const inTwoDays = () => new Date(Date.now() + 48.5 * 3_600_000).toISOString()

test('a league of six with draws: set up by its organiser, played by captains, read by a guest', async ({
  openPage,
  server,
}) => {
  test.slow()
  const organizerToken = await signUpByApi(server.url, createPerson('Liga'))
  const cup = await openChampionshipByApi(server.url, { name: 'Liga de Base', organizerToken })
  const draft = await callApi<{ id: string; url: string }>(
    server.url,
    organizerToken,
    'POST',
    `/championships/${cup.id}/clone`,
    { name: 'Liga dos Empates', starts_at: inTwoDays() },
  )
  const organizer = await openPage({ token: organizerToken })
  await organizer.goto(`/championships/${draft.url}/organise?tab=details`)
  await selectOption(organizer, organizer, 'Formato', 'Todos contra todos')
  await expect(control(organizer, 'Pontos por vitória')).toBeVisible()
  await organizer.getByRole('switch', { name: 'Partidas podem empatar' }).click()
  await expect(control(organizer, 'Pontos por vitória')).toBeHidden()
  await organizer.getByRole('button', { name: 'Remover a última rodada' }).click()
  await selectOption(organizer, organizer, 'Rodada 1 em diante', 'Melhor de 2')
  await organizer.getByRole('button', { name: 'Salvar campeonato' }).click()
  await expect(organizer.getByText('Campeonato atualizado.', { exact: true })).toBeVisible()

  const started = { ...draft, organizerToken }
  await setStatusByApi(server.url, started, 'REGISTRATION')
  const captainTokens = new Map<string, string>()
  for (const letter of '123456')
    captainTokens.set(`Time EM${letter}`, await registerNewTeam(server.url, draft.id, `EM${letter}`))
  await setStatusByApi(server.url, started, 'ONGOING')
  const league = new CupApi(server.url, { ...started, captainTokens })
  const [first, ...others] = (await league.listMatches()).filter(({ state }) => state === 'READY')
  if (first?.home == null || first.away == null) throw new Error('No match can be played')

  for (const team of [first.home.name, first.away.name]) {
    const captain = new MatchPage(await openPage({ token: league.tokenOf(team) }))
    await captain.page.goto(`/championships/${draft.url}/match/${first.id}`)
    await expect(captain.page.getByText('melhor de 2, pode empatar').first()).toBeVisible()
    await captain.send(1, 1)
  }
  const guest = await openPage()
  await guest.goto(`/championships/${draft.url}/match/${first.id}`)
  await expect(guest.getByText('Empate', { exact: true }).first()).toBeVisible()

  for (const { id } of others)
    await callApi(server.url, organizerToken, 'PUT', `/championships/${draft.id}/matches/${id}/ruling`, {
      home_score: 2,
      away_score: 0,
      is_forfeit: false,
    })
  await guest.goto(`/championships/${draft.url}?tab=bracket`)
  const row = guest.getByRole('row').filter({ hasText: first.home.name })
  await expect(row.locator('[data-column="draws"]')).toHaveText('1')
  await expect(guest.getByText('Vitória: 3 pontos. Empate: 1 ponto.', { exact: false })).toBeVisible()
})

test('the match for the third place stands below the final, and has a place in the table', async ({
  openPage,
  server,
}) => {
  const organizerToken = await signUpByApi(server.url, createPerson('Bronze'))
  const [game] = await callApi<{ id: string }[]>(server.url, organizerToken, 'GET', '/public/games/all')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const cup = await callApi<{ id: string; url: string }>(
    server.url,
    organizerToken,
    'POST',
    '/championships',
    {
      name: 'Taça do Bronze',
      game_id: game?.id,
      description: 'Uma taça com disputa do terceiro lugar.',
      rules: '',
      format: 'SINGLE_ELIMINATION',
      best_of: [1, 3],
      has_third_place: true,
      group_count: null,
      qualifiers_per_group: null,
      swiss_rounds: null,
      team_size: 1,
      max_substitutes: 0,
      min_age: null,
      min_teams: 4,
      max_teams: 4,
      entry_fee: 0,
      prizes: [],
      registration_opens_at: day(-1),
      registration_closes_at: day(1),
      check_in_opens_at: day(2),
      starts_at: day(3),
    },
  )
  const started = { ...cup, organizerToken }
  await setStatusByApi(server.url, started, 'REGISTRATION')
  for (const letter of '1234') await registerNewTeam(server.url, cup.id, `BZ${letter}`)
  await setStatusByApi(server.url, started, 'ONGOING')
  const guest = await openPage()
  await guest.goto(`/championships/${cup.url}?tab=bracket`)
  await expect(guest.getByRole('heading', { name: 'Disputa do 3º lugar' })).toBeVisible()
})
