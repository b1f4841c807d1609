import { createContext, useContext } from 'react'

/** An ISO text as the date helpers shall read it: as it is, or without its zone and on another clock. */
export type ReaderClock = <Iso extends string | null | undefined>(iso: Iso) => Iso | string

/** Where the reader is. */
export const ownClock: ReaderClock = (iso) => iso

/** `ConvocaTheme` gives Brazil's until the server's page is taken over, so that both write the same. */
export const ReaderClockContext = createContext(ownClock)

export function useReaderClock(): ReaderClock {
  return useContext(ReaderClockContext)
}

/**
 * The moment that relative dates count from: the given one, else this one. `null` until the server's page is taken over:
 * a moment later "há 2 min" would be another text.
 */
export function useNow(given: Date | undefined): Date | null {
  const clock = useReaderClock()
  if (given) return new Date(clock(given.toISOString()))
  return clock === ownClock ? new Date() : null
}
