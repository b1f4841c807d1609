export { homeClock } from './home-clock.ts'
export { ownClock, ReaderClockContext, useNow, useReaderClock, type ReaderClock } from './reader-clock.ts'
