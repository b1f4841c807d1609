import { expect, type Page } from '@playwright/test'
import { type PartnerSite, startPartnerSite } from './partner-site.ts'
import { test as base } from './test.ts'

/** Browser tests with a site of somebody else beside the server. */
export const test = base.extend<{ site: PartnerSite }>({
  site: async ({ consoleErrors }, use) => {
    // A frame of another site has no storage, which the script of `openPage` asks for; the icon is asked for late.
    consoleErrors.allow(/'sessionStorage' property|favicon\.ico/)
    const site = await startPartnerSite()
    await use(site)
    await site.close()
  },
})

/** A page of that site. */
export const page = (body: string, head = '') =>
  `<!doctype html><html lang="pt-BR"><head><meta name="viewport" content="width=device-width"><title>Esporte Urbano</title>${head}</head><body><main><h1>Notícias</h1>${body}</main></body></html>`

/** The code that a partner pastes. */
export const script = (url: string, name = 'team-card') =>
  `<script src="${url}/embed/v1/${name}.js" async></script>`
export const card = '<convoca-team-card tag="PRO"></convoca-team-card>'
export const list = '<convoca-recruiting-teams limit="3"></convoca-recruiting-teams>'
export const rounds = '<convoca-bracket url="copa-convoca"></convoca-bracket>'
export const bell = '<convoca-notification-bell site="pS0cV1m0XcC6kqjYw5rQ8g"></convoca-notification-bell>'

/** The first team card of the page. */
export const cardOf = (browserPage: Page) => browserPage.locator('convoca-team-card').first()
export const linkOf = (browserPage: Page) => cardOf(browserPage).getByRole('link', { name: 'Pro Players BR' })

export async function expectNoSidewaysScroll(browserPage: Page): Promise<void> {
  const room = await browserPage.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(room).toBeLessThanOrEqual(0)
}
