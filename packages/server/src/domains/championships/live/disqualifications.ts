import { Disqualification } from '@convoca/sdk/limits'
import { cleanName } from '@convoca/sdk/text'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, refuseInvalid } from '../../../errors.ts'
import { lengthErrors, profanityErrors } from '../../text-rules.ts'
import { type VisibleChampionship, requireChampionshipPermission } from '../access.ts'
import { requireUninvolved } from '../matches/conflicts.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import { emitClosed, requireStage, saveStage } from '../matches/matches.ts'
import { type MatchRow, findMatches } from '../matches/matches-repository.ts'
import { notifyRegistrations } from '../notifications.ts'
import { readRegistration } from '../registrations/registrations.ts'
import {
  type RegistrationRow,
  findRegistration,
  setRegistrationReason,
} from '../registrations/registrations-repository.ts'
import { type Stage, listMatches, reinstate, withdraw } from '../stages/stage.ts'
import { type StageMatch, isSameMatch } from '../stages/types.ts'

interface Target {
  championshipId: string
  registrationId: string
}

interface Entrant {
  championship: VisibleChampionship
  registration: RegistrationRow
  stage: Stage
  before: readonly StageMatch[]
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
  // Whoever has a team in the championship gains by any other that leaves it.
  await requireUninvolved(context, championship, stage.setup.entrants)
  return { championship, registration, stage, before }
}

/** Stores the stage, and returns its matches that are other ones now. */
async function writeChange(
  context: Context,
  { championship: { row }, before }: Entrant,
  stage: Stage,
): Promise<MatchRow[]> {
  const after = listMatches(stage)
  await saveStage(context, { championship: row, stage, before })
  return (await findMatches(context.db, row.id)).filter(({ number }) => {
    const [earlier, next] = [before[number], after[number]]
    return next !== undefined && (earlier === undefined || !isSameMatch(earlier, next))
  })
}

async function notifyTeams(
  context: Context,
  { championship: { row }, registration }: Entrant,
  { matches, ...text }: { matches: readonly MatchRow[]; title: string; body: string | [string, string] },
): Promise<void> {
  const others = matches.flatMap(({ home_id: home, away_id: away }) => [home, away])
  const ids = new Set([registration.id, ...others.filter((id) => id !== null)])
  await notifyRegistrations(context, [...ids], {
    championshipId: row.id,
    type: 'CHAMPIONSHIP_MATCH_UPDATE',
    ...text,
  })
}

/** Repeated, only the reason changes, and nobody is told again. */
export async function disqualifyTeam(
  context: Context,
  target: Target,
  input: Schemas['Disqualification'],
): Promise<Schemas['ChampionshipRegistration']> {
  const { db, actor } = context
  const reason = cleanName(input.reason)
  const entrant = await requireEntrant(context, target)
  const { championship, registration, stage } = entrant
  const { row } = championship
  refuseInvalid([
    ...lengthErrors('reason', reason, Disqualification.reason),
    ...profanityErrors('reason', reason),
  ])
  const isOut = stage.withdrawn.has(registration.id)
  await setRegistrationReason(db, registration.id, reason)
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  const changed = await writeChange(context, entrant, await withdraw(stage, registration.id))
  if (isOut) return readRegistration(context, row.id, registration.id)
  const lost = changed.filter(
    ({ state, is_forfeit: isForfeit, home_id: home, away_id: away }) =>
      state === 'CLOSED' && isForfeit && (home === registration.id || away === registration.id),
  )
  const entry = { actorId: actor.userId, action: 'DISQUALIFIED', reason } as const
  for (const match of lost) {
    const score = { homeScore: match.home_score ?? 0, awayScore: match.away_score ?? 0 }
    await insertMatchLog(db, { ...entry, matchId: match.id, ...score })
    await emitClosed(context, { championship: row, match }, { ...score, cause: 'DISQUALIFICATION' })
  }
  await notifyTeams(context, entrant, {
    matches: lost,
    title: 'Time desclassificado',
    body: [`${registration.team_name} está fora de ${row.name}.`, reason],
  })
  return readRegistration(context, row.id, registration.id)
}

/** What the disqualification decided is open again. A team that is not disqualified stays as it is. */
export async function reinstateTeam(
  context: Context,
  target: Target,
): Promise<Schemas['ChampionshipRegistration']> {
  const { db, actor } = context
  const entrant = await requireEntrant(context, target)
  const { championship, registration, stage } = entrant
  const { row } = championship
  if (registration.reason === null || !stage.withdrawn.has(registration.id))
    return readRegistration(context, row.id, registration.id)
  await setRegistrationReason(db, registration.id, null)
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  const { stage: next } = await reinstate(stage, registration.id)
  const changed = await writeChange(context, entrant, next)
  const entry = { actorId: actor.userId, action: 'REINSTATED' } as const
  for (const match of changed) await insertMatchLog(db, { ...entry, matchId: match.id })
  await notifyTeams(context, entrant, {
    matches: changed,
    title: 'Desclassificação desfeita',
    body: `${registration.team_name} está de volta em ${row.name}: veja as partidas do time.`,
  })
  return readRegistration(context, row.id, registration.id)
}
