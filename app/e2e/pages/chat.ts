import { expect, type Locator, type Page } from '@playwright/test'

/** A conversation, in a window or on the chat's page. */
export class Conversation {
  readonly root: Locator
  readonly input: Locator
  readonly messages: Locator

  constructor(root: Locator) {
    this.root = root
    this.input = root.getByLabel('Mensagem', { exact: true })
    this.messages = root.getByRole('log').getByRole('article')
  }

  message(text: string): Locator {
    return this.messages.filter({ hasText: text })
  }

  async write(text: string): Promise<void> {
    await this.input.fill(text)
    await this.input.press('Enter')
    await expect(this.input).toHaveValue('')
    await expect(this.message(text)).toBeVisible()
  }

  async expectState(text: string, state: 'sending' | 'sent' | 'read' | 'failed'): Promise<void> {
    await expect(this.message(text)).toHaveAttribute('data-state', state)
  }

  /** The texts of the messages, oldest first. */
  texts(): Locator {
    return this.messages.locator('p[class*="text"]')
  }
}

export class ChatPanel {
  readonly root: Locator
  readonly rows: Locator

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Chats' })
    this.rows = this.root.getByRole('listitem')
  }

  /**
   * Opens a conversation by its name, which the whole text must match: the name of the last writer may stand
   * in the rows of others.
   */
  async open(name: string): Promise<void> {
    const named = this.rows.filter({ has: this.root.page().getByText(name, { exact: true }) })
    await named.getByRole('button').click()
  }
}

export const chatWindow = (page: Page, name: string) =>
  new Conversation(page.getByRole('region', { name: `Conversa com ${name}` }))

export const chatThread = (page: Page, name: string) =>
  new Conversation(page.getByRole('region', { name, exact: true }))
