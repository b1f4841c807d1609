import { expect, type Locator, type Page } from '@playwright/test'
import { selectOption, control } from './form.ts'

export interface CommunicationText {
  title: string
  body: string
}

/** The communications tab of a team's page. */
export class Communications {
  readonly page: Page
  /** Its accessible name ends with the unread count. */
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

  /** The button that expands one; its accessible name says whether it is unread. */
  toggle({ title }: CommunicationText): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`${title}$`) })
  }

  async expectUnread(one: CommunicationText): Promise<void> {
    await expect(this.toggle(one)).toHaveAccessibleName(`Não lido: ${one.title}`)
  }

  async read(one: CommunicationText): Promise<void> {
    await this.toggle(one).press('Enter')
    await expect(this.toggle(one)).toHaveAttribute('aria-expanded', 'true')
    await expect(this.toggle(one)).toHaveAccessibleName(one.title)
  }

  /** Sends one to the whole team; `kind` is the option's label. */
  async sendToTeam(kind: 'Informação' | 'Aviso' | 'Urgente', one: CommunicationText): Promise<void> {
    await this.page.getByRole('button', { name: 'Novo comunicado' }).click()
    await selectOption(this.page, this.page.getByRole('main'), 'Tipo', kind)
    await this.write(one)
  }

  /** Sends a private one, as a member who may not write to the whole team. */
  async sendPrivate(to: string, one: CommunicationText): Promise<void> {
    await this.page.getByRole('button', { name: 'Mensagem privada' }).click()
    await selectOption(this.page, this.page.getByRole('main'), 'Para', to)
    await this.write(one)
  }

  async write({ title, body }: CommunicationText): Promise<void> {
    const main = this.page.getByRole('main')
    await control(main, 'Título').fill(title)
    await control(main, 'Mensagem').fill(body)
    await main.getByRole('button', { name: 'Enviar' }).click()
    await expect(this.toggle({ title, body })).toBeVisible()
  }
}
