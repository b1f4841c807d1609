import { HOUR } from './time.ts'

/** Most first days of championships last so long, whose end is not known. */
const usualLength = 4 * HOUR

/** When an event ends, or probably does. */
export const endOfEvent = (event: { starts_at: string; ends_at: string | null }): Date =>
  event.ends_at === null ? new Date(Date.parse(event.starts_at) + usualLength) : new Date(event.ends_at)
