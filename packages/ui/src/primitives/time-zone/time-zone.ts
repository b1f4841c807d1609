'use client'

import { createContext, useContext } from 'react'

/** Converts an ISO date-time to another time zone, as an ISO text without offset; the browser's own zone changes nothing. */
export type TimeZoneConverter = <Iso extends string | null | undefined>(iso: Iso) => Iso | string

/** The browser's own time zone. */
export const browserTimeZone: TimeZoneConverter = (iso) => iso

/** `ConvocaTheme` provides Brazil's time zone until hydration is done, so that server and client render the same. */
export const TimeZoneContext = createContext(browserTimeZone)

/** The time zone in which to show dates. */
export function useTimeZone(): TimeZoneConverter {
  return useContext(TimeZoneContext)
}

/**
 * The time that relative dates count from: the given one, else the current one. `null` until hydrated: a moment later
 * "há 2 min" would be another text.
 */
export function useNow(given: Date | undefined): Date | null {
  const inTimeZone = useTimeZone()
  if (given) return new Date(inTimeZone(given.toISOString()))
  return inTimeZone === browserTimeZone ? new Date() : null
}
