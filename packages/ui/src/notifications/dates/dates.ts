import {
  countCalendarDays,
  formatDay,
  formatDayAndTime,
  type DateTexts,
} from '../../primitives/format-date/format-date.ts'
import { parseDate } from '../../primitives/format-date/parse-date.ts'
import type { TimeZoneConverter } from '../../primitives/time-zone/time-zone.ts'

const dateTexts: DateTexts = {
  day: formatDay,
  missing: 'Data não disponível',
  now: 'agora',
  minutes: (ago) => `há ${ago} min`,
  hours: (ago) => `há ${ago} h`,
  days: (ago) => (ago === 1 ? 'ontem' : `há ${ago} dias`),
  today: 'Hoje',
  yesterday: 'Ontem',
}

/** Texts that replace the Portuguese defaults. */
type OtherTexts = Partial<DateTexts> | undefined

/** `dd/MM/yyyy - HH:mm` in the reader's time zone, or "Data não disponível". */
export function fullDate(iso: string | null | undefined, texts?: OtherTexts): string {
  const date = parseDate(iso)
  return date ? formatDayAndTime(date) : { ...dateTexts, ...texts }.missing
}

/** The age of a moment: agora, há 2 min, há 3 h (same day), ontem, há 4 dias, then `dd MMM yyyy`. The day without a `now`. */
export function relativeDate(iso: string, now: Date | null, texts?: OtherTexts): string {
  const labels = { ...dateTexts, ...texts }
  const date = parseDate(iso)
  if (!date) return labels.missing
  if (!now) return labels.day(date)
  const minutes = Math.trunc((now.getTime() - date.getTime()) / 60_000)
  // A clock a little ahead of ours is still "agora".
  if (minutes < 1) return labels.now
  if (minutes < 60) return labels.minutes(minutes)
  const days = countCalendarDays(date, now)
  if (days === 0) return labels.hours(Math.floor(minutes / 60))
  return days < 7 ? labels.days(days) : labels.day(date)
}

/** Heading of a day in a feed: Hoje, Ontem or `dd MMM yyyy`; always the day without a `now`. */
export function dayLabel(iso: string, now: Date | null, texts?: OtherTexts): string {
  const labels = { ...dateTexts, ...texts }
  const date = parseDate(iso)
  if (!date) return labels.missing
  if (!now) return labels.day(date)
  const days = countCalendarDays(date, now)
  if (days <= 0) return labels.today
  return days === 1 ? labels.yesterday : labels.day(date)
}

/** Groups consecutive items of the same day. */
export function groupByDay<T extends { createdAt: string }>(
  items: readonly T[],
  now: Date | null,
  inTimeZone: TimeZoneConverter,
  texts?: OtherTexts,
): { label: string; items: T[] }[] {
  const groups: { label: string; items: T[] }[] = []
  for (const item of items) {
    const label = dayLabel(inTimeZone(item.createdAt), now, texts)
    const last = groups.at(-1)
    if (last?.label === label) last.items.push(item)
    else groups.push({ label, items: [item] })
  }
  return groups
}
