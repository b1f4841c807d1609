import { readFile } from 'node:fs/promises'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { openChampionshipByApi, registerNewTeam } from './support/championship-api.ts'
import { makeAdmin } from './support/make-admin.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

test('a payment is in the histories of its payer, team and organiser, with a receipt and as CSV', async ({
  openPage,
  server,
}) => {
  test.slow()
  const organizer = createPerson('Contadora')
  const organizerToken = await signUpByApi(server.url, organizer)
  await makeAdmin(server, organizer, organizerToken)
  const cup = await openChampionshipByApi(server.url, {
    name: 'Copa dos Recibos',
    entry_fee: 4250,
    organizerToken,
  })
  const token = await registerNewTeam(server.url, cup.id, 'RECB')
  const page = await openPage({ token })
  await page.goto(`/championships/${cup.url}/checkout`)
  await page.getByRole('button', { name: 'Gerar código Pix' }).click()
  await page.getByRole('button', { name: 'Simular pagamento' }).click()
  await expect(page.getByText('A vaga do time está confirmada.')).toBeVisible()

  await page.goto('/settings?section=payments')
  const history = page.getByRole('region', { name: 'Pagamentos' }).last()
  await expect(history.getByText('1 pagamento', { exact: true })).toBeVisible()
  const own = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await own).suggestedFilename()).toBe('meus-pagamentos.csv')
  await history.getByRole('link', { name: 'Inscrição · Copa dos Recibos' }).click()
  const receipt = page.getByRole('region', { name: 'Recibo' })
  await expect(receipt.getByText('R$ 42,50')).toBeVisible()
  await expect(receipt.getByText('Copa dos Recibos')).toBeVisible()
  // Printed, the page has nothing but the receipt.
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('A vaga do time está confirmada.')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/my/teams/RECB?tab=payments')
  await expect(page.getByRole('link', { name: 'Inscrição · Copa dos Recibos' })).toBeVisible()

  await registerNewTeam(server.url, cup.id, 'RECD')
  const path = `/championships/${cup.url}/organise?tab=money`
  const office = await openPage({ token: organizerToken })
  await office.goto(`/championships/${cup.url}/organise?tab=registrations`)
  const entries = office.getByRole('list', { name: 'Inscrições' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'Time RECB' })).toContainText(/Pago\s*R\$\s42,50 de R\$\s42,50/)
  await expect(entries.filter({ hasText: 'Time RECD' })).toContainText(
    /Falta pagar\s*R\$\s0,00 de R\$\s42,50\s*vaga até/,
  )
  await office.goto(path)
  await expect(office.getByText('R$ 42,50').first()).toBeVisible()
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Baixar CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${cup.url}-pagamentos.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain('"42,50",PAID')
  const heading = 'Organização: Copa dos Recibos'
  await checkOnDesktop(await openPage({ token: organizerToken, appearance: 'system' }), { path, heading })
  await checkOnPhone(await openPage({ ...phone, token: organizerToken }), { path, heading })
})
