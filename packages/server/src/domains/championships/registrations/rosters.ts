import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { markAnswered } from '../../notifications/answers.ts'
import { requireVisible } from '../access.ts'
import { readRegistration, rethrowTaken } from './registrations.ts'
import { findRegistration } from './registrations-repository.ts'
import { lockChampionship } from '../repository.ts'
import { confirmPlace, giveUpPlace } from './rosters-repository.ts'

/** Repeated, a confirmation changes nothing; who gives the place up is no longer on the roster. */
export async function confirmRosterPlace(
  context: Context,
  target: { championshipId: string; registrationId: string },
  { is_confirmed: isConfirmed }: Schemas['RosterConfirmation'],
): Promise<Schemas['ChampionshipRegistration']> {
  const { db, actor } = context
  await lockChampionship(db, target.championshipId)
  const { row } = await requireVisible(context, { id: target.championshipId })
  const found = await findRegistration(db, row.id, target.registrationId)
  if (found === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  const own = found.roster.find(({ id }) => id === actor.userId)
  if (own === undefined) throw new DomainError('FORBIDDEN')
  const isGone = found.status === 'REJECTED' || found.status === 'WITHDRAWN'
  const isBefore = row.status === 'REGISTRATION' || row.status === 'CHECK_IN'
  // A player who comes by a change after the lock is asked while the championship is played.
  const isAsked = !own.is_confirmed && (isBefore || row.status === 'ONGOING')
  // After the team's check-in it counts on who has confirmed.
  const mayLeave = isAsked || (isBefore && found.checked_in_at === null)
  // A player without a team has no roster to leave, but an entry to withdraw.
  const isAlone = found.player_id !== null
  const isRefused = isConfirmed ? !isBefore && !isAsked : isAlone || !mayLeave
  if (isGone || isRefused) throw new DomainError('CHAMPIONSHIP_STATUS')
  if (isConfirmed) {
    const place = { registrationId: found.id, userId: actor.userId, now: context.now() }
    await confirmPlace(db, place).catch(rethrowTaken)
  } else await giveUpPlace(db, found.id, actor.userId)
  await markAnswered(context, { registrationId: found.id })
  await context.realtime.publishNotificationsChange(context, actor.userId)
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  return readRegistration(context, row.id, found.id)
}
