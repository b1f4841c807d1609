export interface WeekHour {
  weekday: number
  hour: number
}

const HOURS_A_DAY = 24

/** Hours of the week from 0 to 167, each once and in order. */
export function toHoursOfWeek(hours: readonly WeekHour[]): number[] {
  return [...new Set(hours.map(({ weekday, hour }) => weekday * HOURS_A_DAY + hour))].toSorted(
    (a, b) => a - b,
  )
}

export function toWeekHour(hourOfWeek: number): WeekHour {
  return { weekday: Math.floor(hourOfWeek / HOURS_A_DAY), hour: hourOfWeek % HOURS_A_DAY }
}
