import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, startChampionshipByApi } from './support/championship-api.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

const DAY = 24 * 60 * 60 * 1000

interface Match {
  id: string
  bracket: string
  round: number
  state: string
  home: { name: string } | null
  away: { name: string } | null
}

test('the event of a championship has its matches and teams, and whoever follows it is told of the final', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await startChampionshipByApi(server.url, { name: 'Copa da Gala', teams: 'ABCD', tag: 'GAL' })
  const person = createPerson('Fã')
  const fanToken = await signUpByApi(server.url, person)
  await callApi(server.url, fanToken, 'PUT', `/championships/${cup.id}/follow`)
  const fan = await openPage({ token: fanToken })
  const page = await openPage()

  const matches = await callApi<Match[]>(
    server.url,
    fanToken,
    'GET',
    `/public/championships/${cup.id}/matches`,
  )
  const ofBracket = (bracket: string) => matches.filter((match) => match.bracket === bracket)
  const opening = ofBracket('WINNERS').filter(({ state }) => state === 'READY')
  const final = ofBracket('FINAL').find(({ round }) => round === 1)
  expect([opening.length, final?.state]).toEqual([2, 'WAITING'])
  const { starts_at: startsAt } = await callApi<{ starts_at: string }>(
    server.url,
    fanToken,
    'GET',
    `/public/championships/${cup.id}`,
  )
  const schedule = (id: string | undefined, at: number) =>
    callApi(server.url, cup.organizerToken, 'PUT', `/championships/${cup.id}/matches/${id}/schedule`, {
      scheduled_at: new Date(at).toISOString(),
    })
  for (const [index, { id }] of opening.entries()) await schedule(id, Date.parse(startsAt) + index * 60_000)
  await schedule(final?.id, Date.parse(startsAt) + 7 * DAY)

  const path = `/events/championship/${cup.url}`
  await test.step('the first day has the matches of the first round, and all teams', async () => {
    await page.goto(path)
    const programme = page.getByRole('list', { name: 'Programação' }).getByRole('listitem')
    await expect(programme).toHaveCount(2)
    await expect(programme.first()).toContainText(`${opening[0]?.home?.name} × ${opening[0]?.away?.name}`)
    await expect(page.getByRole('region', { name: 'Quem joga' }).getByRole('listitem')).toHaveCount(4)
    await programme.first().getByRole('link').click()
    await expect(page).toHaveURL(`${server.url}/championships/${cup.url}/match/${opening[0]?.id}`)
  })

  await test.step('members see who follows it, guests only how many do', async () => {
    const { nick } = person
    await expect(page.getByText(`${nick} tem interesse`)).toBeHidden()
    const member = await openPage({ token: cup.organizerToken })
    await member.goto(path)
    await expect(member.getByRole('region', { name: /com interesse$/ })).toContainText(
      `${nick} tem interesse`,
    )
  })

  await test.step('the final has itself, and no teams before they are known', async () => {
    await page.goto(`${path}--final`)
    const programme = page.getByRole('list', { name: 'Programação' }).getByRole('listitem')
    await expect(programme).toHaveText(/Grande final.*A definir × A definir/)
    await expect(page.getByRole('region', { name: 'Quem joga' })).toBeHidden()
  })

  await test.step('whoever follows it is told of the final, and of the next championship', async () => {
    await schedule(final?.id, Date.parse(startsAt) + 8 * DAY)
    const { organizerToken } = cup
    await openChampionshipByApi(server.url, { name: 'Copa da Gala: segunda edição', organizerToken })
    await fan.goto('/notifications')
    await expect(fan.getByText('Final em outra data')).toBeVisible()
    await expect(fan.getByText('Novo campeonato')).toBeVisible()
  })

  const screen = { path, heading: 'Copa da Gala' }
  await checkOnDesktop(await openPage({ appearance: 'system' }), screen)
  await checkOnPhone(await openPage(phone), screen)
})
