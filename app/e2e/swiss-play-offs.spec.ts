import { MatchPage } from './pages/match.ts'
import { control, expectFieldError, selectOption } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam, setStatusByApi } from './support/championship-api.ts'
import { CupApi } from './support/cup-api.ts'
import { phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

const inTwoDays = () => new Date(Date.now() + 48.5 * 3_600_000).toISOString()

test('Swiss rounds whose four best go on to play-offs: made by an organiser, played, and read by a guest', async ({
  openPage,
  server,
}) => {
  test.slow()
  const organizerToken = await signUpByApi(server.url, createPerson('Suica'))
  const cup = await openChampionshipByApi(server.url, { name: 'Taça das Rodadas', organizerToken })
  // The format of a published championship stays: the draft is a copy, into which teams may come at once.
  const clone = { name: 'Copa Suíça e Mata-mata', starts_at: inTwoDays() }
  const draft = await callApi<{ id: string; url: string }>(
    server.url,
    organizerToken,
    'POST',
    `/championships/${cup.id}/clone`,
    clone,
  )
  const page = await openPage({ token: organizerToken, ...phone })
  await page.goto(`/championships/${draft.url}/organise?tab=details`)
  await selectOption(page, page, 'Formato', 'Suíço + mata-mata')
  await control(page, 'Rodadas do suíço').fill('2')
  await selectOption(page, page, 'Formato do mata-mata', 'Eliminação simples')
  await selectOption(page, page, 'Jogos por partida no suíço', 'Um jogo')
  await page.getByRole('button', { name: 'Salvar campeonato' }).click()
  await expectFieldError(page, 'Total de classificados', 'Informe quantos times passam para o mata-mata')
  await control(page, 'Total de classificados').fill('4')
  await page.getByRole('button', { name: 'Salvar campeonato' }).click()
  await expectFieldError(page, 'Total de classificados', 'Não pode passar do mínimo de times')
  await control(page, 'Mínimo de times').fill('4')
  await page.getByRole('button', { name: 'Salvar campeonato' }).click()
  await expect(page.getByText('Campeonato atualizado.', { exact: true })).toBeVisible()

  const started = { ...draft, organizerToken }
  await setStatusByApi(server.url, started, 'REGISTRATION')
  const captainTokens = new Map<string, string>()
  for (const letter of '123456')
    captainTokens.set(`Time SM${letter}`, await registerNewTeam(server.url, draft.id, `SM${letter}`))
  await setStatusByApi(server.url, started, 'ONGOING')
  const played = new CupApi(server.url, { ...started, captainTokens })
  const isReady = ({ state }: { state: string }) => state === 'READY'
  /** Plays what is ready until a match of this bracket is, the home team winning; returns that match. */
  async function playUntil(bracket: string) {
    for (;;) {
      const ready = (await played.listMatches()).filter(isReady)
      const wanted = ready.find((match) => match.bracket === bracket)
      if (wanted !== undefined || ready[0] === undefined) return wanted
      await played.play(ready[0], 'home')
    }
  }

  const guest = await openPage()
  await guest.goto(`/championships/${draft.url}?tab=bracket`)
  const table = guest.getByRole('table', { name: 'Fase suíça' })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expect(
    guest.getByText('Os 4 primeiros vão para o mata-mata, em eliminação simples', { exact: false }),
  ).toBeVisible()

  await test.step('the rounds end, and the first of their table play on', async () => {
    await playUntil('WINNERS')
    // Two semi-finals, and the final that waits for them, above the table of the rounds.
    await expect(guest.getByRole('heading', { name: 'Semifinais' })).toBeVisible()
    await expect(
      guest.getByText('A fase suíça terminou: os 4 primeiros foram para o mata-mata', { exact: false }),
    ).toBeVisible()
    await expect(table.getByText('classificado')).toHaveCount(4)
  })

  await test.step('a captain whose team is out reads it; the organiser reads what a correction of the rounds does', async () => {
    const [first] = await played.listMatches()
    const organizer = new MatchPage(await openPage({ token: organizerToken }))
    await organizer.page.goto(`/championships/${draft.url}/match/${first?.id ?? ''}`)
    await expect(
      organizer.page.getByText('Se o mata-mata já começou, ele segue a nova classificação', { exact: false }),
    ).toBeVisible()
    const last = await table
      .getByRole('row')
      .last()
      .getByText(/^Time SM\d$/)
      .first()
      .textContent()
    const captain = await openPage({ token: played.tokenOf(last ?? '') })
    await captain.goto('/notifications')
    await expect(captain.getByText('não passou para o mata-mata', { exact: false }).first()).toBeVisible()
  })

  await test.step('the final has a winner', async () => {
    await playUntil('NONE')
    await guest.goto(`/championships/${draft.url}?tab=bracket`)
    const final = (await played.listMatches()).findLast(({ state }) => state === 'CLOSED')
    await guest.goto(`/championships/${draft.url}`)
    const panel = guest.getByRole('region', { name: 'Encerrado' })
    await expect(panel).toContainText(final?.home?.name ?? '')
  })
})
