import { hasChampionshipPermission, hasPermission } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { requireChampionshipPermission, requireVisible } from '../access.ts'
import { findEntryRole } from '../entrants-queries.ts'
import { notifyRegistrations } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import type { ChampionshipRow } from '../repository.ts'
import { readRegistration, requireOwnRegistration } from './registrations.ts'
import { type RegistrationRow, findRegistration, setCheckedIn } from './registrations-repository.ts'
import { countConfirmed, settleRosters } from './rosters-repository.ts'

/** The team's leaders check it in, or the organisers a team that is there and cannot do so. */
async function requireCheckIn(
  context: Context,
  target: { championshipId: string; registrationId: string },
): Promise<{ championship: ChampionshipRow; registration: RegistrationRow; isByStaff: boolean }> {
  const { db, actor } = context
  const { role } = await requireVisible(context, { id: target.championshipId })
  const ownRole = await findEntryRole(db, target.registrationId, actor.userId)
  const isOwn = ownRole !== null && hasPermission(ownRole, 'enterChampionships')
  if (isOwn || !hasChampionshipPermission(role, 'decideRegistrations'))
    return { ...(await requireOwnRegistration(context, target)), isByStaff: false }
  const { row } = await requireChampionshipPermission(context, target.championshipId, 'decideRegistrations')
  const registration = await findRegistration(db, row.id, target.registrationId)
  if (registration === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  return { championship: row, registration, isByStaff: true }
}

/** Repeated, it changes nothing. */
export async function checkInRegistration(
  context: Context,
  target: { championshipId: string; registrationId: string },
): Promise<Schemas['ChampionshipRegistration']> {
  const { championship, registration, isByStaff } = await requireCheckIn(context, target)
  const isThere = registration.status === 'CONFIRMED' || registration.status === 'WAITING'
  if (championship.status !== 'CHECK_IN' || !isThere) throw new DomainError('CHAMPIONSHIP_STATUS')
  const { db } = context
  if ((await countConfirmed(db, registration.id)) < championship.team_size)
    throw new DomainError('ROSTER_UNCONFIRMED')
  await settleRosters(db, [registration.id], championship.team_size)
  await setCheckedIn(db, registration.id, context.now())
  if (isByStaff && registration.checked_in_at === null)
    await notifyRegistrations(context, [registration.id], {
      championshipId: championship.id,
      type: 'CHAMPIONSHIP_REGISTER_ACCEPT',
      title: 'Check-in feito pela organização',
      body: `A organização fez o check-in ${say(championship.participant, 'do time', 'por você')} em ${championship.name}.`,
    })
  await context.realtime.publishChampionship(context, championship.id, 'REGISTRATIONS')
  return readRegistration(context, championship.id, registration.id)
}
