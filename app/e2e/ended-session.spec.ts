import type { Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { createTeamByApi } from './support/team-api.ts'
import { type ConsoleErrors, expect, test } from './support/test.ts'

/** A member's page of their team. */
async function openTeam(url: string, openPage: (options: { token: string }) => Promise<Page>, tag: string) {
  const person = createPerson('Sara')
  const token = await signUpByApi(url, person)
  const team = await createTeamByApi(url, token, {
    name: `Sessão ${person.nick}`,
    tag,
    description: 'Treinos às terças e quintas.',
  })
  const page = await openPage({ token })
  return {
    person,
    page,
    path: `/my/teams/${team.tag}?tab=settings`,
    endSession: () => callApi(url, token, 'POST', '/auth/logout'),
  }
}

/** Counts the navigations to the log-in, from now on. */
function countLogins(page: Page): () => number {
  let count = 0
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/auth') count += 1
  })
  return () => count
}

/** The log-in is open, says so once, and leads back to the page. */
async function expectLogin(page: Page, path: string): Promise<void> {
  await new AuthPage(page).expectOpen()
  await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === path)
  await expect(new Shell(page).toasts).toHaveText(/^Não Autenticado/)
  await expect(page.getByText(/Não foi possível|Problema de conexão|Sessão inválida/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('convoca.token'))).toBeNull()
}

/** Leaves the end of the session to the calls: the socket would meet it by itself. */
async function blockSockets(page: Page, consoleErrors: ConsoleErrors): Promise<void> {
  consoleErrors.allow(/socket\.io/)
  await page.route('**/socket.io/**', (route) => route.abort())
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
}

test('an ended session is met by the next page, which opens again after the log-in', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/)
  const { page, path, person, endSession } = await openTeam(server.url, openPage, 'SES1')
  await blockSockets(page, consoleErrors)
  await page.goto('/my/teams')
  await expect(page.getByRole('link', { name: /Sessão Sara/ }).first()).toBeVisible()
  await endSession()
  const logins = countLogins(page)
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
  }, path)
  await expectLogin(page, path)
  expect(logins()).toBe(1)

  await new AuthPage(page).logIn(person)
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path)
  await expect(page.getByRole('textbox', { name: /Nome do time/ })).toBeVisible()
})

test('an ended session is met by an action, with one toast', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/status of 401/)
  const { page, path, endSession } = await openTeam(server.url, openPage, 'SES2')
  await blockSockets(page, consoleErrors)
  await page.goto(path)
  const visibility = page.getByRole('switch').first()
  await expect(visibility).toBeVisible()
  await page.waitForLoadState('networkidle')
  await endSession()
  const logins = countLogins(page)
  await visibility.click()
  await expectLogin(page, path)
  expect(logins()).toBe(1)
})

test('an ended session is met by the socket of an idle page', async ({ openPage, server, consoleErrors }) => {
  const { page, path, endSession } = await openTeam(server.url, openPage, 'SES3')
  // The wait begins before the page opens: its first frame may arrive before `goto` returns.
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(path)
  await connected
  await expect(new Shell(page).bell).toBeVisible()
  await page.waitForLoadState('networkidle')
  consoleErrors.allow(/status of 401/)
  const logins = countLogins(page)
  await endSession()
  await expectLogin(page, path)
  expect(logins()).toBe(1)
})

test('a stored session that has ended since is met by the page load', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/)
  const { page, path, endSession } = await openTeam(server.url, openPage, 'SES4')
  await endSession()
  await page.goto(path)
  await expectLogin(page, path)
})

/** Ways to the user's teams from a public page that was open before the session ended. */
const ways: readonly [name: string, go: (page: Page) => Promise<void>][] = [
  [
    'by the menu',
    (page) => page.getByRole('navigation').getByRole('link', { name: 'Minhas Equipes' }).first().click(),
  ],
  [
    'by the menu, pressed twice',
    (page) => page.getByRole('navigation').getByRole('link', { name: 'Minhas Equipes' }).first().dblclick(),
  ],
  [
    'by the palette',
    async (page) => {
      await page.keyboard.press('ControlOrMeta+K')
      await page.getByPlaceholder('Digite para buscar...').fill('Equipes')
      await page.keyboard.press('Enter')
    },
  ],
  [
    'back in the history',
    async (page) => {
      await page.goBack()
    },
  ],
  [
    'by a load of the page',
    async (page) => {
      await page.goto('/teams')
    },
  ],
]

for (const sockets of ['blocked', 'open'])
  for (const [index, [name, go]] of ways.entries())
    test(`whoever goes to their teams ${name} in an ended session gets the log-in, sockets ${sockets}`, async ({
      openPage,
      server,
      consoleErrors,
    }) => {
      consoleErrors.allow(/status of 401/)
      const tag = `S${sockets === 'open' ? 'O' : 'B'}${index}`
      const { page, person, endSession } = await openTeam(server.url, openPage, tag)
      if (sockets === 'blocked') await blockSockets(page, consoleErrors)
      await page.goto('/teams')
      const own = page.getByRole('main').getByText(`Sessão ${person.nick}`).first()
      await expect(own).toBeVisible()
      // A new document, which has read nothing of the teams.
      await page.goto('/championships')
      await page.waitForLoadState('networkidle')
      // The first of two signs: a word of the socket, or the next page.
      await (sockets === 'blocked'
        ? endSession().then(() => go(page))
        : Promise.all([endSession(), go(page)]))
      await new AuthPage(page).expectOpen()
      await expect(own).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('convoca.token'))).toBeNull()
      await new AuthPage(page).logIn(person)
      await expect(page).toHaveURL((url) => url.pathname !== '/auth')
      await page.goto('/teams')
      await expect(own).toBeVisible()
    })

test('a log-out in another tab leads this one to the log-in', async ({ openPage, server, consoleErrors }) => {
  consoleErrors.allow(/status of 401/)
  const { page, path } = await openTeam(server.url, openPage, 'SES5')
  await page.goto(path)
  await expect(new Shell(page).bell).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('button', { name: 'Sair' }).first().click()
  await new AuthPage(other).expectOpen()
  await expect(new Shell(other).toasts).toHaveCount(0)
  await expectLogin(page, path)
})
