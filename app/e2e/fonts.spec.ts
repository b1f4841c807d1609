import type { Page } from '@playwright/test'
import { openScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const screens = [
  { path: '/', heading: /./ },
  { path: '/auth', heading: /./ },
  { path: '/jobs', heading: /./ },
  { path: '/team/profile/PRO', heading: 'Pro Players BR' },
  { path: '/pro/ana_bia', heading: /./ },
]

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** File names of the fonts that the page asks for, without their hashes. */
function recordFonts(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{6}\.woff2$/.exec(request.url())?.[1]
    if (name !== undefined) fonts.push(name)
  })
  return fonts
}

test('a page in Portuguese loads three small fonts, others for other letters', async ({ openPage }) => {
  for (const screen of screens) {
    const page = await openPage(phone)
    const fonts = recordFonts(page)
    await openScreen(page, screen)
    expect.soft(await page.locator('link[rel=preload][as=font]').count()).toBe(1)
    for (const font of fonts) expect.soft(font).toMatch(/^(?:inter|barlow-condensed-[67]00)$/)
    await page.close()
  }
  const page = await openPage()
  const fonts = recordFonts(page)
  await openScreen(page, { path: '/auth', heading: /./ })
  await page
    .getByRole('heading')
    .first()
    .evaluate((heading) => (heading.textContent = 'Łukasz'))
  await expect.poll(() => fonts).toContainEqual(expect.stringContaining('barlow-condensed-latin-ext'))
})
