/** Most first days of championships last so long, whose end is not known: four hours. */
const usualLength = 4 * 60 * 60_000

/** The moment at which an event ends, or probably does. */
export const endOfEvent = (event: { starts_at: string; ends_at: string | null }): Date =>
  event.ends_at === null ? new Date(Date.parse(event.starts_at) + usualLength) : new Date(event.ends_at)
