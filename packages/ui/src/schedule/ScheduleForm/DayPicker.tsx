'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { toIsoDay } from '../long-dates.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { type CalendarTexts, dateOf, type Day, stepDay, weeksOf } from '../days.ts'
import type { WeekdayTexts } from '../schedule.ts'
import { useDayKeys } from '../useDayKeys.ts'
import styles from './DayPicker.module.css'

export type DayPickerTexts = Pick<CalendarTexts, 'month' | 'longDay'> &
  WeekdayTexts & {
    previousMonth: string
    nextMonth: string
    today: string
  }

interface DayPickerProps {
  /** Null without a day. */
  chosen: Day | null
  onChoose: (day: Day) => void
  labels: DayPickerTexts
}

/** One month of days to choose from, with the keys of the calendar. */
export function DayPicker({ chosen, onChoose, labels }: DayPickerProps) {
  const today = toIsoDay(new Date())
  const [day, setDay] = useState(chosen ?? today)
  const { grid, onKeyDown } = useDayKeys('month', day, setDay)
  const month = labels.month(dateOf(day))
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <IconButton
          label={labels.previousMonth}
          size="small"
          onClick={() => setDay(stepDay('month', day, -1))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <span className={styles.month} aria-live="polite">
          {month}
        </span>
        <IconButton label={labels.nextMonth} size="small" onClick={() => setDay(stepDay('month', day, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-label={month} onKeyDown={onKeyDown}>
        <div role="row" className={styles.week}>
          {labels.weekdays.map((name, weekday) => (
            <span key={name} role="columnheader" aria-label={name} className={styles.weekday}>
              {labels.shortWeekdays[weekday]}
            </span>
          ))}
        </div>
        {weeksOf('month', day).map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((weekDay) => (
              <div key={weekDay} role="gridcell" aria-selected={weekDay === chosen}>
                <button
                  type="button"
                  data-day={weekDay}
                  data-outside={weekDay.slice(0, 7) !== day.slice(0, 7) || undefined}
                  className={styles.day}
                  tabIndex={weekDay === day ? 0 : -1}
                  aria-label={
                    weekDay === today
                      ? `${labels.longDay(dateOf(weekDay))}, ${labels.today}`
                      : labels.longDay(dateOf(weekDay))
                  }
                  aria-current={weekDay === today ? 'date' : undefined}
                  onClick={() => onChoose(weekDay)}
                >
                  {Number(weekDay.slice(8))}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
