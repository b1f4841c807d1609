import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawn, openBrowser, visit } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The page's title, and how tall the story is. */
async function look(globals: string): Promise<{ title: string; height: number; background: string }> {
  const { page, complaints, close } = await visit(
    browser,
    `viewMode=story&id=forms-loginform--default&globals=${globals}`,
  )
  try {
    await drawn(page)
    const story = page.locator('[data-story-root]')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const height = await story.evaluate((element) => element.scrollHeight)
    const background = await story.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(complaints).toEqual([])
    return { title, height, background }
  } finally {
    await close()
  }
}

it('the language changes the words of a story, and nothing else', async () => {
  const portuguese = await look('locale:pt-BR')
  const english = await look('locale:en')
  expect([portuguese.title, english.title]).toEqual(['Entrar', 'Sign in'])
  expect(english.height).toBe(portuguese.height)
})

it('a compact story is lower than a comfortable one', async () => {
  const comfortable = await look('density:comfortable')
  const compact = await look('density:compact')
  expect(compact.height).toBeLessThan(comfortable.height)
  expect(compact.title).toBe(comfortable.title)
})

it('language, density and appearance are chosen together', async () => {
  const dark = await look('')
  const all = await look('density:compact;locale:en;appearance:light')
  expect(all.title).toBe('Sign in')
  expect(all.height).toBeLessThan(dark.height)
  expect(all.background).not.toBe(dark.background)
})
