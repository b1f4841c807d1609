/** The youngest age for an account, in years. */
export const minimumAge = 16

/** 3 to 20 letters, digits, underscores and hyphens. */
export function isNick(text: string): boolean {
  return /^[A-Za-z0-9_-]{3,20}$/.test(text)
}

/** 2 to 5 letters and digits; the server stores upper case. */
export function isTeamTag(text: string): boolean {
  return /^[A-Za-z0-9]{2,5}$/.test(text)
}

/** A colour of three or six hexadecimal digits. */
export function isHexColor(text: string): boolean {
  return /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/.test(text)
}

/** Age in years on a day, from a date of birth (`yyyy-mm-dd`); NaN for an invalid date. */
export function ageOn(birth: string, day: Date): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birth)
  if (!match) return Number.NaN
  const [year, month, date] = match.slice(1).map(Number)
  if (year === undefined || month === undefined || date === undefined) return Number.NaN
  const parsed = new Date(Date.UTC(year, month - 1, date))
  if (parsed.getUTCMonth() !== month - 1 || parsed.getUTCDate() !== date) return Number.NaN
  const before = day.getMonth() + 1 < month || (day.getMonth() + 1 === month && day.getDate() < date)
  return day.getFullYear() - year - (before ? 1 : 0)
}
