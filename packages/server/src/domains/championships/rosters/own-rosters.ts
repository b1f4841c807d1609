import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, invalid, refuseInvalid } from '../../../errors.ts'
import { notify } from '../../notifications/service.ts'
import { findRole } from '../../teams/queries.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import { findRosterErrors } from '../registrations/registration-rules.ts'
import {
  askPlayers,
  findEligibility,
  readRegistration,
  requireOwnRegistration,
  rethrowTaken,
} from '../registrations/registrations.ts'
import type { RegistrationRow } from '../registrations/registrations-repository.ts'
import type { ChampionshipRow } from '../repository.ts'
import { findCurrentMatch, replaceRoster, swapPlayers } from './roster-changes-repository.ts'
import { isRosterLocked, requirePlaying } from './roster-lock.ts'

interface Target {
  championshipId: string
  registrationId: string
}

/** Repeated, nothing changes and nobody is told again. */
export async function updateRoster(
  context: Context,
  target: Target,
  input: Schemas['ChampionshipRosterInput'],
): Promise<Schemas['ChampionshipRegistration']> {
  const { db, actor } = context
  const roster = input.roster.map((player) => ({ ...player, user_id: player.user_id.toLowerCase() }))
  const { championship, registration } = await requireOwnRegistration(context, target)
  requirePlaying(championship, registration)
  const now = context.now()
  if (isRosterLocked(championship, registration, now)) throw new DomainError('ROSTER_LOCKED')
  const { members } = await findEligibility(context, championship, registration.entrant_id)
  refuseInvalid(findRosterErrors(championship, roster, members))
  const before = new Set(registration.roster.map(({ id }) => id))
  const own = { id: registration.id, championshipId: championship.id }
  await replaceRoster(
    db,
    own,
    roster.map((player) => ({ ...player, confirmed_at: player.user_id === actor.userId ? now : null })),
  ).catch(rethrowTaken)
  await askPlayers(context, championship, {
    registrationId: registration.id,
    teamId: registration.entrant_id,
    roster: roster.filter(({ user_id: userId }) => !before.has(userId)),
  })
  await notifyLeft(context, championship, { registration, stay: roster.map((player) => player.user_id) })
  await context.realtime.publishChampionship(context, championship.id, 'REGISTRATIONS')
  return readRegistration(context, championship.id, registration.id)
}

/** Players who are no longer named, but for the one who changes the roster. */
async function notifyLeft(
  context: Context,
  { id: championshipId, name }: Pick<ChampionshipRow, 'id' | 'name'>,
  { registration, stay }: { registration: RegistrationRow; stay: readonly string[] },
): Promise<void> {
  const left = registration.roster.filter(({ id }) => !stay.includes(id) && id !== context.actor.userId)
  await notify(
    context,
    left.map(({ id: userId }) => ({
      userId,
      teamId: registration.entrant_id,
      championshipId,
      subject: `${championshipId} ${registration.entrant_id}`,
      contextType: 'CHAMPIONSHIP',
      type: 'CHAMPIONSHIP_REGISTER_REJECT',
      title: 'Você saiu do elenco',
      body: `${registration.team_name} mudou o elenco de ${name}: você não joga mais por ele neste campeonato.`,
    })),
  )
}

export async function substitutePlayer(
  context: Context,
  target: Target,
  input: Schemas['Substitution'],
): Promise<Schemas['ChampionshipRegistration']> {
  const { db, actor } = context
  const [outId, inId] = [input.out_user_id.toLowerCase(), input.in_user_id.toLowerCase()]
  const { championship, registration } = await requireOwnRegistration(context, target)
  requirePlaying(championship, registration)
  if (championship.status !== 'ONGOING') throw new DomainError('CHAMPIONSHIP_STATUS')
  const nickOf = (userId: string) => registration.roster.find(({ id }) => id === userId)?.nick
  if (registration.roster.every(({ id, role }) => id !== outId || role !== 'STARTER'))
    throw invalid('out_user_id', 'INVALID_VALUE', 'must be a starter')
  const isMember = (await findRole(db, registration.entrant_id, inId)) !== null
  if (!isMember || !(await swapPlayers(db, registration.id, { outId, inId })))
    throw invalid('in_user_id', 'INVALID_VALUE', 'must be a substitute who has confirmed')
  const match = await findCurrentMatch(db, registration.id)
  if (match !== null) {
    const players = { out: outId, in: inId }
    const entry = { matchId: match.id, actorId: actor.userId, side: match.side, players }
    await insertMatchLog(db, { ...entry, action: 'SUBSTITUTED' })
    await context.realtime.publishMatches(context, championship.id, [match.id])
  }
  await context.realtime.publishChampionship(context, championship.id, 'REGISTRATIONS')
  const told = [
    [inId, 'Você entra no time titular', `Você joga no lugar de ${nickOf(outId) ?? 'um titular'}`],
    [outId, 'Você passa a ser reserva', `${nickOf(inId) ?? 'Um reserva'} joga no seu lugar`],
  ] as const
  await notify(
    context,
    told
      .filter(([userId]) => userId !== actor.userId)
      .map(([userId, title, body]) => ({
        userId,
        teamId: registration.entrant_id,
        championshipId: championship.id,
        ...(match !== null && { matchId: match.id }),
        contextType: 'CHAMPIONSHIP' as const,
        type: 'CHAMPIONSHIP_MATCH_UPDATE' as const,
        title,
        body: `${body} em ${championship.name}.`,
      })),
  )
  return readRegistration(context, championship.id, registration.id)
}
