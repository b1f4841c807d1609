import { demoLogin, logInByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('a member finds their place in the ranking of their game, and how it came about on the profile', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
  await page.goto('/ranking')
  const teams = page.getByRole('table', { name: 'Ranking de times' })
  await expect(teams.getByText('seu time').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Ranking de' }).getByRole('link', { name: 'Players' }).click()
  await expect(page).toHaveURL(/\/ranking\?kind=players$/)
  const players = page.getByRole('table', { name: 'Ranking de players' })
  const own = players.getByRole('row').filter({ hasText: 'você' })
  const points = await own.getByRole('cell').last().innerText()
  await own.getByRole('link').click()
  await expect(page).toHaveURL(/\/pro\//)
  const chart = page.getByRole('region', { name: 'Evolução dos pontos' })
  await expect(chart.getByText(points, { exact: true }).first()).toBeVisible()
  const latest = chart.getByRole('table', { name: 'Pontos depois de cada partida' }).getByRole('row').nth(1)
  await expect(latest).toContainText(points)
})
