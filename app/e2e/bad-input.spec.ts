import type { Page } from '@playwright/test'
import { AuthPage, RegisterPage } from './pages/accounts.ts'
import { Shell } from './pages/shell.ts'
import { TeamPage, TeamWizard } from './pages/team.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { createDisguisedPdf, createOversizedPhoto, getLogoPhoto } from './support/images.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const description = 'Time de amigos que treina aos domingos.'

/** The browser also logs a refused request to its console. */
const toRefusal = (status: number) => new RegExp(`the server responded with a status of ${status}`)

async function openWizard(page: Page): Promise<TeamWizard> {
  await page.goto('/team/create')
  const wizard = new TeamWizard(page)
  await wizard.expectStep('Informações do Time')
  return wizard
}

test('registering with a taken nick marks the nick field and keeps the form values', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(toRefusal(409))
  const first = createPerson('Caio')
  await signUpByApi(server.url, first)
  const second = { ...createPerson('Davi'), nick: first.nick.toUpperCase() }
  const page = await openPage()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill(second)
  await form.submit()
  await form.expectError('nick', '.+')
  await expect(form.field('nick')).toBeFocused()
  await form.expectValues(second)

  const free = { ...second, nick: createPerson('Davi').nick }
  await form.field('nick').fill(free.nick)
  await form.submit()
  await new AuthPage(page).expectOpen()
})

test('registering with a weak password marks the password field and keeps the form values', async ({
  openPage,
  consoleErrors,
}) => {
  consoleErrors.allow(toRefusal(400))
  const person = createPerson('Elisa')
  const page = await openPage()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill({ ...person, password: 'curta' })
  await form.submit()
  await form.expectError('password', 'Senha deve ter no mínimo 8 caracteres')
  await form.fill({ ...person, password: '12345678' })
  await form.submit()
  await form.expectError('password', '.+')
  await form.expectValues({ ...person, password: '12345678' })
  await form.fill(person)
  await form.submit()
  await new AuthPage(page).expectOpen()
})

test('an empty registration marks every required field and focuses the first', async ({ openPage }) => {
  const page = await openPage()
  const form = new RegisterPage(page)
  await form.open()
  await form.submit()
  for (const name of ['name', 'nick', 'email', 'cpf', 'phone', 'birth', 'password'] as const)
    await form.expectError(name, 'Campo obrigatório')
  await form.expectError('passwordConfirm', 'O campo Confirmar Senha é obrigatório.')
  await expect(form.field('name')).toBeFocused()
})

test('a wrong password and an unknown e-mail show the same message', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(toRefusal(401))
  const person = createPerson('Fabio')
  await signUpByApi(server.url, person)
  const page = await openPage()
  await page.goto('/auth')
  const auth = new AuthPage(page)
  await auth.logIn({ ...person, password: 'outra-senha-qualquer' })
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first()
  await expect(alert).toBeVisible()
  const message = await alert.textContent()
  await expect(auth.email).toHaveValue(person.email)
  await auth.logIn({ email: 'ninguem@exemplo.com.br', password: 'outra-senha-qualquer' })
  await expect(alert).toHaveText(message ?? '')
})

test('step 1 marks required fields, and refuses a profane name but not a harmless word that contains one', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Gabi')) })
  const wizard = await openWizard(page)
  await wizard.button('Próximo').click()
  await wizard.expectError('Nome do time', 'Nome obrigatório')
  await wizard.expectError('TAG do Time', 'Tag obrigatória')
  await wizard.expectError('Jogo do Time', 'jogo obrigatório')
  await wizard.expectError('Descrição do Time', 'Descrição obrigatória')
  await new Shell(page).expectToast('Verifique os campos')

  await wizard.fillInformation({ name: 'Puta Time', tag: 'GAB1', game: 'Valorant', description })
  await wizard.button('Próximo').click()
  await wizard.expectError('Nome do time', 'O nome contém conteúdo inapropriado')
  await expect(wizard.field('TAG do Time')).toHaveValue('GAB1')
  await expect(wizard.field('Descrição do Time')).toHaveValue(description)

  await wizard.field('Nome do time').fill('Computador FC Recife')
  await wizard.button('Próximo').click()
  await wizard.expectStep('Imagens do Time')
  await wizard.button('Próximo').click()
  await wizard.button('Criar Time').click()
  await new TeamPage(page).expectOpen({ name: 'Computador FC Recife', tag: 'GAB1' })
})

