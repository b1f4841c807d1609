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
