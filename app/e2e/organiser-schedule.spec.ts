import { control, expectFieldError } from './pages/form.ts'
import { startChampionshipByApi } from './support/championship-api.ts'
import { dayFromToday } from './support/dates.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

test('an organiser sets the times of a round, sees them before, and takes them back', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await startChampionshipByApi(server.url, { name: 'Copa Pontual', teams: '1234', tag: 'PT' })
  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}/organise`)
  await page.getByRole('navigation', { name: 'Partes da organização' }).getByText('Horários').click()
  const save = page.getByRole('button', { name: 'Salvar horários' })
  await save.click()
  await expectFieldError(page, 'Primeiras partidas em', 'Informe a data e o horário')
  const { iso } = dayFromToday(3)
  await control(page, 'Primeiras partidas em').fill(iso.split('-').toReversed().join(''))
  await control(page, 'Horário').fill('20:00')
  await control(page, 'Intervalo (minutos)').fill('45')
  const times = page.getByRole('list', { name: 'Como ficam os horários' }).getByRole('listitem')
  await expect(times).toHaveCount(2)
  await expect(times.nth(0)).toContainText('20:00')
  await expect(times.nth(1)).toContainText('20:45')
  await control(page, 'Partidas ao mesmo tempo').fill('2')
  await expect(times.nth(1)).toContainText('20:00')
  await control(page, 'Partidas ao mesmo tempo').fill('1')
  await save.click()
  await expect(page.getByText('Os horários de 2 partidas mudaram.')).toBeVisible()
  await expect(page.getByText('Nenhum horário muda.')).toBeVisible()

  const guest = await openPage({})
  await guest.goto(`/championships/${cup.url}?tab=matches`)
  await expect(guest.getByText(/· 20:45$/)).toBeVisible()

  const screen = { path: `/championships/${cup.url}/organise?tab=schedule`, heading: /^Organização: / }
  await checkOnDesktop(await openPage({ token: cup.organizerToken, appearance: 'system' }), screen)
  await checkOnPhone(await openPage({ ...phone, token: cup.organizerToken }), screen)

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Os horários de 2 partidas mudaram.')).toBeHidden()
  await expect(guest.getByText(/· 20:45$/)).toBeHidden()
})
