import type { Locator, Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { openChampionshipByApi, registerByApi, setStatusByApi } from './support/championship-api.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const description = 'Joga a taça inteira, do começo ao fim.'

/** The card by its heading. */
const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

test('a captain registers a team with its roster, is refused at a player, and withdraws', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  test.slow()
  const cup = await openChampionshipByApi(server.url, { name: 'Taça do Elenco', max_substitutes: 1 })
  const token = await signUpByApi(server.url, createPerson('Capita'))
  const team = await createTeamByApi(server.url, token, { name: 'Elenco Forte', tag: 'ELF', description })
  const bia = createPerson('Bia')
  const biasToken = await addMemberByApi(server.url, token, team, bia)
  const biasTeam = await createTeamByApi(server.url, biasToken, {
    name: 'Time da Bia',
    tag: 'BIA',
    description,
  })

  const page = await openPage({ token })
  await page.goto(`/championships/${cup.url}`)
  await card(page, 'Inscrições abertas').getByRole('button', { name: 'Inscrever Elenco Forte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inscrever time' })
  const biasRole = dialog.getByLabel(`Função de ${bia.nick}`)
  await expect(dialog.getByText('1 de 1 titular · 0 de até 1 reserva')).toBeVisible()

  // Too many starters are told at the roster, before anything is sent.
  await biasRole.selectOption('Titular')
  await dialog.getByRole('button', { name: 'Inscrever time' }).click()
  await expect(dialog.getByText('Escolha 1 titular: sobra 1')).toBeVisible()
  await biasRole.selectOption('Reserva')
  await expect(dialog.getByText('Escolha 1 titular: sobra 1')).toBeHidden()

  // Meanwhile she plays for her own team: the server refuses her, and the choice stays.
  await registerByApi(server.url, cup.id, { token: biasToken, teamId: biasTeam.id })
  consoleErrors.allow(/registrations.*|status of 400/)
  await dialog.getByRole('button', { name: 'Inscrever time' }).click()
  await expect(biasRole).toHaveAttribute('aria-invalid', 'true')
  await expect(biasRole).toHaveAccessibleDescription(/Não pode jogar por este time/)
  await expect(biasRole).toHaveAccessibleDescription(/Já está inscrito por outro time/)
  await expect(biasRole).toHaveValue('SUBSTITUTE')
  await biasRole.selectOption('Não joga')
  await dialog.getByRole('button', { name: 'Inscrever time' }).click()
  await expect(dialog).toBeHidden()

  await expect(card(page, 'Time inscrito')).toContainText('Elenco Forte')
  const teams = card(page, 'Times inscritos (2 de 8)')
  await expect(teams.getByRole('link', { name: 'Elenco Forte' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pôr na agenda' })).toHaveAttribute(
    'href',
    /^data:text\/calendar/,
  )

  await card(page, 'Time inscrito').getByRole('button', { name: 'Retirar inscrição' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar inscrição' }).click()
  await expect(card(page, 'Inscrições abertas').getByRole('button')).toHaveText('Inscrever Elenco Forte')
  await expect(card(page, 'Times inscritos (1 de 8)').getByRole('link')).toHaveText([
    'Ver todos',
    'Time da Bia',
  ])
})

test('a guest is led to the log-in and back, and follows the championship', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Taça da Visita' })
  const person = createPerson('Visita')
  await signUpByApi(server.url, person)
  const path = `/championships/${cup.url}`
  const page = await openPage()
  await page.goto(path)
  await card(page, 'Inscrições abertas').getByRole('link', { name: 'Entrar para inscrever' }).click()
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await auth.logIn(person)
  await expect(page).toHaveURL(path)
  await expect(card(page, 'Inscrições abertas').getByRole('link', { name: 'Criar time' })).toBeVisible()

  await page.getByRole('button', { name: 'Seguir', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Seguindo' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 acompanha')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Seguindo' })).toBeVisible()

  // A failed change is rolled back.
  consoleErrors.allow(/ERR_FAILED/)
  await page.route('**/follow', (route) => route.abort())
  await page.getByRole('button', { name: 'Seguindo' }).click()
  await new Shell(page).expectToast('Problema de conexão')
  await expect(page.getByRole('button', { name: 'Seguindo' })).toBeVisible()
})

test('a captain checks the team in while the check-in is open', async ({ openPage, server }) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Taça da Hora' })
  const token = await signUpByApi(server.url, createPerson('Capita'))
  const team = await createTeamByApi(server.url, token, { name: 'Time Pontual', tag: 'PNT', description })
  await registerByApi(server.url, cup.id, { token, teamId: team.id })
  await setStatusByApi(server.url, cup, 'CHECK_IN')
  const page = await openPage({ token })
  await page.goto(`/championships/${cup.url}`)
  await expect(card(page, 'Check-in aberto')).toContainText('0 de 1')
  await page.getByRole('button', { name: 'Fazer check-in' }).press('Enter')
  await expect(card(page, 'Check-in feito')).toContainText('1 de 1')
  await expect(page.getByRole('button', { name: 'Fazer check-in' })).toBeHidden()
  await page.reload()
  await expect(card(page, 'Check-in feito')).toBeVisible()
})

test('who leads two teams registers both from the card', async ({ openPage, server }) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Taça das Duas' })
  const token = await signUpByApi(server.url, createPerson('Lider'))
  for (const [name, tag] of [
    ['Time Primeiro', 'PRM'],
    ['Time Segundo', 'SGD'],
  ] as const) {
    const team = await createTeamByApi(server.url, token, { name, tag, description })
    await addMemberByApi(server.url, token, team, createPerson('Joga'))
  }
  const page = await openPage({ token })
  await page.goto(`/championships/${cup.url}`)
  await card(page, 'Inscrições abertas')
    .getByRole('button', { name: /^Inscrever Time/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Inscrever time' })
  await dialog.getByRole('button', { name: 'Inscrever time' }).click()
  await expect(dialog).toBeHidden()

  // The leader plays for the first team: in the second one it is the member.
  const registered = card(page, 'Time inscrito')
  await registered.getByRole('button', { name: /^Inscrever também Time/ }).click()
  await expect(dialog.getByText('Já está inscrito por outro time')).toBeVisible()
  await dialog.getByRole('button', { name: 'Inscrever time' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Times inscritos (2 de 8)')).toBeVisible()
  await expect(registered.getByRole('button', { name: /^Inscrever também/ })).toBeHidden()
})
