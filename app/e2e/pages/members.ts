import { expect, type Locator, type Page } from '@playwright/test'

/** The members of a team, on its own pages. */
export class Members {
  readonly page: Page
  readonly list: Locator

  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('list', { name: 'Membros do time' })
  }

  row(nick: string): Locator {
    return this.list.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: nick }) })
  }

  role(nick: string): Locator {
    return this.row(nick).getByRole('button', { name: new RegExp(`^Função de ${nick}`) })
  }

  /** Opens the menu of the role and takes another, with the keyboard alone. */
  async giveRole(nick: string, role: string): Promise<void> {
    await this.role(nick).press('Enter')
    await this.page.getByRole('menuitemradio', { name: role, exact: true }).press('Enter')
    await expect(this.role(nick)).toHaveAccessibleName(`Função de ${nick}: ${role}`)
  }

  /** Opens the menu at the end of the row, takes an act and answers its question with the same words. */
  async act(nick: string, act: string): Promise<void> {
    await this.row(nick)
      .getByRole('button', { name: `Mais ações de ${nick}` })
      .click()
    await this.page.getByRole('menuitem', { name: act }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: act }).click()
  }
}
