import type { TimeZoneConverter } from './time-zone.ts'

/** Brazil's. A server does not know where its reader is; it writes what most of them would read. */
export const hydrationTimeZone: TimeZoneConverter = (iso) => {
  const date = iso && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? new Date(iso) : undefined
  if (!date || Number.isNaN(date.getTime())) return iso
  // Swedes write it almost as ISO 8601 does.
  return date.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).replace(' ', 'T')
}
