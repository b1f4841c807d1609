import type { TimeZoneConverter } from './time-zone.ts'

/** Brazil's time zone. The server does not know the user's, so it renders what most users would see. */
export const hydrationTimeZone: TimeZoneConverter = (iso) => {
  const date = iso && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? new Date(iso) : undefined
  if (!date || Number.isNaN(date.getTime())) return iso
  // The Swedish format is ISO 8601 except for the `T`.
  return date.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).replace(' ', 'T')
}
