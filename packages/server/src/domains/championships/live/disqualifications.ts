import { Disqualification } from '@convoca/sdk/limits'
import { cleanName } from '@convoca/sdk/text'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, refuseInvalid } from '../../../errors.ts'
import { lengthErrors, profanityErrors } from '../../text-rules.ts'
import { requireChampionshipPermission } from '../access.ts'
import { requireUninvolved } from '../matches/conflicts.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import { requireStage } from '../matches/matches.ts'
import { say } from '../participant-texts.ts'
import { readRegistration } from '../registrations/registrations.ts'
import { findRegistration, setDeparture } from '../registrations/registrations-repository.ts'
import { reinstate } from '../stages/stage.ts'
import { type Entrant, notifyTeams, takeOut, writeChange } from './entrants.ts'

interface Target {
  championshipId: string
  registrationId: string
}

/** A team of a championship that has begun. The championship is locked, also once it has ended. */
async function requireEntrant(context: Context, target: Target): Promise<Entrant> {
  const { championshipId, registrationId } = target
  const championship = await requireChampionshipPermission(context, championshipId, 'decideRegistrations')
  const { row } = championship
  const registration = await findRegistration(context.db, row.id, registrationId)
  if (registration === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  if (row.status !== 'ONGOING' && row.status !== 'FINISHED') throw new DomainError('CHAMPIONSHIP_STATUS')
  const { stage, matches: before } = await requireStage(context, row.id)
  if (!stage.setup.entrants.includes(registration.id)) throw new DomainError('CHAMPIONSHIP_STATUS')
  // The owner of a team in the championship gains by any other that leaves it.
  await requireUninvolved(context, championship, stage.setup.entrants)
  return { row, registration, stage, before }
}

/** Repeated, only the reason changes, and nobody is told again. */
export async function disqualifyTeam(
  context: Context,
  target: Target,
  input: Schemas['Disqualification'],
): Promise<Schemas['ChampionshipRegistration']> {
  const reason = cleanName(input.reason)
  const entrant = await requireEntrant(context, target)
  const { row, registration } = entrant
  refuseInvalid([
    ...lengthErrors('reason', reason, Disqualification.reason),
    ...profanityErrors('reason', reason),
  ])
  const lost = await takeOut(context, entrant, {
    actorId: context.actor.userId,
    reason,
    action: 'DISQUALIFIED',
    cause: 'DISQUALIFICATION',
  })
  if (lost === null) return readRegistration(context, row.id, registration.id)
  await notifyTeams(context, entrant, {
    matches: lost,
    title: say(row.participant, 'Time desclassificado', 'Jogador desclassificado'),
    body: [`${registration.team_name} está fora de ${row.name}.`, reason],
  })
  return readRegistration(context, row.id, registration.id)
}

/** The matches that the disqualification decided are open again. A team that is not disqualified stays as it is. */
export async function reinstateTeam(
  context: Context,
  target: Target,
): Promise<Schemas['ChampionshipRegistration']> {
  const { db, actor } = context
  const entrant = await requireEntrant(context, target)
  const { row, registration, stage } = entrant
  // Nobody could play for it.
  if (registration.is_deleted) throw new DomainError('CHAMPIONSHIP_STATUS')
  if (registration.reason === null || !stage.withdrawn.has(registration.id))
    return readRegistration(context, row.id, registration.id)
  await setDeparture(db, registration.id, { reason: null, departure: null })
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  const { stage: next } = await reinstate(stage, registration.id)
  const changed = await writeChange(context, entrant, next)
  const entry = { actorId: actor.userId, action: 'REINSTATED' } as const
  for (const match of changed) await insertMatchLog(db, { ...entry, matchId: match.id })
  await notifyTeams(context, entrant, {
    matches: changed,
    title: registration.departure === 'WITHDRAWN' ? 'Desistência desfeita' : 'Desclassificação desfeita',
    body: `${registration.team_name} está de volta em ${row.name}: veja as partidas${say(row.participant, ' do time', '')}.`,
  })
  return readRegistration(context, row.id, registration.id)
}
