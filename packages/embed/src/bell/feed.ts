import type { Notification } from './notification.ts'

type Get = <Body>(path: string) => Promise<Body>

/** The notifications of the bell: the last answer of the API, and those that have arrived since. */
export class Feed {
  readonly #get: Get
  #reads = 0
  #arrivals = 0
  notifications: readonly Notification[] = []
  unread = 0

  constructor(get: Get) {
    this.#get = get
  }

  /** False where it is listed already. */
  add(notification: Notification): boolean {
    if (this.notifications.some(({ id }) => id === notification.id)) return false
    this.notifications = [notification, ...this.notifications]
    this.unread += 1
    this.#arrivals += 1
    return true
  }

  /** False where a later read has begun meanwhile, whose answer counts. */
  async read(): Promise<boolean> {
    const read = (this.#reads += 1)
    const arrivals = this.#arrivals
    const [page, unread] = await Promise.all([
      this.#get<{ data: Notification[] }>('/notifications/all-platform?limit=20'),
      this.#get<Notification[]>('/notifications/'),
    ])
    if (read !== this.#reads) return false
    // The answer may be older than what has arrived.
    if (arrivals !== this.#arrivals) return this.read()
    this.notifications = page.data
    this.unread = unread.length
    return true
  }
}
