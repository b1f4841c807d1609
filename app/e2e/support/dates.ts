const dayLength = 24 * 60 * 60_000

function getHour(timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone }).format()
}

const isNearMidnight = ['23', '00'].includes(getHour('America/Sao_Paulo'))

/**
 * The time zone of the tests' browsers: São Paulo, or around midnight one that is two hours behind, so that "today" does
 * not change during a test. Brazil has no daylight saving time.
 */
export const timeZone = isNearMidnight ? 'America/Rio_Branco' : 'America/Sao_Paulo'
const offset = isNearMidnight ? '-05:00' : '-03:00'

/** A date as the forms (`iso`) and the calendar's buttons (`long`) spell it. */
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

export const toIsoTime = (day: Pick<CalendarDay, 'iso'>, time: string): string =>
  new Date(`${day.iso}T${time}:00${offset}`).toISOString()
