import { createRenderer } from '../jsx/dom.ts'
import type { Child } from '../jsx/runtime.ts'
import { isLine, type LoadState } from './load-state.ts'
import { getLineSheet, getSheet } from './styles.ts'
import { warnOnce } from './warn.ts'

/** Outside a browser, where a page is only rendered, the classes must exist but are never made. */
const Base = globalThis.HTMLElement ?? Object

const MINUTE = 60_000

/** An error for a thing that does not exist or is not public; or for a missing attribute, which its message names for the author of the page. */
export class MissingError extends Error {}

/** The shown data, without the time at which they came. */
interface Shown<Data> {
  state: LoadState
  data: Data | undefined
  /** The last refresh has failed. */
  isStale: boolean
}

export interface Snapshot<Data> extends Shown<Data> {
  /** Says when the data came. */
  time: string
  /** The reader has asked for it again. */
  isRetrying: boolean
  onRetry: () => void
}

/** The sentences of every element. */
interface TimeTexts {
  updated: (time: string) => string
  stale: (time: string) => string
}

/** Reads one address of the server. */
export type Read = <Body>(path: string) => Promise<Body>

/** Attributes that choose how an element looks; any other chooses what is loaded. */
const looks = ['show', 'width', 'height', 'accent', 'lang']

/** The placeholders of equal elements while they wait: drawn once for a page of a hundred, then copied. */
const placeholders = new Map<string, Node | undefined>()

/**
 * An element that shows public data: loaded when it comes near the window, and again at most once a minute while it can be
 * seen. The browser revalidates by ETag; without cookies, credentials or anything stored.
 */
export abstract class LiveElement<Data extends object, Texts extends TimeTexts> extends Base {
  #render: ((child: Child) => void) | undefined
  #container: Element | undefined
  #shown: Shown<Data> = toEmpty('loading')
  /** `20:05` */
  #loadedAt = ''
  #texts: Partial<Texts> | undefined
  #startedAt = -MINUTE
  #isVisible = false
  #isRetrying = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #request: AbortController | undefined
  /** One for all: a page of a hundred elements asks for what is near once. */
  static #observer: IntersectionObserver | undefined

  /** The server's origin where the `origin` attribute is absent: that of the script. */
  protected readonly defaultOrigin: string | undefined

  protected abstract readonly ownTexts: Texts

  /** Reads what the element shows. */
  protected abstract load(read: Read, origin: string): Promise<Data>
  protected abstract view(snapshot: Snapshot<Data>): Child
  /** The advice to the author of the page where the attribute is missing. */
  protected abstract advice(): string

  /** Sentences that replace the Portuguese ones. */
  get texts(): Partial<Texts> | undefined {
    return this.#texts
  }

  set texts(texts: Partial<Texts> | undefined) {
    this.#texts = texts
    this.#draw()
  }

