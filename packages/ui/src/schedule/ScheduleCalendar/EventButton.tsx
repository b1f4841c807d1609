import { Check, CircleHelp, Repeat, X } from 'lucide-react'
import { spanOf, timeOf } from '../days.ts'
import type { ScheduleEvent } from '../schedule.ts'
import { useReaderClock } from '../../primitives/reader-clock/index.ts'
import styles from './ScheduleCalendar.module.css'
import { answerState, type ScheduleCalendarTexts } from './schedule-calendar-texts.ts'

const answerIcons = { yes: Check, no: X, open: CircleHelp }

interface EventProps {
  event: ScheduleEvent
  words: ScheduleCalendarTexts
  onOpen: (event: ScheduleEvent) => void
}

/** The event inside its day's cell. The list of the day is how the keyboard gets to it. */
export function EventChip({ event, onOpen }: Omit<EventProps, 'words'>) {
  const clock = useReaderClock()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.chip}
      data-type={event.type}
      data-answer={answerState(event.ownAnswer)}
      onClick={() => onOpen(event)}
    >
      <span className={styles.chipTime}>{timeOf(clock(event.startsAt))}</span>
      <span className={styles.chipTitle}>{event.title}</span>
    </button>
  )
}

/** The event as a row of the day's or the month's list. */
export function EventRow({ event, words, onOpen }: EventProps) {
  const clock = useReaderClock()
  const answer = answerState(event.ownAnswer)
  const Icon = answer === undefined ? undefined : answerIcons[answer]
  const details = [words.types[event.type], event.location].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={styles.row}
      data-type={event.type}
      data-answer={answer}
      onClick={() => onOpen(event)}
    >
      <span className={styles.rowTime}>
        {spanOf({ startsAt: clock(event.startsAt), endsAt: clock(event.endsAt) })}
      </span>
      <span className={styles.rowText}>
        <span className={styles.rowTitle}>{event.title}</span>
        <span className={styles.rowDetails}>
          {details}
          {event.weekly && (
            <span className={styles.weekly}>
              <Repeat aria-hidden="true" /> {words.weekly}
            </span>
          )}
        </span>
      </span>
      {answer !== undefined && Icon !== undefined && (
        <span className={styles.answer} data-answer={answer}>
          <Icon aria-hidden="true" />
          {words.answers[answer]}
        </span>
      )}
    </button>
  )
}
