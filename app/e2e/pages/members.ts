import { expect, type Locator, type Page } from '@playwright/test'

/** The members tab of a team's page. */
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

  /** Changes the role in its menu, by keyboard. */
  async changeRole(nick: string, role: string): Promise<void> {
    await this.role(nick).press('Enter')
    await this.page.getByRole('menuitemradio', { name: role, exact: true }).press('Enter')
    await expect(this.role(nick)).toHaveAccessibleName(`Função de ${nick}: ${role}`)
  }

  /** Chooses an action in the row's menu and confirms it in the dialog. */
  async runAction(nick: string, action: string): Promise<void> {
    await this.row(nick)
      .getByRole('button', { name: `Mais ações de ${nick}` })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: action }).click()
  }
}
