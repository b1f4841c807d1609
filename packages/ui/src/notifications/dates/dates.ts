import {
  calendarDaysBetween,
  dayAndMonth,
  dayAndTime,
  readDate,
  type DateTexts,
} from '../../primitives/date-text/index.ts'
import type { ReaderClock } from '../../primitives/reader-clock/index.ts'

const dateTexts: DateTexts = {
  day: dayAndMonth,
  // Requirement 001, section 2.
  missing: 'Data não disponível',
  now: 'agora',
  minutes: (ago) => `há ${ago} min`,
  hours: (ago) => `há ${ago} h`,
  days: (ago) => (ago === 1 ? 'ontem' : `há ${ago} dias`),
  today: 'Hoje',
  yesterday: 'Ontem',
}

/** Words other than the Portuguese ones. */
type OtherTexts = Partial<DateTexts> | undefined

/** `dd/MM/yyyy - HH:mm` in the reader's time zone, or "Data não disponível". */
export function fullDate(iso: string | null | undefined, texts?: OtherTexts): string {
  const date = readDate(iso)
  return date ? dayAndTime(date) : { ...dateTexts, ...texts }.missing
}

/** How long ago: agora, há 2 min, há 3 h (same day), ontem, há 4 dias, then `dd MMM yyyy`. The day without a `now`. */
export function relativeDate(iso: string, now: Date | null, texts?: OtherTexts): string {
  const words = { ...dateTexts, ...texts }
  const date = readDate(iso)
  if (!date) return words.missing
  if (!now) return words.day(date)
  const minutes = Math.trunc((now.getTime() - date.getTime()) / 60_000)
  // A clock a little ahead of ours is still "agora".
  if (minutes < 1) return words.now
  if (minutes < 60) return words.minutes(minutes)
  const days = calendarDaysBetween(date, now)
  if (days === 0) return words.hours(Math.floor(minutes / 60))
  return days < 7 ? words.days(days) : words.day(date)
}

/** Heading of a day in a feed: Hoje, Ontem or `dd MMM yyyy`; always the day without a `now`. */
export function dayLabel(iso: string, now: Date | null, texts?: OtherTexts): string {
  const words = { ...dateTexts, ...texts }
  const date = readDate(iso)
  if (!date) return words.missing
  if (!now) return words.day(date)
  const days = calendarDaysBetween(date, now)
  if (days <= 0) return words.today
  return days === 1 ? words.yesterday : words.day(date)
}

/** Neighbours of the same day together, in the order given. */
export function groupByDay<T extends { createdAt: string }>(
  items: readonly T[],
  now: Date | null,
  clock: ReaderClock,
  texts?: OtherTexts,
): { label: string; items: T[] }[] {
  const groups: { label: string; items: T[] }[] = []
  for (const item of items) {
    const label = dayLabel(clock(item.createdAt), now, texts)
    const last = groups.at(-1)
    if (last?.label === label) last.items.push(item)
    else groups.push({ label, items: [item] })
  }
  return groups
}
