import type { Notification } from './events.ts'

/** The number of ids that are remembered; the server replays only what came after the last id. */
const MAX_REMEMBERED = 1000

/** Passes each notification to its listener exactly once; the first list has a listener of its own. */
export interface Delivery {
  /** The notification up to which nothing is missing: the server replays what came after it. */
  readonly lastId: string | undefined
  /** A replay was requested: until it arrives, something may be missing before what arrives live. */
  startReplay(): void
  handleNotification(notification: Notification): void
  handleList(notifications: readonly Notification[]): void
}

export function createDelivery(
  lastId: string | undefined,
  onNotification: (notification: Notification) => void,
  onList: (notifications: readonly Notification[]) => void,
): Delivery {
  const delivered = new Set<string>()
  // Ids of the first list. One that is emitted as well just after is still delivered.
  const initialIds = new Set<string>()
  let newest = { id: lastId, createAt: '' }
  let hasInitialList = lastId !== undefined
  let complete = lastId
  let isReplaying = false

  function updateNewest({ id, createAt }: Notification): void {
    if (createAt >= newest.createAt) newest = { id, createAt }
  }

  function deliver(notification: Notification): void {
    if (delivered.has(notification.id)) return
    delivered.add(notification.id)
    const [oldest] = delivered
    if (delivered.size > MAX_REMEMBERED && oldest !== undefined) delivered.delete(oldest)
    updateNewest(notification)
    if (!isReplaying) complete = newest.id
    onNotification(notification)
  }

  function finishReplay(): void {
    isReplaying = false
    complete = newest.id
  }

  return {
    get lastId() {
      return complete
    },
    startReplay: () => {
      isReplaying = true
    },
    handleNotification: deliver,
    handleList(notifications) {
      if (!hasInitialList) {
        hasInitialList = true
        for (const notification of notifications) {
          initialIds.add(notification.id)
          updateNewest(notification)
        }
        finishReplay()
        onList(notifications)
        return
      }
      // Oldest first, in the order in which they happened; what was read in the meantime is skipped.
      const missed = notifications.filter(({ id, isRead }) => !isRead && !initialIds.has(id))
      for (const notification of missed.toSorted((a, b) => (a.createAt < b.createAt ? -1 : 1))) {
        deliver(notification)
      }
      finishReplay()
    },
  }
}
