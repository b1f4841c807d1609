import { afterAll, describe, expect, it } from 'vitest'
import { StorybookBrowser, waitForStory } from './browser.ts'

const browser = new StorybookBrowser()
afterAll(() => browser.close())

interface Slide {
  from: number
  to: number
  window: number
}

/** The distances from the window's left edge at which the centre of what slides in begins and ends. */
function measureSlide(story: string, selector: string, dir: 'ltr' | 'rtl'): Promise<Slide> {
  const viewport = { width: 1000, height: 800 }
  return browser.visit(
    `viewMode=story&id=${story}`,
    async ({ page }) => {
      await waitForStory(page)
      return page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const centre = () => {
            const { left, width } = element.getBoundingClientRect()
            return left + width / 2
          }
          const to = centre()
          // Restarted, and paused at its first frame.
          element.style.animationName = 'none'
          centre()
          element.style.animationName = ''
          for (const animation of element.getAnimations()) {
            animation.pause()
            animation.currentTime = 0
          }
          return { from: centre(), to, window: innerWidth }
        })
    },
    { viewport, dir },
  )
}

describe('the side menu', () => {
  it.each(['ltr', 'rtl'] as const)('slides in from where a line begins (%s)', async (dir) => {
    const { from, to, window } = await measureSlide('shell-mobilemenu--default', '[role=dialog]', dir)
    expect(to < window / 2).toBe(dir === 'ltr')
    expect(from < 0).toBe(dir === 'ltr')
    expect(from > window).toBe(dir === 'rtl')
  })
})

describe('a toast', () => {
  it.each(['ltr', 'rtl'] as const)('slides in from where a line ends (%s)', async (dir) => {
    const { from, to, window } = await measureSlide(
      'feedback-toaststack--long-text',
      '[data-story-root] ol > li',
      dir,
    )
    expect(to > window / 2).toBe(dir === 'ltr')
    expect(from > to).toBe(dir === 'ltr')
    expect(from < to).toBe(dir === 'rtl')
  })
})
