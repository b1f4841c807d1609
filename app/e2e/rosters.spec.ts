import type { Locator, Page } from '@playwright/test'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam, setStatusByApi } from './support/championship-api.ts'
import { expectNoHorizontalScroll, phone } from './support/screen-checks.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const description = 'Joga a taça inteira, do começo ao fim.'
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label }).click()
  await dialog.page().getByRole('option', { name: option }).click()
}

test('a captain changes the roster, then substitutes, and the referee approves an emergency that a guest reads', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await openChampionshipByApi(server.url, { name: 'Taça das Trocas', max_substitutes: 1 })
  const captain = createPerson('Capita')
  const token = await signUpByApi(server.url, captain)
  const team = await createTeamByApi(server.url, token, { name: 'Time das Trocas', tag: 'TRC', description })
  const [bia, caio] = [createPerson('Bia'), createPerson('Caio')]
  const biasToken = await addMemberByApi(server.url, token, team, bia)
  await addMemberByApi(server.url, token, team, caio)
  await registerNewTeam(server.url, cup.id, 'TRR')

  const page = await openPage({ token })
  await page.goto(`/championships/${cup.url}`)
  await page.getByRole('button', { name: 'Inscrever Time das Trocas' }).click()
  await page
    .getByRole('dialog', { name: 'Inscrever time' })
    .getByRole('button', { name: 'Inscrever time' })
    .click()

  // Until the check-in the captain changes it alone.
  const roster = panel(page, 'Elenco')
  await expect(roster).toContainText('O elenco pode mudar até o check-in do time.')
  await roster.getByRole('button', { name: 'Alterar elenco' }).click()
  const editor = page.getByRole('dialog', { name: 'Alterar elenco' })
  await editor.getByLabel(`Função de ${bia.nick}`).selectOption('Titular')
  await editor.getByRole('button', { name: 'Salvar elenco' }).click()
  await expect(editor.getByText('Escolha 1 titular: sobra 1')).toBeVisible()
  await editor.getByLabel(`Função de ${bia.nick}`).selectOption('Reserva')
  await editor.getByRole('button', { name: 'Salvar elenco' }).click()
  await expect(editor).toBeHidden()
  await expect(roster.getByRole('listitem')).toHaveText([
    `${captain.nick}Titular`,
    `${bia.nick}Reserva · aguarda confirmação`,
  ])
  const member = await openPage({ token: biasToken })
  await member.goto(`/championships/${cup.url}`)
  await member.getByRole('button', { name: /Confirmar/ }).click()
  await expect(panel(member, 'Elenco').getByRole('button')).toHaveCount(0)
  await expect(roster.getByText('aguarda confirmação')).toBeHidden()

  // A substitute plays from the second game on.
  await setStatusByApi(server.url, cup, 'ONGOING')
  const [match] = await callApi<{ id: string }[]>(
    server.url,
    token,
    'GET',
    `/public/championships/${cup.id}/matches`,
  )
  const path = `/championships/${cup.url}/match/${match?.id}`
  await page.goto(path)
  await panel(page, 'Elenco').getByRole('button', { name: 'Substituir jogador' }).click()
  const swap = page.getByRole('dialog', { name: 'Substituir jogador' })
  await swap.getByRole('button', { name: 'Substituir', exact: true }).click()
  await expect(swap.getByText('Escolha um jogador')).toHaveCount(2)
  await choose(swap, 'Sai', captain.nick)
  await choose(swap, 'Entra', bia.nick)
  await swap.getByRole('button', { name: 'Substituir', exact: true }).click()
  await expect(page.getByText(`${bia.nick} no lugar de ${captain.nick}.`)).toBeVisible()

  // Somebody else has to come: on a phone.
  await page.setViewportSize(phone.viewport)
  await page.goto(`/championships/${cup.url}`)
  await panel(page, 'Elenco').getByRole('button', { name: 'Pedir troca de emergência' }).click()
  const emergency = page.getByRole('dialog', { name: 'Pedir troca de emergência' })
  await choose(emergency, 'Sai', bia.nick)
  await choose(emergency, 'Entra', caio.nick)
  await emergency.getByRole('textbox', { name: 'Motivo' }).fill('Bia ficou sem internet.')
  await emergency.getByRole('button', { name: 'Pedir troca' }).click()
  await expect(emergency).toBeHidden()
  await expect(panel(page, 'Elenco')).toContainText('A arbitragem ainda não decidiu.')
  await expectNoHorizontalScroll(page)

  const organizer = await openPage({ token: cup.organizerToken })
  await organizer.goto(`/championships/${cup.url}/organise`)
  const changes = panel(organizer, 'Elencos')
  await expect(changes).toContainText('Motivo: Bia ficou sem internet.')
  await changes.getByRole('button', { name: 'Aprovar troca' }).click()
  await expect(changes).toBeHidden()

  const guest = await openPage()
  await guest.goto(path)
  await expect(guest.getByText(`${caio.nick} no lugar de ${bia.nick}. Bia ficou sem internet.`)).toBeVisible()
})

test('the organiser reads before the start which teams are short of players', async ({
  openPage,
  server,
}) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Taça dos Curtos', team_size: 2 })
  const token = await signUpByApi(server.url, createPerson('Capita'))
  const team = await createTeamByApi(server.url, token, { name: 'Time Curto', tag: 'CRT', description })
  const bia = createPerson('Bia')
  const biasToken = await addMemberByApi(server.url, token, team, bia)
  const idOf = async (of: string) =>
    (await callApi<{ entity: { id: string } }>(server.url, of, 'GET', '/user/profile/me')).entity.id
  await callApi(server.url, token, 'POST', `/championships/${cup.id}/registrations`, {
    team_id: team.id,
    roster: [
      { user_id: await idOf(token), role: 'STARTER' },
      { user_id: await idOf(biasToken), role: 'STARTER' },
    ],
  })
  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}/organise`)
  await expect(page.getByRole('list', { name: 'Elencos incompletos' })).toHaveText(
    'Time Curto: falta 1 jogador confirmado',
  )
})
