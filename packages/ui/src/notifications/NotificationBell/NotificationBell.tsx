import { clsx } from 'clsx'
import { Bell } from 'lucide-react'
import type { ComponentPropsWithRef, ToggleEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { IconButton } from '../../primitives/IconButton/index.ts'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import { BellPanel } from './BellPanel.tsx'
import { useNewsAnnouncement } from './useNewsAnnouncement.ts'
import styles from './NotificationBell.module.css'

export type NotificationBellTexts = {
  title: string
  /** Accessible name of the bell. */
  button: (unread: number) => string
  /** Announced when more have come. */
  news: (unread: number) => string
  count: (unread: number) => string
  markAll: string
  markingAll: string
  close: string
  viewAll: string
  emptyTitle: string
  emptyText: string
  errorTitle: string
}

const unreadWords = (unread: number) => (unread === 1 ? '1 não lida' : `${unread} não lidas`)

export const notificationBellTexts: NotificationBellTexts = {
  title: 'Notificações',
  button: (unread) => (unread === 0 ? 'Notificações' : `Notificações, ${unreadWords(unread)}`),
  news: (unread) => `Nova notificação. ${unreadWords(unread)}.`,
  count: unreadWords,
  markAll: 'Marcar todas',
  markingAll: 'Marcando...',
  close: 'Fechar',
  viewAll: 'Ver todas as notificações',
  emptyTitle: 'Nenhuma notificação',
  emptyText: 'Nenhuma notificação no momento',
  errorTitle: 'Não foi possível carregar as notificações',
}

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

/**
 * The bell of the top bar and its drop-down (requirement 000, section 2), on the platform's popover: Esc and a press
 * elsewhere close it and the focus returns. The count MUST be in the bell's name, and a rise is announced politely.
 */
export function NotificationBell(props: NotificationBellProps) {
  const { notifications, unreadCount, status = 'ready', pending, onMarkAllRead, markingAll, ...more } = props
  const { viewAllHref = '/notifications', onOpenChange, onRetry, now, texts, ...evenMore } = more
  const { onAccept, onDecline, onMarkRead, className, ...rest } = evenMore
  const words = { ...notificationBellTexts, ...texts }
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const announcement = useNewsAnnouncement(unreadCount, words.news)

  const toggled = (event: ToggleEvent<HTMLElement>) => {
    const isOpen = event.newState === 'open'
    setOpen(isOpen)
    onOpenChange?.(isOpen)
    // What had the focus inside may be gone (an answered invitation): it must not fall back to the page's start.
    const active = document.activeElement
    if (!isOpen && (active === null || active === document.body)) button.current?.focus()
  }

  return (
    <div {...rest} className={clsx(styles.root, className)} data-state={open ? 'open' : 'closed'}>
      <IconButton
        ref={button}
        className={styles.button}
        label={words.button(unreadCount)}
        title={words.title}
        dot={unreadCount > 0}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <Bell aria-hidden="true" />
      </IconButton>
      <div className="cv-hidden" role="status">
        {announcement}
      </div>
      <BellPanel
        {...{ id, open, notifications, unreadCount, status, pending, onMarkAllRead, markingAll }}
        {...{ viewAllHref, onRetry, now, words, onAccept, onDecline, onMarkRead }}
        onOpening={() => setOpen(true)}
        onToggle={toggled}
      />
    </div>
  )
}
