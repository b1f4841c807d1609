import { BellOff, X } from 'lucide-react'
import type { ToggleEvent } from 'react'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { NotificationCard } from '../NotificationCard/NotificationCard.tsx'
import { NotificationSkeleton } from '../NotificationCard/NotificationSkeleton.tsx'
import type { NotificationBellProps, NotificationBellTexts } from './NotificationBell.tsx'
import styles from './NotificationBell.module.css'

type BellPanelProps = Pick<
  NotificationBellProps,
  | 'notifications'
  | 'unreadCount'
  | 'status'
  | 'pending'
  | 'onMarkAllRead'
  | 'markingAll'
  | 'viewAllHref'
  | 'onRetry'
  | 'now'
  | 'onAccept'
  | 'onDecline'
  | 'onMarkRead'
> & {
  /** What the bell's button points at. */
  id: string
  open: boolean
  /** Just before it shows, so that it opens with its content. */
  onOpening: () => void
  /** After it was shown or hidden, by whatever means. */
  onToggle: (event: ToggleEvent<HTMLElement>) => void
  words: NotificationBellTexts
}

/** The drop-down itself. Its content is rendered only while it is open. */
export function BellPanel(props: BellPanelProps) {
  const { id, open, onOpening, onToggle, words, viewAllHref } = props
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()

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
      className={styles.panel}
      onBeforeToggle={(event) => {
        if (event.newState === 'open') onOpening()
      }}
      onToggle={onToggle}
    >
      {open && (
        <>
          <BellHead {...props} onClose={close} />
          <BellList {...props} />
          <a className={styles.viewAll} href={viewAllHref}>
            {words.viewAll}
          </a>
        </>
      )}
    </div>
  )
}

function BellHead(props: BellPanelProps & { onClose: () => void }) {
  const { id, words, unreadCount, onMarkAllRead, markingAll, onClose } = props
  return (
    <header className={styles.head}>
      <h2 id={`${id}-title`} className={styles.title}>
        {words.title}
      </h2>
      {unreadCount > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{unreadCount}</span>
          <span className="cv-hidden">{words.count(unreadCount)}</span>
        </span>
      )}
      {unreadCount > 0 && onMarkAllRead && (
        <button
          type="button"
          className={styles.markAll}
          aria-disabled={markingAll || undefined}
          onClick={() => {
            if (!markingAll) onMarkAllRead()
          }}
        >
          {markingAll ? words.markingAll : words.markAll}
        </button>
      )}
      <IconButton className={styles.close} label={words.close} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </header>
  )
}

function BellList(props: BellPanelProps) {
  const { notifications, status, pending, onRetry, now, words, onAccept, onDecline, onMarkRead } = props
  if (status === 'loading') return <NotificationSkeleton view="compact" count={3} />
  if (status === 'error') return <ErrorState title={words.errorTitle} onRetry={onRetry} />
  if (notifications.length === 0) {
    return (
      <EmptyState
        icon={<BellOff aria-hidden="true" />}
        title={words.emptyTitle}
        description={words.emptyText}
      />
    )
  }
  return (
    // Read cards may hold nothing to focus: the scrolled list must then be reachable by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.list} tabIndex={0} aria-label={words.title}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationCard
            notification={notification}
            pending={pending?.[notification.id]}
            {...{ now, onAccept, onDecline, onMarkRead }}
          />
        </li>
      ))}
    </ul>
  )
}
