'use client'

import { useId, useMemo, useRef } from 'react'
import { groupByDay } from '../dates/dates.ts'
import type { DateTexts } from '../../primitives/format-date/format-date.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { NotificationCard } from '../NotificationCard/NotificationCard.tsx'
import type { NotificationCardTexts } from '../NotificationCard/notification-card-texts.ts'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import { useFocusMainOnUnmount } from '../../feedback/focus-restore/useFocusMainOnUnmount.ts'
import { useFocusRestore } from '../../feedback/focus-restore/useFocusRestore.ts'
import { VirtualDays } from './VirtualDays.tsx'
import styles from './NotificationList.module.css'

/** The number of notifications from which a list is too long to be drawn whole. */
const LONG = 100

export type NotificationDaysProps = NotificationActions & {
  notifications: readonly NotificationItem[]
  pending: Readonly<Record<string, NotificationAction>> | undefined
  now: Date | undefined
  labels: {
    title: string
    dates?: Partial<DateTexts>
    notificationCard?: Partial<NotificationCardTexts>
  }
}

/** Notifications grouped by day. */
export function NotificationDays({ notifications, now, labels, ...rest }: NotificationDaysProps) {
  const inTimeZone = useTimeZone()
  const from = useNow(now)
  const today = from?.toDateString()
  const days = useMemo(
    () => groupByDay(notifications, from, inTimeZone, labels.dates),
    // oxlint-disable-next-line react/exhaustive-deps -- the day is what counts of the moment
    [notifications, today, inTimeZone],
  )
  const shared = { ...rest, now, texts: labels.notificationCard }
  const box = useRef<HTMLDivElement>(null)
  const focusRestore = useFocusRestore({ items: notifications })
  useFocusMainOnUnmount(box)
  return (
    <div ref={box} className={styles.days} {...focusRestore}>
      {notifications.length > LONG ? (
        <VirtualDays {...shared} days={days} label={labels.title} />
      ) : (
        days.map((day) => <Day {...shared} key={day.label} day={day} />)
      )}
    </div>
  )
}

type DayProps = Omit<NotificationDaysProps, 'notifications' | 'labels'> & {
  texts: Partial<NotificationCardTexts> | undefined
  day: { label: string; items: NotificationItem[] }
}

function Day({ day, pending, ...shared }: DayProps) {
  const titleId = useId()
  return (
    <div className={styles.day}>
      <h2 id={titleId} className={styles.label}>
        {day.label}
      </h2>
      <ul className={styles.cards} aria-labelledby={titleId}>
        {day.items.map((notification) => (
          <li key={notification.id}>
            <NotificationCard
              {...shared}
              view="full"
              notification={notification}
              pending={pending?.[notification.id]}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
