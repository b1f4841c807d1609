import { openChampionshipByApi, registerNewTeam } from './support/championship-api.ts'
import { expectNoHorizontalScroll, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

test('an organiser moves a team by a press and by a number, locks it, draws, and sees the bracket with its bye', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await openChampionshipByApi(server.url, { name: 'Taça dos Seeds' })
  for (const tag of ['SDA', 'SDB', 'SDC']) await registerNewTeam(server.url, cup.id, tag)
  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}/organise?tab=seeding`)
  const rows = page.getByRole('list', { name: 'Ordem dos seeds' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Descer Time SDA' }).click()
  await expect(rows.nth(1)).toContainText('Time SDA')
  await page.getByRole('button', { name: 'Subir Time SDA' }).press('Enter')
  await expect(rows.first()).toContainText('Time SDA')
  const seed = page.getByRole('textbox', { name: 'Seed de Time SDC' })
  await seed.fill('1')
  await seed.press('Enter')
  await expect(rows.first()).toContainText('Time SDC')
  const lock = page.getByRole('button', { name: 'Fixar o seed de Time SDC' })
  await lock.click()
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Salvar ordem' }).click()
  await expect(page.getByText('Definidos à mão.')).toBeVisible()
  await page.reload()
  await expect(lock).toHaveAttribute('aria-pressed', 'true')

  // A draw leaves the locked one where it is, and it has the bye.
  await page.getByRole('button', { name: 'Sortear' }).click()
  await expect(page.getByText('Definidos por sorteio.')).toBeVisible()
  await expect(rows.first()).toContainText('Time SDC')
  await page.getByRole('button', { name: 'Ver prévia' }).click()
  const preview = page.getByRole('region', { name: 'Prévia da chave' })
  await expect(preview).toContainText('Avançam sem jogar na primeira rodada: Time SDC')
  await expect(preview.getByRole('article').first()).toContainText('Time')
  await page.setViewportSize(phone.viewport)
  await expectNoHorizontalScroll(page)
})
