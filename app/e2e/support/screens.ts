import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A path and the heading that shows that its screen has rendered. */
export interface Screen {
  path: string
  heading: string | RegExp
}

export async function openScreen(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  // Images and lists that are still loading would change the result.
  await page.waitForLoadState('networkidle')
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const messages = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  )
  expect.soft(messages).toEqual([])
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(overflow, `${page.url()} scrolls horizontally`).toBeLessThanOrEqual(0)
}
