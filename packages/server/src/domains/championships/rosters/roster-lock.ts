import { DomainError } from '../../../errors.ts'
import type { RegistrationRow } from '../registrations/registrations-repository.ts'
import type { ChampionshipRow } from '../repository.ts'

type Locked = Pick<ChampionshipRow, 'status' | 'roster_lock' | 'registration_closes_at'>

/** Whether only the referees change the roster from now on. */
export function isRosterLocked(
  { status, roster_lock: lock, registration_closes_at: closesAt }: Locked,
  { checked_in_at: checkedInAt }: Pick<RegistrationRow, 'checked_in_at'>,
  now: Date,
): boolean {
  if (status === 'ONGOING') return true
  if (lock === 'REGISTRATION') return status === 'CHECK_IN' || now >= closesAt
  return lock === 'CHECK_IN' && checkedInAt !== null
}

const active = ['CONFIRMED', 'PENDING_PAYMENT', 'WAITING']

/** Requires a team that has not left, in a championship that is open or being played. */
export function requirePlaying(
  { status }: Pick<ChampionshipRow, 'status'>,
  registration: Pick<RegistrationRow, 'status' | 'reason' | 'player_id'>,
): void {
  const isOpen = status === 'REGISTRATION' || status === 'CHECK_IN' || status === 'ONGOING'
  // A team that is out of a championship that is being played keeps its registration, with the reason.
  const isOut = status === 'ONGOING' && (registration.status !== 'CONFIRMED' || registration.reason !== null)
  // A player without a team has no roster.
  const isAlone = registration.player_id !== null
  if (!isOpen || isOut || isAlone || !active.includes(registration.status))
    throw new DomainError('CHAMPIONSHIP_STATUS')
}
