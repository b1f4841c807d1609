import { formatDay, formatDayAndTime, parseDate } from '../primitives/format-date/index.ts'

/**
 * `12 mar 2025`, or undefined for a missing or unreadable date.
 * @see requirement 001 §9
 */
export function cardDate(iso: string | null | undefined, write = formatDay): string | undefined {
  const date = parseDate(iso)
  return date && write(date)
}

/**
 * `12/03/2025 - 20:05`, or undefined.
 * @see requirement 001 §2, invitations
 */
export function invitationDate(iso: string | null | undefined): string | undefined {
  const date = parseDate(iso)
  return date && formatDayAndTime(date)
}
