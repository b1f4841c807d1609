import type { components } from '../generated/schema.d.ts'

export type Notification = components['schemas']['Notification']

/** What the server sends on the namespace `/notifications`. */
export type ServerToClientEvents = {
  /** A notification that was just stored. */
  newNotification: (notification: Notification) => void
  /** The answer to `getNotificationsPlatform`, newest first. */
  notifications: (notifications: Notification[]) => void
}

/** Whether a question was answered, and why not. */
export type Receipt = { ok: true; count: number } | { ok: false; code: string }

/** What the client sends. */
export type ClientToServerEvents = {
  /** Asks for the list, or for what came after a notification. The user must be the token's own. */
  getNotificationsPlatform: (
    question: { userId: string; after?: string },
    acknowledge: (receipt: Receipt) => void,
  ) => void
}
