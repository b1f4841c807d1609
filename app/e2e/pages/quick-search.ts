import { expect, type Locator, type Page } from '@playwright/test'

/** The quick command palette. */
export class QuickSearch {
  readonly page: Page
  readonly root: Locator
  readonly box: Locator
  readonly entries: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('dialog', { name: 'Busca rápida' })
    this.box = this.root.getByRole('combobox')
    this.entries = this.root.getByRole('option')
  }

  async openByButton(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Digite para buscar...' }).click()
    await expect(this.box).toBeFocused()
  }

  async openByKeys(): Promise<void> {
    // The shortcut is heard once the shell is there.
    await expect(this.page.getByRole('banner')).toBeVisible()
    await this.page.keyboard.press('Control+k')
    await expect(this.box).toBeFocused()
  }
}
