import { Check, CircleHelp, Repeat, X } from 'lucide-react'
import { spanOf, timeOf } from '../days.ts'
import type { ScheduleEvent } from '../schedule.ts'
import { useReaderClock } from '../../primitives/readerClock/index.ts'
import classes from './ScheduleCalendar.module.css'
import { answerState, type ScheduleCalendarTexts } from './scheduleCalendarTexts.ts'

const answerIcons = { yes: Check, no: X, open: CircleHelp }

type EventProps = {
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
      className={classes.chip}
      data-type={event.type}
      data-answer={answerState(event.ownAnswer)}
      onClick={() => onOpen(event)}
    >
      <span className={classes.chipTime}>{timeOf(clock(event.startsAt))}</span>
      <span className={classes.chipTitle}>{event.title}</span>
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
      className={classes.row}
      data-type={event.type}
      data-answer={answer}
      onClick={() => onOpen(event)}
    >
      <span className={classes.rowTime}>
        {spanOf({ startsAt: clock(event.startsAt), endsAt: clock(event.endsAt) })}
      </span>
      <span className={classes.rowText}>
        <span className={classes.rowTitle}>{event.title}</span>
        <span className={classes.rowDetails}>
          {details}
          {event.weekly && (
            <span className={classes.weekly}>
              <Repeat aria-hidden="true" /> {words.weekly}
            </span>
          )}
        </span>
      </span>
      {answer !== undefined && Icon !== undefined && (
        <span className={classes.answer} data-answer={answer}>
          <Icon aria-hidden="true" />
          {words.answers[answer]}
        </span>
      )}
    </button>
  )
}
