import { expect, type Locator, type Page } from '@playwright/test'
import { choose, control } from './form.ts'

export interface CommunicationText {
  title: string
  body: string
}

/** The communications of a team, on its own pages. */
export class Communications {
  readonly page: Page
  /** The tab, whose name ends with the number of unread ones. */
  readonly tab: Locator

  constructor(page: Page) {
    this.page = page
    this.tab = page
      .getByRole('navigation', { name: 'Partes do time' })
      .getByRole('link', { name: /^Comunicados/ })
  }

  async open(): Promise<void> {
    await this.tab.press('Enter')
    await expect(this.page.getByRole('heading', { name: /^Comunicados/ })).toBeVisible()
  }

  /** The button that opens one; it says whether it is unread. */
  opener({ title }: CommunicationText): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`${title}$`) })
  }

  async expectUnread(one: CommunicationText): Promise<void> {
    await expect(this.opener(one)).toHaveAccessibleName(`Não lido: ${one.title}`)
  }

  async read(one: CommunicationText): Promise<void> {
    await this.opener(one).press('Enter')
    await expect(this.opener(one)).toHaveAttribute('aria-expanded', 'true')
    await expect(this.opener(one)).toHaveAccessibleName(one.title)
  }

  /** Writes to the team, with the kind's own words. */
  async announce(kind: 'Informação' | 'Aviso' | 'Urgente', one: CommunicationText): Promise<void> {
    await this.page.getByRole('button', { name: 'Novo comunicado' }).click()
    await choose(this.page, this.page.getByRole('main'), 'Tipo', kind)
    await this.write(one)
  }

  /** Writes to one member, as somebody who may write to no one else. */
  async whisper(to: string, one: CommunicationText): Promise<void> {
    await this.page.getByRole('button', { name: 'Mensagem privada' }).click()
    await choose(this.page, this.page.getByRole('main'), 'Para', to)
    await this.write(one)
  }

  async write({ title, body }: CommunicationText): Promise<void> {
    const main = this.page.getByRole('main')
    await control(main, 'Título').fill(title)
    await control(main, 'Mensagem').fill(body)
    await main.getByRole('button', { name: 'Enviar' }).click()
    await expect(this.opener({ title, body })).toBeVisible()
  }
}
