import { clsx } from 'clsx'
import { format, isValid, parseISO } from 'date-fns'
import { ptBR } from 'date-fns/locale'
import { CalendarDays } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { SkeletonRows } from '../../feedback/Skeleton/index.ts'
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

export type NextEventsTexts = {
  label: string
  loading: string
  empty: string
  emptyHint: string
  failed: string
}

export const nextEventsTexts: NextEventsTexts = {
  label: 'Próximos eventos',
  loading: 'Carregando eventos...',
  empty: 'Nada marcado',
  emptyHint: 'Treinos, partidas e reuniões aparecem aqui.',
  failed: 'Não foi possível carregar os eventos',
}

export type NextEventsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The next one first. */
  events: readonly NextEvent[]
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  onRetry?: (() => void) | undefined
  /** What fills an empty list, e.g. "Marcar treino". */
  emptyAction?: ReactNode
  texts?: Partial<NextEventsTexts> | undefined
}

/** What the team does next: a leaf of the calendar, what, when and where. */
export function NextEvents(props: NextEventsProps) {
  const { events, status = 'ready', onRetry, emptyAction, texts, className, ...rest } = props
  const words = { ...nextEventsTexts, ...texts }
  const shown = status === 'ready' && events.length === 0 ? 'empty' : status
  return (
    <div
      {...rest}
      className={clsx(classes.root, className)}
      data-status={shown}
      aria-busy={shown === 'loading' || undefined}
    >
      <p className="cv-hidden" role="status">
        {shown === 'loading' ? words.loading : ''}
      </p>
      {shown === 'loading' && <SkeletonRows rows={3} />}
      {shown === 'error' && <ErrorState title={words.failed} onRetry={onRetry} />}
      {shown === 'empty' && (
        <EmptyState
          icon={<CalendarDays aria-hidden="true" />}
          title={words.empty}
          description={words.emptyHint}
          action={emptyAction}
        />
      )}
      {shown === 'ready' && (
        <ul className={classes.list} aria-label={words.label}>
          {events.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ul>
      )}
    </div>
  )
}

function EventItem({ event }: { event: NextEvent }) {
  const { title, kind, startsAt, endsAt, location, href } = event
  const line = [kind, hours(startsAt, endsAt), location].filter(Boolean).join(' · ')
  return (
    <li className={classes.event}>
      <time className={classes.leaf} dateTime={startsAt}>
        <span className={classes.month}>{part(startsAt, 'MMM')}</span>
        <span className={classes.day}>{part(startsAt, 'd')}</span>
        <span className={classes.weekday}>{part(startsAt, 'EEEEEE')}</span>
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

/** `20:00–22:00`, `20:00` without an end. */
function hours(start: string, end: string | undefined): string {
  const from = part(start, 'HH:mm')
  const to = end === undefined ? '' : part(end, 'HH:mm')
  return to ? `${from}–${to}` : from
}

function part(iso: string, pattern: string): string {
  const date = parseISO(iso)
  return isValid(date) ? format(date, pattern, { locale: ptBR }) : ''
}
