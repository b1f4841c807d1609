'use client'

import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { formatDay, padTwo } from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { type EventContext, eventContexts } from '../event.ts'
import styles from './EventStrip.module.css'

/** The meaning of a dot: an event of this context, or one of the reader's teams. */
export type EventMark = EventContext | 'training'

export interface EventDay {
  /** `yyyy-MM-dd` */
  day: string
  /** The marks that tell what there is on this day. */
  marks: readonly EventMark[]
  /** The number of events. */
  count: number
}

const eventStripTexts = {
  label: 'Dias',
  marks: { ...eventContexts, training: 'Seu treino' } as Readonly<Record<EventMark, string>>,
  today: 'hoje',
  weekday: (date: Date) => date.toLocaleDateString('pt-BR', { weekday: 'short' }).replace('.', ''),
  /** After the weekday and the day, for screen readers. */
  month: (date: Date) => formatDay(date).slice(3),
  count: (count: number) => (count === 1 ? '1 evento' : `${count} eventos`),
  earlier: 'Duas semanas antes',
  later: 'Duas semanas depois',
}

export type EventStripProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  /** The days in their order, without a gap. */
  days: readonly EventDay[]
  /** Today, `yyyy-MM-dd`. */
  today?: string | undefined
  /** The day of which the list below shows the events. */
  selected?: string | undefined
  /** Null for all days again. */
  onSelect: (day: string | null) => void
  /** Goes to earlier or later days; null if there are none to go to. */
  onEarlier?: (() => void) | null | undefined
  onLater?: (() => void) | null | undefined
}

/**
 * Two weeks, day by day, with a dot for each kind of event on a day. A day is a toggle: pressed, the list shows that day alone.
 * Scrolls within itself where it is narrow.
 */
export function EventStrip(props: EventStripProps) {
  const { days, today, selected, onSelect, onEarlier, onLater, className, ...rest } = props
  const marks = new Set(days.flatMap((day) => day.marks))
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <ul className={styles.legend} aria-hidden="true">
          {markOrder
            .filter((mark) => marks.has(mark))
            .map((mark) => (
              <li key={mark} className={styles.mark} data-mark={mark}>
                {eventStripTexts.marks[mark]}
              </li>
            ))}
        </ul>
        <IconButton
          label={eventStripTexts.earlier}
          size="small"
          variant="ghost"
          disabled={!onEarlier}
          onClick={() => onEarlier?.()}
        >
          <ArrowLeft aria-hidden />
        </IconButton>
        <IconButton
          label={eventStripTexts.later}
          size="small"
          variant="ghost"
          disabled={!onLater}
          onClick={() => onLater?.()}
        >
          <ArrowLeft aria-hidden className={styles.later} />
        </IconButton>
      </div>
      <ul className={styles.days} aria-label={eventStripTexts.label}>
        {days.map((day) => (
          <li key={day.day}>{dayButton(day, { today, selected, onSelect }, eventStripTexts)}</li>
        ))}
      </ul>
    </div>
  )
}

const markOrder: readonly EventMark[] = ['championship', 'community', 'live', 'training']

function dayButton(
  { day, marks, count }: EventDay,
  { today, selected, onSelect }: Pick<EventStripProps, 'today' | 'selected' | 'onSelect'>,
  labels: typeof eventStripTexts,
) {
  const date = parseDate(day)
  if (date === undefined) return null
  const isToday = day === today
  const isSelected = day === selected
  const kinds = markOrder.filter((mark) => marks.includes(mark))
  const said = [labels.month(date), labels.count(count), ...kinds.map((mark) => labels.marks[mark])]
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isSelected}
      data-today={isToday || undefined}
      onClick={() => onSelect(isSelected ? null : day)}
    >
      <span className={styles.weekday}>{isToday ? labels.today : labels.weekday(date)}</span>
      <span className={styles.number}>{padTwo(date.getDate())}</span>
      <span className={styles.said}>{said.join(', ')}</span>
      <span className={styles.dots} aria-hidden="true">
        {kinds.map((mark) => (
          <span key={mark} className={styles.dot} data-mark={mark} />
        ))}
      </span>
    </button>
  )
}
