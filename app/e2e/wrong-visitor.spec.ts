import { AuthPage } from './pages/accounts.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/*
 * The server knows no session, so it renders what a guest sees. Whoever is somebody else is led on, or sees another
 * page, without an error of React: every test fails on errors of the console.
 */

test('a member who opens the page of a new password is led to the start', async ({ openPage, server }) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Marta')) })
  for (const query of ['', '?token=abc&email=marta%40convoca.example', '?token=abc&token=def']) {
    await page.goto(`/change-password${query}`)
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(new Shell(page).bell).toBeVisible()
    await expect(page.getByText('NOVA SENHA')).toHaveCount(0)
  }
})

test('a member may open the pages of guests', async ({ openPage, server, consoleErrors }) => {
  // A link that is not valid any more, a return that Steam has not sent.
  consoleErrors.allow(/status of 4\d\d .*(confirm|steam)/)
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Mirela')) })
  for (const path of [
    '/auth',
    '/auth?redirect=%2Fteams',
    '/register',
    '/recovery',
    '/confirm-email?token=abc',
    '/auth/steam/callback',
    '/login',
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Não foi possível carregar')).toHaveCount(0)
    })
})

test('a guest who opens a page of members is led to the log-in, and back after it', async ({
  openPage,
  server,
}) => {
  const person = createPerson('Gilda')
  await signUpByApi(server.url, person)
  const page = await openPage()
  const auth = new AuthPage(page)
  for (const path of [
    '/teams',
    '/my/teams/PRO?tab=settings',
    '/dashboard',
    '/profile',
    '/profile/invites',
    '/notifications',
    '/chat',
    '/players',
    '/ranking',
    '/team/create',
    '/settings?section=privacy',
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await auth.expectOpen()
      await expect(page).toHaveURL((url) => url.searchParams.get('redirect') === path)
    })
  await auth.logIn(person)
  await expect(page).toHaveURL(`${server.url}/settings?section=privacy`)
  await expect(new Shell(page).bell).toBeVisible()
})
