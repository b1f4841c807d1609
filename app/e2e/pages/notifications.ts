import { expect, type Locator, type Page } from '@playwright/test'

/** /notifications. */
export class Notifications {
  readonly page: Page
  readonly cards: Locator
  readonly undo: Locator

  constructor(page: Page) {
    this.page = page
    this.cards = page.getByRole('main').getByRole('article')
    this.undo = page.getByRole('button', { name: 'Desfazer' })
  }

  async open(): Promise<void> {
    await this.page.goto('/notifications')
    await expect(this.page.getByRole('heading', { name: 'Notificações' })).toBeVisible()
  }

  async removeNewest(): Promise<void> {
    await this.cards
      .first()
      .getByRole('button', { name: /Excluir/ })
      .click()
  }
}
