import { Disqualification } from '@convoca/sdk/limits'
import { cleanName } from '@convoca/sdk/text'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, refuseInvalid } from '../../../errors.ts'
import { lengthErrors, profanityErrors } from '../../text-rules.ts'
import { requireChampionshipPermission } from '../access.ts'
import { requireUninvolved } from '../matches/conflicts.ts'
import { toRegistration } from '../mappers.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import {
  type MatchTarget,
  applyOutcome,
  emitClosed,
  readMatchDetail,
  requireStage,
  saveStage,
} from '../matches/matches.ts'
import { findMatches } from '../matches/matches-repository.ts'
import { notifyRegistrations } from '../notifications.ts'
import { findRegistration, setRegistrationReason } from '../registrations/registrations-repository.ts'
import { withdraw } from '../stages/stage.ts'
import type { Outcome } from '../stages/types.ts'
import { requireActing } from './rooms.ts'

/** The opponent wins as if every needed game had been won. */
export async function forfeitMatch(
  context: Context,
  target: MatchTarget,
): Promise<Schemas['ChampionshipMatchDetail']> {
  const { db, actor } = context
  const { row, match, sides } = await requireActing(context, target)
  const side = sides[0] ?? 'home'
  const needed = (match.best_of + 1) / 2
  const outcome: Outcome = {
    homeScore: side === 'home' ? 0 : needed,
    awayScore: side === 'home' ? needed : 0,
    winner: side === 'home' ? 'away' : 'home',
    isForfeit: true,
  }
  await insertMatchLog(db, {
    matchId: match.id,
    actorId: actor.userId,
    side,
    ...outcome,
    action: 'FORFEITED',
  })
  await applyOutcome(context, { championship: row, match }, { ...outcome, cause: 'FORFEIT' })
  return readMatchDetail(context, target)
}

/** Repeated, only the reason changes. */
export async function disqualifyTeam(
  context: Context,
  target: { championshipId: string; registrationId: string },
  input: Schemas['Disqualification'],
): Promise<Schemas['ChampionshipRegistration']> {
  const { db, actor } = context
  const championship = await requireChampionshipPermission(
    context,
    target.championshipId,
    'decideRegistrations',
  )
  const { row } = championship
  const found = await findRegistration(db, row.id, target.registrationId)
  if (found === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  const reason = cleanName(input.reason)
  refuseInvalid([
    ...lengthErrors('reason', reason, Disqualification.reason),
    ...profanityErrors('reason', reason),
  ])
  if (row.status !== 'ONGOING') throw new DomainError('CHAMPIONSHIP_STATUS')
  const { stage, matches: before } = await requireStage(context, row.id)
  if (!stage.setup.entrants.includes(found.id)) throw new DomainError('CHAMPIONSHIP_STATUS')
  // Whoever has a team in the championship gains by any other that leaves it.
  await requireUninvolved(context, championship, stage.setup.entrants)
  const open = new Set(before.flatMap(({ state, number }) => (state === 'CLOSED' ? [] : [number])))
  await withdraw(stage, found.id)
  await setRegistrationReason(db, found.id, reason)
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  await saveStage(context, { championship: row, stage, before })
  const lost = (await findMatches(db, row.id)).filter(
    ({ number, is_forfeit: isForfeit, home_id: home, away_id: away }) =>
      isForfeit && open.has(number) && (home === found.id || away === found.id),
  )
  const entry = { actorId: actor.userId, action: 'DISQUALIFIED', reason } as const
  for (const match of lost) {
    const score = { homeScore: match.home_score ?? 0, awayScore: match.away_score ?? 0 }
    await insertMatchLog(db, { ...entry, matchId: match.id, ...score })
    await emitClosed(context, { championship: row, match }, { ...score, cause: 'DISQUALIFICATION' })
  }
  const opponents = lost.flatMap(({ home_id: home, away_id: away }) => [home, away])
  await notifyRegistrations(context, [...new Set([found.id, ...opponents.filter((id) => id !== null)])], {
    championshipId: row.id,
    type: 'CHAMPIONSHIP_MATCH_UPDATE',
    title: 'Time desclassificado',
    body: [`${found.team_name} está fora de ${row.name}.`, reason],
  })
  const stored = await findRegistration(db, row.id, found.id)
  return toRegistration(stored ?? found, { seesRoster: true })
}
