import { createPerson, signUpByApi } from './support/accounts.ts'
import { openChampionshipByApi } from './support/championship-api.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

test('a promised prize is deposited in two parts, and everybody sees the seal and its proof', async ({
  openPage,
  server,
}) => {
  test.slow()
  const organizerToken = await signUpByApi(server.url, createPerson('Promete'))
  const cup = await openChampionshipByApi(server.url, {
    name: 'Copa do Prêmio',
    prizeAmount: 400_000,
    organizerToken,
  })
  const path = `/championships/${cup.url}`
  const guest = await openPage()
  await guest.goto(path)
  const promised = guest.getByRole('region', { name: 'Prêmio prometido' })
  await expect(promised.getByText('Falta depositar R$ 4.000,00.')).toBeVisible()
  await expect(guest.getByText('Premiação garantida')).toBeHidden()
  const organizers = guest.getByRole('region', { name: 'Organização' })
  await expect(organizers.getByText('Prêmios em dia')).toBeVisible()
  await expect(organizers.getByText(/R\$\s4\.000,00 prometidos, R\$\s0,00 depositados/)).toBeVisible()

  const page = await openPage({ token: organizerToken })
  const office = `${path}/organise?tab=money`
  await page.goto(office)
  const amount = page.getByRole('textbox', { name: 'Valor do depósito (R$)' })
  await expect(amount).toHaveValue('4000')
  await amount.fill('4000,01')
  await page.getByRole('button', { name: 'Depositar prêmio' }).click()
  await expect(page.getByText('Informe no máximo R$ 4.000,00')).toBeVisible()
  await amount.fill('1500,50')
  await page.getByRole('button', { name: 'Depositar prêmio' }).click()
  await expect(page.getByRole('heading', { name: 'Depositar prêmio' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Pix copia e cola' })).toHaveValue(/5407(?:1500\.50)/)
  await page.getByRole('button', { name: 'Simular pagamento' }).click()
  await expect(page.getByText('O valor está guardado para o prêmio.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recibo' }).getByText('Depósito do prêmio')).toBeVisible()
  // The open page of a guest changes by itself.
  await expect(promised.getByText('Falta depositar R$ 2.499,50.')).toBeVisible()

  await page.goto(office)
  await expect(amount).toHaveValue('2499,50')
  await page.getByRole('button', { name: 'Depositar prêmio' }).click()
  await page.getByRole('button', { name: 'Simular pagamento' }).click()
  await expect(page.getByText('O valor está guardado para o prêmio.')).toBeVisible()

  const panel = guest.getByRole('region', { name: 'Premiação garantida' })
  await expect(panel.getByText('100% do prometido')).toBeVisible()
  await expect(panel.getByText('4 lançamentos')).toBeVisible()
  await expect(panel.getByText('+ R$ 2.499,50')).toBeVisible()
  await expect(guest.getByText('100% já depositado')).toBeVisible()
  await expect(panel.getByText('Promete')).toBeHidden()
  await page.goto(office)
  await expect(page.getByText(/O selo Premiação garantida está na página/)).toBeVisible()
  await expect(page.getByText('Depósito do prêmio · Copa do Prêmio')).toHaveCount(2)
  await expect(amount).toBeHidden()

  const heading = 'Copa do Prêmio'
  await checkOnDesktop(await openPage({ token: organizerToken, appearance: 'system' }), { path, heading })
  await checkOnPhone(await openPage({ ...phone, token: organizerToken }), { path, heading })
})
