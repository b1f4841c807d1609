import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listEntries, openBrowser, visit } from './browser.ts'

const pages = (await listEntries()).filter(({ type }) => type === 'docs')

/** Those that take nothing but the attributes of their element. */
const withoutProps = new Set(['Teams/TeamCardSkeleton', 'Forms/FormError'])

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(pages)('$title', ({ id, title }) => {
  it('opens without a complaint and says what a docs page has to say', async () => {
    const { page, complaints, close } = await visit(browser, `viewMode=docs&id=${id}`)
    try {
      await page.locator('#storybook-docs h1').first().waitFor()
      const isComponent = !/^(App|Flows|Welcome|Tokens)/.test(title)
      if (isComponent) await page.locator('[data-story-root]').first().waitFor({ state: 'attached' })
      const headings = await page.locator('#storybook-docs :is(h2, h3)').allTextContents()
      const props = await page.locator('[data-props] tbody tr').count()
      // A story that throws shows its stack in its place.
      const shown = await page.locator('.docs-story').allTextContents()
      const broken = shown.filter((text) => /\n\s+at .+\(https?:/.test(text))
      const described = await page.locator('#storybook-docs h1 + p').allTextContents()
      expect(complaints).toEqual([])
      expect(broken).toEqual([])
      if (!isComponent) return
      expect(headings).toEqual(
        expect.arrayContaining(['When to use', 'When not to use', 'Keyboard', 'Props']),
      )
      expect(props).toBeGreaterThanOrEqual(withoutProps.has(title) ? 0 : 1)
      expect(described[0]?.trim()).toBeTruthy()
    } finally {
      await close()
    }
  })
})

it('has a docs page for every component folder', () => {
  const documented = Object.keys(import.meta.glob('../src/**/docs.ts')).map((path) =>
    path.replace('../src/', './packages/ui/src/').replace('/docs.ts', ''),
  )
  const shown = new Set(pages.map(({ importPath }) => importPath.replace(/\/[^/]*$/, '')))
  expect(documented.filter((folder) => !shown.has(folder))).toEqual([])
})
