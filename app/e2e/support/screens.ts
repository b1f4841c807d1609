import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A screen with something to wait for, so that it is looked at when it is complete. */
export interface ShownScreen {
  path: string
  heading: string | RegExp
}

export async function openScreen(page: Page, { path, heading }: ShownScreen): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  // Pictures and lists that are still loading change what is looked at.
  await page.waitForLoadState('networkidle')
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${page.url()} ${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  )
  expect.soft(told).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect.soft(overhang, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0)
}
