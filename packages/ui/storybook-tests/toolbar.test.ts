import { afterAll, expect, it } from 'vitest'
import { StorybookBrowser, waitForStory } from './browser.ts'

const browser = new StorybookBrowser()
afterAll(() => browser.close())

interface Rendered {
  label: string
  height: number
  background: string
}

/** A published component, which has English texts, under these values of the toolbar. */
function renderWith(globals: string): Promise<Rendered> {
  return browser.visit(
    `viewMode=story&id=feedback-errorstate--with-reference&globals=${globals}`,
    async ({ page, logged }) => {
      await waitForStory(page)
      const story = page.locator('[data-story-root]')
      const label = await story.getByRole('button').innerText()
      const height = await story.evaluate((element) => element.scrollHeight)
      const background = await story.evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(logged).toEqual([])
      return { label, height, background }
    },
  )
}

it('the language changes the words of a story, and nothing else', async () => {
  const portuguese = await renderWith('locale:pt-BR')
  const english = await renderWith('locale:en')
  expect([portuguese.label, english.label]).toEqual(['Tentar de novo', 'Try again'])
  expect(english.height).toBe(portuguese.height)
})

it('a compact story is lower than a comfortable one', async () => {
  const comfortable = await renderWith('density:comfortable')
  const compact = await renderWith('density:compact')
  expect(compact.height).toBeLessThan(comfortable.height)
  expect(compact.label).toBe(comfortable.label)
})

it('language, density and appearance are chosen together', async () => {
  const dark = await renderWith('')
  const all = await renderWith('density:compact;locale:en;appearance:light')
  expect(all.label).toBe('Try again')
  expect(all.height).toBeLessThan(dark.height)
  expect(all.background).not.toBe(dark.background)
})
