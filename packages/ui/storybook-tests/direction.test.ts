import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawn, openBrowser, visit } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Side {
  from: number
  to: number
  window: number
}

/** Where the centre of what slides in begins and ends, as seen from the window's left. */
async function slide(story: string, selector: string, dir: 'ltr' | 'rtl'): Promise<Side> {
  const { page, close } = await visit(browser, `viewMode=story&id=${story}`, {
    viewport: { width: 1000, height: 800 },
    dir,
  })
  try {
    await drawn(page)
    return await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const centre = () => {
          const { left, width } = element.getBoundingClientRect()
          return left + width / 2
        }
        const to = centre()
        // Begins anew, and waits at its first frame.
        element.style.animationName = 'none'
        centre()
        element.style.animationName = ''
        for (const animation of element.getAnimations()) {
          animation.pause()
          animation.currentTime = 0
        }
        return { from: centre(), to, window: innerWidth }
      })
  } finally {
    await close()
  }
}

describe('the side menu', () => {
  it.each(['ltr', 'rtl'] as const)('slides in from where a line begins (%s)', async (dir) => {
    const { from, to, window } = await slide('shell-mobilemenu--default', '[role=dialog]', dir)
    expect(to < window / 2).toBe(dir === 'ltr')
    expect(from < 0).toBe(dir === 'ltr')
    expect(from > window).toBe(dir === 'rtl')
  })
})

describe('a toast', () => {
  it.each(['ltr', 'rtl'] as const)('slides in from where a line ends (%s)', async (dir) => {
    const { from, to, window } = await slide(
      'feedback-toaststack--long-text',
      '[data-story-root] ol > li',
      dir,
    )
    expect(to > window / 2).toBe(dir === 'ltr')
    expect(from > to).toBe(dir === 'ltr')
    expect(from < to).toBe(dir === 'rtl')
  })
})
