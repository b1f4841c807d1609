import { EventStrip } from '@convoca/ui/app'
import { toEventDays } from '../../mappers/events.ts'

export type PlainStripProps = Omit<Parameters<typeof EventStrip>[0], 'days'> & {
  /** The first day. */
  from: string
  counts: Parameters<typeof toEventDays>[1]
  /** The days on which the reader's teams have something. */
  trainings?: readonly string[] | undefined
}

/** Two weeks of public events. */
export function PlainStrip({ from, counts, trainings = [], ...rest }: PlainStripProps) {
  return <EventStrip {...rest} days={toEventDays(from, counts, trainings)} />
}
