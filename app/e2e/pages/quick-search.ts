import { expect, type Locator, type Page } from '@playwright/test'

/** The command palette. */
export class QuickSearch {
  readonly page: Page
  readonly dialog: Locator
  readonly searchBox: Locator
  readonly options: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Busca rápida' })
    this.searchBox = this.dialog.getByRole('combobox')
    this.options = this.dialog.getByRole('option')
  }

  async openByButton(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Digite para buscar...' }).click()
    await expect(this.searchBox).toBeFocused()
  }

  async openByKeys(): Promise<void> {
    await expect(this.page.getByRole('banner')).toBeVisible()
    await this.page.keyboard.press('Control+k')
    await expect(this.searchBox).toBeFocused()
  }
}
