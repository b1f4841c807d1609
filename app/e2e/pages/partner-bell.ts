import { expect, type Locator, type Page } from '@playwright/test'

/** `<convoca-notification-bell>` on another site's page. */
export class PartnerBell {
  readonly page: Page
  readonly element: Locator
  readonly bell: Locator
  readonly panel: Locator

  constructor(page: Page) {
    this.page = page
    this.element = page.locator('convoca-notification-bell')
    this.bell = page.getByRole('button', { name: /^Notificações/ })
    this.panel = page.getByRole('dialog', { name: 'Notificações' })
  }

  async open(): Promise<void> {
    await this.bell.click()
    await expect(this.panel).toBeVisible()
    await expect(this.bell).toHaveAttribute('aria-expanded', 'true')
  }

  /** Presses *Entrar com Convoca* in the open panel; the window of consent that it opens. */
  async signIn(): Promise<Page> {
    const opening = this.page.waitForEvent('popup')
    await this.panel.getByRole('button', { name: 'Entrar com Convoca' }).click()
    return opening
  }

  row(text: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: text })
  }

  async expectUnread(count: number): Promise<void> {
    const rest = count === 0 ? '' : `, ${count} ${count === 1 ? 'não lida' : 'não lidas'}`
    await expect(this.bell).toHaveAccessibleName(`Notificações${rest}`)
  }
}

/** The question in the window that a site opens. */
export class ConsentWindow {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async expectAsked(site: { name: string; origin: string }): Promise<void> {
    const title = `${site.name} quer mostrar as suas notificações`
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(this.page.getByText(site.origin, { exact: true })).toBeVisible()
  }

  /** Presses the button; the window closes by itself. */
  async answer(label: 'Permitir' | 'Recusar'): Promise<void> {
    const closing = this.page.waitForEvent('close')
    await this.page.getByRole('button', { name: label, exact: true }).click()
    await closing
  }
}
