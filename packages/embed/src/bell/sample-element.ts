import { NotificationBellElement } from './notification-bell-element.ts'
import { SampleSession } from './sample-session.ts'
import type { BellSession } from './session.ts'

/** The bell with sample notifications, signed in and open: what a site's reader sees, without a grant. */
export class SampleBellElement extends NotificationBellElement {
  protected override readonly connect = () => () => undefined

  protected override checkSite(): void {
    // It is of no site.
  }

  protected override createSession(origin: string): BellSession {
    return new SampleSession(origin)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#press('[data-action=sign-in]')
    this.#press('[part=button]:not([aria-expanded=true])')
  }

  #press(selector: string): void {
    this.shadowRoot?.querySelector<HTMLElement>(selector)?.click()
  }
}
