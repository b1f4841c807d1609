'use client'

import { clsx } from 'clsx'
import { isValid, parseISO } from 'date-fns'
import { CalendarDays } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { formatShortMonth, formatTime } from '../../primitives/format-date/format-date.ts'
import { formatWeekday } from '../../schedule/long-dates.ts'
import { ListFrame, type ListState } from '../../feedback/ListFrame/ListFrame.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import styles from './NextEvents.module.css'

export interface NextEvent {
  id: string
  title: string
  /** The kind in words, e.g. "Treino". */
  kind?: string | undefined
  /** ISO date. */
  startsAt: string
  endsAt?: string | undefined
  location?: string | undefined
  href?: string | undefined
}

const nextEventsTexts = {
  label: 'Próximos eventos',
  loading: 'Carregando eventos...',
  empty: 'Nada marcado',
  emptyHint: 'Treinos, partidas e reuniões aparecem aqui.',
  failed: 'Não foi possível carregar os eventos',
  month: formatShortMonth,
  weekday: (date: Date) => formatWeekday(date).slice(0, 3),
}

export type NextEventsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The next one first. */
    events: readonly NextEvent[]
  }

/**
 * The next few events of a team, for an overview: date, title, time and place. The whole agenda is a
 * `ScheduleCalendar`.
 */
export function NextEvents({ events, className, ...rest }: NextEventsProps) {
  return (
    <ListFrame
      {...rest}
      className={clsx(styles.root, className)}
      labels={nextEventsTexts}
      isEmpty={events.length === 0}
      emptyIcon={<CalendarDays aria-hidden="true" />}
      placeholder={<SkeletonRows rows={3} />}
    >
      <ul className={styles.list} aria-label={nextEventsTexts.label}>
        {events.map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ul>
    </ListFrame>
  )
}

function EventItem({ event }: { event: NextEvent }) {
  const { title, kind, startsAt, endsAt, location, href } = event
  const inTimeZone = useTimeZone()
  const begins = inTimeZone(startsAt)
  const line = [kind, hours(begins, inTimeZone(endsAt)), location].filter(Boolean).join(' · ')
  return (
    <li className={styles.event}>
      <time className={styles.leaf} dateTime={startsAt}>
        <span className={styles.month}>{part(begins, nextEventsTexts.month)}</span>
        <span className={styles.day}>{part(begins, dayOfMonth)}</span>
        <span className={styles.weekday}>{part(begins, nextEventsTexts.weekday)}</span>
      </time>
      <span className={styles.text}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <a className={styles.title} href={href}>
            {title}
          </a>
        )}
        <span className={styles.line}>{line}</span>
      </span>
    </li>
  )
}

const dayOfMonth = (date: Date) => String(date.getDate())

/** `20:00–22:00`, `20:00` without an end. */
function hours(start: string, end: string | undefined): string {
  const from = part(start, formatTime)
  const to = end === undefined ? '' : part(end, formatTime)
  return to ? `${from}–${to}` : from
}

function part(iso: string, write: (date: Date) => string): string {
  const date = parseISO(iso)
  return isValid(date) ? write(date) : ''
}
