'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type CSSProperties, useId } from 'react'
import { formatColor } from '../../primitives/colors/contrast.ts'
import { teamColors } from '../../primitives/colors/team-colors.ts'
import { formatTime } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { weekdayTexts } from '../../schedule/schedule.ts'
import type { DashboardEvent } from '../dashboard-event.ts'
import styles from './WeekStrip.module.css'

type WeekEvent = Pick<DashboardEvent, 'id' | 'title' | 'startsAt' | 'href' | 'team'> & {
  /** It is being played, which is said in place of its time. */
  isLive?: boolean | undefined
}

export type WeekStripProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The earliest first; those outside the seven days are left out. */
  events: readonly WeekEvent[]
  /** The day that the strip begins with; default: today. */
  now?: Date | undefined
}

const DAYS = 7

/**
 * The seven days from today with their events in the colours of their teams: side by side, below one another where it is
 * narrow. must say that a day is free. The whole agenda is a `ScheduleCalendar`.
 */
export function WeekStrip({ events, now, className, ...rest }: WeekStripProps) {
  const inTimeZone = useTimeZone()
  const current = useNow(now)
  const starting = events.flatMap((event) => {
    const starts = parseDate(inTimeZone(event.startsAt))
    return starts ? [{ event, starts }] : []
  })
  // The server does not know which day it is for the reader.
  const week = (current ? daysFrom(current) : []).map((day) => ({
    day,
    events: starting.filter(({ starts }) => starts.toDateString() === day.toDateString()),
  }))
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Legend events={week.flatMap((day) => day.events.map(({ event }) => event))} label="Cores dos times" />
      <ol className={styles.days} aria-label="Sua semana">
        {week.map((of, index) => (
          <DayColumn key={of.day.getTime()} {...of} isToday={index === 0} />
        ))}
      </ol>
    </div>
  )
}

const daysFrom = (first: Date) =>
  Array.from(
    { length: DAYS },
    (_, index) => new Date(first.getFullYear(), first.getMonth(), first.getDate() + index),
  )

const colorOf = ({ team }: WeekEvent) =>
  ({ '--team-color': formatColor(teamColors(team, team.tag).primary) }) as CSSProperties

/** Explains the teams' colours; a single one needs no explanation. */
function Legend({ events, label }: { events: readonly WeekEvent[]; label: string }) {
  const teams = new Map(events.map((event) => [event.team.tag, event]))
  if (teams.size < 2) return null
  return (
    <ul className={styles.legend} aria-label={label}>
      {[...teams].map(([tag, event]) => (
        <li key={tag} className={styles.team} style={colorOf(event)} title={event.team.name}>
          {tag}
        </li>
      ))}
    </ul>
  )
}

interface DayColumnProps {
  day: Date
  isToday: boolean
  events: readonly { event: WeekEvent; starts: Date }[]
}

function DayColumn({ day, isToday, events }: DayColumnProps) {
  const titleId = useId()
  return (
    <li className={styles.day} data-today={isToday || undefined} aria-labelledby={titleId}>
      <p id={titleId} className={styles.name}>
        <span>{`${weekdayTexts.shortWeekdays[day.getDay()] ?? ''} ${day.getDate()}`}</span>
        {isToday && <span>hoje</span>}
      </p>
      {events.length === 0 ? (
        <p className={styles.free}>livre</p>
      ) : (
        <ul className={styles.events} aria-labelledby={titleId}>
          {events.map(({ event, starts }) => (
            <li key={event.id} className={styles.event} style={colorOf(event)}>
              {event.isLive ? (
                <span className={styles.live}>Ao vivo</span>
              ) : (
                <time className={styles.time} dateTime={event.startsAt}>
                  {formatTime(starts)}
                </time>
              )}
              {event.href === undefined ? (
                <span className={styles.title}>{event.title}</span>
              ) : (
                <a className={styles.title} href={event.href} title={event.title}>
                  {event.title}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
