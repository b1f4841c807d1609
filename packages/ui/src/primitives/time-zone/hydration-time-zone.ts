import type { TimeZoneConverter } from './time-zone.ts'

let format: Intl.DateTimeFormat | undefined

/** One for all dates: a page has dozens, and each new one would take as long as the rest of a component. */
const getFormat = () =>
  // The Swedish format is ISO 8601 except for the `T`.
  (format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  }))

/** Brazil's time zone. The server does not know the user's, so it renders what most users would see. */
export const hydrationTimeZone: TimeZoneConverter = (iso) => {
  const date = iso && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? new Date(iso) : undefined
  if (!date || Number.isNaN(date.getTime())) return iso
  return getFormat().format(date).replace(' ', 'T')
}
