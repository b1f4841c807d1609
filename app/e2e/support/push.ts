import type { CDPSession, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The data that the worker is given: `packages/server/src/domains/push/rules.ts`. */
interface Message {
  id: string
  title: string
  body: string
  path: string
  isReplacement?: true
}

interface ShownNotification {
  tag: string
  title: string
  body: string
  data: unknown
  lang: string
}

/** Plays the push service and the user of one page's worker. */
export class Push {
  readonly #page: Page
  readonly #origin: string
  readonly #devTools: CDPSession
  readonly #registrationId: string
  /** The number of times that each thing has happened: `Push event completed`, `Notification closed`. */
  readonly #counts = new Map<string, number>()
  #delivered = 0

  private constructor(page: Page, devTools: CDPSession, registrationId: string) {
    this.#page = page
    this.#origin = new URL(page.url()).origin
    this.#devTools = devTools
    this.#registrationId = registrationId
    devTools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      const { eventName } = backgroundServiceEvent
      this.#counts.set(eventName, this.#count(eventName) + 1)
    })
  }

  static async open(page: Page): Promise<Push> {
    const devTools = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      })
    })
    await devTools.send('ServiceWorker.enable')
    const push = new Push(page, devTools, await registered)
    for (const service of ['pushMessaging', 'notifications'] as const) {
      await devTools.send('BackgroundService.startObserving', { service })
      await devTools.send('BackgroundService.setRecording', { shouldRecord: true, service })
    }
    return push
  }

  #count(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  /**
   * Returns once the worker is done with all of them. Chromium forgets a notification that is asked for between the moment at which it
   * is stored and the one at which it is on the screen, so nobody may look for what is still to be shown.
   */
  async deliver(...messages: readonly Message[]): Promise<void> {
    for (const message of messages)
      await this.#devTools.send('ServiceWorker.deliverPushMessage', {
        origin: this.#origin,
        registrationId: this.#registrationId,
        data: JSON.stringify(message),
      })
    this.#delivered += messages.length
    await expect.poll(() => this.#count('Push event completed')).toBe(this.#delivered)
  }

  readShown(): Promise<ShownNotification[]> {
    return this.#page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const shown = await registration.getNotifications()
      return shown.map(({ tag, title, body, data, lang }) => ({
        tag,
        title,
        body,
        data: data as unknown,
        lang,
      }))
    })
  }

  async readTexts(): Promise<string[]> {
    const shown = await this.readShown()
    return shown.map(({ title, body }) => `${title}: ${body}`).toSorted()
  }

  /** Closes what is shown, as the user does who wipes it away. */
  async dismissAll(): Promise<void> {
    const before = this.#count('Notification closed')
    const closed = await this.#page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const shown = await registration.getNotifications()
      for (const one of shown) one.close()
      return shown.length
    })
    await expect.poll(() => this.#count('Notification closed')).toBe(before + closed)
  }
}
