import { startChampionshipByApi, ruleFirstMatchByApi } from './support/championship-api.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

test('a guest follows a championship from its page to the bracket, where results appear by themselves', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  const cup = await startChampionshipByApi(server.url, { name: 'Taça das Quatro', tag: 'TQ', teams: '1234' })
  const path = `/championships/${cup.url}`
  const page = await openPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Taça das Quatro', level: 1 })).toBeVisible()
  await expect(page.getByText('4 de 8 vagas')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Time TQ1' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Partes do campeonato' }).getByText('Chave').click()
  await expect(page).toHaveURL(`${path}?tab=bracket`)
  const upper = page.getByRole('region', { name: 'Chave superior' })
  await expect(upper.getByRole('article')).toHaveCount(3)

  const table = await openPage()
  await table.goto(`/championships/table/${cup.id}`)
  const tableUpper = table.getByRole('region', { name: 'Chave superior' })
  await expect(tableUpper.getByRole('article')).toHaveCount(3)
  for (const one of [page, table]) await markPageLoad(one)

  const winner = await ruleFirstMatchByApi(server.url, cup)
  const first = upper.getByRole('region', { name: 'Semifinais' }).getByRole('article').first()
  await expect(first.getByRole('listitem').first()).toHaveText(new RegExp(`${winner} venceu2$`))
  for (const shown of [upper, tableUpper])
    await expect(shown.getByRole('region', { name: 'Final da superior' })).toContainText(winner)
  for (const one of [page, table]) await expectNotReloaded(one)

  // The arrow keys lead to the match that the winner plays.
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(upper.getByRole('region', { name: 'Final da superior' }).getByRole('article')).toBeFocused()

  await page.getByRole('link', { name: 'Ver chave' }).click()
  await expect(page).toHaveURL(`/championships/table/${cup.id}`)
  await expect(page.getByRole('heading', { name: /^Chave inferior/ })).toBeVisible()

  consoleErrors.allow(/nao-existe.*status of 404/)
  const unknown = await page.goto('/championships/nao-existe')
  expect(unknown?.status()).toBe(404)
})

test('the page is there without scripts, and tells others what it is about', async ({ openPage, server }) => {
  const cup = await startChampionshipByApi(server.url, { name: 'Taça do Papel', tag: 'TP', teams: '123' })
  const path = `/championships/${cup.url}`
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`${path}?tab=rules`)
  await expect(page.getByRole('heading', { name: 'Atrasos' })).toBeVisible()
  await expect(page.getByText('<b>Sem choro.</b>')).toBeVisible()
  await page.goto(`${path}?tab=matches`)
  await expect(page.getByRole('article').first()).toContainText('Time TP')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Taça do Papel')
  const about = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(about ?? '')).toMatchObject({ '@type': 'SportsEvent', name: 'Taça do Papel' })
})

test('every tab passes axe, and fits a phone @night', async ({ openPage, server }) => {
  test.slow()
  const cup = await startChampionshipByApi(server.url, { name: 'Taça do Eixo', tag: 'TE', teams: '123' })
  const heading = 'Taça do Eixo'
  const screens = ['', '?tab=teams', '?tab=bracket', '?tab=matches', '?tab=rules'].map((tab) => ({
    path: `/championships/${cup.url}${tab}`,
    heading,
  }))
  screens.push({ path: `/championships/table/${cup.id}`, heading })
  const desktop = await openPage({ appearance: 'system' })
  for (const screen of screens) await checkOnDesktop(desktop, screen)
  const onPhone = await openPage(phone)
  for (const screen of screens) await checkOnPhone(onPhone, screen)
})
