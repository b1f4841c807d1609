import type { Page } from 'playwright'
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

/** Props of a primitive type or a union of literals whose control is an object's. */
function readMisfitControls(page: Page): Promise<string[]> {
  return page.locator('.docblock-argstable tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [name, description, , control] = [...row.children].map(({ textContent }) => textContent)
      const primitive = /(?:^|\s|\.)(?:(?:"[^"]*"|\d+|string|number|boolean)(?: \| )?)+$/
      const type = [...row.querySelectorAll('td:nth-child(2) span')].at(-1)?.textContent ?? ''
      const isObject = /Set object|\bRAW\b/.test(control ?? '')
      return isObject && (primitive.test(type) || primitive.test(description ?? '')) ? [name ?? ''] : []
    }),
  )
}

const browser = new StorybookBrowser()
afterAll(() => browser.close())

describe.concurrent.each(pages)('$title', ({ id, title, importPath }) => {
  it('opens without a warning and has every part of a docs page', ({ expect: expectHere }) =>
    browser.visitDocs(id, async ({ page, logged }) => {
      await page.locator('#storybook-docs h1').first().waitFor()
      const isComponent = !/^(App|Flows|Embeds|Welcome|Tokens)/.test(title)
      // A dialog has a frame of its own.
      const stories = page.locator('[data-story-root], .docs-story iframe')
      if (isComponent) await stories.first().waitFor({ state: 'attached' })
      const headings = await page.locator('#storybook-docs :is(h2, h3)').allTextContents()
      const props = await page.locator('[data-props] tbody tr').count()
      // A story that throws renders its stack trace.
      const contents = await page.locator('.docs-story').allTextContents()
      const broken = contents.filter((text) => /\n\s+at .+\(https?:/.test(text))
      const described = await page.locator('#storybook-docs h1 + p').allTextContents()
      expectHere(logged).toEqual([])
      expectHere(broken).toEqual([])
      if (!isComponent) return
      const guidelines = documented.includes(getFolder(importPath))
        ? ['When to use', 'When not to use', 'Keyboard']
        : []
      expectHere(headings).toEqual(expect.arrayContaining(['Props', ...guidelines]))
      const tables = await page
        .locator('[data-props]')
        .evaluateAll((all) => all.map((part) => part.querySelectorAll('table').length))
      expectHere(tables.filter((count) => count > 1)).toEqual([])
      expectHere(await readMisfitControls(page)).toEqual([])
      expectHere(props).toBeGreaterThanOrEqual(withoutProps.has(title) ? 0 : 1)
      expectHere(described[0]?.trim()).toBeTruthy()
    }))
})

it('has a docs page for every folder with guidelines', () => {
  const listed = new Set(pages.map(({ importPath }) => getFolder(importPath)))
  expect(documented.filter((folder) => !listed.has(folder))).toEqual([])
})

it('shows the form of the wizard on the page and its dialogs in frames', () =>
  browser.visitDocs('teams-teamwizard--docs', async ({ page, logged }) => {
    await page.getByRole('heading', { level: 1, name: 'Criar Time' }).first().waitFor()
    const frames = page.locator('.docs-story iframe')
    await frames.first().waitFor()
    const heights = await frames.evaluateAll((all) => all.map((frame) => frame.clientHeight))
    expect(Math.min(...heights)).toBeGreaterThan(600)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await frames.first().scrollIntoViewIfNeeded()
    await page
      .frameLocator('.docs-story iframe >> nth=0')
      .getByRole('dialog', { name: 'Criar Time' })
      .waitFor()
    expect(logged).toEqual([])
  }))

it('offers a control by the type of each prop', () =>
  browser.visitDocs('primitives-button--docs', async ({ page }) => {
    const row = (name: string) =>
      page.locator('.docblock-argstable tbody tr', { hasText: new RegExp(`^${name}`) })
    await row('variant').waitFor()
    expect(await page.getByRole('tab').count()).toBe(0)
    const options = await row('variant').getByRole('radio').count()
    expect([options, await row('size').getByRole('radio').count()]).toEqual([4, 3])
    await row('loadingLabel').getByRole('button', { name: 'Set string' }).waitFor()
    await row('block').getByRole('button', { name: 'Set boolean' }).waitFor()
    await row('variant').getByText('danger', { exact: true }).click()
    const button = page.locator('.sbdocs-preview [data-story-root] button').first()
    await expect.poll(() => button.getAttribute('data-variant')).toBe('danger')
  }))
