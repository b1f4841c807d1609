'use client'

import { BellOff, X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, type RefObject } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { NotificationCard } from '../NotificationCard/NotificationCard.tsx'
import { NotificationSkeleton } from '../NotificationCard/NotificationSkeleton.tsx'
import { useFocusRestore } from '../../feedback/focus-restore/useFocusRestore.ts'
import type { NotificationBellProps } from './bell-props.ts'
import type { NotificationBellTexts } from './notification-bell-texts.ts'
import styles from './NotificationBell.module.css'

type BellPanelProps = Pick<
  NotificationBellProps,
  | 'notifications'
  | 'status'
  | 'pending'
  | 'onMarkAllRead'
  | 'markingAll'
  | 'viewAllHref'
  | 'onRetry'
  | 'failure'
  | 'now'
  | 'onAccept'
  | 'onDecline'
  | 'onMarkRead'
> & {
  id: string
  unreadCount: number
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>
  open: boolean
  /** Just before it shows, so that it opens with its content. */
  onOpening: () => void
  /** After it was shown or hidden, by whatever means. */
  onToggle: (open: boolean) => void
  labels: NotificationBellTexts
}

/** The drop-down itself. Its content is rendered only while it is open. */
export function BellPanel(props: BellPanelProps) {
  const { id, open, button, onOpening, onToggle, labels, viewAllHref } = props
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  usePopover(panel, button, onOpening, onToggle)
  const focusRestore = useFocusRestore({
    items: props.notifications,
    otherwise: () => panel.current?.querySelector('ul') ?? button.current,
  })

  // Following a link leaves the list. Delegated here because the links are the cards' own.
  useEffect(() => {
    const element = panel.current
    const leave = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) element?.hidePopover()
    }
    element?.addEventListener('click', leave)
    return () => element?.removeEventListener('click', leave)
  }, [])

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-busy={props.status === 'loading'}
      className={styles.panel}
      data-bell-panel=""
      {...focusRestore}
    >
      {open && (
        <>
          <BellHead {...props} onClose={close} />
          <LateList {...props} />
          <a className={styles.viewAll} href={viewAllHref}>
            {labels.viewAll}
          </a>
        </>
      )}
    </div>
  )
}

/** Connects button and panel by the Popover API, imperatively because React 18 does not support its attributes. */
function usePopover(
  panel: RefObject<HTMLDivElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  onOpening: () => void,
  onToggle: (open: boolean) => void,
): void {
  const latest = useRef({ onOpening, onToggle })
  useEffect(() => {
    latest.current = { onOpening, onToggle }
  })
  useEffect(() => {
    const element = panel.current
    if (button.current) button.current.popoverTargetElement = element
    const before = (event: Event) => {
      if ('newState' in event && event.newState === 'open') latest.current.onOpening()
    }
    const after = (event: Event) => {
      if ('newState' in event) latest.current.onToggle(event.newState === 'open')
    }
    element?.addEventListener('beforetoggle', before)
    element?.addEventListener('toggle', after)
    return () => {
      element?.removeEventListener('beforetoggle', before)
      element?.removeEventListener('toggle', after)
    }
  }, [panel, button])
}

function BellHead(props: BellPanelProps & { onClose: () => void }) {
  const { id, labels, unreadCount, onMarkAllRead, markingAll, onClose } = props
  return (
    // No <header>: inside the page's own one it would be a second banner.
    <div className={styles.head}>
      <h2 id={`${id}-title`} className={styles.title}>
        {labels.title}
      </h2>
      {unreadCount > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{unreadCount}</span>
          <span className="cv-hidden">{labels.count(unreadCount)}</span>
        </span>
      )}
      {unreadCount > 0 && onMarkAllRead && (
        <button
          type="button"
          className={styles.markAll}
          data-action="read-all"
          aria-disabled={markingAll || undefined}
          onClick={() => {
            if (!markingAll) onMarkAllRead()
          }}
        >
          {markingAll ? labels.markingAll : labels.markAll}
        </button>
      )}
      <IconButton className={styles.close} label={labels.close} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** About as high as a card. */
const cardHeight = 88

/**
 * Draws the list in the frame after the panel itself, which is painted with the press: cards are most of the
 * work.
 */
function LateList(props: BellPanelProps) {
  const isShown = useDeferredValue(true, false)
  const { notifications, status } = props
  if (isShown || status !== 'ready' || notifications.length === 0) return <BellList {...props} />
  return <div className={styles.list} style={{ blockSize: notifications.length * cardHeight }} data-late="" />
}

function BellList(props: BellPanelProps) {
  const { notifications, status, pending, onRetry, failure, now, labels, onAccept, onDecline, onMarkRead } =
    props
  if (status === 'loading') return <NotificationSkeleton view="compact" count={3} />
  if (status === 'error') {
    return <ErrorState {...failure} title={labels.errorTitle} onRetry={onRetry} texts={labels.errorState} />
  }
  if (notifications.length === 0) {
    return (
      <EmptyState
        icon={<BellOff aria-hidden="true" />}
        title={labels.emptyTitle}
        description={labels.emptyText}
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard when no card holds a button
    <ul className={styles.list} tabIndex={0} aria-label={labels.title}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationCard
            notification={notification}
            pending={pending?.[notification.id]}
            texts={labels.notificationCard}
            {...{ now, onAccept, onDecline, onMarkRead }}
          />
        </li>
      ))}
    </ul>
  )
}
