'use client'

import { createContext, useContext } from 'react'

/** An ISO text as the date helpers shall read it: as it is, or without its zone and on another clock. */
export type TimeZoneConverter = <Iso extends string | null | undefined>(iso: Iso) => Iso | string

/** Where the reader is. */
export const browserTimeZone: TimeZoneConverter = (iso) => iso

/** `ConvocaTheme` gives Brazil's until the server's page is taken over, so that both write the same. */
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
