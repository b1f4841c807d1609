import { afterEach, expect, inject } from 'vitest'

/**
 * Every story leaves one picture per appearance. `parameters.visual`: 'page' takes the whole window (portalled
 * layers are outside the story's root). A story with the tag `no-picture` leaves none.
 */
afterEach(async (context) => {
  const story = context.story
  if (story === undefined || context.task.result?.state === 'fail') return
  if (!inject('pictures') || story.tags.includes('no-picture')) return
  const wish = story.parameters['visual']
  await document.fonts.ready
  const root = document.querySelector('[data-story-root]')
  if (root === null) throw new Error('The story has no root: is the preview decorator in place?')
  const { appearance, viewport } = inject('storybook/test-initial-globals')
  const variant = viewport.value === 'phone' ? 'phone' : appearance
  const [component, name] = story.id.split('--')
  await expect(wish === 'page' ? document.body : root).toMatchScreenshot(`${component}/${name}-${variant}`)
})

declare module 'vitest' {
  interface TestContext {
    story?: { id: string; tags: string[]; parameters: Record<string, unknown> }
  }
  interface ProvidedContext {
    pictures: boolean
    'storybook/test-initial-globals': { appearance: 'dark' | 'light'; viewport: { value: 'wide' | 'phone' } }
    'storybook/test-provided': { a11y: boolean }
  }
}
