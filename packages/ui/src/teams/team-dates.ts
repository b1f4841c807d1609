import { formatDay, formatDayAndTime } from '../primitives/format-date/format-date.ts'
import { parseDate } from '../primitives/format-date/parse-date.ts'

/** `12 mar 2025`, or undefined for a missing or unreadable date. */
export function cardDate(iso: string | null | undefined, write = formatDay): string | undefined {
  const date = parseDate(iso)
  return date && write(date)
}

/** `12/03/2025 - 20:05`, or undefined. */
export function invitationDate(iso: string | null | undefined): string | undefined {
  const date = parseDate(iso)
  return date && formatDayAndTime(date)
}
