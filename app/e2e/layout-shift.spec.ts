import type { Page } from '@playwright/test'
import { demoLogin, logInByApi } from './support/accounts.ts'
import { openScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** What a reader hardly notices; "good" by Core Web Vitals is 0.1. */
const mostShift = 0.02

const screens = [
  { path: '/teams', heading: 'Gerenciamento de Times' },
  { path: '/profile/invites', heading: 'Convites' },
  { path: '/players', heading: 'Players' },
  { path: '/team/profile/PRO', heading: 'Pro Players BR' },
  { path: '/my/teams/PRO?tab=invitations', heading: 'Convites e candidaturas' },
] as const

const viewports = {
  'a wide screen': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Sums up the shifts, and holds every response until what stands for it has been painted. */
async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) window.layoutShift += value
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise((paint) => requestAnimationFrame(paint))
    })
    await route.fulfill({ response })
  })
}

for (const [name, options] of Object.entries(viewports)) {
  test(`screens do not move while they load on ${name}`, async ({ openPage, server }) => {
    const token = await logInByApi(server.url, demoLogin)
    for (const screen of screens) {
      const page = await openPage({ token, ...options })
      await watchLayoutShift(page)
      await openScreen(page, screen)
      const shift = await page.evaluate(() => window.layoutShift)
      expect.soft(shift, `${screen.path} shifts by ${shift}`).toBeLessThanOrEqual(mostShift)
      await page.close()
    }
  })
}
