import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import type { TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'
import { overrideAppearance } from '../../../.storybook/appearance.ts'
import { findRemovedClasses } from './radix-classes.ts'
import { findStyleDifferences, needsStyleCheck } from './radix-styles.ts'
import { isScreenshotDue } from './screenshots/due.ts'

type Story = NonNullable<TestContext['story']>

/** The rules by which axe can fail in one appearance and pass in the other. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

const PHONE = { width: 390, height: 844 }

/**
 * Styles, axe and the screenshots of one mounted story, after its play function. Storybook itself has run axe in dark, so that
 * light needs only the rules about colours.
 * `parameters.visual`: 'page' takes the whole page, because portalled layers are outside the story's root; 'window' takes
 * of it what the window shows.
 */
async function checkVariants({ story, task }: TestContext): Promise<void> {
  if (story === undefined || task.result?.state === 'fail') return
  expect(findRemovedClasses()).toEqual([])
  if (story.id.endsWith('--long-text')) expectNoOverflow()
  const hasStyleCheck = needsStyleCheck(story.id)
  const { viewport } = story.globals
  if (hasStyleCheck) expect(findStyleDifferences()).toEqual([])
  if (viewport?.value === 'phone') await takeScreenshot(story, 'phone')
  else if (isScreenshotDue(story.id, story.tags, 'dark')) await takeScreenshot(story, 'dark')
  if (inject('variants') === 'dark') return

  await showIn('light')
  if (hasStyleCheck) expect(findStyleDifferences()).toEqual([])
  const a11y = { ...story.parameters.a11y, options: { runOnly: rulesOfColour, resultTypes: ['violations'] } }
  await runAxe({ ...story, viewMode: 'story', parameters: { ...story.parameters, a11y } } as never)
  if (isScreenshotDue(story.id, story.tags, 'light')) await takeScreenshot(story, 'light')

  // A story of a width of its own is the same on every screen.
  const hasOwnWidth = viewport !== inject('storybook/test-initial-globals').viewport
  const isDueOnPhone = isScreenshotDue(story.id, story.tags, 'phone')
  if ((isDueOnPhone || hasStyleCheck) && !hasOwnWidth) {
    await showIn('dark')
    await page.viewport(PHONE.width, PHONE.height)
    await nextFrame()
    if (isDueOnPhone) await takeScreenshot(story, 'phone')
    if (hasStyleCheck) expect(findStyleDifferences()).toEqual([])
  }
}

/** Long texts wrap or are cut off, so that nothing is wider than its place. */
function expectNoOverflow(): void {
  const canvas = document.querySelector('[data-story-root]')?.parentElement
  expect(canvas?.scrollWidth).toBeLessThanOrEqual(canvas?.clientWidth ?? 0)
}

async function showIn(appearance: 'dark' | 'light'): Promise<void> {
  overrideAppearance(appearance)
  await nextFrame()
}

/** Media queries, resize observers and effects have run by then. */
async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

async function takeScreenshot(story: Story, variant: 'dark' | 'light' | 'phone'): Promise<void> {
  if (!inject('compareScreenshots') || story.tags.includes('no-screenshot')) return
  await document.fonts.ready
  const root = document.querySelector('[data-story-root]')
  if (root === null) throw new Error('The story has no root: is the preview decorator in place?')
  const [component, name] = story.id.split('--')
  const { visual } = story.parameters
  if (visual === 'window') document.body.style.cssText = 'height: 100vh; overflow: hidden'
  else await growWindow(root)
  const selector = visual === undefined || visual === 'root' ? '[data-story-root]' : 'body'
  try {
    await compareScreenshot(selector, `${component}/${name}-${variant}`)
  } finally {
    // One that differs must not leave its page to the next story.
    document.body.style.cssText = ''
  }
}

/** Decoding costs more than all else about a screenshot: the one that has matched before is known by its digest. */
async function compareScreenshot(selector: string, name: string): Promise<void> {
  const { isKnown, screenshot } = await commands.findMatch(name, selector)
  if (isKnown) return
  await expect(document.querySelector(selector)).toMatchScreenshot(name)
  await commands.keepMatch(name, selector, screenshot)
}

/** Content below the window's edge is not painted, and would be white. */
async function growWindow(root: Element): Promise<void> {
  const height = Math.ceil(root.getBoundingClientRect().bottom + window.scrollY)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height)
}

/** Ends of animations, timers and lazy parts update a component when they come, on a page as in its story. */
const isAboutAct = (message: unknown) =>
  typeof message === 'string' && /not wrapped in act\(|inside an `act` scope/.test(message)

/** All that axe has looked at, passed or not: 100 kB a story, which the runner would write to its report. */
function dropAxeResults({ task }: TestContext): void {
  Reflect.deleteProperty(task.meta, 'reports')
}

/** The checks that the stories of the calling file must pass beside their play functions. */
export function checkStories(): void {
  const logged: unknown[][] = []

  beforeEach(() => {
    logged.length = 0
    for (const level of ['error', 'warn'] as const) {
      const original = console[level]
      vi.spyOn(console, level).mockImplementation((...message) => {
        if (!isAboutAct(message[0])) logged.push(message)
        original(...message)
      })
    }
  })

  // Hooks run in reverse order: the variants first, then what was logged until then.
  afterEach(() => {
    vi.restoreAllMocks()
    // A warning of React, the browser or the mocks is a defect of the story.
    expect(logged).toEqual([])
  })
  afterEach(checkVariants)
  afterEach(dropAxeResults)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    findMatch: (name: string, selector: string) => Promise<{ isKnown: boolean; screenshot: string }>
    keepMatch: (name: string, selector: string, before: string) => Promise<void>
  }
}

declare module 'vitest' {
  interface TestContext {
    story?: {
      id: string
      tags: string[]
      parameters: Record<string, unknown> & { a11y: object }
      globals: { viewport?: { value?: string } }
    }
  }
  interface ProvidedContext {
    compareScreenshots: boolean
    /** `dark` alone for the gate of every change. */
    variants: 'all' | 'dark'
    'storybook/test-initial-globals': { appearance: 'dark'; viewport: { value: string } }
  }
}
