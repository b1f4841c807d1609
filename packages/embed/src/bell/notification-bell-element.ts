import { toAccent } from '../element/accent.ts'
import { getSheet } from '../element/styles.ts'
import { warnOnce } from '../element/warn.ts'
import { Feed } from './feed.ts'
import { drawIcon } from './icons.ts'
import { toAnswer, type Notification } from './notification.ts'
import { create, drawPanel, replaceContent, type Action, type PanelState } from './panel.ts'
import { place } from './place.ts'
import { connect } from './realtime.ts'
import { GuestError, Session, type BellSession } from './session.ts'
import { bellTexts, type NotificationBellTexts } from './texts.ts'
import styles from './bell.module.css'

/** Outside a browser, where a page is only rendered, the class must exist but is never made. */
const Base = globalThis.HTMLElement ?? Object

/** The key of a site. */
const isKey = /^[\w-]{22}$/

/** `<convoca-notification-bell site="…">`: the notifications of a reader who has let the site in. */
export class NotificationBellElement extends Base {
  static readonly observedAttributes = ['site', 'origin', 'accent', 'lang']

  protected readonly defaultOrigin: string | undefined
  /** Replaced where sample notifications are shown. */
  protected readonly connect: typeof connect = connect
  #session: BellSession | undefined
  #disconnect: (() => void) | undefined
  #state: PanelState['state'] = 'guest'
  #feed = this.#createFeed()
  #pending = new Map<string, Action>()
  #isBusy = false
  #message = ''
  #texts: Partial<NotificationBellTexts> | undefined
  #button: HTMLButtonElement | undefined
  #panel: HTMLElement | undefined
  #live: HTMLElement | undefined

  /** Sentences that replace the Portuguese ones. */
  get texts(): Partial<NotificationBellTexts> | undefined {
    return this.#texts
  }

  set texts(texts: Partial<NotificationBellTexts> | undefined) {
    this.#texts = texts
    this.#draw()
  }

  connectedCallback(): void {
    if (!this.#panel) this.#build()
    this.checkSite()
    addEventListener('resize', this.#place)
    addEventListener('scroll', this.#place, true)
    if (this.#session?.isOpen) this.#follow()
    this.#draw()
  }

  disconnectedCallback(): void {
    removeEventListener('resize', this.#place)
    removeEventListener('scroll', this.#place, true)
    this.#stop()
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return
    // The grant of one site or server is not good for another.
    if ((name === 'site' || name === 'origin') && before !== null) this.#forget()
    this.#draw()
  }

  /** Tells the author of the page that nobody can enter with this key. */
  protected checkSite(): void {
    const site = this.getAttribute('site') ?? ''
    if (!isKey.test(site))
      warnOnce(
        'convoca-notification-bell',
        `"${site}" não é a chave de um site. Copie a sua de ${this.#origin}/settings?section=sites para o atributo site.`,
      )
  }

  protected createSession(origin: string): BellSession {
    return new Session(origin)
  }

  #build(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [getSheet()]
    const button = create('button', {
      type: 'button',
      class: styles.bell,
      part: 'button',
      'aria-haspopup': 'dialog',
    })
    button.append(drawIcon('BELL'), create('span', { class: styles.dot, part: 'dot' }))
    const panel = create('div', {
      class: styles.panel,
      part: 'panel',
      popover: 'auto',
      role: 'dialog',
      tabindex: '-1',
      'aria-labelledby': 'title',
    })
    button.popoverTargetElement = panel
    panel.addEventListener('beforetoggle', () => this.#draw())
    panel.addEventListener('toggle', () => {
      this.#button?.setAttribute('aria-expanded', String(this.#isOpen))
      this.#draw()
      this.#place()
    })
    const live = create('div', { class: 'cv-hidden', role: 'status' })
    shadow.replaceChildren(create('div', { class: 'cv-root' }, [button, live, panel]))
    this.#button = button
    this.#panel = panel
    this.#live = live
  }

  get #isOpen(): boolean {
    return this.#panel?.matches(':popover-open') ?? false
  }

  get #origin(): string {
    return new URL(this.getAttribute('origin') ?? this.defaultOrigin ?? location.origin).origin
  }

  get #labels(): NotificationBellTexts {
    return { ...bellTexts, ...this.#texts }
  }

  readonly #place = (): void => {
    if (this.#button && this.#panel && this.#isOpen) place(this.#panel, this.#button)
  }

  #draw(): void {
    if (!this.#button || !this.#panel) return
    const texts = this.#labels
    const { notifications, unread } = this.#feed
    const label = texts.button(unread)
    this.#button.setAttribute('aria-label', label)
    this.#button.title = texts.title
    this.#button.toggleAttribute('data-unread', unread > 0)
    const language = this.getAttribute('lang') ?? 'pt-BR'
    const root = this.#panel.parentElement
    root?.setAttribute('lang', language)
    const accent = toAccent(this.getAttribute('accent'))
    for (const name of ['--cv-accent', '--cv-on-accent'] as const)
      root?.style.setProperty(name, accent?.[name] ?? null)
    const given: PanelState = {
      state: this.#state,
      notifications,
      unread,
      pending: this.#pending,
      isBusy: this.#isBusy,
      message: this.#message,
      texts,
      origin: this.#origin,
      language,
    }
    replaceContent(
      this.#panel,
      drawPanel(given, {
        signIn: () => void this.#signIn(),
        signOut: () => void this.#signOut(),
        retry: () => void this.#refresh(),
        readAll: () => void this.#run(() => this.#call('PATCH', '/notifications/mark-all-as-read')),
        close: () => this.#panel?.hidePopover(),
        act: (notification, action) => void this.#act(notification, action),
      }),
    )
    this.#place()
  }

  #setState(state: PanelState['state']): void {
    this.#state = state
    this.#draw()
    this.dispatchEvent(new CustomEvent('convoca-state', { detail: state }))
  }

  async #signIn(): Promise<void> {
    const session = this.createSession(this.#origin)
    await this.#run(async () => {
      if (!(await session.signIn(this.getAttribute('site') ?? ''))) {
        this.#message = this.#labels.notSignedIn
        return
      }
      this.#session = session
      this.#setState('loading')
      if (this.isConnected) this.#follow()
    })
  }

  async #signOut(): Promise<void> {
    const session = this.#session
    this.#forget()
    // The token expires by itself where this fails.
    await session?.signOut().catch(() => undefined)
  }

