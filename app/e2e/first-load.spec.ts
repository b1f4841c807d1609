import { demoLogin, logInByApi } from './support/accounts.ts'
import { fillPath } from './support/demo-paths.ts'
import { measureFirstLoad } from './support/first-load.ts'
import { openScreen, type Screen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

interface Limits {
  /** Bytes, compressed by gzip. */
  script: number
  files: number
  /** Default what every other page has. */
  style?: number
  /** Those before the largest contentful paint, with the document; 15 by default. Lists of a member have any number of logos. */
  requests?: number
}

// The worker installs beside the first load, as for everybody.
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
} as const
// The API client comes with the first call, each tag's calls with the screens that use them.
const guest: Limits = { script: 166_100, files: 6 }
// The module that draws a scene in the place of a banner; the scenes themselves are in the document.
const guestWithScenes: Limits = { script: 166_900, files: 6 }
/** Once the page is idle: the client of sockets, and what it changes. */
const live = 17_000
// One of them is the copy for when there is no connection, which comes when the page is idle.
const member: Limits = { script: 215_300, files: 12 }
const style = 35_000

type Case = Screen & { limits: Limits }

/** Raise a limit only with a reason in the commit: docs/decisions/0078. */
const guestPages: readonly Case[] = [
  // The front page has more than its list: the match of the moment, which it watches, those that follow, prizes that are kept and the
  // way to begin. The requests include the logos of the matches.
  { path: '/', heading: 'Campeonatos', limits: { script: 170_600 + live, files: 8, requests: 22 } },
  { path: '/championships', heading: 'Campeonatos', limits: guestWithScenes },
  { path: '/home', heading: 'Sua convocação chegou', limits: guest },
  { path: '/events', heading: 'Eventos', limits: guest },
  // The page has the social log-ins, the button for a passkey and what asks for the second step.
  { path: '/auth', heading: 'Entrar', limits: { script: 147_950, files: 4 } },
  { path: '/jobs', heading: 'Vagas', limits: guest },
  { path: '/pro/ana_bia', heading: 'ana_bia', limits: guest },
  { path: '/profile/{player}', heading: 'ana_bia', limits: guest },
  { path: '/team/profile/PRO', heading: 'Pro Players BR', limits: guest },
  { path: '/recovery', heading: 'Recuperar senha', limits: { script: 147_500, files: 4 } },
  { path: '/confirm-email', heading: 'Este link não vale mais', limits: { script: 147_500, files: 4 } },
  { path: '/terms', heading: 'Termos de uso', limits: guest },
  { path: '/privacy', heading: 'Política de privacidade', limits: guest },
  { path: '/faq', heading: 'Perguntas frequentes', limits: guest },
  { path: '/register', heading: 'Criar conta', limits: guest },
  { path: '/change-password#token=a', heading: 'NOVA SENHA', limits: { script: 173_900, files: 7 } },
  { path: '/nowhere', heading: 'Página não encontrada', limits: { script: 151_400, files: 2 } },
  // It loads the script of the bell, whose preview the browser fetches from afar; the other examples load theirs when they are near.
  { path: '/embeds?team=PRO', heading: 'Incorporar', limits: { script: 181_700, files: 6 } },
  // Every state of a registration.
  {
    path: '/championships/copa-convoca',
    heading: 'Copa Convoca',
    // The requests include the logos of the next match's teams. The panel of prizes is painted by the server.
    limits: { script: 181_500 + live, files: 7, requests: 18 },
  },
  // The page has the championship's head; it finds any team, and fits the bracket to the window.
  {
    path: '/championships/table/{championship}',
    heading: 'Copa Convoca',
    // The requests include the logos of the first rounds. The chunk with the head has the panel of prizes, too.
    limits: { script: 188_000 + live, files: 8, requests: 20 },
  },
  {
    path: '/championships/copa-convoca/match/{match}',
    heading: '×',
    limits: { script: 169_400 + live, files: 7 },
  },
]

const memberPages: readonly Case[] = [
  { path: '/teams', heading: 'Gerenciamento de Times', limits: member },
  { path: '/my/teams/PRO', heading: 'Desempenho', limits: member },
  { path: '/notifications', heading: 'Notificações', limits: member },
  // Radix's select, for the filters.
  { path: '/players', heading: 'Players', limits: { script: 254_300, files: 15 } },
  { path: '/ranking', heading: 'Ranking', limits: { script: 204_600, files: 10 } },
]

for (const [visitor, pages] of Object.entries({ guest: guestPages, member: memberPages })) {
  for (const { limits, ...screen } of pages) {
    test(`${screen.path} loads no more than a ${visitor} needs`, async ({
      openPage,
      server,
      consoleErrors,
    }) => {
      consoleErrors.allow(/nowhere.*status of 404/)
      const token = visitor === 'member' ? await logInByApi(server.url, demoLogin) : undefined
      const page = await openPage({ ...phone, ...(token === undefined ? {} : { token }) })
      const load = await measureFirstLoad(page, { ...screen, path: await fillPath(server.url, screen.path) })
      expect.soft(load.script, `script: ${load.scripts.join(' ')}`).toBeLessThanOrEqual(limits.script)
      expect.soft(load.scripts.length, load.scripts.join(' ')).toBeLessThanOrEqual(limits.files)
      if (visitor === 'guest')
        expect
          .soft(load.beforePaint.length, load.beforePaint.join(' '))
          .toBeLessThanOrEqual(limits.requests ?? 15)
      expect.soft(load.style, `style: ${load.sheets.join(' ')}`).toBeLessThanOrEqual(limits.style ?? style)
    })
  }
}

test('an unknown page has its style before its script', async ({ openPage, consoleErrors }) => {
  consoleErrors.allow(/nowhere.*status of 404/)
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/nowhere')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
})

test('the screen behind a link is loaded before the link is pressed', async ({ openPage }) => {
  const page = await openPage()
  await openScreen(page, { path: '/championships', heading: 'Campeonatos' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Vagas' })
  const chunk = page.waitForRequest(/\/assets\/JobsScreen-.*\.js$/)
  await link.hover()
  await chunk
  await expect(page).toHaveURL(/\/championships$/)
})
