import { LiveBracket } from './pages/live-bracket.ts'
import { MatchPage } from './pages/match.ts'
import { startChampionshipByApi } from './support/championship-api.ts'
import { CupApi, type CupMatch } from './support/cup-api.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { expect, test } from './support/test.ts'

const sides = ['home', 'away'] as const
const nameOf = (match: CupMatch | undefined, side: 'home' | 'away') => match?.[side]?.name ?? ''
/** Games won, home team first. */
const scoreOf = (winner: 'home' | 'away', { best_of }: CupMatch, lost = 0): [home: number, away: number] => {
  const won = (best_of + 1) / 2
  return winner === 'home' ? [won, lost] : [lost, won]
}
const sideOf = (match: CupMatch, team: string) => (nameOf(match, 'home') === team ? 'home' : 'away')

test('two captains and an organiser play a cup of eight teams to its end, with a dispute and a correction', async ({
  openPage,
  server,
}) => {
  test.slow()
  const started = await startChampionshipByApi(server.url, {
    name: 'Taça Inteira',
    tag: 'TI',
    teams: '12345678',
  })
  const cup = new CupApi(server.url, started)
  const pathOf = ({ id }: CupMatch) => `/championships/${started.url}/match/${id}`
  const firstRound = await cup.listRound('WINNERS', 1)
  expect(firstRound.map(({ state }) => state)).toEqual(['READY', 'READY', 'READY', 'READY'])
  // The captains of the story meet in the upper final: one is of each half.
  const [ana, bruno] = [nameOf(firstRound[0], 'home'), nameOf(firstRound[2], 'home')]
  const anas = new MatchPage(await openPage({ token: cup.tokenOf(ana) }))
  const brunos = new MatchPage(await openPage({ token: cup.tokenOf(bruno) }))
  const organizer = new MatchPage(await openPage({ token: started.organizerToken }))
  const bracket = new LiveBracket(await openPage())
  await bracket.page.goto(`/championships/table/${started.id}`)
  await expect(bracket.page.getByRole('article')).toHaveCount(14)
  await markPageLoad(bracket.page)

  /** A captain reports two games to none for the home team, as the first or the second one; the other side does so by the API. */
  async function winThroughScreen(
    captain: MatchPage,
    match: CupMatch,
    place: 'first' | 'second',
  ): Promise<void> {
    const byApi = () => cup.report({ match, by: 'away', winner: 'home' })
    if (place === 'second') await byApi()
    await captain.page.goto(pathOf(match))
    if (place === 'second') await expect(captain.report.getByText('Já informou')).toBeVisible()
    await bracket.expectWinner(
      async () => {
        await captain.send(...scoreOf('home', match))
        if (place === 'first') {
          await expect(captain.report.getByText(`Falta o placar de ${nameOf(match, 'away')}`)).toBeVisible()
          await byApi()
        }
      },
      { id: match.id, winner: nameOf(match, 'home') },
    )
  }
  const playByApi = (match: CupMatch, winner: 'home' | 'away') =>
    bracket.expectWinner(() => cup.play(match, winner), { id: match.id, winner: nameOf(match, winner) })

  await test.step('the first round', async () => {
    const [one, two, three, four] = firstRound
    if (!one || !two || !three || !four) throw new Error('A match is missing')
    await winThroughScreen(anas, one, 'first')
    await winThroughScreen(brunos, three, 'second')
    await playByApi(two, 'away')
    await playByApi(four, 'home')
  })

  await test.step('a dispute in the second round, which the organiser decides', async () => {
    const [semifinal] = await cup.listRound('WINNERS', 2)
    if (!semifinal) throw new Error('There is no semifinal')
    const [own, other] = sides.toSorted((side) => (side === sideOf(semifinal, ana) ? -1 : 1)) as [
      'home',
      'away',
    ]
    await cup.report({ match: semifinal, by: other, winner: other })
    await anas.page.goto(pathOf(semifinal))
    const score = scoreOf(own, semifinal, 1)
    await anas.send(...score)
    await expect(anas.report.getByText('Os placares não batem')).toBeVisible()
    await expect(bracket.match(semifinal.id)).toContainText('Em disputa')

    await organizer.page.goto(pathOf(semifinal))
    const [home, away] = score
    await bracket.expectWinner(
      () => organizer.rule('Decisão da arbitragem', { home, away, reason: 'A gravação mostra o placar.' }),
      { id: semifinal.id, winner: ana },
    )
    // The captain, whose room is open, reads why.
    await expect(anas.timeline.getByText('A gravação mostra o placar.')).toBeVisible()
    await expect(anas.page.getByText('Encerrada', { exact: true })).toBeVisible()
  })

  await test.step('a corrected result, after which what followed is played again', async () => {
    const [, , , corrected] = await cup.listRound('WINNERS', 1)
    const [, semifinal] = await cup.listRound('WINNERS', 2)
    const [firstLower, lower] = await cup.listRound('LOSERS', 1)
    if (!corrected || !semifinal || !firstLower || !lower) throw new Error('A match is missing')
    const [winner, loser] = [nameOf(corrected, 'home'), nameOf(corrected, 'away')]
    await playByApi(semifinal, sideOf(semifinal, bruno))
    await playByApi(firstLower, 'home')
    await playByApi(lower, sideOf(lower, loser))
    await expect(bracket.match(semifinal.id)).toContainText(winner)

    await organizer.page.goto(pathOf(corrected))
    await bracket.expectWinner(
      () => organizer.rule('Corrigir resultado', { home: 0, away: 2, reason: 'O placar estava trocado.' }),
      { id: corrected.id, winner: loser },
    )
    await expect(organizer.timeline.getByText('O placar estava trocado.')).toBeVisible()
    // Both matches that followed have changed teams and are open again; the others keep their results.
    for (const { id } of [semifinal, lower]) await expect(bracket.match(id)).not.toContainText('venceu')
    await expect(bracket.match(semifinal.id)).toContainText(loser)
    await expect(bracket.match(lower.id)).toContainText(winner)
    await expect(bracket.match(firstLower.id)).toContainText('venceu')

    const [, again] = await cup.listRound('WINNERS', 2)
    if (!again) throw new Error('There is no semifinal')
    const side = sideOf(again, bruno)
    const score = scoreOf(side, again)
    await cup.report({ match: again, by: side === 'home' ? 'away' : 'home', winner: side })
    await brunos.page.goto(pathOf(again))
    await bracket.expectWinner(() => brunos.send(...score), { id: again.id, winner: bruno })
  })

  /** One captain reports, the other one reports the same on the screen, which shows by itself that the first one did. */
  async function meet(match: CupMatch | undefined): Promise<void> {
    if (!match) throw new Error('There is no such match')
    // Results reported over the API have no lost games; here both captains have the screen.
    const score = scoreOf(sideOf(match, ana), match, 1)
    for (const { page } of [anas, brunos]) await page.goto(pathOf(match))
    await anas.send(...score)
    await expect(brunos.report.getByText('Já informou')).toBeVisible()
    await bracket.expectWinner(() => brunos.send(...score), { id: match.id, winner: ana })
    await expect(anas.report.getByText('De acordo')).toBeVisible()
  }

  await test.step('the upper final, and the lower bracket', async () => {
    await meet((await cup.listRound('WINNERS', 3))[0])
    for (;;) {
      const open = (await cup.listMatches()).find(
        (match) => match.bracket === 'LOSERS' && match.state === 'READY',
      )
      if (!open) break
      await playByApi(open, nameOf(open, 'away') === bruno ? 'away' : 'home')
    }
  })

  await test.step('the final and its winner, who gets no trophy for a cup that started early', async () => {
    const [final] = await cup.listRound('FINAL', 1)
    expect(sides.map((side) => nameOf(final, side)).toSorted()).toEqual([ana, bruno].toSorted())
    await meet(final)
    await bracket.page.getByRole('link', { name: 'Página do campeonato' }).click()
    const panel = bracket.page.getByRole('region', { name: 'Encerrado' })
    await expect(panel).toContainText(ana)
    await expect(panel).toContainText('campeão')
    await expectNotReloaded(bracket.page)
    // It started before its time: it counts for nothing else.
    await expect(bracket.page.getByText('Sem pontos', { exact: true })).toBeVisible()
    await bracket.page.goto(`/team/profile/${ana.replace('Time ', '')}`)
    await expect(bracket.page.getByRole('heading', { level: 1 })).toContainText(ana)
    await expect(bracket.page.getByText('Campeão: Taça Inteira')).toBeHidden()
  })

  // 14 results, the correction, and two matches that were played twice.
  expect(bracket.delays).toHaveLength(17)
  expect(bracket.usualDelay).toBeLessThan(1000)
})
