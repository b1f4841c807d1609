import { expect, type Locator, type Page } from '@playwright/test'

/** The app shell around every screen: toasts and the notification bell. */
export class Shell {
  readonly page: Page
  readonly bell: Locator

  constructor(page: Page) {
    this.page = page
    this.bell = page.getByRole('banner').getByRole('button', { name: /Notificações/ })
  }

  get toasts(): Locator {
    return this.page.getByRole('region', { name: 'Avisos' }).getByRole('listitem')
  }

  /** The first toast in the stack that contains this text. */
  toast(text: string): Locator {
    return this.toasts.filter({ hasText: text }).first()
  }

  async expectToast(text: string, timeout?: number): Promise<void> {
    await expect(this.toast(text)).toBeVisible(timeout === undefined ? {} : { timeout })
  }

  async openBell(): Promise<Locator> {
    await this.bell.click()
    const panel = this.page.getByRole('dialog', { name: 'Notificações' })
    await expect(panel).toBeVisible()
    return panel
  }
}
