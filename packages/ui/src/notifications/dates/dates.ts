import { calendarDaysBetween, dayAndMonth, dayAndTime, readDate } from '../../primitives/dateText/index.ts'

/** Shown where a date is missing (requirement 001, section 2). */
export const NO_DATE = 'Data não disponível'

/** `dd/MM/yyyy - HH:mm` in the reader's time zone, or "Data não disponível". */
export function fullDate(iso: string | null | undefined): string {
  const date = readDate(iso)
  return date ? dayAndTime(date) : NO_DATE
}

/** How long ago: agora, há 2 min, há 3 h (same day), ontem, há 4 dias, then `dd MMM yyyy`. */
export function relativeDate(iso: string, now: Date): string {
  const date = readDate(iso)
  if (!date) return NO_DATE
  const minutes = Math.trunc((now.getTime() - date.getTime()) / 60_000)
  // A clock a little ahead of ours is still "agora".
  if (minutes < 1) return 'agora'
  if (minutes < 60) return `há ${minutes} min`
  const days = calendarDaysBetween(date, now)
  if (days === 0) return `há ${Math.floor(minutes / 60)} h`
  if (days === 1) return 'ontem'
  return days < 7 ? `há ${days} dias` : dayAndMonth(date)
}

/** Heading of a day in a feed: Hoje, Ontem or `dd MMM yyyy`. */
export function dayLabel(iso: string, now: Date): string {
  const date = readDate(iso)
  if (!date) return NO_DATE
  const days = calendarDaysBetween(date, now)
  if (days <= 0) return 'Hoje'
  return days === 1 ? 'Ontem' : dayAndMonth(date)
}

/** Neighbours of the same day together, in the order given. */
export function groupByDay<T extends { createdAt: string }>(
  items: readonly T[],
  now: Date,
): { label: string; items: T[] }[] {
  const groups: { label: string; items: T[] }[] = []
  for (const item of items) {
    const label = dayLabel(item.createdAt, now)
    const last = groups.at(-1)
    if (last?.label === label) last.items.push(item)
    else groups.push({ label, items: [item] })
  }
  return groups
}
