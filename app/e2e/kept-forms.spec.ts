import type { Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { control } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const ABOUT = 'Jogo de suporte há dez anos e treino às terças.'
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('convoca.typed') ?? '')

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
  expect(await stored(page)).toContain(ABOUT)
  expect(await stored(page)).not.toMatch(/529\.?982/)
  await auth.logIn(person)
  await expect(control(page, 'Sobre')).toHaveValue(ABOUT)
  expect(await stored(page)).toBe('')
})

test('team settings and a communication are back, also after a log-out in another tab', async ({
  openPage,
  server,
  consoleErrors,
}) => {
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
  // It is still a change: nothing was saved.
  await page.getByRole('button', { name: 'Cancelar' }).first().click()
  await expect(description).toHaveValue('Treinos às terças e quintas.')

  await page.goto(`/my/teams/${tag}?tab=communications`)
  await page.getByRole('button', { name: 'Novo comunicado' }).click()
  await control(page, 'Título').fill('Treino adiado')
  const session = await page.evaluate(() => localStorage.getItem('convoca.token') ?? '')
  await callApi(server.url, session, 'POST', '/auth/logout')
  await auth.expectOpen()
  await auth.logIn(person)
  await expect(page).toHaveURL(/tab=communications/)
  await page.getByRole('button', { name: 'Novo comunicado' }).click()
  await expect(control(page, 'Título')).toHaveValue('Treino adiado')
})

test('another account does not get it, and a log-out of one’s own takes it along', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/)
  const [person, other] = [createPerson('Lia'), createPerson('Noé')]
  const token = await signUpByApi(server.url, person)
  await signUpByApi(server.url, other)
  const page = await openPage({ token })
  const auth = new AuthPage(page)
  await page.goto('/profile?edit=true')
  await control(page, 'Sobre').fill(ABOUT)
  await callApi(server.url, token, 'POST', '/auth/logout')
  await auth.expectOpen()
  await auth.logIn(other)
  await expect(control(page, 'Sobre')).toHaveValue('')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await auth.expectOpen()
  expect(await stored(page)).toBe('')
  await auth.logIn(person)
  await page.goto('/profile?edit=true')
  await expect(control(page, 'Sobre')).toHaveValue('')
})