test('a taken tag marks the tag field, and keeps the texts, images and players', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(toRefusal(409))
  const owner = createPerson('Hugo')
  const friend = createPerson('Iara')
  await signUpByApi(server.url, friend)
  const page = await openPage({ token: await signUpByApi(server.url, owner) })
  const first = await openWizard(page)
  await first.fillInformation({ name: `Primeiro ${owner.nick}`, tag: 'DUP1', game: 'Valorant', description })
  await first.button('Próximo').click()
  await first.button('Próximo').click()
  await first.button('Criar Time').click()
  await new TeamPage(page).expectOpen({ name: `Primeiro ${owner.nick}`, tag: 'DUP1' })

  const second = await openWizard(page)
  const name = `Segundo ${owner.nick}`
  await second.fillInformation({ name, tag: 'DUP1', game: 'Valorant', description })
  await second.button('Próximo').click()
  await second.addImage('Logo', await getLogoPhoto())
  await second.button('Próximo').click()
  await second.selectPlayer(friend)
  await second.button('Criar Time').click()
  await second.expectError('TAG do Time', '.+')
  await expect(second.field('Nome do time')).toHaveValue(name)
  await expect(second.field('Descrição do Time')).toHaveValue(description)

  await second.field('TAG do Time').fill('DUP2')
  await second.button('Próximo').click()
  await second.expectImage('Logo')
  await second.button('Próximo').click()
  await second.expectSelected(friend.name)
  await second.button('Criar Time').click()
  await new TeamPage(page).expectOpen({ name, tag: 'DUP2' })
  await new TeamPage(page).expectLogo()
})

test('a taken name marks the name field, a server error shows a toast, and the form values stay', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(toRefusal(409))
  consoleErrors.allow(toRefusal(500))
  const token = await signUpByApi(server.url, createPerson('Kaique'))
  const taken = await createTeamByApi(server.url, token, { name: 'Nome de alguém', tag: 'NDA1', description })
  const page = await openPage({ token })
  const wizard = await openWizard(page)
  await wizard.fillInformation({ name: taken.name, tag: 'NDA2', game: 'Valorant', description })
  await wizard.button('Próximo').click()
  await wizard.button('Próximo').click()
  await wizard.button('Criar Time').click()
  await wizard.expectError('Nome do time', 'Já existe um time com este nome')
  await expect(wizard.field('TAG do Time')).toHaveValue('NDA2')

  await wizard.field('Nome do time').fill('Nome de ninguém')
  await wizard.button('Próximo').click()
  await wizard.button('Próximo').click()
  await page.route('**/api/teams', (route) => route.fulfill({ status: 500, body: '' }))
  await wizard.button('Criar Time').click()
  await new Shell(page).expectToast('Erro')
  await wizard.expectStep('Convide os jogadores para o time')
  await wizard.button('Voltar').click()
  await wizard.button('Voltar').click()
  await expect(wizard.field('Nome do time')).toHaveValue('Nome de ninguém')
  await expect(wizard.field('TAG do Time')).toHaveValue('NDA2')
  await expect(wizard.field('Descrição do Time')).toHaveValue(description)

  await page.unroute('**/api/teams')
  await wizard.button('Próximo').click()
  await wizard.button('Próximo').click()
  await wizard.button('Criar Time').click()
  await new TeamPage(page).expectOpen({ name: 'Nome de ninguém', tag: 'NDA2' })
})

test('a photo over 5 MB and a PDF named .png are refused at the uploader, and a valid one is then accepted', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Joana')) })
  const wizard = await openWizard(page)
  await wizard.fillInformation({ name: 'Fotos grandes', tag: 'FOTO', game: 'Valorant', description })
  await wizard.button('Próximo').click()
  const uploader = wizard.uploader('Logo')
  await wizard.setImageFile('Logo', await createOversizedPhoto())
  await expect(uploader.getByText('O arquivo deve ser menor que 5MB')).toBeVisible()
  await expect(uploader.getByRole('button', { name: 'Confirmar' })).toHaveCount(0)
  await wizard.setImageFile('Logo', createDisguisedPdf())
  await expect(uploader.getByText('O arquivo deve ser menor que 5MB')).toHaveCount(0)
  await expect(uploader.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(uploader.getByRole('button', { name: 'Confirmar' })).toHaveCount(0)
  await wizard.addImage('Logo', await getLogoPhoto())

  await wizard.button('Voltar').click()
  await expect(wizard.field('Nome do time')).toHaveValue('Fotos grandes')
  await wizard.button('Próximo').click()
  await wizard.expectImage('Logo')
})
