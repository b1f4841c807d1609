import { afterAll, describe, expect, it } from 'vitest'
import { listEntries, StorybookBrowser } from './browser.ts'

/** The folders of the main components, which have guidelines beside their docstring. */
const documented = Object.keys(import.meta.glob('../src/**/docs.ts')).map((path) =>
  path.replace('../src/', './packages/ui/src/').replace('/docs.ts', ''),
)
const getFolder = (importPath: string) => importPath.replace(/\/[^/]*$/, '')

const pages = (await listEntries()).filter(({ type }) => type === 'docs')

/** Those that take nothing but the attributes of their element. */
const withoutProps = new Set(['Teams/TeamCardSkeleton', 'Forms/FormError'])

const browser = new StorybookBrowser()
afterAll(() => browser.close())

describe.concurrent.each(pages)('$title', ({ id, title, importPath }) => {
  it('opens without a warning and has every part of a docs page', ({ expect: expectHere }) =>
    browser.visitDocs(id, async ({ page, logged }) => {
      await page.locator('#storybook-docs h1').first().waitFor()
      const isComponent = !/^(App|Flows|Welcome|Tokens)/.test(title)
      if (isComponent) await page.locator('[data-story-root]').first().waitFor({ state: 'attached' })
      const headings = await page.locator('#storybook-docs :is(h2, h3)').allTextContents()
      const props = await page.locator('[data-props] tbody tr').count()
      // A story that throws renders its stack trace.
      const stories = await page.locator('.docs-story').allTextContents()
      const broken = stories.filter((text) => /\n\s+at .+\(https?:/.test(text))
      const described = await page.locator('#storybook-docs h1 + p').allTextContents()
      expectHere(logged).toEqual([])
      expectHere(broken).toEqual([])
      if (!isComponent) return
      const guidelines = documented.includes(getFolder(importPath))
        ? ['When to use', 'When not to use', 'Keyboard']
        : []
      expectHere(headings).toEqual(expect.arrayContaining(['Props', ...guidelines]))
      expectHere(props).toBeGreaterThanOrEqual(withoutProps.has(title) ? 0 : 1)
      expectHere(described[0]?.trim()).toBeTruthy()
    }))
})

it('has a docs page for every folder with guidelines', () => {
  const listed = new Set(pages.map(({ importPath }) => getFolder(importPath)))
  expect(documented.filter((folder) => !listed.has(folder))).toEqual([])
})
