/** The current time in every story: Friday 20 November 2026, 20:00 in São Paulo. */
export const STORY_NOW = new Date('2026-11-20T20:00:00-03:00')

/** Freezes `Date`, but not timers, so that relative times such as "há 5 min" are the same on every run. */
export function freezeClock(): () => void {
  const RealDate = globalThis.Date
  class FrozenDate extends RealDate {
    constructor(...args: [] | [number | string | Date] | [number, number, ...number[]]) {
      if (args.length === 0) super(STORY_NOW.getTime())
      else super(...(args as [number]))
    }
    static override now(): number {
      return STORY_NOW.getTime()
    }
  }
  globalThis.Date = FrozenDate as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}
