'use client'

import { clsx } from 'clsx'
import { Check, Trash2 } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { AcceptDeclineButtons } from '../AcceptDeclineButtons/AcceptDeclineButtons.tsx'
import { fullDate, relativeDate } from '../dates/dates.ts'
import { notificationKinds } from '../kinds.ts'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import { isActionable } from '../notification.ts'
import { NotificationBody } from './NotificationBody.tsx'
import { notificationCardTexts, type NotificationCardTexts } from './notification-card-texts.ts'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './NotificationCard.module.css'

export type NotificationCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> &
  NotificationActions & {
    /** The notification. */
    notification: NotificationItem
    /** `compact` in the bell, `full` on the page: with button texts and the delete button. Default `compact`. */
    view?: 'compact' | 'full' | undefined
    /** The pending action: shown on its button; both buttons are disabled meanwhile. */
    pending?: NotificationAction | undefined
    /** The time that the relative date counts from; default is the time of the render. */
    now?: Date | undefined
    /** Level of the title; default 3. */
    headingLevel?: 2 | 3 | 4 | undefined
    texts?: Partial<NotificationCardTexts> | undefined
  }

/**
 * One notification: `compact` in the bell, `full` on the page. must show *Aceitar* and *Recusar* only for a pending
 * invitation, with *Vou* and *Não vou* beside them for an event, and delete only in the full view. Unread is also a text. Plain elements, so that embeds can use it.
 */
export function NotificationCard(props: NotificationCardProps) {
  const { notification, view = 'compact', pending, now, headingLevel = 3, texts, ...more } = props
  const { onAccept, onDecline, onMarkRead, onDelete, className, ...rest } = more
  const labels = useTexts<NotificationCardTexts>('NotificationCard', notificationCardTexts, texts)
  const titleId = useId()
  const moment = useTimeZone()(notification.createdAt)
  const from = useNow(now)
  const { icon: Icon, tone } = notificationKinds[notification.type]
  const Heading = `h${headingLevel}` as const
  const isEvent = notification.type === 'SCHEDULE_INVITE'
  const canRead = !notification.isRead && onMarkRead !== undefined
  return (
    <article
      aria-labelledby={titleId}
      {...rest}
      className={clsx(styles.root, className)}
      data-item={notification.id}
      data-view={view}
      data-tone={tone}
      data-unread={notification.isRead ? undefined : ''}
      // The style sheet reads this attribute: `:has()` would be checked with each key that is typed anywhere
      // on the page.
      data-can-read={canRead || undefined}
      data-pending={pending}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className={styles.main}>
        <div className={styles.head}>
          <Heading id={titleId} className={styles.title}>
            {notification.href ? (
              <a href={notification.href}>{notification.title}</a>
            ) : (
              <span>{notification.title}</span>
            )}
            {!notification.isRead && <span className="cv-hidden">{` (${labels.unread})`}</span>}
          </Heading>
          <time className={styles.date} dateTime={notification.createdAt} title={fullDate(moment)}>
            {relativeDate(moment, from, labels.dates)}
          </time>
        </div>
        <NotificationBody notification={notification} view={view} labels={labels} />
        {isActionable(notification) && (onAccept || onDecline) && (
          <>
            {isEvent && <p className={styles.question}>{labels.attend}</p>}
            <AcceptDeclineButtons
              className={styles.answers}
              buttonClassName={styles.answer}
              describedBy={titleId}
              id={notification.id}
              pending={pending === 'accept' || pending === 'decline' ? pending : undefined}
              labels={isEvent ? toEventLabels(labels) : toLabels(notification, labels)}
              {...{ onAccept, onDecline }}
            />
          </>
        )}
      </div>
      <Tools {...{ notification, view, pending, labels, titleId, onMarkRead, onDelete }} />
    </article>
  )
}

/** An event's answers beside the documented names. */
const toEventLabels = (labels: NotificationCardTexts) => ({
  ...labels,
  accept: `${labels.accept} · ${labels.going}`,
  decline: `${labels.decline} · ${labels.notGoing}`,
})

const toLabels = ({ isPlacePending }: NotificationItem, labels: NotificationCardTexts) =>
  isPlacePending === true ? { ...labels, accept: labels.confirmPlace } : labels

type ToolsProps = Pick<NotificationActions, 'onMarkRead' | 'onDelete'> & {
  notification: NotificationItem
  view: 'compact' | 'full'
  pending: NotificationAction | undefined
  labels: NotificationCardTexts
  /** Id of the title that describes the buttons. */
  titleId: string
}

function Tools({ notification, view, pending, labels, titleId, onMarkRead, onDelete }: ToolsProps) {
  const canRead = !notification.isRead && onMarkRead !== undefined
  const canDelete = view === 'full' && onDelete !== undefined
  if (!canRead && !canDelete) return null
  return (
    <div className={styles.tools}>
      {canRead && view === 'full' && (
        <Button
          className={styles.read}
          variant="ghost"
          size="small"
          icon={<Check aria-hidden="true" />}
          aria-describedby={titleId}
          data-action="read"
          loading={pending === 'read'}
          onClick={() => onMarkRead(notification.id)}
        >
          {labels.markRead}
        </Button>
      )}
      {canRead && view === 'compact' && (
        <Tool
          action="read"
          label={labels.markRead}
          {...{ titleId, pending }}
          onPress={() => onMarkRead(notification.id)}
        >
          <Check aria-hidden="true" />
        </Tool>
      )}
      {canDelete && (
        <Tool
          action="delete"
          label={labels.remove}
          {...{ titleId, pending }}
          onPress={() => onDelete(notification.id)}
        >
          <Trash2 aria-hidden="true" />
        </Tool>
      )}
    </div>
  )
}

type ToolProps = Pick<ToolsProps, 'titleId' | 'pending'> & {
  action: NotificationAction
  label: string
  onPress: () => void
  children: ReactNode
}

/** Keeps the focus while pending, like `Button`. */
function Tool({ action, label, titleId, pending, onPress, children }: ToolProps) {
  const isPending = pending === action
  return (
    <IconButton
      className={styles.tool}
      size="small"
      label={label}
      aria-describedby={titleId}
      aria-disabled={isPending || undefined}
      data-action={action}
      onClick={() => {
        if (!isPending) onPress()
      }}
    >
      {children}
    </IconButton>
  )
}
