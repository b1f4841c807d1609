import type { ComponentPropsWithRef } from 'react'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import type { NotificationBellTexts } from './notificationBellTexts.ts'

export type NotificationBellProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  Omit<NotificationActions, 'onDelete'> & {
    notifications: readonly NotificationItem[]
    /** All unread ones, also those not in the list. */
    unreadCount: number
    /** Default `ready`. */
    status?: 'loading' | 'ready' | 'error' | undefined
    /** What waits for the server, by notification id. */
    pending?: Readonly<Record<string, NotificationAction>> | undefined
    onMarkAllRead?: (() => void) | undefined
    markingAll?: boolean | undefined
    /** Default `/notifications`. */
    viewAllHref?: string | undefined
    onOpenChange?: ((open: boolean) => void) | undefined
    onRetry?: (() => void) | undefined
    /** For the relative dates; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<NotificationBellTexts> | undefined
  }
