import type { Browser, Page } from '@playwright/test'
import { median } from './median.ts'

/** Lighthouse's slow 4G. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }

export interface Visit {
  /** Milliseconds until the first paint, and until the content that was waited for. */
  shell: number
  content: number
  cls: number
}

async function open(browser: Browser, origin: string, token: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: origin, locale: 'pt-BR' })
  await context.addInitScript((session) => localStorage.setItem('convoca.token', session), token)
  return context.newPage()
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

interface MemberPage {
  path: string
  /** A text that is there with the page's data. */
  content: string
}

interface Site {
  browser: Browser
  origin: string
  token: string
}

/** A second visit: the files are cached, the data is not. */
async function visit({ browser, origin, token }: Site, { path, content }: MemberPage): Promise<Visit> {
  const page = await open(browser, origin, token)
  const find = () => page.locator('main').getByText(content).first()
  await page.goto(path)
  await find().waitFor()
  await page.waitForLoadState('networkidle')
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, { shift: ((window as Window & { shift?: number }).shift ?? 0) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('about:blank')
  await throttle(page)
  await page.goto(path, { waitUntil: 'commit' })
  await find().waitFor()
  const times = await page.evaluate(async () => {
    const shown = performance.now()
    await new Promise((paint) => requestAnimationFrame(paint))
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return { shell: first?.startTime ?? Number.NaN, content: shown }
  })
  await page.waitForLoadState('networkidle')
  const cls = await page.evaluate(() => (window as Window & { shift?: number }).shift ?? 0)
  await page.context().close()
  return { ...times, cls }
}

/** The median of each figure over several visits. */
export async function measureVisits(site: Site, page: MemberPage, runs: number): Promise<Visit> {
  const visits: Visit[] = []
  for (let count = 0; count < runs; count += 1) visits.push(await visit(site, page))
  const of = (name: keyof Visit) => median(visits.map((one) => one[name]))
  return { shell: of('shell'), content: of('content'), cls: of('cls') }
}

export interface Interaction {
  name: string
  /** Milliseconds from the event to the next paint, the longest of its events. */
  duration: number
}

/** Types and opens menus on a 4 × slower processor. */
async function interact({ browser, origin, token }: Site): Promise<Interaction[]> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
  })
  await context.addInitScript((session) => localStorage.setItem('convoca.token', session), token)
  await context.addInitScript(() => {
    Object.assign(window, { longest: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, {
          longest: Math.max((window as Window & { longest?: number }).longest ?? 0, duration),
        })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const page = await context.newPage()
  await page.goto('/teams')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.mouse.move(400, 400)
  await page.waitForLoadState('networkidle')
  // The first visit stores all of the app's files, beside whatever the user does.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await throttle(page)

  const found: Interaction[] = []
  async function measure(name: string, act: () => Promise<void>) {
    await page.evaluate(() => Object.assign(window, { longest: 0 }))
    await act()
    // Entries are delivered after the paint that ends them.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise((paint) => requestAnimationFrame(paint))
      await new Promise((resolve) => requestIdleCallback(resolve))
    })
    const duration = await page.evaluate(() => (window as Window & { longest?: number }).longest ?? 0)
    found.push({ name, duration })
  }

  const banner = page.getByRole('banner')
  const results = page.waitForResponse(/\/api\/teams\?search=time/)
  await measure('typing in a search', async () => {
    await page.getByRole('searchbox').first().click()
    await page.keyboard.type('time', { delay: 120 })
  })
  // The list is drawn once typing has paused, and no part of what follows.
  await results
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await measure('opening the account menu', async () => {
    await banner.getByRole('button', { name: /^Menu de/ }).click()
    await page.getByRole('menuitem').first().waitFor()
  })
  await page.keyboard.press('Escape')
  await measure('opening the bell', async () => {
    await banner.getByRole('button', { name: /Notificações/ }).click()
    await page.getByRole('dialog', { name: 'Notificações' }).waitFor()
  })
  await page.keyboard.press('Escape')
  await measure('opening the palette', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').first().waitFor()
  })
  await measure('typing in the palette', () => page.keyboard.type('conf', { delay: 120 }))
  await context.close()
  return found
}

/** The median of each over several visits. */
export async function measureInteractions(site: Site, runs: number): Promise<Interaction[]> {
  const visits: Interaction[][] = []
  for (let count = 0; count < runs; count += 1) visits.push(await interact(site))
  const [names = []] = visits
  return names.map(({ name }, index) => ({
    name,
    duration: median(visits.map((found) => found[index]?.duration ?? Number.NaN)),
  }))
}
