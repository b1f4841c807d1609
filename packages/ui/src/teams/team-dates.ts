import { dayAndMonth, dayAndTime, readDate } from '../primitives/date-text/index.ts'

/** `12 mar 2025` (requirement 001 §9), or undefined for a missing or unreadable date. */
export function cardDate(iso: string | null | undefined, write = dayAndMonth): string | undefined {
  const date = readDate(iso)
  return date && write(date)
}

/** `12/03/2025 - 20:05` (requirement 001 §2, invitations), or undefined. */
export function invitationDate(iso: string | null | undefined): string | undefined {
  const date = readDate(iso)
  return date && dayAndTime(date)
}
