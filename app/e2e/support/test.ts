import { type BrowserContextOptions, type Page, test as base } from '@playwright/test'
import { expect } from '@playwright/test'
import { startServer, type RunningServer } from './server.ts'

/** What visited pages complain of: script errors, failed requests, violations of the content security policy. */
export class Complaints {
  readonly #lines: string[] = []
  readonly #expected: RegExp[] = []

  /** Says that lines like this are part of the scenario: a refused request, a server that is away. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  note(line: string): void {
    this.#lines.push(line)
  }

  unexpected(): string[] {
    return this.#lines.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

export interface Visit extends BrowserContextOptions {
  /** Signed in from the start with this session. */
  token?: string
  appearance?: 'dark' | 'light'
}

interface Fixtures {
  complaints: Complaints
  /** A page of its own person: another browser profile than every other page of the test. */
  visit: (options?: Visit) => Promise<Page>
}

function listen(page: Page, complaints: Complaints): void {
  page.on('pageerror', (error) => complaints.note(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // A violation of the content security policy is told here too.
    if (message.type() !== 'error') return
    complaints.note(`${page.url()}: ${message.text()} (${message.location().url})`)
  })
}

export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.discard()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- as above.
    async ({}, use) => {
      const complaints = new Complaints()
      await use(complaints)
      expect(complaints.unexpected()).toEqual([])
    },
    { auto: true },
  ],

  visit: async ({ browser, server, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async ({ token, appearance = 'dark', ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1440, height: 900 },
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        colorScheme: appearance,
        ...options,
      })
      contexts.push(context)
      await context.addInitScript(
        ([session, theme]) => {
          // An empty page has no storage. Only once: a later log-out must stay one.
          if (!location.protocol.startsWith('http')) return
          if (sessionStorage.getItem('e2e') !== null) return
          sessionStorage.setItem('e2e', 'set')
          if (session) localStorage.setItem('convoca.token', session)
          if (theme) localStorage.setItem('convoca.theme', theme)
        },
        [token ?? '', appearance] as const,
      )
      const page = await context.newPage()
      listen(page, complaints)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
