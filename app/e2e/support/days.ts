const timeZone = 'America/Sao_Paulo'
const dayLength = 24 * 60 * 60_000

/** A day as the calendar's buttons and the forms know it, in the time zone of the tests' browsers. */
export interface CalendarDay {
  /** `2026-11-21` */
  iso: string
  /** `sábado, 21 de novembro` */
  long: string
}

export function dayFromToday(days: number): CalendarDay {
  const date = new Date(Date.now() + days * dayLength)
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return {
    iso: new Intl.DateTimeFormat('en-CA', { timeZone }).format(date),
    long: new Intl.DateTimeFormat('pt-BR', { ...parts, timeZone }).format(date),
  }
}

/** Brasília keeps no summer time. */
export const momentOf = (day: CalendarDay, time: string): string =>
  new Date(`${day.iso}T${time}:00-03:00`).toISOString()
