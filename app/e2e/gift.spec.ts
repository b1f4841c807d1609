import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam } from './support/championship-api.ts'
import { makeAdmin } from './support/make-admin.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

interface Entry {
  status: string
  team: { team_tag: string }
}

test('a gift is paid, told and accepted; another one is declined and goes back', async ({
  openPage,
  server,
}) => {
  test.slow()
  const organizer = createPerson('Anfitria')
  const organizerToken = await signUpByApi(server.url, organizer)
  await makeAdmin(server, organizer, organizerToken)
  const cup = await openChampionshipByApi(server.url, {
    name: 'Copa dos Presentes',
    entry_fee: 8000,
    organizerToken,
  })
  const captains = {
    PRSA: await registerNewTeam(server.url, cup.id, 'PRSA'),
    PRSB: await registerNewTeam(server.url, cup.id, 'PRSB'),
  }
  const token = await signUpByApi(server.url, createPerson('Madrinha'))
  const page = await openPage({ token })

  const give = async (team: string, message: string) => {
    await page.goto(`/championships/${cup.url}?tab=teams`)
    await page.getByRole('button', { name: 'Dar de presente' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dar a inscrição de presente' })
    await dialog.getByRole('combobox', { name: 'Para qual time?' }).click()
    await page.getByRole('option', { name: team }).click()
    await dialog.getByRole('textbox', { name: 'Mensagem' }).fill(message)
    await dialog.getByRole('button', { name: 'Pagar por Pix' }).click()
    await expect(page).toHaveURL(/\/championships\/payment\//)
    await page.getByRole('button', { name: 'Simular pagamento' }).click()
    await expect(page.getByText('Pago', { exact: true })).toBeVisible()
    // The place is not the team's before it has accepted.
    await expect(page.getByText('O time já sabe do presente, e aceita ou recusa.')).toBeVisible()
    await expect(page.getByText('A vaga do time está confirmada.')).toBeHidden()
  }
  await give('Time PRSA', 'Quero ver vocês na copa!')
  await give('Time PRSB', 'Boa sorte!')

  // The dialog says what is missing, beside what the team will see.
  await page.goto(`/championships/${cup.url}?tab=teams`)
  await page.getByRole('button', { name: 'Dar de presente' }).click()
  const form = page.getByRole('dialog', { name: 'Dar a inscrição de presente' })
  await form.getByRole('button', { name: 'Pagar por Pix' }).click()
  await expect(form.getByText('Escolha o time')).toBeVisible()
  await form.getByRole('textbox', { name: 'Mensagem' }).fill('Vai, time!')
  await expect(form.getByRole('region', { name: /^Presente de Madrinha/ })).toContainText('Vai, time!')
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(form).toBeHidden()

  const dialog = {
    path: `/championships/${cup.url}?tab=teams`,
    heading: 'Copa dos Presentes',
    form: { button: 'Dar de presente', name: 'Dar a inscrição de presente' },
  }
  await checkOnPhone(await openPage({ ...phone, token }), dialog)
  await checkOnDesktop(await openPage({ token, appearance: 'system' }), dialog)

  const answer = async (tag: keyof typeof captains, button: string, outcome: string) => {
    const captain = await openPage({ token: captains[tag] })
    await captain.goto(`/championships/${cup.url}/checkout`)
    const card = captain.getByRole('region', { name: /^Presente de Madrinha/ })
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: button }).click()
    await expect(card.getByText(outcome)).toBeVisible()
  }
  const path = `/championships/${cup.url}/checkout`
  await checkOnPhone(await openPage({ ...phone, token: captains.PRSA }), { path, heading: 'Pagar inscrição' })
  await checkOnDesktop(await openPage({ token: captains.PRSA, appearance: 'system' }), {
    path,
    heading: 'Pagar inscrição',
  })
  await answer('PRSA', 'Aceitar', 'Aceito: a vaga está paga')
  await answer('PRSB', 'Recusar', 'Recusado: o valor volta para quem pagou')

  const entries = await callApi<Entry[]>(
    server.url,
    token,
    'GET',
    `/public/championships/${cup.id}/registrations`,
  )
  expect(Object.fromEntries(entries.map(({ team, status }) => [team.team_tag, status]))).toEqual({
    PRSA: 'CONFIRMED',
    PRSB: 'PENDING_PAYMENT',
  })
  await page.goto('/settings?section=payments')
  await expect(page.getByRole('region', { name: 'Presente para Time PRSA' })).toContainText('Aceito')
  await expect(page.getByRole('region', { name: 'Presente para Time PRSB' })).toContainText('Recusado')
  const told = page.getByRole('button', { name: /^Notificações/ })
  await told.click()
  await expect(page.getByText('Presente aceito')).toBeVisible()
})
