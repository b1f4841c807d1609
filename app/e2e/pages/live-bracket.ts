import { expect, type Locator, type Page } from '@playwright/test'

/** A bracket that stays open while others play. */
export class LiveBracket {
  readonly page: Page
  /** Milliseconds from each act to the moment when the bracket showed its result. */
  readonly delays: number[] = []

  constructor(page: Page) {
    this.page = page
  }

  match(id: string): Locator {
    return this.page.locator(`[data-match="${id}"]`)
  }

  /** Expects the winner of a match to appear, and keeps how long it took from the act that decided it. */
  async expectWinner(
    act: () => Promise<unknown>,
    { id, winner }: { id: string; winner: string },
  ): Promise<void> {
    // The page notes the time itself, however late the test gets to ask for it.
    await this.page.evaluate(
      ([matchId, text]) => {
        const isShown = () => document.querySelector(`[data-match="${matchId}"]`)?.textContent.includes(text)
        if (isShown()) throw new Error(`${text} is shown before`)
        const observer = new MutationObserver(() => {
          if (!isShown()) return
          observer.disconnect()
          document.documentElement.setAttribute(`data-seen-${matchId}`, String(Date.now()))
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      },
      [id, `${winner} venceu`] as const,
    )
    const started = Date.now()
    await act()
    await expect(this.match(id)).toContainText(`${winner} venceu`)
    const seen = await this.page.evaluate(
      (matchId) => document.documentElement.getAttribute(`data-seen-${matchId}`),
      id,
    )
    this.delays.push(Number(seen) - started)
  }

  /** The delay of the result in the middle: one that waits for a busy machine says nothing about the page. */
  get usualDelay(): number {
    return this.delays.toSorted((a, b) => a - b)[Math.floor(this.delays.length / 2)] ?? Infinity
  }
}
