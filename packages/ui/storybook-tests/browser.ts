import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright'
import { inject } from 'vitest'
import { browserLaunchOptions } from '../../../.ci/browser.ts'

interface VisitOptions extends BrowserContextOptions {
  dir?: 'ltr' | 'rtl'
}

export interface Visit {
  page: Page
  /** Errors and warnings of the console, and uncaught exceptions. */
  logged: string[]
}

/** A browser whose pages share a context per set of options, so that Storybook's scripts are compiled once for each. */
export class StorybookBrowser {
  readonly #browser: Promise<Browser> = chromium.launch(browserLaunchOptions())
  readonly #contexts = new Map<string, Promise<BrowserContext>>()
  /** Those that show no page to a test at the moment, by their kind. */
  readonly #tabs = new Map<string, Visit[]>()

  /** Opens Storybook's preview, hands it to `inspect`, and closes it. */
  async visit<T>(
    query: string,
    inspect: (visit: Visit) => Promise<T>,
    { dir = 'ltr', ...options }: VisitOptions = {},
  ): Promise<T> {
    const { page, logged } = await this.#openPage(options)
    try {
      // Before any script of the page renders something.
      await page.addInitScript((direction) => {
        document.addEventListener('readystatechange', () => {
          document.documentElement.dir = direction
        })
      }, dir)
      await page.goto(`${inject('storybookUrl')}/iframe.html?${query}`)
      return await inspect({ page, logged })
    } finally {
      await page.close()
    }
  }

  /**
   * Opens a docs page, hands it to `inspect`, and keeps its tab for the next one, as the manager does: loading Storybook
   * anew takes five times as long as the page.
   */
  visitDocs<T>(id: string, inspect: (visit: Visit) => Promise<T>): Promise<T> {
    return this.#visitInTab(id, 'docs', inspect, {})
  }

  /** Opens a story like a docs page, in a tab of these options, and hands it to `inspect` once it has been played. */
  visitStory<T>(
    id: string,
    inspect: (visit: Visit) => Promise<T>,
    options: BrowserContextOptions,
  ): Promise<T> {
    const inspectPlayed = async (visit: Visit) => {
      await waitForStory(visit.page, id)
      return inspect(visit)
    }
    return this.#visitInTab(id, 'story', inspectPlayed, options)
  }

  async #visitInTab<T>(
    id: string,
    viewMode: 'docs' | 'story',
    inspect: (visit: Visit) => Promise<T>,
    options: BrowserContextOptions,
  ): Promise<T> {
    const kind = `${viewMode} ${JSON.stringify(options)}`
    const tabs = this.#tabs.get(kind) ?? []
    this.#tabs.set(kind, tabs)
    const tab = tabs.pop()
    const visit = tab ?? (await this.#openPage(options))
    visit.logged.length = 0
    if (tab) await tab.page.evaluate(show, { storyId: id, viewMode })
    else await visit.page.goto(`${inject('storybookUrl')}/iframe.html?viewMode=${viewMode}&id=${id}`)
    const result = await inspect(visit)
    // Storybook reloads a page that is left while one of its stories renders.
    await visit.page.waitForFunction(areStoriesRendered)
    tabs.push(visit)
    return result
  }

  /** Opens Storybook itself, with its bars, and hands it to `inspect` with what could not be loaded. */
  async visitManager<T>(
    path: string,
    inspect: (visit: Visit & { missing: string[] }) => Promise<T>,
    options: BrowserContextOptions = {},
  ): Promise<T> {
    const visit = await this.#openPage(options)
    const missing: string[] = []
    visit.page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    visit.page.on('requestfailed', (request) => {
      // Requests of a page that was left are no longer needed.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(request.url())
    })
    try {
      await visit.page.goto(`${inject('storybookUrl')}/?path=${path}`)
      return await inspect({ ...visit, missing })
    } finally {
      await visit.page.close()
    }
  }

  async close(): Promise<void> {
    await (await this.#browser).close()
  }

  async #openPage(options: BrowserContextOptions): Promise<Visit> {
    const context = await this.#getContext(options)
    const page = await context.newPage()
    // The limit is as long as a test may take: the other lane of the gate keeps both cores busy.
    page.setDefaultNavigationTimeout(60_000)
    const logged: string[] = []
    page.on('console', (message) => {
      // Caused by waitForStory.
      if (message.text().startsWith('Accessing the Story Store')) return
      if (message.type() === 'error' || message.type() === 'warning') logged.push(message.text())
    })
    page.on('pageerror', (error) => logged.push(String(error)))
    return { page, logged }
  }

  #getContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const known = this.#contexts.get(key)
    if (known !== undefined) return known
    const created = this.#browser.then((browser) =>
      browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', ...options }),
    )
    this.#contexts.set(key, created)
    return created
  }
}

/** Runs in the browser. */
function show(selection: { storyId: string; viewMode: 'docs' | 'story' }): Promise<void> {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
  return new Promise((resolve) => {
    channel.once(selection.viewMode === 'docs' ? 'docsRendered' : 'storyRendered', () => resolve())
    channel.emit('setCurrentStory', selection)
  })
}

/** Runs in the browser. */
function areStoriesRendered(): boolean {
  const renders: { isPending: () => boolean }[] = Reflect.get(
    globalThis,
    '__STORYBOOK_PREVIEW__',
  ).storyRenders
  return renders.every((render) => !render.isPending())
}

/** Waits until the play function has ended, passed or failed (the console says which), and the fonts are loaded. */
export async function waitForStory(page: Page, id?: string): Promise<void> {
  await page.waitForFunction((expected) => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    const render = preview && Reflect.get(preview, 'currentRender')
    if (!render || (expected !== undefined && Reflect.get(render, 'id') !== expected)) return false
    return /^(completed|afterEach|finished|errored|aborted)$/.test(Reflect.get(render, 'phase'))
  }, id)
  await page.evaluate(() => document.fonts.ready)
}

export interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
  importPath: string
}

export async function listEntries(): Promise<Entry[]> {
  const response = await fetch(`${inject('storybookUrl')}/index.json`)
  const { entries } = (await response.json()) as { entries: Record<string, Entry> }
  return Object.values(entries)
}
