import { useId, useMemo, useRef } from 'react'
import { groupByDay } from '../dates/dates.ts'
import type { DateTexts } from '../../primitives/date-text/index.ts'
import { useNow, useReaderClock } from '../../primitives/reader-clock/index.ts'
import { NotificationCard } from '../NotificationCard/NotificationCard.tsx'
import type { NotificationCardTexts } from '../NotificationCard/notification-card-texts.ts'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import { useKeptPlace } from '../kept-place/useKeptPlace.ts'
import { useLeavingFocus } from '../kept-place/useLeavingFocus.ts'
import { LongDays } from './LongDays.tsx'
import styles from './NotificationList.module.css'

/** From here on a list is too long to be drawn whole. */
const LONG = 100

export type NotificationDaysProps = NotificationActions & {
  notifications: readonly NotificationItem[]
  pending: Readonly<Record<string, NotificationAction>> | undefined
  now: Date | undefined
  words: {
    title: string
    dates?: Partial<DateTexts>
    notificationCard?: Partial<NotificationCardTexts>
  }
}

/** Notifications under the names of their days. */
export function NotificationDays({ notifications, now, words, ...rest }: NotificationDaysProps) {
  const clock = useReaderClock()
  const from = useNow(now)
  const today = from?.toDateString()
  const days = useMemo(
    () => groupByDay(notifications, from, clock, words.dates),
    // oxlint-disable-next-line react/exhaustive-deps -- the day is what counts of the moment
    [notifications, today, clock],
  )
  const shared = { ...rest, now, texts: words.notificationCard }
  const box = useRef<HTMLDivElement>(null)
  const keptPlace = useKeptPlace({ box, items: notifications })
  useLeavingFocus(box)
  return (
    <div ref={box} className={styles.days} {...keptPlace}>
      {notifications.length > LONG ? (
        <LongDays {...shared} days={days} label={words.title} />
      ) : (
        days.map((day) => <Day {...shared} key={day.label} day={day} />)
      )}
    </div>
  )
}

type DayProps = Omit<NotificationDaysProps, 'notifications' | 'words'> & {
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
