import { type BrowserContextOptions, type Page, test as base } from '@playwright/test'
import { expect } from '@playwright/test'
import { startServer, type RunningServer } from '../../../.ci/server-process.ts'
import { type FakeSocialProviders, startFakeSocialProviders } from '../../../.ci/fake-social-providers.ts'
import { timeZone } from './dates.ts'

/** Console errors of every page in a test: uncaught exceptions, failed requests, CSP violations. */
export class ConsoleErrors {
  readonly #lines: string[] = []
  readonly #allowed: RegExp[] = []

  /** Allows errors that belong to the scenario: a refused request, a restarting server. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  add(line: string): void {
    this.#lines.push(line)
  }

  unexpected(): string[] {
    return this.#lines.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
  }
}

export interface OpenPageOptions extends BrowserContextOptions {
  /** Session token; the page starts logged in. */
  token?: string
  /** The user's choice of theme; `system` follows `page.emulateMedia`. */
  appearance?: 'dark' | 'light' | 'system'
}

interface Fixtures {
  consoleErrors: ConsoleErrors
  /** Opens a page in a browser context of its own, so that each page can be a different user. */
  openPage: (options?: OpenPageOptions) => Promise<Page>
}

function recordErrors(page: Page, consoleErrors: ConsoleErrors): void {
  page.on('pageerror', (error) => consoleErrors.add(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // CSP violations are reported here too.
    if (message.type() !== 'error') return
    consoleErrors.add(`${page.url()}: ${message.text()} (${message.location().url})`)
  })
}

/** Until a page takes input, a link in it leads to a new document. The theme writes its density with its first effect. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.getElementById('root') === null || document.documentElement.dataset.density !== undefined,
  )
}

/** Makes `goto` and `reload` wait until the page takes input, unless they say what they wait for. */
function waitForInput(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await waitUntilReady(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await waitUntilReady(page)
    return response
  }
}

export const test = base.extend<Fixtures, { server: RunningServer; providers: FakeSocialProviders }>({
  providers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the pattern.
    async ({}, use) => {
      const standIn = await startFakeSocialProviders()
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ providers }, use) => {
      const server = await startServer(providers.env)
      await use(server)
      await server.discard()
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  consoleErrors: [
    // oxlint-disable-next-line no-empty-pattern -- as above.
    async ({}, use) => {
      const consoleErrors = new ConsoleErrors()
      await use(consoleErrors)
      expect(consoleErrors.unexpected()).toEqual([])
    },
    { auto: true },
  ],

  openPage: async ({ browser, server, consoleErrors }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async ({ token, appearance = 'dark', ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1440, height: 900 },
        locale: 'pt-BR',
        timezoneId: timeZone,
        reducedMotion: 'reduce',
        colorScheme: appearance === 'system' ? 'dark' : appearance,
        // Routes of a test do not see what a worker answers.
        serviceWorkers: 'block',
        ...options,
      })
      contexts.push(context)
      await context.addInitScript(
        ([session, theme]) => {
          // `about:blank` has no storage. Set once only, so that a log-out survives a reload.
          if (!location.protocol.startsWith('http')) return
          if (sessionStorage.getItem('e2e') !== null) return
          sessionStorage.setItem('e2e', 'set')
          if (session) localStorage.setItem('convoca.token', session)
          if (theme) localStorage.setItem('convoca.theme', theme)
        },
        [token ?? '', appearance] as const,
      )
      const page = await context.newPage()
      recordErrors(page, consoleErrors)
      if (options.javaScriptEnabled !== false) waitForInput(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
