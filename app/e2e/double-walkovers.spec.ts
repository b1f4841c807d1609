import { MatchPage } from './pages/match.ts'
import { startChampionshipByApi } from './support/championship-api.ts'
import { CupApi } from './support/cup-api.ts'
import { missMatch, ofTheClock } from './support/match-time.ts'
import { expect, test } from './support/test.ts'

test('where neither team comes, or the organiser says so, neither goes on and the next one has a bye', async ({
  openPage,
  server,
}) => {
  test.slow()
  const started = await startChampionshipByApi(server.url, {
    name: 'Taça dos Ausentes',
    tag: 'AU',
    teams: '12345678',
  })
  const cup = new CupApi(server.url, started)
  const [missed, second, refused, fourth] = await cup.listRound('WINNERS', 1)
  if (!missed?.home || !second?.home || !refused || !fourth?.home) throw new Error('A match is missing')
  const pathOf = ({ id }: { id: string }) => `/championships/${started.url}/match/${id}`
  const guest = await openPage()
  await guest.goto(pathOf(missed))
  await cup.play(second, 'home')
  await cup.play(fourth, 'home')

  await test.step('by the clock', async () => {
    await missMatch(server, missed.id)
    await expect(guest.getByText('W.O. dos dois times').first()).toBeVisible(ofTheClock)
    const captain = await openPage({ token: cup.tokenOf(missed.home?.name ?? '') })
    await captain.goto('/notifications')
    await expect(
      captain.getByText('nenhum dos dois times fez o check-in', { exact: false }).first(),
    ).toBeVisible()
  })

  await test.step('by the organiser', async () => {
    const organizer = new MatchPage(await openPage({ token: started.organizerToken }))
    await organizer.page.goto(pathOf(refused))
    const form = organizer.page.getByRole('form', { name: 'Decisão da arbitragem' })
    await form.getByRole('switch', { name: 'W.O.' }).click()
    await expect(form.getByText('Com 0 – 0, nenhum dos dois times apareceu', { exact: false })).toBeVisible()
    await form.getByRole('textbox', { name: 'Motivo' }).fill('Nenhum dos dois apareceu no servidor.')
    await form.getByRole('button', { name: 'Dar W.O. aos dois times' }).click()
    await guest.goto(pathOf(refused))
    await expect(guest.getByText('W.O. dos dois times').first()).toBeVisible()
    await expect(guest.getByText('Nenhum dos dois apareceu no servidor.').first()).toBeVisible()
  })

  // The next round has nobody but those who have won: both go on without a match.
  const next = await cup.listRound('WINNERS', 2)
  expect(next.map(({ state }) => state)).toEqual(['BYE', 'BYE'])
  const [final] = await cup.listRound('WINNERS', 3)
  expect([final?.home?.name, final?.away?.name]).toEqual([second.home.name, fourth.home.name])
  const told = await openPage({ token: cup.tokenOf(second.home.name) })
  await told.goto(`/championships/${started.url}?tab=bracket`)
  await expect(told.locator(`[data-match="${missed.id}"]`)).toContainText('W.O. duplo')
  await expect(told.locator(`[data-match="${final?.id ?? ''}"]`)).toContainText(fourth.home.name)
})
