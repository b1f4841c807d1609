import { expect, type Page } from '@playwright/test'

/** Sets a marker on `window`, which a reload would lose. */
export async function markPageLoad(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
}

export async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
}
