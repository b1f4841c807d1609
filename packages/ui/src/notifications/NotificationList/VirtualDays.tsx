'use client'

import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { useIsomorphicLayoutEffect } from '../../primitives/useIsomorphicLayoutEffect.ts'
import { NotificationCard } from '../NotificationCard/NotificationCard.tsx'
import type { NotificationCardTexts } from '../NotificationCard/notification-card-texts.ts'
import type { NotificationAction, NotificationActions, NotificationItem } from '../notification.ts'
import styles from './NotificationList.module.css'

/** Height of a card before it is measured, px. */
const CARD = 104

type VirtualDaysProps = NotificationActions & {
  days: readonly { label: string; items: NotificationItem[] }[]
  pending: Readonly<Record<string, NotificationAction>> | undefined
  now: Date | undefined
  label: string
  texts: Partial<NotificationCardTexts> | undefined
}

/** A long list, virtualised by the window's scroll position. */
export function VirtualDays({ days, label, pending, ...shared }: VirtualDaysProps) {
  const rows = useMemo(() => rowsOf(days), [days])
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useIsomorphicLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD,
    getItemKey: (index) => rows[index]?.notification.id ?? index,
    overscan: 6,
    scrollMargin: top,
    initialRect: { width: 800, height: 900 },
    useFlushSync: false,
    // Keep the heading of the visible day.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      const begins = rows.findLastIndex(({ day }, index) => day !== undefined && index <= (shown[0] ?? 0))
      return begins < 0 || shown.includes(begins) ? shown : [begins, ...shown]
    },
  })
  return (
    <ul
      ref={list}
      className={styles.long}
      aria-label={label}
      style={{ height: virtual.getTotalSize() }}
      data-long=""
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index]
        return (
          row && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {row.day !== undefined && <h2 className={styles.label}>{row.day}</h2>}
              <NotificationCard
                {...shared}
                view="full"
                notification={row.notification}
                pending={pending?.[row.notification.id]}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Every notification; the first of a day carries its name. */
function rowsOf(days: VirtualDaysProps['days']) {
  return days.flatMap(({ label: day, items }) =>
    items.map((notification, place) => ({ notification, day: place === 0 ? day : undefined })),
  )
}
