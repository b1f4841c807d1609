import { clsx } from 'clsx'
import { format, isValid, parseISO } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'
import { CalendarDays } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { ListFrame, type ListState, type ListTexts } from '../../feedback/ListFrame/index.ts'
import { SkeletonRows } from '../../feedback/Skeleton/index.ts'
import { useReaderClock } from '../../primitives/readerClock/index.ts'
import { weekdayTexts } from '../../schedule/schedule.ts'
import classes from './NextEvents.module.css'

export type NextEvent = {
  id: string
  title: string
  /** In words, e.g. "Treino". */
  kind?: string | undefined
  /** ISO date. */
  startsAt: string
  endsAt?: string | undefined
  location?: string | undefined
  href?: string | undefined
}

export type NextEventsTexts = ListTexts & {
  /** `ago` */
  month: (date: Date) => string
  /** `seg` */
  weekday: (date: Date) => string
}

export const nextEventsTexts: NextEventsTexts = {
  label: 'Próximos eventos',
  loading: 'Carregando eventos...',
  empty: 'Nada marcado',
  emptyHint: 'Treinos, partidas e reuniões aparecem aqui.',
  failed: 'Não foi possível carregar os eventos',
  month: (date) => format(date, 'MMM', { locale: ptBR }),
  // The locale of date-fns writes `sab` without its accent.
  weekday: (date) => weekdayTexts.shortWeekdays[date.getDay()] ?? '',
}

export type NextEventsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  ListState & {
    /** The next one first. */
    events: readonly NextEvent[]
    texts?: Partial<NextEventsTexts> | undefined
  }

/** What the team does next: a leaf of the calendar, what, when and where. */
export function NextEvents({ events, texts, className, ...rest }: NextEventsProps) {
  const words = { ...nextEventsTexts, ...texts }
  return (
    <ListFrame
      {...rest}
      className={clsx(classes.root, className)}
      words={words}
      isEmpty={events.length === 0}
      emptyIcon={<CalendarDays aria-hidden="true" />}
      placeholder={<SkeletonRows rows={3} />}
    >
      <ul className={classes.list} aria-label={words.label}>
        {events.map((event) => (
          <EventItem key={event.id} event={event} words={words} />
        ))}
      </ul>
    </ListFrame>
  )
}

function EventItem({ event, words }: { event: NextEvent; words: NextEventsTexts }) {
  const { title, kind, startsAt, endsAt, location, href } = event
  const clock = useReaderClock()
  const begins = clock(startsAt)
  const line = [kind, hours(begins, clock(endsAt)), location].filter(Boolean).join(' · ')
  return (
    <li className={classes.event}>
      <time className={classes.leaf} dateTime={startsAt}>
        <span className={classes.month}>{part(begins, words.month)}</span>
        <span className={classes.day}>{part(begins, dayOfMonth)}</span>
        <span className={classes.weekday}>{part(begins, words.weekday)}</span>
      </time>
      <span className={classes.words}>
        {href === undefined ? (
          <span className={classes.title}>{title}</span>
        ) : (
          <a className={classes.title} href={href}>
            {title}
          </a>
        )}
        <span className={classes.line}>{line}</span>
      </span>
    </li>
  )
}

const dayOfMonth = (date: Date) => String(date.getDate())
const timeOfDay = (date: Date) => format(date, 'HH:mm')

/** `20:00–22:00`, `20:00` without an end. */
function hours(start: string, end: string | undefined): string {
  const from = part(start, timeOfDay)
  const to = end === undefined ? '' : part(end, timeOfDay)
  return to ? `${from}–${to}` : from
}

function part(iso: string, write: (date: Date) => string): string {
  const date = parseISO(iso)
  return isValid(date) ? write(date) : ''
}
