import type { Page } from '@playwright/test'

/** Holds a chunk until it is released; `requested` resolves once the page has asked for it. */
export async function holdChunk(page: Page, name: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let notice = () => {}
  const requested = new Promise<void>((resolve) => {
    notice = resolve
  })
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    notice()
    await released
    await route.continue()
  })
  return { requested, release }
}
