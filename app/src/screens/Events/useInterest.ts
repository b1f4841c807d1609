import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ownEventsAtom, setEventInterestAtom } from '../../atoms/events.ts'
import type { PublicEvent } from '../../atoms/events.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { useWrite } from '../../hooks/useWrite.ts'

const both = { remind_day_before: true, remind_hour_before: true }

/** The visitor's interest in an event, and its reminders. Guests are led to the log-in and back. */
export function useInterest({ context, name, championship }: PublicEvent) {
  const visitor = useAtomValue(visitorAtom)
  const own = useAtomValue(ownEventsAtom).data?.interests.find(
    ({ event }) =>
      (event.context === context && event.name === name) ||
      (championship !== null && event.championship?.id === championship.id),
  )
  const { run, inFlight } = useWrite(setEventInterestAtom)
  const navigate = useNavigate()
  const href = useLocation({ select: (location) => location.href })
  const pending = inFlight.find((answer) => answer.context === context && answer.name === name)
  // An interest that is being saved shows at once.
  const stored = own && {
    remind_day_before: own.remind_day_before,
    remind_hour_before: own.remind_hour_before,
  }
  const reminders = pending === undefined ? (stored ?? null) : pending.reminders
  const save = (next: typeof reminders) => {
    if (visitor === null) void navigate({ to: '/auth', search: { redirect: href } })
    else void run({ context, name, reminders: next })
  }
  return {
    reminders,
    isPending: pending !== undefined,
    toggle: () => save(reminders === null ? both : null),
    remind: (change: Partial<typeof both>) => save({ ...both, ...reminders, ...change }),
  }
}