  connectedCallback(): void {
    if (!this.#container) {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      this.#container = document.createElement('div')
      this.#container.className = 'cv-root'
      shadow.replaceChildren(this.#container)
      this.#render = createRenderer(this.#container)
    }
    this.#draw()
    LiveElement.#observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const element = target as LiveElement<object, TimeTexts>
          element.#isVisible = isIntersecting
          element.#container?.toggleAttribute('data-near', isIntersecting)
          element.#schedule()
        }
      },
      { rootMargin: '200px' },
    )
    LiveElement.#observer.observe(this)
    document.addEventListener('visibilitychange', this.#schedule)
    globalThis.addEventListener('online', this.#retry)
  }

  disconnectedCallback(): void {
    LiveElement.#observer?.unobserve(this)
    this.#cancel()
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#schedule)
    globalThis.removeEventListener('online', this.#retry)
  }

  /** Draws anew, and loads anew where another subject is asked for. */
  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return
    if (!looks.includes(name)) {
      this.#cancel()
      this.#shown = toEmpty('loading')
      this.#startedAt = -MINUTE
      this.#schedule()
    }
    this.#draw()
  }

  #cancel(): void {
    this.#request?.abort()
    this.#request = undefined
  }

  readonly #schedule = (): void => {
    clearTimeout(this.#timer)
    if (!this.isConnected || !this.#isVisible || document.hidden || this.#request) return
    const wait = this.#startedAt + MINUTE - performance.now()
    if (wait <= 0) void this.#refresh()
    else this.#timer = setTimeout(this.#schedule, wait)
  }

  readonly #retry = (): void => {
    const { state, isStale } = this.#shown
    if (isStale || state === 'failed') this.#startedAt = -MINUTE
    this.#schedule()
  }

  readonly #askAgain = (): void => {
    if (this.#request) return
    this.#isRetrying = true
    this.#startedAt = -MINUTE
    this.#draw()
    this.#schedule()
  }

  async #refresh(): Promise<void> {
    const request = new AbortController()
    this.#request = request
    this.#startedAt = performance.now()
    const shown = await this.#load(request.signal)
    if (request.signal.aborted) return
    this.#request = undefined
    this.#isRetrying = false
    const before = JSON.stringify(this.#shown)
    this.#shown = shown
    // Pictures would blink if nodes were replaced by equal ones: of unchanged data only the time is.
    const time = this.#container?.querySelector('[data-loaded]')
    if (time && before === JSON.stringify(shown)) time.textContent = this.#toTime()
    else this.#draw()
    this.#schedule()
    this.dispatchEvent(new CustomEvent('convoca-state', { detail: shown.isStale ? 'stale' : shown.state }))
  }

  async #load(signal: AbortSignal): Promise<Shown<Data>> {
    try {
      const origin = this.getAttribute('origin') ?? this.defaultOrigin
      if (!origin) throw new MissingError('falta o atributo origin, com o endereço da Convoca.')
      const data = await this.load((path) => read(origin, path, signal), new URL(origin).origin)
      // The time is cut out of `Thu Nov 26 2026 20:05:00 …`, which every browser writes alike: the first use
      // of `Intl` on a page takes longer than the card.
      if (!signal.aborted) this.#loadedAt = String(new Date()).slice(16, 21)
      return { state: 'ready', data, isStale: false }
    } catch (error) {
      if (error instanceof MissingError) {
        if (!signal.aborted) warnOnce(this.localName, error.message || this.advice())
        return toEmpty('missing')
      }
      return this.#shown.data ? { ...this.#shown, isStale: true } : toEmpty('failed')
    }
  }

  #toTime(): string {
    const { stale, updated } = { ...this.ownTexts, ...this.texts }
    return (this.#shown.isStale ? stale : updated)(this.#loadedAt)
  }

  #draw(): void {
    const container = this.#container
    if (!container) return
    container.setAttribute('lang', this.getAttribute('lang') ?? 'pt-BR')
    const isPlain = this.#shown.state === 'loading' && !this.#texts
    const key = this.localName + ['limit', ...looks].map((name) => name + this.getAttribute(name))
    const placeholder = isPlain && placeholders.get(key)
    const sheets = isLine(this.#shown.state) ? [getSheet(), getLineSheet()] : [getSheet()]
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = sheets
    if (placeholder) return container.replaceChildren(placeholder.cloneNode(true))
    this.#render?.(
      this.view({
        ...this.#shown,
        time: this.#toTime(),
        isRetrying: this.#isRetrying,
        onRetry: this.#askAgain,
      }),
    )
    if (isPlain) placeholders.set(key, container.firstChild?.cloneNode(true))
  }
}

const toEmpty = (state: LoadState) => ({ state, data: undefined, isStale: false })

async function read<Body>(origin: string, path: string, signal: AbortSignal): Promise<Body> {
  const response = await fetch(new URL(path, origin), {
    cache: 'no-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  })
  if (response.status === 404 || response.status === 400) throw new MissingError()
  if (!response.ok) throw new Error()
  return (await response.json()) as Body
}
