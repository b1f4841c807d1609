import type { Page } from '@playwright/test'
import { demoLogin, logInByApi } from './support/accounts.ts'
import { watchLayoutShift } from './support/layout-shift.ts'
import { openScreen, type Screen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** A shift that a reader hardly notices; "good" by Core Web Vitals is 0.1. */
const MAX_SHIFT = 0.02

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const guestScreens: readonly Screen[] = [
  { path: '/', heading: 'Campeonatos' },
  { path: '/auth', heading: 'Entrar' },
  { path: '/jobs', heading: 'Vagas' },
  { path: '/team/profile/PRO', heading: 'Pro Players BR' },
  { path: '/pro/ana_bia', heading: 'ana_bia' },
]

const memberScreens: readonly Screen[] = [
  { path: '/teams', heading: 'Gerenciamento de Times' },
  { path: '/my/teams/PRO', heading: 'Desempenho' },
  { path: '/notifications', heading: 'Notificações' },
]

const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((paint) => requestAnimationFrame(paint))
  })

/** Loads every font, and counts what moves from then on. */
async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The fallbacks are fonts of the device, which it may not have.
    const fonts = [...document.fonts].filter(({ family }) => !/Arial|Roboto|DejaVu/.test(family))
    await Promise.all(fonts.map((font) => font.load()))
  })
  await waitForPaint(page)
  await page.evaluate(() => {
    window.layoutShift = 0
    window.layoutShiftSources = []
  })
}

/**
 * Lets scripts and answers of the API come one after the other, each after the page has been painted without it: as on a
 * slow connection, but the same on every machine.
 */
async function loadStepwise(page: Page): Promise<void> {
  let last = Promise.resolve()
  let document = ''
  await page.route(/\/api\/|\/assets\/.*\.js$/, (route) => {
    const step = async () => {
      if (document !== page.url()) await loadFonts(page)
      document = page.url()
      await waitForPaint(page)
      await route.continue()
    }
    last = last.then(step, step)
    return last
  })
}

async function expectStill(page: Page, screens: readonly Screen[]): Promise<void> {
  await watchLayoutShift(page)
  await loadStepwise(page)
  for (const screen of screens) {
    await openScreen(page, screen)
    const { shift, sources } = await page.evaluate(() => ({
      shift: window.layoutShift,
      sources: window.layoutShiftSources,
    }))
    expect.soft(shift, `${screen.path}\n${sources.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
  }
}

for (const [device, options] of Object.entries({ desktop, phone })) {
  const night = device === 'desktop' ? ' @night' : ''
  test(`a guest's page stays where it is while it loads, on a ${device}${night}`, async ({ openPage }) => {
    await expectStill(await openPage(options), guestScreens)
  })

  test(`a member's page stays where it is while it loads, on a ${device}${night}`, async ({
    openPage,
    server,
  }) => {
    const token = await logInByApi(server.url, demoLogin)
    await expectStill(await openPage({ ...options, token }), memberScreens)
  })
}

for (const [device, options] of Object.entries({ desktop, phone })) {
  const night = device === 'desktop' ? ' @night' : ''
  test(`a guest's page stays where it is when its fonts come late, on a ${device}${night}`, async ({
    openPage,
  }) => {
    const page = await openPage(options)
    await watchLayoutShift(page)
    for (const screen of guestScreens) {
      const { promise: painted, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', (route) => painted.then(() => route.continue()))
      await page.goto(screen.path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: screen.heading }).first()).toBeVisible()
      await waitForPaint(page)
      release()
      await page.waitForLoadState()
      await page.evaluate(() => document.fonts.ready)
      await waitForPaint(page)
      const { shift, sources } = await page.evaluate(() => ({
        shift: window.layoutShift,
        sources: window.layoutShiftSources,
      }))
      expect.soft(shift, `${screen.path}\n${sources.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
      await page.unroute('**/*.woff2')
    }
  })
}
