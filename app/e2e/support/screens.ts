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

/** Runs axe on the current screen in both appearances. The page follows the system's: `appearance: 'system'`. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const appearance of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: appearance })
    await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance)
    await expectNoViolations(page, appearance)
  }
}

async function expectNoViolations(page: Page, appearance: string): Promise<void> {
  // No screen has iframes; without legacy mode every analysis opens a page of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const messages = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${page.url()} (${appearance}) ${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`,
    ),
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