  #forget(): void {
    this.#stop()
    this.#session = undefined
    this.#feed = this.#createFeed()
    this.#setState('guest')
  }

  #createFeed(): Feed {
    return new Feed((path) => this.#call('GET', path))
  }

  #stop(): void {
    this.#disconnect?.()
    this.#disconnect = undefined
  }

  #follow(): void {
    const session = this.#session
    if (!session) return
    this.#stop()
    void this.#refresh()
    this.#disconnect = this.connect({
      origin: session.origin,
      getToken: () => this.#guard(session.getToken()),
      onConnect: () => void this.#refresh(),
      onLost: () => void this.#refresh(),
      onEvent: (name, payload) => {
        if (name === 'newNotification') this.#add(payload as Notification)
        if (name === 'notificationsChanged') {
          this.#feed.unread = (payload as { unread: number }).unread
          void this.#refresh()
        }
      },
    })
  }

  /** Shown at once, from the event itself. */
  #add(notification: Notification): void {
    if (!this.#feed.add(notification)) return
    if (this.#live) this.#live.textContent = this.#labels.news(this.#feed.unread)
    this.#draw()
  }

  async #refresh(): Promise<void> {
    const session = this.#session
    if (!session) return
    try {
      const isNewest = await this.#feed.read()
      if (isNewest && this.#session === session) this.#setState('ready')
    } catch {
      if (this.#session === session && this.#state !== 'ready') this.#setState('failed')
    }
  }

  async #act(notification: Notification, action: Action): Promise<void> {
    if (this.#pending.has(notification.id)) return
    this.#pending.set(notification.id, action)
    await this.#run(async () => {
      if (action === 'read') await this.#call('PATCH', `/notifications/mark-as-read/${notification.id}`)
      else await this.#call(...toAnswer(notification, action === 'accept'))
    }, false).finally(() => this.#pending.delete(notification.id))
    this.#draw()
  }

  /** Runs a write and says where it fails; the list is read again either way. */
  async #run(write: () => Promise<unknown>, isWhole = true): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = isWhole
    this.#message = ''
    this.#draw()
    try {
      await write()
    } catch {
      this.#message = this.#labels.error
    }
    this.#isBusy = false
    if (this.#session) await this.#refresh()
    else this.#draw()
  }

  #call<Body>(method: string, path: string, body?: object): Promise<Body> {
    if (!this.#session) return Promise.reject(new GuestError())
    return this.#guard(this.#session.call<Body>(method, path, body))
  }

  /** Makes the reader a guest again if the grant has ended. */
  async #guard<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result
    } catch (error) {
      if (error instanceof GuestError && this.#session && !this.#session.isOpen) this.#forget()
      throw error
    }
  }
}
