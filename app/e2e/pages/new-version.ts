import type { Locator, Page } from '@playwright/test'

/** The prompt to reload for a new version. */
export class NewVersion {
  readonly page: Page
  readonly prompt: Locator
  readonly reload: Locator
  readonly dismissButton: Locator
  #builds = 0

  constructor(page: Page) {
    this.page = page
    this.prompt = page.getByText('Há uma nova versão. Recarregar?')
    this.reload = page.getByRole('button', { name: 'Recarregar', exact: true })
    this.dismissButton = page.getByRole('button', { name: 'Agora não' })
  }

  /** Makes version checks find a newer build; assets that are already loaded stay the same. */
  async simulateDeploy(): Promise<void> {
    this.#builds += 1
    const entry = `/assets/index-build${this.#builds}.js`
    await this.page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.continue()
        const response = await route.fetch()
        const html = await response.text()
        return route.fulfill({
          response,
          body: html.replace(/(<script (?:type="module"[^>]* src|data-entry)=")[^"]+/, `$1${entry}`),
        })
      },
    )
  }
}
