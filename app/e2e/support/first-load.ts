import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openScreen, type Screen } from './screens.ts'

/** What a page loads until the network is idle, without anybody using it. */
export interface FirstLoad {
  /** Bytes, each file compressed by gzip. */
  script: number
  style: number
  scripts: string[]
  sheets: string[]
}

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
  return { scripts, sheets, script: sum(scripts), style: sum(sheets) }
}
