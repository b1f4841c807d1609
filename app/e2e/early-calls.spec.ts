import { demoLogin, logInByApi } from './support/accounts.ts'
import { holdChunk } from './support/hold-chunk.ts'
import { expect, test } from './support/test.ts'

const pages = [
  {
    path: '/teams?search=Pro+%26+%22',
    heading: 'Gerenciamento de Times',
    early: ['/api/public/games/all', '/api/teams'],
  },
  {
    path: '/my/teams/PRO',
    heading: 'Desempenho',
    early: [
      '/api/public/teams/pro/PRO',
      '/api/teams/{id}',
      '/api/teams/{id}/schedules',
      '/api/public/teams/{id}/stats',
      '/api/public/badgets/{id}/TEAM',
    ],
  },
  { path: '/dashboard', heading: /^(Bom dia|Boa tarde|Boa noite), /, early: ['/api/dashboard'] },
  {
    path: '/profile',
    heading: demoLogin.nick,
    early: ['/api/public/user/{id}/record', '/api/public/user/{id}/equipament'],
  },
  {
    path: '/notifications',
    heading: 'Notificações',
    early: ['/api/notifications/all-platform', '/api/notifications/'],
  },
]

const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const toPattern = (url: string) => new URL(url).pathname.replaceAll(ids, '{id}')

for (const { path, heading, early } of pages)
  test(`what ${path} shows is asked for once, before any script has come, and its shell is painted`, async ({
    openPage,
    server,
  }) => {
    const page = await openPage({ token: await logInByApi(server.url, demoLogin) })
    // The first visit leaves the cookie of a session, and the user's id.
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await page.goto('about:blank', { waitUntil: 'load' })
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
    const script = await holdChunk(page, 'index')
    await page.goto(path, { waitUntil: 'commit' })
    await script.requested
    await expect(page.getByRole('navigation', { name: 'Menu lateral' })).toBeVisible()
    await expect
      .poll(() => calls.map(toPattern).toSorted())
      .toEqual(['/api/user/profile/me', ...early].toSorted())
    const sent = [...calls]
    script.release()
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.earlyCalls)).toBeUndefined()
    expect(calls.filter((call) => sent.includes(call))).toEqual(sent)
  })
