import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import type { TestContext } from 'vitest'
import { page } from 'vitest/browser'

/**
 * Every story leaves one picture per appearance. `parameters.visual`: 'page' takes the whole window (portalled
 * layers are outside the story's root). Screens of the app, whose parts have theirs, leave none: their tag is `no-picture`.
 */
async function comparePicture({ story, task }: TestContext): Promise<void> {
  if (story === undefined || task.result?.state === 'fail') return
  if (!inject('pictures') || story.tags.includes('no-picture')) return
  const wish = story.parameters['visual']
  await document.fonts.ready
  const root = document.querySelector('[data-story-root]')
  if (root === null) throw new Error('The story has no root: is the preview decorator in place?')
  const { appearance, viewport } = inject('storybook/test-initial-globals')
  const variant = viewport.value === 'phone' ? 'phone' : appearance
  // A story that is of one width of its own is the same on every screen; a phone's is taken among the phones.
  const narrow = story.globals.viewport?.value === 'phone'
  if (variant === 'phone' ? !narrow : variant === 'dark' && narrow) return
  const [component, name] = story.id.split('--')
  await growWindow(root)
  await expect(wish === 'page' ? document.body : root).toMatchScreenshot(`${component}/${name}-${variant}`)
}

/** What lies below the window's edge is not painted, and would be white. */
async function growWindow(root: Element): Promise<void> {
  const height = Math.ceil(root.getBoundingClientRect().bottom + window.scrollY)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height)
}

/** Ends of animations, timers and lazy parts update a component when they come, on a page as in its story. */
const isAboutAct = (word: unknown) =>
  typeof word === 'string' && /not wrapped in act\(|inside an `act` scope/.test(word)

/** What the stories of the calling file are held to, beside their play functions and axe. */
export function checkStories(): void {
  const said: unknown[][] = []

  beforeEach(() => {
    said.length = 0
    for (const level of ['error', 'warn'] as const) {
      const say = console[level]
      vi.spyOn(console, level).mockImplementation((...words) => {
        if (!isAboutAct(words[0])) said.push(words)
        say(...words)
      })
    }
  })

  // Hooks run backwards: the picture first, then what was said until then.
  afterEach(() => {
    vi.restoreAllMocks()
    // What React, the browser's parts or the mocks complain of is a defect of the story.
    expect(said).toEqual([])
  })
  afterEach(comparePicture)
}

declare module 'vitest' {
  interface TestContext {
    story?: {
      id: string
      tags: string[]
      parameters: Record<string, unknown>
      globals: { viewport?: { value?: string } }
    }
  }
  interface ProvidedContext {
    pictures: boolean
    'storybook/test-initial-globals': { appearance: 'dark' | 'light'; viewport: { value: 'wide' | 'phone' } }
    'storybook/test-provided': { a11y: boolean }
  }
}
