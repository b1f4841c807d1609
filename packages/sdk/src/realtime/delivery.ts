import type { Notification } from './events.ts'

/** Ids that are remembered; older ones cannot come back, since the server replays from the last id. */
const memory = 1000

/** Decides what reaches the listeners: every notification once, the first list apart. */
export interface Inbox {
  /** The newest notification that is known: replay starts after it. */
  readonly lastId: string | undefined
  arrived(notification: Notification): void
  listed(notifications: readonly Notification[]): void
}

export function createInbox(
  lastId: string | undefined,
  onNotification: (notification: Notification) => void,
  onList: (notifications: readonly Notification[]) => void,
): Inbox {
  const delivered = new Set<string>()
  // Ids of the first list: shown as a list already, but one that is then emitted is still news.
  const baseline = new Set<string>()
  let newest = { id: lastId, createAt: '' }
  let hasBaseline = lastId !== undefined

  function remember({ id, createAt }: Notification): void {
    if (createAt >= newest.createAt) newest = { id, createAt }
  }

  function deliver(notification: Notification): void {
    if (delivered.has(notification.id)) return
    delivered.add(notification.id)
    const [oldest] = delivered
    if (delivered.size > memory && oldest !== undefined) delivered.delete(oldest)
    remember(notification)
    onNotification(notification)
  }

  return {
    get lastId() {
      return newest.id
    },
    arrived: deliver,
    listed(notifications) {
      if (!hasBaseline) {
        hasBaseline = true
        for (const notification of notifications) {
          baseline.add(notification.id)
          remember(notification)
        }
        onList(notifications)
        return
      }
      // Oldest first, so that the listener sees what it missed in the order in which it happened.
      // What was read meanwhile, here or elsewhere, is no news.
      const missed = notifications.filter(({ id, isRead }) => !isRead && !baseline.has(id))
      for (const notification of missed.toSorted((a, b) => (a.createAt < b.createAt ? -1 : 1))) {
        deliver(notification)
      }
    },
  }
}
