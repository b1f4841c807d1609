export { hydrationTimeZone } from './hydration-time-zone.ts'
export { browserTimeZone, TimeZoneContext, useNow, useTimeZone, type TimeZoneConverter } from './time-zone.ts'
