import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { inject } from 'vitest'
import { browserLaunchOptions } from '../../../.ci/browser.ts'

export function openBrowser(): Promise<Browser> {
  return chromium.launch(browserLaunchOptions())
}

export interface Visit {
  page: Page
  complaints: string[]
  close: () => Promise<void>
}

type VisitOptions = BrowserContextOptions & { dir?: 'ltr' | 'rtl' }

/** A page of its own, and what it complains of. */
export async function visit(
  browser: Browser,
  query: string,
  { dir = 'ltr', ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...options,
  })
  const page = await context.newPage()
  // Before any script of the page draws something.
  await page.addInitScript((direction) => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.dir = direction
    })
  }, dir)
  const complaints: string[] = []
  page.on('console', (message) => {
    // Our own look at how far the story has come.
    if (message.text().startsWith('Accessing the Story Store')) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(`${inject('workshop')}/iframe.html?${query}`)
  return { page, complaints, close: () => context.close() }
}

/** Until the play function has ended, well or not (the complaints tell which), and the fonts are there. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    const render = preview && Reflect.get(preview, 'currentRender')
    return render && /^(completed|afterEach|finished|errored|aborted)$/.test(Reflect.get(render, 'phase'))
  })
  await page.evaluate(() => document.fonts.ready)
}

export interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
  importPath: string
}

export async function listEntries(): Promise<Entry[]> {
  const response = await fetch(`${inject('workshop')}/index.json`)
  const { entries } = (await response.json()) as { entries: Record<string, Entry> }
  return Object.values(entries)
}
