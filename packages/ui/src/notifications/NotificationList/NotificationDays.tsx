import { useId, useMemo } from 'react'
import { groupByDay } from '../dates/dates.ts'
import { NotificationCard } from '../NotificationCard/NotificationCard.tsx'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import { LongDays } from './LongDays.tsx'
import styles from './NotificationList.module.css'

/** From here on a list is too long to be drawn whole. */
const LONG = 100

export type NotificationDaysProps = NotificationActions & {
  notifications: readonly NotificationItem[]
  pending: Readonly<Record<string, NotificationAction>> | undefined
  now: Date
  label: string
}

/** Notifications under the names of their days. */
export function NotificationDays({ notifications, now, label, ...shared }: NotificationDaysProps) {
  const today = now.toDateString()
  // oxlint-disable-next-line react/exhaustive-deps -- the day is what counts of the moment
  const days = useMemo(() => groupByDay(notifications, now), [notifications, today])
  if (notifications.length > LONG) return <LongDays {...{ days, now, label, ...shared }} />
  return days.map((day) => <Day key={day.label} {...{ day, now, ...shared }} />)
}

type DayProps = Omit<NotificationDaysProps, 'notifications' | 'label'> & {
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
