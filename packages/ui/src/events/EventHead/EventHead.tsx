'use client'

import { clsx } from 'clsx'
import { MapPin, Monitor } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { ChampionshipBanner } from '../../championships/ChampionshipBanner/ChampionshipBanner.tsx'
import { countCalendarDays, formatDay, formatTime, padTwo } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { type EventItem, eventContexts, formatInterest } from '../event.ts'
import styles from './EventHead.module.css'

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

function writeDaysLeft(days: number): string {
  if (days === 0) return 'hoje'
  return days === 1 ? 'amanhã' : `em ${days} dias`
}

/** Writes `05 dez 2026 · 19:00 às 23:30`; the end has its day if that differs. */
function writeTimes(start: Date, end: Date | undefined): string {
  const from = `${formatDay(start)} · ${formatTime(start)}`
  if (end === undefined) return from
  const isSameDay = countCalendarDays(start, end) === 0
  return isSameDay ? `${from} às ${formatTime(end)}` : `${from} até ${formatDay(end)} · ${formatTime(end)}`
}

const eventHeadTexts = {
  contexts: eventContexts,
  /** Days until it starts, from 0. */
  left: writeDaysLeft,
  when: writeTimes,
  interest: formatInterest,
}

export type EventHeadProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The event. */
  event: EventItem
  /** 1 on its own page. Default 2. */
  headingLevel?: 1 | 2 | undefined
  /** Address of its page, where this is not it. */
  href?: string | undefined
  /** Buttons and links; the first one is the main one. */
  actions?: ReactNode
  /** The time that the days are counted from; default: now. */
  now?: Date | undefined
}

/** The event that opens a page: its banner over the whole width, what it is of, when and where. At most one on a page. */
export function EventHead(props: EventHeadProps) {
  const { event, headingLevel = 2, href, actions, now, className, ...rest } = props
  const id = useId()
  const { name, context, title, place, game, organizer, isCancelled, isLive } = event
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} {...rest} className={clsx(styles.root, className)}>
      <ChampionshipBanner
        url={name}
        game={game}
        src={event.bannerUrl}
        fade={false}
        priority
        className={styles.banner}
      />
      <div className={styles.body}>
        <p className={styles.badges}>
          <span className={styles.badge}>{eventHeadTexts.contexts[context]}</span>
          <span className={styles.badge}>
            {place === undefined ? <Monitor aria-hidden="true" /> : <MapPin aria-hidden="true" />}
            <span>{place === undefined ? 'On-line' : 'Presencial'}</span>
          </span>
          {isCancelled && <span className={clsx(styles.badge, styles.alert)}>Cancelado</span>}
          {isLive && !isCancelled && (
            <span className={clsx(styles.badge, styles.alert)}>Acontecendo agora</span>
          )}
        </p>
        {(game !== undefined || organizer !== undefined) && (
          <p className={styles.line}>
            {game !== undefined && <span>{game}</span>}
            {organizer !== undefined && (
              <span>
                <span>{'por '}</span>
                <a className={styles.organizer} href={`/pro/${organizer}`}>
                  {organizer}
                </a>
              </span>
            )}
          </p>
        )}
        <Heading className={styles.title} id={id}>
          {href === undefined ? <span>{title}</span> : <a href={href}>{title}</a>}
        </Heading>
        <Facts event={event} />
        {actions !== undefined && <div className={styles.actions}>{wrapText(actions)}</div>}
      </div>
      <DayLeaf event={event} now={now} />
    </section>
  )
}

function Facts({ event }: { event: EventItem }) {
  const { startsAt, endsAt, place, interestedCount } = event
  const inTimeZone = useTimeZone()
  const starts = parseDate(inTimeZone(startsAt))
  return (
    <p className={styles.facts}>
      {starts && (
        <span className={styles.fact}>
          <time dateTime={startsAt}>{eventHeadTexts.when(starts, parseDate(inTimeZone(endsAt)))}</time>
        </span>
      )}
      {place !== undefined && (
        <span className={styles.fact}>
          <MapPin aria-hidden="true" />
          <span>{place}</span>
        </span>
      )}
      {interestedCount > 0 && <span>{eventHeadTexts.interest(interestedCount)}</span>}
    </p>
  )
}

/** The leaf of a calendar. The days that are left are not known until the page has hydrated. */
function DayLeaf({ event, now }: Pick<EventHeadProps, 'event' | 'now'>) {
  const starts = parseDate(useTimeZone()(event.startsAt))
  const current = useNow(now)
  if (starts === undefined) return null
  const left = current === null ? -1 : countCalendarDays(current, starts)
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{months[starts.getMonth()] ?? ''}</span>
      <span className={styles.day}>{padTwo(starts.getDate())}</span>
      <span className={styles.left}>{left < 0 ? formatTime(starts) : eventHeadTexts.left(left)}</span>
    </div>
  )
}
