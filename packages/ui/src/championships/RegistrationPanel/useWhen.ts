'use client'

import { type TimeLeft, timeLeft } from '../../dashboard/times.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import { useNow, useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { useTick } from '../../primitives/useTick.ts'

/** A date where the reader is; one that cannot be read is the beginning of time. */
export function useWhen() {
  const inTimeZone = useTimeZone()
  return (iso: string) => parseDate(inTimeZone(iso)) ?? new Date(0)
}

interface DeadlineTexts {
  closesAt: (date: Date) => string
  closesIn: (left: TimeLeft) => string
}

/** A deadline counting down; as a date until hydrated, because the server does not know the reader's clock. */
export function useDeadline(until: string, given: Date | undefined, texts: DeadlineTexts): string {
  useTick(until)
  const date = useWhen()(until)
  const now = useNow(given)
  return now === null || now >= date ? texts.closesAt(date) : texts.closesIn(timeLeft(date, now))
}
