import { expect, type Page } from '@playwright/test'

/** Milliseconds within which what somebody does shows on the pages that others have open. */
export const live = { timeout: 2000 }

/** Remembers the page as it was loaded; a reload forgets. */
export async function markLoad(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
}

export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
}
