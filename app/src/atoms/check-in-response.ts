import type { Schemas } from '@convoca/sdk/core'

interface Answerable {
  checkins: Schemas['CheckInCounts']
  own_checkin?: Schemas['OwnCheckIn'] | null
}

const getStatus = (isConfirmed: boolean | null) =>
  isConfirmed === null ? 'pending' : isConfirmed ? 'confirmed' : 'declined'

/** An event after the user's own response to it; unchanged if the check-in is another's. */
export function withResponse<Event extends Answerable>(
  event: Event,
  { checkInId, isConfirmed }: { checkInId: string; isConfirmed: boolean },
): Event {
  const own = event.own_checkin
  if (!own || own.id !== checkInId) return event
  const before = getStatus(own.is_confirmed)
  const counts = { ...event.checkins, [before]: event.checkins[before] - 1 }
  const after = getStatus(isConfirmed)
  return {
    ...event,
    own_checkin: { ...own, is_confirmed: isConfirmed },
    checkins: { ...counts, [after]: counts[after] + 1 },
  }
}
