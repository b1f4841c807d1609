import type { Page } from '@playwright/test'
// oxlint-disable-next-line no-restricted-imports -- one translation for all tests; nothing of the library is imported
import { translationScript } from '../../packages/ui/test/translation/translate-page.ts'
import { AuthPage, RegisterPage } from './pages/accounts.ts'
import { control, selectOption } from './pages/form.ts'
import { Notifications } from './pages/notifications.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi } from './support/championship-api.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test, type OpenPageOptions } from './support/test.ts'

/** Opens a page in a browser that translates whatever is shown. */
async function openTranslated(
  openPage: (options?: OpenPageOptions) => Promise<Page>,
  options?: OpenPageOptions,
) {
  const page = await openPage(options)
  await page.addInitScript(translationScript)
  return page
}

async function expectWhole(page: Page): Promise<void> {
  expect(await page.locator('font font').count()).toBeGreaterThan(0)
  await expect(page.getByText('Não foi possível carregar')).toHaveCount(0)
}

async function createInvitedPlayer(url: string, tag: string) {
  const token = await signUpByApi(url, createPerson('Traduz'))
  const { entity } = await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')
  const owner = await signUpByApi(url, createPerson('Dona'))
  const team = await createTeamByApi(url, owner, {
    name: `Time ${tag}`,
    tag,
    description: 'Time que convida.',
  })
  await callApi(url, owner, 'POST', `/teams/${team.id}/invites`, [{ userId: entity.id, role: 'PLAYER' }])
  return token
}

test('a wrong password is refused on a translated page, and what was typed stays', async ({
  openPage,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 401/)
  const page = await openTranslated(openPage)
  await page.goto('/auth')
  const auth = new AuthPage(page)
  await auth.logIn({ email: 'ninguem@convoca.example', password: 'senha-errada-1' })
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(auth.email).toHaveValue('ninguem@convoca.example')
  await expectWhole(page)
})

test('an empty register form shows its errors on a translated page, and registers afterwards', async ({
  openPage,
}) => {
  const page = await openTranslated(openPage)
  const form = new RegisterPage(page)
  await form.open()
  await form.field('name').fill('Nome de Teste')
  await form.submit()
  await form.expectError('nick', 'Campo obrigatório')
  await expect(form.field('name')).toHaveValue('Nome de Teste')
  await expectWhole(page)
  await form.fill(createPerson('Traduz'))
  await form.submit()
  await new AuthPage(page).expectOpen()
  await expectWhole(page)
})

test('notifications are read and answered on a translated page', async ({ openPage, server }) => {
  const page = await openTranslated(openPage, { token: await createInvitedPlayer(server.url, 'TRD1') })
  const notifications = new Notifications(page)
  await notifications.open()
  await page.getByRole('button', { name: /Marcar todas/ }).click()
  await expect(notifications.cards.first()).toBeVisible()
  await expectWhole(page)
  await notifications.cards
    .first()
    .getByRole('button', { name: /Aceitar/ })
    .click()
  await expect(page.getByText('Aceito', { exact: true }).first()).toBeVisible()
  await expectWhole(page)
})

test('a championship is followed and left again on a translated page', async ({ openPage, server }) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Taça Traduzida' })
  const page = await openTranslated(openPage, { token: await signUpByApi(server.url, createPerson('Segue')) })
  await page.goto(`/championships/${cup.url}`)
  await page.getByRole('button', { name: 'Seguir', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Seguindo' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 acompanha')).toBeVisible()
  await page.getByRole('button', { name: 'Seguindo' }).click()
  await expect(page.getByRole('button', { name: 'Seguir', exact: true })).toBeVisible()
  await expectWhole(page)
})

test('a profile is saved on a translated page', async ({ openPage, server }) => {
  const person = createPerson('Salva')
  const page = await openTranslated(openPage, { token: await signUpByApi(server.url, person) })
  await page.goto('/profile?edit=true')
  const form = page.getByRole('form', { name: 'Editar perfil' })
  await form.getByLabel(/^CPF/).fill(person.cpf)
  await form.getByLabel(/^Sobre/).fill('Traduzido pelo navegador.')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Perfil atualizado com sucesso.', { exact: true })).toBeVisible()
  await expect(page.getByText('Traduzido pelo navegador.')).toBeVisible()
  await expectWhole(page)
})

test('a select is opened, chosen from and changed on a translated page', async ({ openPage, server }) => {
  const token = await signUpByApi(server.url, createPerson('Escolhe'))
  const games = await callApi<{ name: string }[]>(server.url, token, 'GET', '/public/games/all')
  const page = await openTranslated(openPage, { token })
  await page.goto('/team/create')
  await control(page, 'Nome do time').fill('Time da Tradução')
  for (const { name } of games.slice(0, 2)) {
    await selectOption(page, page, 'Jogo do Time', name)
    await expect(control(page, 'Jogo do Time')).toContainText(name)
  }
  await expect(control(page, 'Nome do time')).toHaveValue('Time da Tradução')
  await expectWhole(page)
})
