import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam } from './support/championship-api.ts'
import { makeAdmin } from './support/make-admin.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

interface Entry {
  id: string
  status: string
  team: { id: string }
}

test('a captain pays by Pix, and the place is confirmed on every open page', async ({ openPage, server }) => {
  test.slow()
  const organizer = createPerson('Organiza')
  const organizerToken = await signUpByApi(server.url, organizer)
  await makeAdmin(server, organizer, organizerToken)
  const cup = await openChampionshipByApi(server.url, {
    name: 'Copa com Taxa',
    entry_fee: 2500,
    organizerToken,
  })
  const token = await registerNewTeam(server.url, cup.id, 'TAXA')
  const list = () =>
    callApi<Entry[]>(server.url, token, 'GET', `/public/championships/${cup.id}/registrations`)
  const [entry] = await list()
  expect(entry?.status).toBe('PENDING_PAYMENT')

  const page = await openPage({ token })
  await page.goto(`/championships/${cup.url}`)
  await page.getByRole('link', { name: 'Pagar inscrição' }).first().click()
  await expect(page).toHaveURL(`/championships/${cup.url}/checkout`)
  await page.getByRole('button', { name: 'Gerar código Pix' }).click()
  await expect(page.getByText('Aguardando pagamento')).toBeVisible()
  await expect(page.getByText('R$ 25,00').first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
  const code = page.getByRole('textbox', { name: 'Pix copia e cola' })
  await expect(code).toHaveValue(/^000201.*540525\.00.*6304[0-9A-F]{4}$/)
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible()
  // Nothing was paid, says the bank.
  await page.getByRole('button', { name: 'Já paguei e não mudou' }).click()
  await expect(page.getByText('Aguardando pagamento')).toBeVisible()

  const shared = await openPage({ token })
  const link = `/championships/payment/${cup.id}/team/${entry?.team.id}`
  await shared.goto(link)
  await expect(shared.getByText('Aguardando pagamento')).toBeVisible()
  await checkOnDesktop(await openPage({ token, appearance: 'system' }), {
    path: link,
    heading: 'Pagar inscrição',
  })
  await checkOnPhone(await openPage({ ...phone, token }), { path: link, heading: 'Pagar inscrição' })

  await page.getByRole('button', { name: 'Simular pagamento' }).click()
  await expect(page.getByText('A vaga do time está confirmada.')).toBeVisible()
  await expect(shared.getByText('A vaga do time está confirmada.')).toBeVisible()
  expect((await list())[0]?.status).toBe('CONFIRMED')
  await page.getByRole('link', { name: 'Ver campeonato' }).click()
  await expect(page.getByText('Time inscrito').first()).toBeVisible()
})

test('who may not pay finds nothing at the address of a payment', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/)
  const stranger = await signUpByApi(server.url, createPerson('Estranha'))
  const page = await openPage({ token: stranger })
  await page.goto('/championships/payment/01989d2e-001a-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})
