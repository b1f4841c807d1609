'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { formatTime } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import styles from './EventProgramme.module.css'

/** One point of a programme. */
export interface ProgrammeItem {
  id: string
  /** ISO instant. */
  startsAt: string
  title: string
  /** More about it, such as who plays. */
  detail?: string | undefined
  /** Address of its page. */
  href?: string | undefined
  /** Marks the one for which people come. */
  isMain?: boolean | undefined
}

export type EventProgrammeProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The points in their order. */
  items: readonly ProgrammeItem[]
}

/** The programme of a day: the time of each point, and what it is. */
export function EventProgramme({ items, className, ...rest }: EventProgrammeProps) {
  const inTimeZone = useTimeZone()
  return (
    <ol aria-label="Programação" {...rest} className={clsx(styles.root, className)}>
      {items.map(({ id, startsAt, title, detail, href, isMain = false }) => {
        const at = parseDate(inTimeZone(startsAt))
        return (
          <li key={id} className={styles.item} data-main={isMain || undefined}>
            <time className={styles.time} dateTime={startsAt}>
              {at && formatTime(at)}
            </time>
            <span className={styles.dot} aria-hidden="true" />
            <div className={styles.text}>
              <p className={styles.title}>{href === undefined ? title : <a href={href}>{title}</a>}</p>
              {detail !== undefined && <p className={styles.detail}>{detail}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
