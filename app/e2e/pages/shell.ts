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

  /** A toast must not cover an open panel. */
  async expectToastBeside(text: string, panel: Locator): Promise<void> {
    const [toast, other] = await Promise.all([this.toast(text).boundingBox(), panel.boundingBox()])
    if (!toast || !other) throw new Error('the toast or the panel is gone')
    const beside = toast.x + toast.width <= other.x || other.x + other.width <= toast.x
    const apart = toast.y + toast.height <= other.y || other.y + other.height <= toast.y
    expect(beside || apart).toBe(true)
  }

  async openBell(): Promise<Locator> {
    await this.bell.click()
    const panel = this.page.getByRole('dialog', { name: 'Notificações' })
    await expect(panel).toBeVisible()
    return panel
  }
}
