'use client'

import { timeLeft, writeTimeLeft } from '../../dashboard/times.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useTick } from '../../primitives/useTick.ts'
import styles from './ScoreReport.module.css'

const past = new Date(0).toISOString()

/** The time for which the sides may still report another score: a text, null once it is too late, absent where nothing is known. */
export function useReportDeadline(
  until: string | null | undefined,
  given: Date | undefined,
): string | null | undefined {
  useTick(until ?? past)
  const inTimeZone = useTimeZone()
  const now = useNow(given)
  const date = parseDate(inTimeZone(until))
  if (date === undefined || now === null) return undefined
  return now < date ? writeTimeLeft(timeLeft(date, now)) : null
}

export function ReportDeadline({ left, label }: { left: string; label: string }) {
  return (
    <p className={styles.deadline} role="timer">
      <span>{label}</span>
      <span className={styles.deadlineTime}>{left}</span>
    </p>
  )
}
