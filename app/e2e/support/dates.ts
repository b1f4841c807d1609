const timeZone = 'America/Sao_Paulo'
const dayLength = 24 * 60 * 60_000

/** A date as the forms (`iso`) and the calendar's buttons (`long`) spell it, in the browsers' time zone. */
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

/** Brazil has no daylight saving time. */
export const toIsoTime = (day: CalendarDay, time: string): string =>
  new Date(`${day.iso}T${time}:00-03:00`).toISOString()
