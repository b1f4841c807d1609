export {
  homeClock,
  ownClock,
  ReaderClockContext,
  useNow,
  useReaderClock,
  type ReaderClock,
} from './readerClock.ts'
