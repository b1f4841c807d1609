import type { TimeZoneConverter } from './time-zone.ts'

/**
 * Brazil's clocks, which have known no summer time since 2019. Asked of the platform, they would take as long as half a
 * page takes to hydrate.
 */
const offset = -3 * 60 * 60_000

/** Brazil's time zone. The server does not know the user's, so it renders what most users would see. */
export const hydrationTimeZone: TimeZoneConverter = (iso) => {
  const time = iso && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? Date.parse(iso) : Number.NaN
  return Number.isNaN(time) ? iso : new Date(time + offset).toISOString().slice(0, 19)
}
