import { logInByApi, demoLogin } from './support/accounts.ts'
import { openScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const widths = [1024, 1064, 1100, 1140, 1181, 1200, 1240, 1280, 1320, 1366, 1440]

for (const visitor of ['a guest', 'a member'] as const)
  test(`the labels of the top menu are whole for ${visitor}, from the narrowest window that has it`, async ({
    openPage,
    server,
  }) => {
    const token = visitor === 'a guest' ? undefined : await logInByApi(server.url, demoLogin)
    const page = await openPage(token === undefined ? {} : { token })
    await openScreen(page, { path: '/jobs', heading: 'Vagas' })
    const links = page.getByRole('banner').getByRole('listitem').getByRole('link')
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect(links.first()).toBeVisible()
        const cut = await links.evaluateAll((elements) =>
          elements
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
        expect(cut).toEqual([])
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect(isWide).toBe(false)
      })
  })
