import type { Locator, Page } from '@playwright/test'

/** The question whether to reload, and what brings it up. */
export class NewVersion {
  readonly page: Page
  readonly prompt: Locator
  readonly reload: Locator
  readonly later: Locator
  #builds = 0

  constructor(page: Page) {
    this.page = page
    this.prompt = page.getByText('Há uma nova versão. Recarregar?')
    this.reload = page.getByRole('button', { name: 'Recarregar', exact: true })
    this.later = page.getByRole('button', { name: 'Agora não' })
  }

  /** From now on the server seems to have a later build whenever the app looks; what is loaded stays as it is. */
  async deploy(): Promise<void> {
    this.#builds += 1
    const entry = `/assets/index-build${this.#builds}.js`
    await this.page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.continue()
        const answer = await route.fetch()
        const html = await answer.text()
        return route.fulfill({
          response: answer,
          body: html.replace(/(<script type="module"[^>]* src=")[^"]+/, `$1${entry}`),
        })
      },
    )
  }
}
