import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openScreen, type Screen } from './screens.ts'

/** The requests of a page until the network is idle, without anybody using it. */
export interface FirstLoad {
  /** Bytes, each file compressed by gzip. */
  script: number
  style: number
  scripts: string[]
  sheets: string[]
  /** The requests before the largest part of the page was painted, with the document and without scripts. */
  beforePaint: string[]
}

/**
 * The requests that had begun when the last of the candidates for the largest contentful paint was painted. Scripts wait for
 * the first paint, not for this one: which of them had begun depends on how busy the machine is.
 */
const readRequestsBeforePaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const painted = list.getEntries().at(-1)?.startTime ?? 0
          const requests = [
            ...performance.getEntriesByType('navigation'),
            ...performance.getEntriesByType('resource'),
          ]
          resolve(
            requests
              .filter(({ name, startTime }) => startTime < painted && !name.endsWith('.js'))
              .map(({ name }) => name.slice(location.origin.length)),
          )
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** Opens the page and measures what it loads. */
export async function measureFirstLoad(page: Page, screen: Screen): Promise<FirstLoad> {
  const sizes = new Map<string, number>()
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/\.(?:js|css)$/.test(pathname)) return
    const size = response.body().then((body) => void sizes.set(pathname, gzipSync(body).length))
    bodies.push(size)
  })
  await openScreen(page, screen)
  await Promise.all(bodies)
  const files = (extension: string) => [...sizes.keys()].filter((name) => name.endsWith(extension)).toSorted()
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0)
  const scripts = files('.js')
  const sheets = files('.css')
  const beforePaint = await readRequestsBeforePaint(page)
  return { scripts, sheets, beforePaint, script: sum(scripts), style: sum(sheets) }
}
