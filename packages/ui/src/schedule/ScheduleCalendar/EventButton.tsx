'use client'

import { Check, CircleHelp, Repeat, X } from 'lucide-react'
import { spanOf, timeOf } from '../days.ts'
import type { ScheduleEvent } from '../schedule.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import styles from './ScheduleCalendar.module.css'
import { scheduleCalendarTexts, answerState } from './schedule-calendar-texts.ts'

const answerIcons = { yes: Check, no: X, open: CircleHelp }

interface EventProps {
  event: ScheduleEvent
  onOpen: (event: ScheduleEvent) => void
}

/** An event inside its day's cell. Keyboard users open it from the list of the day. */
export function EventChip({ event, onOpen }: Omit<EventProps, 'labels'>) {
  const inTimeZone = useTimeZone()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.chip}
      data-type={event.type}
      data-answer={answerState(event.ownAnswer)}
      data-cancelled={event.isCancelled || undefined}
      onClick={() => onOpen(event)}
    >
      <span className={styles.chipTime}>{timeOf(inTimeZone(event.startsAt))}</span>
      <span className={styles.chipTitle}>{event.title}</span>
    </button>
  )
}

/** The event as a row of the day's or the month's list. */
export function EventRow({ event, onOpen }: EventProps) {
  const inTimeZone = useTimeZone()
  const answer = event.isCancelled ? undefined : answerState(event.ownAnswer)
  const Icon = answer === undefined ? undefined : answerIcons[answer]
  const state = event.isCancelled ? scheduleCalendarTexts.cancelled : undefined
  const details = [state, scheduleCalendarTexts.types[event.type], event.location].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={styles.row}
      data-type={event.type}
      data-answer={answer}
      data-cancelled={event.isCancelled || undefined}
      onClick={() => onOpen(event)}
    >
      <span className={styles.rowTime}>
        {spanOf(
          { startsAt: inTimeZone(event.startsAt), endsAt: inTimeZone(event.endsAt) },
          scheduleCalendarTexts,
        )}
      </span>
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{event.title}</span>
        <span className={styles.rowDetails}>
          <span>{details}</span>
          {event.weekly && (
            <span className={styles.weekly}>
              <Repeat aria-hidden="true" />
              <span>{` ${scheduleCalendarTexts.weekly}`}</span>
            </span>
          )}
        </span>
      </span>
      {answer !== undefined && Icon !== undefined && (
        <span className={styles.answer} data-answer={answer}>
          <Icon aria-hidden="true" />
          <span>{scheduleCalendarTexts.answers[answer]}</span>
        </span>
      )}
    </button>
  )
}
