import type { ComponentPropsWithRef } from 'react'
import type { Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import type { NotificationBellTexts } from './notification-bell-texts.ts'

export type NotificationBellProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  Omit<NotificationActions, 'onDelete'> & {
    /** The latest, newest first; the list is at most 400 px high. */
    notifications: readonly NotificationItem[]
    /** Number of unread notifications, including those not in the list. Undefined while unknown; its first value is not announced. */
    unreadCount: number | undefined
    /**
     * The moment of the newest unread one; give it with the count, from the same reading. A notification newer than all before is
     * announced. Default: that of the first unread one of `notifications`.
     */
    newestUnreadAt?: string | undefined
    /** Default `ready`. */
    status?: 'loading' | 'ready' | 'error' | undefined
    /** Pending action by notification id. */
    pending?: Readonly<Record<string, NotificationAction>> | undefined
    /** Called by "Marcar todas"; without it the button is not rendered. */
    onMarkAllRead?: (() => void) | undefined
    /** Whether marking all as read is pending. Default false. */
    markingAll?: boolean | undefined
    /** Default `/notifications`. */
    viewAllHref?: string | undefined
    /** Called when the panel opens or closes. */
    onOpenChange?: ((open: boolean) => void) | undefined
    /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
    onRetry?: (() => void) | undefined
    /** Error message and request id, if known; shown in the error state. */
    failure?: Failure | undefined
    /** The time that the relative dates count from; default is the time of the render. */
    now?: Date | undefined
    texts?: Partial<NotificationBellTexts> | undefined
  }
