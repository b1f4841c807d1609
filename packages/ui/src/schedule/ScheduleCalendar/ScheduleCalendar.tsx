'use client'

import { clsx } from 'clsx'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState, type Failure } from '../../feedback/ErrorState/ErrorState.tsx'
import { SkeletonRows } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChipGroup } from '../../primitives/Chip/ChipGroup.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { type CalendarView, dateOf, type Day, eventsByDay, stepDay, titleOf } from '../days.ts'
import type { ScheduleEvent } from '../schedule.ts'
import { DayGrid } from './DayGrid.tsx'
import { EventRow } from './EventButton.tsx'
import styles from './ScheduleCalendar.module.css'
import { scheduleCalendarTexts } from './schedule-calendar-texts.ts'

export type ScheduleCalendarProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Occurrences of the time shown; those of other days are not drawn. */
  events: readonly ScheduleEvent[]
  /** Month, week or list. Controlled. */
  view: CalendarView
  /** Called with the selected view. */
  onViewChange: (view: CalendarView) => void
  /** The chosen day, `yyyy-MM-dd`: its month or week is shown, and its events are listed. */
  day: Day
  /** Called with another day by the arrows, "Hoje" or a key. */
  onDayChange: (day: Day) => void
  /** `yyyy-MM-dd` of the reader. */
  today: Day
  /** Opens an event. */
  onOpen: (event: ScheduleEvent) => void
  /** Default `ready`. */
  status?: 'loading' | 'ready' | 'error' | undefined
  /** Called by "Tentar de novo" after an error; without it the button is not rendered. */
  onRetry?: (() => void) | undefined
  /** Error message and request id, if known; shown in the error state. */
  failure?: Failure | undefined
  /** Right of the toolbar, e.g. "Novo evento". */
  actions?: ReactNode
  /** Action of the empty state. */
  emptyAction?: ReactNode
}

/**
 * A team's events by month, week or as a list, weeks starting on Sunday. The grid must be one stop of Tab: arrows
 * move by day and week, Home and End within the week, PageUp and PageDown by month (with Shift by year) or week. The
 * chosen day's events are listed below the grid, where the keyboard reaches them. Phones see dots in the grid and
 * that list.
 */
export function ScheduleCalendar(props: ScheduleCalendarProps) {
  const { events, view, onViewChange, day, onDayChange, today, onOpen, status = 'ready', ...more } = props
  const { onRetry, failure, actions, emptyAction, className, ...rest } = more
  const days = eventsByDay(events, useTimeZone())
  const shared = { days, onOpen }
  return (
    <section
      aria-label={scheduleCalendarTexts.label}
      {...rest}
      className={clsx(styles.root, className)}
      data-view={view}
      data-status={status}
      aria-busy={status === 'loading'}
    >
      <Toolbar view={view} day={day} today={today} onViewChange={onViewChange} onDayChange={onDayChange}>
        {actions}
      </Toolbar>
      <p className="cv-hidden" role="status">
        {status === 'loading' ? scheduleCalendarTexts.loading : ''}
      </p>
      {status === 'loading' && <SkeletonRows rows={7} />}
      {status === 'error' && (
        <ErrorState {...failure} title={scheduleCalendarTexts.failed} onRetry={onRetry} />
      )}
      {status === 'ready' && view === 'list' && (
        <MonthList
          {...shared}
          key={day.slice(0, 7)}
          month={day.slice(0, 7)}
          today={today}
          emptyAction={emptyAction}
        />
      )}
      {status === 'ready' && view !== 'list' && (
        <>
          <DayGrid
            {...shared}
            view={view}
            day={day}
            today={today}
            title={titleOf(view, day, scheduleCalendarTexts)}
            onDayChange={onDayChange}
          />
          <DayList {...shared} day={day} />
        </>
      )}
    </section>
  )
}

type ToolbarProps = Pick<ScheduleCalendarProps, 'view' | 'onViewChange' | 'day' | 'onDayChange' | 'today'> & {
  children: ReactNode
}

function Toolbar({ view, onViewChange, day, onDayChange, today, children }: ToolbarProps) {
  const views = (['month', 'week', 'list'] as const).map((value) => ({
    value,
    label: scheduleCalendarTexts.views[value],
  }))
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        <IconButton
          label={scheduleCalendarTexts.previous}
          onClick={() => onDayChange(stepDay(view, day, -1))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={scheduleCalendarTexts.next} onClick={() => onDayChange(stepDay(view, day, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Button size="small" onClick={() => onDayChange(today)}>
          {scheduleCalendarTexts.today}
        </Button>
      </div>
      <h2 className={styles.title} aria-live="polite">
        {titleOf(view, day, scheduleCalendarTexts)}
      </h2>
      <ChipGroup
        label={scheduleCalendarTexts.view}
        options={views}
        value={view}
        onChange={(value) => {
          const chosen = views.find((option) => option.value === value)
          if (chosen !== undefined) onViewChange(chosen.value)
        }}
      />
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

interface ListProps {
  days: ReadonlyMap<Day, ScheduleEvent[]>
  onOpen: (event: ScheduleEvent) => void
}

function DayRows({
  events,
  onOpen,
  label,
}: Omit<ListProps, 'days'> & { events: ScheduleEvent[]; label: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {events.map((event) => (
        <li key={event.key}>
          <EventRow event={event} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function DayList({ days, onOpen, day }: ListProps & { day: Day }) {
  const events = days.get(day) ?? []
  return (
    <div className={styles.dayList}>
      <h3 className={styles.dayTitle}>{scheduleCalendarTexts.longDay(dateOf(day))}</h3>
      {events.length === 0 ? (
        <p className={styles.none}>{scheduleCalendarTexts.noneOnDay}</p>
      ) : (
        <DayRows events={events} onOpen={onOpen} label={scheduleCalendarTexts.longDay(dateOf(day))} />
      )}
    </div>
  )
}

interface MonthListProps extends ListProps {
  month: string
  today: Day
  emptyAction: ReactNode
}

/** The current month begins with today; past events are shown above it on request. */
function MonthList({ days, month, today, emptyAction, ...list }: MonthListProps) {
  const [withPassed, setWithPassed] = useState(false)
  const all = [...days].filter(([day]) => day.startsWith(month))
  if (all.length === 0) {
    return (
      <EmptyState
        icon={<CalendarDays aria-hidden="true" />}
        title={scheduleCalendarTexts.empty}
        description={scheduleCalendarTexts.emptyHint}
        action={emptyAction}
      />
    )
  }
  const isCurrent = today.startsWith(month)
  const passed = all.filter(([day]) => isCurrent && day < today)
  const shown = withPassed ? all : all.slice(passed.length)
  return (
    <>
      {passed.length > 0 && (
        <Button
          size="small"
          className={styles.passed}
          aria-expanded={withPassed}
          onClick={() => setWithPassed(!withPassed)}
        >
          {withPassed
            ? scheduleCalendarTexts.hidePassed
            : scheduleCalendarTexts.showPassed(passed.flatMap(([, events]) => events).length)}
        </Button>
      )}
      {shown.length === 0 && <p className={styles.none}>{scheduleCalendarTexts.noneAhead}</p>}
      {shown.map(([day, events]) => (
        <div key={day} className={styles.dayList}>
          <h3 className={styles.dayTitle}>
            {`${scheduleCalendarTexts.longDay(dateOf(day))}${day === today ? `, ${scheduleCalendarTexts.todayMark}` : ''}`}
          </h3>
          <DayRows {...list} events={events} label={scheduleCalendarTexts.longDay(dateOf(day))} />
        </div>
      ))}
    </>
  )
}
