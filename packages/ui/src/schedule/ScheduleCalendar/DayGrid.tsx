'use client'

import { type Day, dateOf, weeksOf } from '../days.ts'
import type { ScheduleEvent } from '../schedule.ts'
import { useDayKeys } from '../useDayKeys.ts'
import { EventChip } from './EventButton.tsx'
import { scheduleCalendarTexts } from './schedule-calendar-texts.ts'
import styles from './ScheduleCalendar.module.css'

/** Events shown per day of the month view; the others are behind "+N mais". */
const SHOWN_IN_MONTH = 3

interface DayGridProps {
  view: 'month' | 'week'
  day: Day
  today: Day
  title: string
  days: ReadonlyMap<Day, ScheduleEvent[]>
  onDayChange: (day: Day) => void
  onOpen: (event: ScheduleEvent) => void
}

/** The APG's date grid: one stop of Tab, the arrows move by day and week, the pages by month. */
export function DayGrid(props: DayGridProps) {
  const { view, day, title, onDayChange } = props
  const { grid, onKeyDown } = useDayKeys(view, day, onDayChange)
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={title}
      className={styles.grid}
      data-view={view}
      onKeyDown={onKeyDown}
    >
      <div role="row" className={styles.week}>
        {scheduleCalendarTexts.weekdays.map((name, weekday) => (
          <div key={name} role="columnheader" aria-label={name} className={styles.weekday}>
            {scheduleCalendarTexts.shortWeekdays[weekday]}
          </div>
        ))}
      </div>
      {weeksOf(view, day).map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((cellDay) => (
            <DayCell {...props} key={cellDay} cellDay={cellDay} />
          ))}
        </div>
      ))}
    </div>
  )
}

function DayCell({ view, day, today, days, onDayChange, onOpen, cellDay }: DayGridProps & { cellDay: Day }) {
  const events = days.get(cellDay) ?? []
  const shown =
    view === 'month' && events.length > SHOWN_IN_MONTH ? events.slice(0, SHOWN_IN_MONTH - 1) : events
  const isToday = cellDay === today
  const name = [
    scheduleCalendarTexts.longDay(dateOf(cellDay)),
    ...(isToday ? [scheduleCalendarTexts.todayMark] : []),
    scheduleCalendarTexts.count(events.length),
  ].join(', ')
  return (
    <div
      role="gridcell"
      className={styles.day}
      aria-selected={cellDay === day}
      data-today={isToday || undefined}
      data-outside={(view === 'month' && cellDay.slice(0, 7) !== day.slice(0, 7)) || undefined}
    >
      <button
        type="button"
        data-day={cellDay}
        className={styles.number}
        tabIndex={cellDay === day ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onDayChange(cellDay)}
      >
        <span>{Number(cellDay.slice(8))}</span>
        {events.length > 0 && <span className={styles.dot} />}
      </button>
      <div className={styles.chips}>
        {shown.map((event) => (
          <EventChip key={event.key} event={event} onOpen={onOpen} />
        ))}
        {shown.length < events.length && (
          <button type="button" tabIndex={-1} className={styles.more} onClick={() => onDayChange(cellDay)}>
            {scheduleCalendarTexts.more(events.length - shown.length)}
          </button>
        )}
      </div>
    </div>
  )
}
