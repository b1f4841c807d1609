import type { Locator, Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { control, selectOption } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi } from './support/championship-api.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const ABOUT = 'Jogo de suporte há dez anos e treino às terças.'
const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('convoca.typed') ?? '')

test('a profile is back after the log-in, without the CPF', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/status of 401/)
  const person = createPerson('Teca')
  const token = await signUpByApi(server.url, person)
  const page = await openPage({ token })
  const auth = new AuthPage(page)
  await page.goto('/profile?edit=true')
  await control(page, 'Sobre').fill(ABOUT)
  await control(page, 'CPF').fill('529.982.247-25')
  await callApi(server.url, token, 'POST', '/auth/logout')
  await auth.expectOpen()
  expect(await readStored(page)).toContain(ABOUT)
  expect(await readStored(page)).not.toMatch(/529\.?982/)
  await auth.logIn(person)
  await expect(control(page, 'Sobre')).toHaveValue(ABOUT)
  expect(await readStored(page)).toBe('')
})

test('team settings are back after a log-out in another tab', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/status of 401/)
  const person = createPerson('Rita')
  const token = await signUpByApi(server.url, person)
  const { tag } = await createTeamByApi(server.url, token, {
    name: `Rascunho ${person.nick}`,
    tag: 'RSC1',
    description: 'Treinos às terças e quintas.',
  })
  const page = await openPage({ token })
  const auth = new AuthPage(page)
  const description = page.getByRole('textbox', { name: /Descrição/ })
  await page.goto(`/my/teams/${tag}?tab=settings`)
  await description.fill('Treinos todos os dias, com folga às sextas.')
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('button', { name: 'Sair' }).first().click()
  await new AuthPage(other).expectOpen()
  await other.close()
  await auth.expectOpen()
  await auth.logIn(person)
  await expect(description).toHaveValue(/folga às sextas/)
})

const description = 'Treinos às terças e quintas, com folga aos domingos.'

interface KeptField {
  name: string
  path: (tag: string) => string
  /** Shows the form. */
  open?: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  text: string
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const labelled = (label: string) => (page: Page) => control(page.getByRole('main'), label)

const keptFields: readonly KeptField[] = [
  {
    name: 'a communication',
    path: (tag) => `/my/teams/${tag}?tab=communications`,
    open: press('Novo comunicado'),
    field: labelled('Mensagem'),
    text: 'O treino de terça fica para quarta, às 20h.',
  },
  {
    name: 'an achievement',
    path: (tag) => `/my/teams/${tag}?tab=achievements`,
    open: press('Nova conquista'),
    field: labelled('Título'),
    text: '1º lugar na Taça do Bairro',
  },
  {
    name: 'a sponsor',
    path: (tag) => `/my/teams/${tag}?tab=sponsors`,
    open: press('Novo patrocinador'),
    field: labelled('Nome'),
    text: 'Padaria da Esquina',
  },
  {
    name: 'a piece of equipment',
    path: () => '/profile?edit=true',
    open: press('Adicionar equipamento'),
    field: labelled('Marca'),
    text: 'Logitech',
  },
  {
    name: 'a ticket',
    path: () => '/support',
    field: labelled('Mensagem'),
    text: 'Não consigo entrar na partida desde ontem.',
  },
  {
    name: 'a site of a partner',
    path: () => '/settings?section=sites',
    open: press('Cadastrar site'),
    field: labelled('Nome do site'),
    text: 'Portal da Várzea',
  },
  {
    name: 'a new team',
    path: () => '/team/create',
    // A dialog, outside the page's content.
    field: (page) => control(page, 'Nome do time'),
    text: 'Trovão da Serra',
  },
  {
    name: 'a new championship',
    path: () => '/championships/new',
    field: labelled('Nome do campeonato'),
    text: 'Taça da Serra',
  },
]

for (const { name, path, open, field, text } of keptFields)
  test(`${name} is back after the log-in`, async ({ openPage, server, consoleErrors }) => {
    consoleErrors.allow(/status of 401/)
    const person = createPerson('Nina')
    const token = await signUpByApi(server.url, person)
    const { tag } = await createTeamByApi(server.url, token, {
      name: `Guarda ${person.nick}`,
      tag: `K${person.nick.slice(-4)}`,
      description,
    })
    const page = await openPage({ token })
    const auth = new AuthPage(page)
    await page.goto(path(tag))
    await open?.(page)
    await field(page).fill(text)
    await callApi(server.url, token, 'POST', '/auth/logout')
    await auth.expectOpen()
    await auth.logIn(person)
    await expect(page).not.toHaveURL(/\/auth/)
    await open?.(page)
    await expect(field(page)).toHaveValue(text)
    expect(await readStored(page)).toBe('')
  })

test('the settings of a championship are back after the log-in', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/)
  const cup = await openChampionshipByApi(server.url, { name: 'Taça que Volta' })
  const page = await openPage({ token: cup.organizerToken })
  const auth = new AuthPage(page)
  await page.goto(`/championships/${cup.url}/organise?tab=details`)
  const rules = labelled('Regras')(page)
  await rules.fill('Quem atrasa 10 minutos perde a 1ª partida.')
  await callApi(server.url, cup.organizerToken, 'POST', '/auth/logout')
  await auth.expectOpen()
  expect(await readStored(page)).toContain('1ª partida')
})

test('the roster of a registration is back after the log-in', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/status of 401/)
  const cup = await openChampionshipByApi(server.url, { name: 'Taça do Elenco Guardado', max_substitutes: 1 })
  const captain = createPerson('Capita')
  const token = await signUpByApi(server.url, captain)
  const team = await createTeamByApi(server.url, token, { name: 'Elenco Guardado', tag: 'EGU', description })
  const bia = createPerson('Bia')
  await addMemberByApi(server.url, token, team, bia)
  const page = await openPage({ token })
  const auth = new AuthPage(page)
  const register = page.getByRole('button', { name: 'Inscrever Elenco Guardado' })
  const role = page.getByRole('dialog', { name: 'Inscrever time' }).getByLabel(`Função de ${bia.nick}`)
  await page.goto(`/championships/${cup.url}`)
  await register.click()
  await role.selectOption('Reserva')
  await callApi(server.url, token, 'POST', '/auth/logout')
  await auth.expectOpen()
  await auth.logIn(captain)
  await register.click()
  await expect(role).toHaveValue('SUBSTITUTE')
})

test('a Pix key is never kept', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/status of 401/)
  const token = await signUpByApi(server.url, createPerson('Zeca'))
  const page = await openPage({ token })
  await page.goto('/settings?section=pix')
  await page.getByRole('button', { name: 'Nova chave' }).click()
  const form = page.getByRole('form', { name: 'Chave Pix' })
  await selectOption(page, form, 'Tipo da chave', 'CPF')
  await control(form, 'Chave').fill('529.982.247-25')
  await callApi(server.url, token, 'POST', '/auth/logout')
  await new AuthPage(page).expectOpen()
  expect(await readStored(page)).toBe('')
})
