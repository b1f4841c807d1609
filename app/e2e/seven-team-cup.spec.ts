import type { Page } from '@playwright/test'
import { MatchPage } from './pages/match.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { registerNewTeam, setStatusByApi } from './support/championship-api.ts'
import { CupApi, type CupMatch } from './support/cup-api.ts'
import { missMatch, ofTheClock } from './support/match-time.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const idOf = async (url: string, token: string) =>
  (await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')).entity.id

/** A cup of one player a team, with a substitute, a final of three games and a match for the third place. */
async function createCup(url: string, token: string): Promise<{ id: string; url: string }> {
  const [game] = await callApi<{ id: string }[]>(url, token, 'GET', '/public/games/all')
  return callApi(url, token, 'POST', '/championships', {
    name: 'Taça dos Sete',
    game_id: game?.id,
    description: 'Sete times, do check-in ao troféu.',
    rules: '',
    format: 'SINGLE_ELIMINATION',
    best_of: [1, 3],
    has_third_place: true,
    group_count: null,
    qualifiers_per_group: null,
    swiss_rounds: null,
    team_size: 1,
    max_substitutes: 1,
    min_age: null,
    min_teams: 4,
    max_teams: 8,
    entry_fee: 0,
    prizes: [{ place: 1, description: 'Troféu' }],
    registration_opens_at: inDays(-1),
    registration_closes_at: inDays(1),
    check_in_opens_at: inDays(2),
    starts_at: inDays(3),
  })
}

/** Registers a team whose second player is its substitute. Returns the captain's session. */
async function registerWithSubstitute(
  url: string,
  championshipId: string,
  [captain, substitute]: readonly [ReturnType<typeof createPerson>, ReturnType<typeof createPerson>],
): Promise<string> {
  const token = await signUpByApi(url, captain)
  const description = 'Joga a taça inteira, do começo ao fim.'
  const team = await createTeamByApi(url, token, { name: 'Time SE2', tag: 'SE2', description })
  const other = await addMemberByApi(url, token, team, substitute)
  const path = `/championships/${championshipId}/registrations`
  const { id } = await callApi<{ id: string }>(url, token, 'POST', path, {
    team_id: team.id,
    roster: [
      { user_id: await idOf(url, token), role: 'STARTER' },
      { user_id: await idOf(url, other), role: 'SUBSTITUTE' },
    ],
  })
  await callApi(url, other, 'PUT', `${path}/${id}/confirmation`, { is_confirmed: true })
  return token
}

const nameOf = (match: CupMatch | undefined, side: 'home' | 'away') => match?.[side]?.name ?? ''
const sideOf = (match: CupMatch | undefined, team: string) =>
  nameOf(match, 'home') === team ? ('home' as const) : ('away' as const)
const otherOf = (side: 'home' | 'away') => (side === 'home' ? 'away' : 'home')

async function pick(page: Page, label: string, option: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Substituir jogador' })
  await dialog.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a cup of seven teams, played by organiser, referee and captains, and read by a guest', async ({
  openPage,
  server,
}) => {
  test.slow()
  const organizerToken = await signUpByApi(server.url, createPerson('Sete'))
  const cup = { ...(await createCup(server.url, organizerToken)), organizerToken }
  await setStatusByApi(server.url, cup, 'REGISTRATION')
  const people = [createPerson('Capita'), createPerson('Bia')] as const
  const captainTokens = new Map<string, string>()
  for (const letter of '1234567')
    captainTokens.set(
      `Time SE${letter}`,
      letter === '2'
        ? await registerWithSubstitute(server.url, cup.id, people)
        : await registerNewTeam(server.url, cup.id, `SE${letter}`),
    )
  const refereeToken = await signUpByApi(server.url, createPerson('Apita'))
  const staff = `/championships/${cup.id}/staff/${await idOf(server.url, refereeToken)}`
  await callApi(server.url, organizerToken, 'PUT', staff, { role: 'REFEREE' })
  const accepted = { is_confirmed: true }
  await callApi(server.url, refereeToken, 'PUT', `/championships/${cup.id}/staff-confirmation`, accepted)
  await setStatusByApi(server.url, cup, 'ONGOING')

  const played = new CupApi(server.url, { ...cup, captainTokens })
  const pathOf = (match: CupMatch | undefined) => `/championships/${cup.url}/match/${match?.id ?? ''}`
  const guest = await openPage()
  const organizer = await openPage({ token: organizerToken })
  const referee = new MatchPage(await openPage({ token: refereeToken }))
  const captain = new MatchPage(await openPage({ token: played.tokenOf('Time SE2') }))
  const open = (await played.listRound('WINNERS', 1)).filter(({ state }) => state === 'READY')
  expect(open).toHaveLength(3)
  const own = open.find((match) => [nameOf(match, 'home'), nameOf(match, 'away')].includes('Time SE2'))
  const [missed, other] = open.filter((match) => match !== own)
  if (!own || !missed || !other) throw new Error('A match is missing')

  await test.step('a captain plays a substitute, and both captains report', async () => {
    await captain.page.goto(pathOf(own))
    const roster = captain.page.getByRole('region', { name: 'Elenco', exact: true })
    await roster.getByRole('button', { name: 'Substituir jogador' }).click()
    await pick(captain.page, 'Sai', people[0].nick)
    await pick(captain.page, 'Entra', people[1].nick)
    await captain.page
      .getByRole('dialog', { name: 'Substituir jogador' })
      .getByRole('button', { name: 'Substituir', exact: true })
      .click()
    await guest.goto(pathOf(own))
    await expect(guest.getByText(`${people[1].nick} no lugar de ${people[0].nick}.`)).toBeVisible()
    const side = sideOf(own, 'Time SE2')
    const score: [home: number, away: number] = side === 'home' ? [1, 0] : [0, 1]
    await captain.send(...score)
    const rival = new MatchPage(await openPage({ token: played.tokenOf(nameOf(own, otherOf(side))) }))
    await rival.page.goto(pathOf(own))
    await rival.send(...score)
    await expect(guest.getByText('Encerrada', { exact: true }).first()).toBeVisible()
  })

  await test.step('a match that neither team came to, until the referee corrects it', async () => {
    await guest.goto(pathOf(missed))
    await missMatch(server, missed.id)
    await expect(guest.getByText('W.O. dos dois times').first()).toBeVisible(ofTheClock)
    expect((await played.listRound('WINNERS', 2)).map(({ state }) => state)).toContain('BYE')
    await referee.page.goto(pathOf(missed))
    await referee.rule('Corrigir resultado', { home: 1, away: 0, reason: 'Jogaram em outra sala.' })
    await expect(guest.getByText('Jogaram em outra sala.').first()).toBeVisible()
    expect((await played.listRound('WINNERS', 2)).map(({ state }) => state)).not.toContain('BYE')
  })

  await test.step('a disqualification, which the organiser takes back', async () => {
    const name = nameOf(other, 'away')
    await organizer.goto(`/championships/${cup.url}/organise?tab=registrations`)
    await organizer.getByRole('button', { name: `Desclassificar ${name}` }).click()
    const dialog = organizer.getByRole('dialog', { name: `Desclassificar ${name}?` })
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Elenco irregular.')
    await dialog.getByRole('button', { name: 'Desclassificar time' }).click()
    await guest.goto(pathOf(other))
    await expect(guest.getByText('Elenco irregular.').first()).toBeVisible()
    await organizer.getByRole('button', { name: `Desfazer a desclassificação de ${name}` }).click()
    await expect(organizer.getByText(`${name} está de volta.`, { exact: true })).toBeVisible()
    expect((await played.listRound('WINNERS', 1)).find(({ id }) => id === other.id)?.state).toBe('READY')
    await played.play(other, 'away')
  })

  await test.step('semi-finals, and the match for the third place', async () => {
    const semifinals = await played.listRound('WINNERS', 2)
    expect(semifinals.map(({ state }) => state)).toEqual(['READY', 'READY'])
    for (const semifinal of semifinals)
      await played.play(semifinal, otherOf(sideOf(semifinal, nameOf(other, 'away'))))
    const [third] = await played.listRound('THIRD_PLACE', 1)
    if (!third) throw new Error('There is no match for the third place')
    await played.play(third, 'away')
    await guest.goto(`/championships/${cup.url}?tab=bracket`)
    await expect(guest.getByRole('heading', { name: 'Disputa do 3º lugar' })).toBeVisible()
    await expect(guest.locator(`[data-match="${third.id}"]`)).toContainText(`${nameOf(third, 'away')} venceu`)
  })

  await test.step('the final, and its correction, which moves the title', async () => {
    const [final] = await played.listRound('WINNERS', 3)
    if (!final) throw new Error('There is no final')
    await played.play(final, 'home')
    await guest.goto(`/championships/${cup.url}`)
    const panel = guest.getByRole('region', { name: 'Encerrado' })
    await expect(panel).toContainText(nameOf(final, 'home'))
    await referee.page.goto(pathOf(final))
    await referee.rule('Corrigir resultado', { home: 1, away: 2, reason: 'O placar estava trocado.' })
    await expect(panel).toContainText(nameOf(final, 'away'))
    await expect(panel).not.toContainText(nameOf(final, 'home'))
  })
})
