import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { demoLogin, logInByApi, makePerson, signUpByApi } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Every screen with something to wait for, so that it is looked at when it is complete. */
const guestScreens = [
  { path: '/auth', heading: 'Entrar' },
  { path: '/register', heading: 'Criar conta' },
  { path: '/', heading: 'Campeonatos' },
  { path: '/championships', heading: 'Campeonatos' },
] as const

const memberScreens = [
  { path: '/', heading: 'Campeonatos' },
  { path: '/teams', heading: 'Gerenciamento de Times' },
  { path: '/team/create', heading: /Criar Time/i },
  { path: '/profile', heading: demoLogin.nick },
  { path: `/pro/${demoLogin.nick}`, heading: demoLogin.nick },
  { path: '/profile/invites', heading: 'Convites' },
  { path: '/notifications', heading: 'Notificações' },
  { path: '/settings', heading: 'Configurações' },
  { path: '/players', heading: 'Players' },
  { path: '/nao-existe', heading: 'Página não encontrada' },
] as const

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  )
  expect.soft(told).toEqual([])
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(overhang, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0)
}

async function open(
  page: Page,
  { path, heading }: { path: string; heading: string | RegExp },
): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  // Pictures and lists that are still loading change what is looked at.
  await page.waitForLoadState('networkidle')
}

for (const appearance of ['dark', 'light'] as const) {
  test(`every screen of a guest passes axe (${appearance})`, async ({ visit }) => {
    const page = await visit({ appearance })
    for (const screen of guestScreens) {
      await open(page, screen)
      await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance)
      await expectAccessible(page)
    }
  })

  test(`every screen of a member passes axe (${appearance})`, async ({ visit, server }) => {
    test.slow()
    const page = await visit({ appearance, token: await logInByApi(server.url, demoLogin) })
    for (const screen of memberScreens) {
      await open(page, screen)
      await expectAccessible(page)
    }
    await page.goto('/teams')
    await page.getByRole('main').locator('a[href^="/my/teams/"]').first().click()
    await expect(page.getByRole('heading', { name: /^Membros \(/ })).toBeVisible()
    await expectAccessible(page)
  })
}

test('no screen scrolls sideways at 360 px', async ({ visit, server }) => {
  test.slow()
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const guest = await visit(phone)
  for (const screen of guestScreens) {
    await open(guest, screen)
    await expectNoSidewaysScroll(guest)
  }
  const member = await visit({ ...phone, token: await logInByApi(server.url, demoLogin) })
  for (const screen of memberScreens) {
    await open(member, screen)
    await expectNoSidewaysScroll(member)
  }
  await member.goto('/teams')
  await member.getByRole('main').locator('a[href^="/my/teams/"]').first().click()
  await expect(member.getByRole('heading', { name: /^Membros \(/ })).toBeVisible()
  await expectNoSidewaysScroll(member)
})

test('a guest who opens a guarded page is sent to log in and comes back to it', async ({ visit, server }) => {
  const person = makePerson('Lia')
  await signUpByApi(server.url, person)
  const page = await visit()
  await page.goto('/teams?search=trov')
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await auth.logIn(person)
  await expect(page).toHaveURL(/\/teams\?search=trov$/)
  await expect(page.getByRole('heading', { name: 'Gerenciamento de Times' })).toBeVisible()
  // The guard replaced the history: going back does not lead to the log-in again.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/auth/)
})

test('logging out ends the session, and a guarded page asks to log in again', async ({ visit, server }) => {
  const page = await visit({ token: await signUpByApi(server.url, makePerson('Mara')) })
  await page.goto('/profile/invites')
  await expect(page.getByRole('heading', { name: 'Convites' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await new AuthPage(page).expectOpen()
  expect(await page.evaluate(() => localStorage.getItem('convoca.token'))).toBeNull()
  await page.goto('/notifications')
  await new AuthPage(page).expectOpen()
})

test('an address that does not exist says so and leads home', async ({ visit }) => {
  const page = await visit()
  await page.goto('/um/lugar/que/nao/existe')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a team that does not exist, or is not mine to see, is not found', async ({
  visit,
  server,
  complaints,
}) => {
  complaints.expect(/the server responded with a status of 404/)
  const page = await visit({ token: await signUpByApi(server.url, makePerson('Nina')) })
  await page.goto('/my/teams/ZZZZZ')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('no page allows inline script or a foreign origin', async ({ visit }) => {
  const page = await visit()
  const answer = await page.goto('/')
  const policy = (await answer?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toContain("frame-ancestors 'none'")
})
