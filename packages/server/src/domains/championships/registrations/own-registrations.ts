import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { type ErrorCode, DomainError, invalid } from '../../../errors.ts'
import { requireVisible } from '../access.ts'
import { type ChampionshipRow, lockChampionship } from '../repository.ts'
import { findOwnCandidate, findOwnStatus } from './own-registrations-repository.ts'
import { findOwnReasons } from './registration-rules.ts'
import { insertRegistration, takePlace } from './registrations-repository.ts'
import {
  notifyAccepted,
  payUntilOf,
  publishPlaces,
  readRegistration,
  rethrowTaken,
  withPlaceNow,
} from './registrations.ts'

async function findOwnEligibility(
  { db, actor, now }: Context,
  row: ChampionshipRow,
): Promise<Schemas['PlayerEligibility']> {
  const { account, is_old_enough: isOldEnough } = await findOwnCandidate(db, row, actor.userId)
  const status = await findOwnStatus(db, row.id, actor.userId)
  return { reasons: findOwnReasons(row, { now: now(), status, isOldEnough }), account }
}

export async function readPlayerEligibility(
  context: Context,
  championshipId: string,
): Promise<Schemas['PlayerEligibility']> {
  const { row } = await requireVisible(context, { id: championshipId })
  return findOwnEligibility(context, row)
}

const refusals: Partial<Record<Schemas['PlayerEligibility']['reasons'][number], ErrorCode>> = {
  FOR_TEAMS: 'CHAMPIONSHIP_STATUS',
  NOT_OPEN: 'REGISTRATION_CLOSED',
  CLOSED: 'REGISTRATION_CLOSED',
  ALREADY_REGISTERED: 'ALREADY_REGISTERED',
  REJECTED: 'ALREADY_REGISTERED',
}

/** Registers the caller without a team, with a roster of one who has confirmed by that. */
export async function registerPlayer(
  context: Context,
  championshipId: string,
): Promise<Schemas['ChampionshipRegistration']> {
  const { db, actor } = context
  await lockChampionship(db, championshipId)
  const { row } = await requireVisible(context, { id: championshipId })
  const { reasons } = await findOwnEligibility(context, row)
  for (const reason of reasons) {
    const code = refusals[reason]
    if (code !== undefined) throw new DomainError(code)
  }
  if (reasons.includes('TOO_YOUNG'))
    throw invalid('birth', 'UNDERAGE', `must be ${row.min_age} years ago at the start`)
  const status = (await takePlace(db, row.id)) ? withPlaceNow(row) : 'WAITING'
  const now = context.now()
  const id = await insertRegistration(db, {
    championshipId: row.id,
    entrant: { playerId: actor.userId },
    status,
    payUntil: (status === 'PENDING_PAYMENT' ? payUntilOf(row, now) : undefined) ?? null,
    roster: [{ user_id: actor.userId, role: 'STARTER', confirmed_at: now }],
  }).catch(rethrowTaken)
  await publishPlaces(context, row.id)
  if (status === 'CONFIRMED') await notifyAccepted(context, row, id)
  return readRegistration(context, row.id, id)
}
