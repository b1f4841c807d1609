import { createRoot, type Root } from '../jsx/dom.ts'
import type { Child } from '../jsx/runtime.ts'
import { getSheet } from './styles.ts'

/** Outside a browser, where a page is only rendered, the classes must exist but are never made. */
const Base = globalThis.HTMLElement ?? Object

const MINUTE = 60_000

export type LoadState = 'loading' | 'ready' | 'missing' | 'failed'

/** What there is not, or is not public; or the attribute that is missing. */
export class MissingError extends Error {}

export interface Snapshot<Data> {
  state: LoadState
  data: Data | undefined
  /** `20:05`: when the data came. */
  loadedAt: string
  /** The last refresh has failed. */
  isStale: boolean
}

/** Reads one address of the API. */
export type Read = <Body>(path: string) => Promise<Body>

/**
 * An element that shows public data: loaded when it comes near the window, and again at most once a minute while it can be
 * seen. The browser revalidates by ETag; without cookies, credentials or anything stored.
 */
export abstract class LiveElement<Data extends object, Texts> extends Base {
  #root: Root | undefined
  #data: Data | undefined
  #state: LoadState = 'loading'
  #isStale = false
  #loadedAt = ''
  #shown = ''
  #texts: Partial<Texts> | undefined
  #startedAt = -MINUTE
  #isVisible = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #request: AbortController | undefined
  #observer: IntersectionObserver | undefined

  /** The server's origin where the `origin` attribute is absent: that of the script. */
  protected readonly defaultOrigin: string | undefined

  /** Reads what the element shows. */
  protected abstract load(read: Read, origin: string): Promise<Data>
  protected abstract view(snapshot: Snapshot<Data>): Child
  /** The sentence that says when the data came. */
  protected abstract toTimeText(snapshot: Snapshot<Data>): string

  /** Sentences that replace the Portuguese ones. */
  get texts(): Partial<Texts> | undefined {
    return this.#texts
  }

  set texts(texts: Partial<Texts> | undefined) {
    this.#texts = texts
    this.#draw()
  }

  connectedCallback(): void {
    if (this.#root === undefined) {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      shadow.adoptedStyleSheets = [getSheet()]
      const container = document.createElement('div')
      container.className = 'cv-root'
      shadow.replaceChildren(container)
      this.#root = createRoot(container)
    }
    this.#draw()
    this.#observer = new IntersectionObserver(
      (entries) => {
        this.#isVisible = entries.some(({ isIntersecting }) => isIntersecting)
        this.#schedule()
      },
      { rootMargin: '200px' },
    )
    this.#observer.observe(this)
    document.addEventListener('visibilitychange', this.#schedule)
    globalThis.addEventListener('online', this.#retry)
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
    this.#request?.abort()
    this.#request = undefined
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#schedule)
    globalThis.removeEventListener('online', this.#retry)
  }

  /** Draws anew, and loads anew where another subject is asked for. */
  protected changed(isOtherSubject: boolean): void {
    if (isOtherSubject) {
      this.#request?.abort()
      this.#request = undefined
      this.#data = undefined
      this.#state = 'loading'
      this.#startedAt = -MINUTE
      this.#schedule()
    }
    this.#draw()
  }

  /** The reader's language where the element has its own. */
  protected get language(): string {
    return this.getAttribute('lang') ?? 'pt-BR'
  }

  readonly #schedule = (): void => {
    clearTimeout(this.#timer)
    if (!this.isConnected || !this.#isVisible || document.hidden || this.#request) return
    const wait = this.#startedAt + MINUTE - performance.now()
    if (wait <= 0) void this.#refresh()
    else this.#timer = setTimeout(this.#schedule, wait)
  }

  readonly #retry = (): void => {
    if (this.#isStale || this.#state === 'failed') this.#startedAt = -MINUTE
    this.#schedule()
  }

  async #refresh(): Promise<void> {
    const request = new AbortController()
    this.#request = request
    this.#startedAt = performance.now()
    try {
      const origin = this.getAttribute('origin') ?? this.defaultOrigin
      if (!origin) throw new MissingError('origin')
      const data = await this.load((path) => read(origin, path, request.signal), new URL(origin).origin)
      if (request.signal.aborted) return
      this.#data = data
      this.#state = 'ready'
      this.#isStale = false
      this.#loadedAt = new Date().toLocaleTimeString(this.language, { hour: '2-digit', minute: '2-digit' })
    } catch (error) {
      if (request.signal.aborted) return
      this.#isStale = this.#data !== undefined
      if (error instanceof MissingError) this.#state = 'missing'
      else if (!this.#isStale) this.#state = 'failed'
    }
    this.#request = undefined
    this.#drawChanges()
    this.#schedule()
    this.dispatchEvent(new CustomEvent('convoca-state', { detail: this.#isStale ? 'stale' : this.#state }))
  }

  #draw(): void {
    if (this.#root === undefined) return
    const snapshot = this.#takeSnapshot()
    this.#shown = toKey(snapshot)
    this.#root.render(this.view(snapshot))
    this.shadowRoot?.firstElementChild?.setAttribute('lang', this.language)
  }

  /** Pictures would blink if nodes were replaced by equal ones: of unchanged data only the time is. */
  #drawChanges(): void {
    const snapshot = this.#takeSnapshot()
    const time = this.shadowRoot?.querySelector('[data-loaded]')
    if (toKey(snapshot) === this.#shown && time) time.textContent = this.toTimeText(snapshot)
    else this.#draw()
  }

  #takeSnapshot(): Snapshot<Data> {
    return {
      state: this.#state,
      data: this.#state === 'ready' ? this.#data : undefined,
      loadedAt: this.#loadedAt,
      isStale: this.#isStale,
    }
  }
}

const toKey = ({ state, data, isStale }: Snapshot<unknown>): string => JSON.stringify([state, isStale, data])

async function read<Body>(origin: string, path: string, signal: AbortSignal): Promise<Body> {
  const response = await fetch(new URL(`/api${path}`, origin), {
    cache: 'no-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  })
  if (response.status === 404 || response.status === 400) throw new MissingError(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as Body
}
