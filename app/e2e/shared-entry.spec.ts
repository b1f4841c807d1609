import type { Page } from '@playwright/test'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { type StartedChampionship, openChampionshipByApi } from './support/championship-api.ts'
import { endEntryTime } from './support/entry-time.ts'
import { makeAdmin } from './support/make-admin.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

interface Server {
  url: string
  dataDir: string
}

interface Roster {
  cup: StartedChampionship
  teamId: string
  /** Sessions of the captain and the four others. */
  tokens: readonly [string, string, string, string, string]
}

/** Five players whose team waits for the payment of its entry. */
async function enterFive(server: Server, tag: string): Promise<Roster> {
  const organizer = createPerson('Organiza')
  const organizerToken = await signUpByApi(server.url, organizer)
  await makeAdmin(server, organizer, organizerToken)
  const cup = await openChampionshipByApi(server.url, {
    name: `Copa Dividida ${tag}`,
    team_size: 5,
    entry_fee: 10_000,
    organizerToken,
  })
  const owner = await signUpByApi(server.url, createPerson('Capita'))
  const team = await createTeamByApi(server.url, owner, {
    name: `Time ${tag}`,
    tag,
    description: 'Cada um paga a sua parte.',
  })
  const join = (name: string) => addMemberByApi(server.url, owner, team, createPerson(name))
  const tokens = [
    owner,
    await join('Bia'),
    await join('Caio'),
    await join('Duda'),
    await join('Enzo'),
  ] as const
  const roster: { user_id: string; role: 'STARTER' }[] = []
  for (const token of tokens) {
    const { entity } = await callApi<{ entity: { id: string } }>(server.url, token, 'GET', '/user/profile/me')
    roster.push({ user_id: entity.id, role: 'STARTER' })
  }
  await callApi(server.url, owner, 'POST', `/championships/${cup.id}/registrations`, {
    team_id: team.id,
    roster,
  })
  return { cup, teamId: team.id, tokens }
}

const begin = (page: Page) => page.getByRole('button', { name: 'Gerar código Pix' }).click()
const simulate = (page: Page) => page.getByRole('button', { name: 'Simular pagamento' }).click()
const count = (page: Page, text: string) => page.getByRole('heading', { name: text })

test('five players pay one entry in five sessions @night', async ({ openPage, server }) => {
  test.slow()
  const { cup, tokens } = await enterFive(server, 'CINC')
  const path = `/championships/${cup.url}/checkout`
  const pages: Page[] = []
  for (const token of tokens) {
    const page = await openPage({ token })
    await page.goto(path)
    await expect(count(page, '0 de 5 pagaram')).toBeVisible()
    pages.push(page)
  }
  const [captain, bia, caio, duda, enzo] = pages as [Page, Page, Page, Page, Page]
  for (const [index, page] of [bia, caio, duda].entries()) {
    await begin(page)
    await expect(page.getByText('Sua parte').first()).toBeVisible()
    await expect(page.getByText('R$ 20,00').first()).toBeVisible()
    await simulate(page)
    const text = index === 0 ? '1 de 5 pagou' : `${index + 1} de 5 pagaram`
    // Every open page knows, also those of the others.
    for (const one of pages) await expect(count(one, text)).toBeVisible()
  }
  await expect(captain.getByText(/vaga reservada até/)).toBeVisible()
  await captain.getByRole('button', { name: 'Lembrar elenco' }).click()
  await expect(captain.getByText('Elenco lembrado', { exact: true })).toBeVisible()
  await captain.getByRole('button', { name: 'Pedir mais 30 minutos' }).click()
  await expect(captain.getByRole('button', { name: 'Pedir mais 30 minutos' })).toBeHidden()
  await begin(captain)
  await checkOnDesktop(await openPage({ token: tokens[0], appearance: 'system' }), {
    path,
    heading: 'Pagar inscrição',
  })
  await checkOnPhone(await openPage({ ...phone, token: tokens[0] }), { path, heading: 'Pagar inscrição' })
  // The captain pays for the last one, too: their first code gives way to one for both.
  await captain.getByRole('button', { name: /^Pagar R\$\s40,00$/ }).click()
  await expect(captain.getByText(/^Sua parte e /)).toBeVisible()
  await simulate(captain)
  for (const page of pages) await expect(count(page, '5 de 5 pagaram')).toBeVisible()
  await expect(captain.getByText('A vaga do time está confirmada.')).toBeVisible()
  await expect(enzo.getByText(/^Pago por /)).toBeVisible()
  await enzo.goto('/checkout/success')
  await expect(enzo.getByRole('heading', { name: 'Nenhum pagamento ainda' })).toBeVisible()
  await bia.goto('/checkout/success')
  await expect(bia.getByRole('heading', { name: 'Pagamento', level: 1 })).toBeVisible()
  await expect(bia.getByText('A vaga do time está confirmada.')).toBeVisible()
})

test('a place that was not paid in time is free, and who had paid reads why the money goes back @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const { cup, tokens } = await enterFive(server, 'EXPI')
  const path = `/championships/${cup.url}/checkout`
  const paid = await openPage({ token: tokens[1] })
  await paid.goto(path)
  await begin(paid)
  await simulate(paid)
  await expect(count(paid, '1 de 5 pagou')).toBeVisible()
  await expect(paid.getByText('Faltam 4 partes para o time ter a vaga.')).toBeVisible()
  const link = await callApi<{ data: { id: string }[] }>(server.url, tokens[1], 'GET', '/payments')
  await paid.goto(`/championships/payment/${link.data[0]?.id ?? ''}`)
  await expect(paid.getByText('Faltam 4 partes para o time ter a vaga.')).toBeVisible()
  await endEntryTime(server, cup.id)
  await expect(paid.getByText('Motivo: a inscrição não foi paga inteira a tempo.')).toBeVisible({
    timeout: 90_000,
  })
  await expect(paid.getByText('Reembolsado').first()).toBeVisible({ timeout: 90_000 })
  const captain = await openPage({ token: tokens[0] })
  await captain.goto('/notifications')
  await expect(captain.getByText('O prazo para pagar acabou').first()).toBeVisible()
  await captain.goto(path)
  await expect(captain.getByText('Nada a pagar aqui')).toBeVisible()
})
