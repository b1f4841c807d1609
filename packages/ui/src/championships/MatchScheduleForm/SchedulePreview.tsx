'use client'

import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import type { MatchScheduleFormTexts } from './match-schedule-form-texts.ts'
import type { MatchTime } from './plan-times.ts'
import styles from './MatchScheduleForm.module.css'

interface SchedulePreviewProps {
  times: readonly MatchTime[]
  changes: readonly MatchTime[]
  checkedInIds: readonly string[]
  headingId: string
  labels: MatchScheduleFormTexts
}

/** Each match with the time that it has and the one that it gets. */
export function SchedulePreview({ times, changes, checkedInIds, headingId, labels }: SchedulePreviewProps) {
  const inTimeZone = useTimeZone()
  const write = (iso: string | null | undefined) => {
    const date = parseDate(inTimeZone(iso ?? ''))
    return date ? labels.when(date) : labels.unscheduled
  }
  return (
    <ol className={styles.times} aria-labelledby={headingId}>
      {times.map((time) => {
        const { match, scheduledAt } = time
        const isChanged = changes.includes(time)
        return (
          <li key={match.id} className={styles.time} data-changed={isChanged || undefined}>
            <span className={styles.code}>{labels.code(match.number)}</span>
            <span className={styles.teams}>
              <span>{`${match.home?.name ?? labels.open} × ${match.away?.name ?? labels.open}`}</span>
              {isChanged && checkedInIds.includes(match.id) && (
                <span className={styles.note}>{labels.checkInAgain}</span>
              )}
            </span>
            <span className={styles.when}>
              {isChanged && (
                <>
                  <s className={styles.before}>{write(match.scheduledAt)}</s>
                  <span className="cv-hidden">{` ${labels.becomes} `}</span>
                </>
              )}
              <strong>{write(scheduledAt)}</strong>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
