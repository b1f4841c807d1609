import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { requireVisible } from '../access.ts'
import { canRule } from '../matches/conflicts.ts'
import { findReportedSides, insertMatchLog } from '../matches/match-log-repository.ts'
import { type MatchTarget, readMatch, requireMatch } from '../matches/matches.ts'
import { setRunningScore } from './running-score-repository.ts'
import { checkGames, checkRunningScore, rulesOf } from '../matches/scores.ts'

/** The latest score counts, whoever sent it. It closes no match and replaces no report; the same again changes nothing. */
export async function updateMatchScore(
  context: Context,
  target: MatchTarget,
  input: Schemas['MatchRunningScore'],
): Promise<Schemas['ChampionshipMatchDetail']> {
  const { db, actor } = context
  const championship = await requireVisible(context, { id: target.championshipId })
  const { row } = championship
  const match = await requireMatch(context, target)
  const [side = null] = await findReportedSides(db, match.id, actor.userId)
  if (side === null && !(await canRule(context, championship, match))) throw new DomainError('FORBIDDEN')
  const score = checkRunningScore(rulesOf(match), input)
  const games = checkGames(rulesOf(match), input)
  if (await setRunningScore(db, match.id, { ...score, games })) {
    await insertMatchLog(db, { matchId: match.id, actorId: actor.userId, side, ...score, action: 'SCORED' })
    await context.realtime.publishMatches(context, row.id, [match.id])
    return readMatch(context, target)
  }
  const current = await readMatch(context, target)
  const isPlayed = current.state === 'READY' && current.home_checked_in && current.away_checked_in
  if (row.status !== 'ONGOING' || !isPlayed) throw new DomainError('MATCH_NOT_OPEN')
  return current
}
