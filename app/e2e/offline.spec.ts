import type { Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { control } from './pages/form.ts'
import { createPerson, demoLogin, logInByApi, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { readBrowserData } from './support/browser-data.ts'
import { openScreen, type Screen } from './support/screens.ts'
import { expectWorker } from './support/service-worker.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const withWorker = { serviceWorkers: 'allow' } as const
const disconnected = /ERR_INTERNET_DISCONNECTED|WebSocket connection/

const readable: readonly (Screen & { text: RegExp })[] = [
  { path: '/dashboard', heading: /^(Bom dia|Boa tarde|Boa noite)/, text: /Pro Players BR/ },
  { path: '/championships', heading: 'Campeonatos', text: /Copa Convoca/ },
  { path: '/teams', heading: 'Gerenciamento de Times', text: /Pro Players BR/ },
  { path: '/my/teams/PRO', heading: 'Desempenho', text: /Pro Players BR/ },
  { path: '/my/teams/PRO?tab=schedule&view=list', heading: / de 20\d\d$/, text: /Treino|Scrim|Reunião/i },
  { path: '/notifications', heading: 'Notificações', text: /Convite|Comunicado|time/i },
  { path: '/profile', heading: demoLogin.nick, text: /Pro Players BR/ },
]

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Sem conexão.' })

async function expectReadable(page: Page) {
  for (const { path, heading, text } of readable) {
    await page.goto(path)
    await expect.soft(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect.soft(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expect
      .soft(banner(page))
      .toHaveText(/Você vê os dados de \d\d\/\d\d\/20\d\d - \d\d:\d\d\.|O que já foi carregado/)
  }
}

test('what was read is readable without a connection, says from when it is, and is read again after it @night', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(disconnected)
  const page = await openPage({ ...withWorker, token: await logInByApi(server.url, demoLogin) })
  for (const screen of readable) await openScreen(page, screen)
  await expectWorker(page)
  await page.context().setOffline(true)
  await expect(banner(page)).toBeVisible()
  await expectReadable(page)
  await page.goto('/players')
  await expect(page.getByText('Problema de conexão. Verifique sua internet.').first()).toBeVisible()

  await page.goto('/notifications')
  await expect(banner(page)).toBeVisible()
  const read = page.waitForResponse((response) => response.url().includes('/api/notifications'))
  await page.context().setOffline(false)
  expect((await read).status()).toBe(200)
  await expect(banner(page)).toBeHidden()
})

test('a write without a connection is refused in words, and what was typed stays', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(disconnected)
  consoleErrors.allow(/status of 403/)
  const person = createPerson('Moema')
  const page = await openPage({ ...withWorker, token: await signUpByApi(server.url, person) })
  await openScreen(page, { path: '/settings?section=security', heading: 'Configurações' })
  const fields = {
    'Senha atual': 'outra-senha-qualquer',
    'Nova senha': 'Treino-das-8-no-ginasio',
    'Confirmar nova senha': 'Treino-das-8-no-ginasio',
  }
  const form = page.getByRole('form', { name: 'Alterar senha' })
  const fieldOf = (label: string) => control(form, label)
  await page.context().setOffline(true)
  for (const [label, value] of Object.entries(fields)) await fieldOf(label).fill(value)
  const send = form.getByRole('button', { name: 'Alterar senha' })
  await send.click()
  await expect(page.getByText('Problema de conexão. Verifique sua internet.').first()).toBeVisible()
  for (const [label, value] of Object.entries(fields)) await expect(fieldOf(label)).toHaveValue(value)
  await page.context().setOffline(false)
  const answer = page.waitForResponse((response) => response.url().includes('/auth/password'))
  await send.click()
  expect((await answer).status()).toBe(403)
})

/** A player with a team, on two tabs that have read both, and what must not be left of them. */
async function readOnTwoTabs(url: string, openPage: (options: object) => Promise<Page>, tag: string) {
  const person = createPerson('Jaciara')
  const token = await signUpByApi(url, person)
  await createTeamByApi(url, token, { name: `Canário ${tag}`, tag, description: 'Só de quem entrou.' })
  const page = await openPage({ ...withWorker, token })
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await openScreen(tab, { path: '/profile', heading: person.nick })
    await openScreen(tab, { path: '/teams', heading: 'Gerenciamento de Times' })
    await expect(tab.getByRole('main').getByText(`Canário ${tag}`).first()).toBeVisible()
  }
  await expectWorker(page)
  const cpf = person.cpf.replaceAll(/\D/g, '')
  const canaries = [person.email, person.nick, cpf, token, `Canário ${tag}`]
  const findCanaries = async () => {
    const kept = await readBrowserData(page)
    return canaries.filter((canary) => kept.includes(canary))
  }
  // The canaries are found while the session lives.
  await expect.poll(findCanaries).toEqual(canaries)
  return { page, other, person, token, findCanaries }
}

test('a log-out leaves nothing of the session in the browser, with two tabs @night', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  // The other tab may read something just after the session has ended.
  consoleErrors.allow(/status of 401|socket\.io/)
  const { page, other, findCanaries } = await readOnTwoTabs(server.url, openPage, 'CAN1')
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await new AuthPage(page).expectOpen()
  await new AuthPage(other).expectOpen()
  await expect.poll(findCanaries).toEqual([])

  // Nor does another user find it.
  const next = createPerson('Ubirajara')
  await signUpByApi(server.url, next)
  await new AuthPage(page).logIn(next)
  await expect(page).not.toHaveURL(/\/auth/)
  await openScreen(page, { path: '/profile', heading: next.nick })
  expect(await findCanaries()).toEqual([])
})

test('a session that ends elsewhere leaves nothing in the browser @night', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401|socket\.io/)
  const { page, other, token, findCanaries } = await readOnTwoTabs(server.url, openPage, 'CAN2')
  await callApi(server.url, token, 'POST', '/auth/logout')
  await new AuthPage(page).expectOpen()
  await new AuthPage(other).expectOpen()
  await expect.poll(findCanaries).toEqual([])
})
