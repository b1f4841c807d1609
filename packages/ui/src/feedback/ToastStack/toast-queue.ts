export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: string
  title?: string | undefined
  message?: string | undefined
  description?: string | undefined
  type: ToastType
  /** Duration in milliseconds. */
  duration: number
  /** Creation time, epoch milliseconds. */
  createdAt: number
  /** Overrides icon and stripe of the type: a notification (bell in the accent), or the connection. */
  kind?: 'notification' | 'connection' | undefined
}

export interface ToastQueue {
  /** Newest first. */
  toasts: readonly Toast[]
  /** Time since which the expiry is paused (hover, focus, hidden tab), or `null`. */
  pausedAt: number | null
}

export type ToastAction =
  | { type: 'add'; toast: Toast }
  /** Removes expired toasts; dispatched once a second. */
  | { type: 'sweep'; now: number }
  | { type: 'dismiss'; id: string }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number }

/** Limits of the toast stack. */
export const TOAST_LIMIT = 5
export const TOAST_DURATION = 5000
export const NOTIFICATION_TOAST_DURATION = 6000
export const TOAST_SWEEP_INTERVAL = 1000

export const emptyToastQueue: ToastQueue = { toasts: [], pausedAt: null }

/**
 * The stack's rules, without clock or screen: new ones in front, at most five (the oldest goes), each gone at the sweep
 * after its duration. A pause gives back the time it took.
 */
export function toastQueue(queue: ToastQueue, action: ToastAction): ToastQueue {
  switch (action.type) {
    case 'add': {
      const others = queue.toasts.filter(({ id }) => id !== action.toast.id)
      return { ...queue, toasts: [action.toast, ...others].slice(0, TOAST_LIMIT) }
    }
    case 'sweep': {
      if (queue.pausedAt !== null) return queue
      return keep(queue, ({ createdAt, duration }) => createdAt + duration > action.now)
    }
    case 'dismiss':
      return keep(queue, ({ id }) => id !== action.id)
    case 'pause':
      return queue.pausedAt === null ? { ...queue, pausedAt: action.now } : queue
    case 'resume':
      return queue.pausedAt === null ? queue : resume(queue.toasts, queue.pausedAt, action.now)
  }
}

/** Returns the same object if nothing expires, so that the sweep does not re-render. */
function keep(queue: ToastQueue, wanted: (toast: Toast) => boolean): ToastQueue {
  const toasts = queue.toasts.filter(wanted)
  return toasts.length === queue.toasts.length ? queue : { ...queue, toasts }
}

function resume(toasts: readonly Toast[], pausedAt: number, now: number): ToastQueue {
  const shifted = toasts.map((toast) => ({
    ...toast,
    createdAt: toast.createdAt + now - Math.max(pausedAt, toast.createdAt),
  }))
  return { toasts: shifted, pausedAt: null }
}
