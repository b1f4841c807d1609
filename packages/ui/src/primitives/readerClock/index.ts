export { homeClock } from './homeClock.ts'
export { ownClock, ReaderClockContext, useNow, useReaderClock, type ReaderClock } from './readerClock.ts'
