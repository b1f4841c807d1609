'use client'

import { clsx } from 'clsx'
import { Bell } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import { BellPanel } from './BellPanel.tsx'
import type { NotificationBellProps } from './bell-props.ts'
import { notificationBellTexts, type NotificationBellTexts } from './notification-bell-texts.ts'
import styles from './NotificationBell.module.css'

/**
 * A text for a live region: empty until an unread one comes that is newer than all before. What was unread at the first
 * reading is no news, nor is what was put back.
 */
function useNewNotificationAnnouncement(
  unreadCount: number | undefined,
  newestUnread: string | undefined,
  news: (unread: number) => string,
): string {
  const [known, setKnown] = useState<{ count: number; newest: number; announced: number }>()
  if (unreadCount === undefined) return ''
  const read = newestUnread === undefined ? Number.NaN : Date.parse(newestUnread)
  const newest = Number.isNaN(read) ? 0 : read
  if (known?.count === unreadCount && newest <= known.newest)
    return known.announced > 0 ? news(known.announced) : ''
  const isNews = known !== undefined && newest > known.newest
  setKnown({
    count: unreadCount,
    newest: Math.max(newest, known?.newest ?? 0),
    announced: isNews ? unreadCount : 0,
  })
  return ''
}

/**
 * The bell of the top bar and its drop-down, on the platform's popover: Esc and a press elsewhere close it and the
 * focus returns. The count must be in the bell's name, and what is new is announced politely.
 */
export function NotificationBell(props: NotificationBellProps) {
  const { notifications, unreadCount: unread, newestUnreadAt, status = 'ready', pending, ...most } = props
  const { onMarkAllRead, markingAll, ...more } = most
  const { viewAllHref = '/notifications', onOpenChange, onRetry, failure, now, texts, ...evenMore } = more
  const { onAccept, onDecline, onMarkRead, className, ...rest } = evenMore
  const labels = useTexts<NotificationBellTexts>('NotificationBell', notificationBellTexts, texts)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const unreadCount = unread ?? 0
  const newest = newestUnreadAt ?? notifications.find(({ isRead }) => !isRead)?.createdAt
  const announcement = useNewNotificationAnnouncement(unread, newest, labels.news)

  const toggled = (isOpen: boolean) => {
    setOpen(isOpen)
    onOpenChange?.(isOpen)
    // The focused element may have been removed (an accepted invitation): the focus must not reset to the top of the page.
    const active = document.activeElement
    if (!isOpen && (active === null || active === document.body)) button.current?.focus()
  }

  return (
    <div {...rest} className={clsx(styles.root, className)} data-state={open ? 'open' : 'closed'}>
      <IconButton
        ref={button}
        label={labels.button(unreadCount)}
        title={labels.title}
        dot={unreadCount > 0}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <Bell aria-hidden="true" />
      </IconButton>
      <div className="cv-hidden" role="status">
        {open && status === 'loading' ? labels.loading : announcement}
      </div>
      <BellPanel
        {...{ id, open, button, notifications, unreadCount, status, pending, onMarkAllRead, markingAll }}
        {...{ viewAllHref, onRetry, failure, now, labels, onAccept, onDecline, onMarkRead }}
        onOpening={() => setOpen(true)}
        onToggle={toggled}
      />
    </div>
  )
}
