import { firstPaymentTime, remainingPaymentTime } from '@convoca/contract/rules'
import type { Schemas } from '../../../contract/types.ts'
import { type FieldError, fieldError } from '../../../errors.ts'
import type { Roster } from './registrations-repository.ts'
import type { ChampionshipRow } from '../repository.ts'

interface Applicant {
  now: Date
  gameId: string | null
  /** The status of its registration that counts, if it has one. */
  status: Schemas['RegistrationStatus'] | null
  /** Members who can play. */
  available: number
}

/** A day, if registration does not close before; where that is soon, as long as a code. */
export const getPayUntil = (
  { registration_closes_at: closesAt }: Pick<ChampionshipRow, 'registration_closes_at'>,
  now: Date,
): Date =>
  new Date(
    Math.max(
      now.getTime() + remainingPaymentTime,
      Math.min(now.getTime() + firstPaymentTime, closesAt.getTime()),
    ),
  )

type StateReason = 'NOT_OPEN' | 'CLOSED' | 'REJECTED' | 'ALREADY_REGISTERED'

/** The obstacles of every entry: the time, and an earlier registration. */
function findStateReasons(
  championship: ChampionshipRow,
  { now, status }: Pick<Applicant, 'now' | 'status'>,
): StateReason[] {
  const reasons: StateReason[] = []
  if (championship.status === 'DRAFT' || now < championship.registration_opens_at) reasons.push('NOT_OPEN')
  else if (championship.status !== 'REGISTRATION' || now >= championship.registration_closes_at)
    reasons.push('CLOSED')
  if (status === 'REJECTED') reasons.push('REJECTED')
  else if (status !== null) reasons.push('ALREADY_REGISTERED')
  return reasons
}

export function findTeamReasons(
  championship: ChampionshipRow,
  { now, gameId, status, available }: Applicant,
): Schemas['EligibilityReason'][] {
  const reasons: Schemas['EligibilityReason'][] = findStateReasons(championship, { now, status })
  if (championship.participant === 'PLAYER') reasons.push('FOR_PLAYERS')
  if (gameId !== championship.game_id) reasons.push('OTHER_GAME')
  if (available < championship.team_size) reasons.push('NOT_ENOUGH_MEMBERS')
  return reasons
}

/** The reasons that a player cannot be registered without a team. */
export function findOwnReasons(
  championship: ChampionshipRow,
  { now, status, isOldEnough }: Pick<Applicant, 'now' | 'status'> & { isOldEnough: boolean },
): Schemas['PlayerEligibility']['reasons'] {
  if (championship.participant !== 'PLAYER') return ['FOR_TEAMS']
  return [
    ...findStateReasons(championship, { now, status }),
    ...(isOldEnough ? [] : (['TOO_YOUNG'] as const)),
  ]
}

export function findPlayerErrors(candidate: {
  is_registered: boolean
  is_old_enough: boolean
}): Schemas['PlayerIneligibility'][] {
  const reasons: Schemas['PlayerIneligibility'][] = []
  if (candidate.is_registered) reasons.push('IN_OTHER_TEAM')
  if (!candidate.is_old_enough) reasons.push('TOO_YOUNG')
  return reasons
}

const playerRules: Record<Schemas['PlayerIneligibility'], string> = {
  IN_OTHER_TEAM: 'is registered with another team',
  TOO_YOUNG: 'is too young',
}

/** Every field error of a roster. */
export function findRosterErrors(
  { team_size: size, max_substitutes: most }: ChampionshipRow,
  roster: Roster,
  members: Schemas['Eligibility']['members'],
): FieldError[] {
  const errors: FieldError[] = []
  const starters = roster.filter(({ role }) => role === 'STARTER').length
  if (starters !== size) errors.push(fieldError('roster', 'OUT_OF_RANGE', `must have ${size} starters`))
  if (roster.length - starters > most)
    errors.push(fieldError('roster', 'OUT_OF_RANGE', `must have at most ${most} substitutes`))
  const seen = new Set<string>()
  for (const [index, { user_id: userId }] of roster.entries()) {
    const path = `roster.${index}.user_id`
    const reason = members.find(({ user }) => user.id === userId)
    if (reason === undefined) errors.push(fieldError(path, 'INVALID_VALUE', 'must be a member of the team'))
    else if (seen.has(userId)) errors.push(fieldError(path, 'INVALID_VALUE', 'must be named once'))
    for (const one of reason?.reasons ?? []) errors.push(fieldError(path, 'INVALID_VALUE', playerRules[one]))
    seen.add(userId)
  }
  return errors
}
