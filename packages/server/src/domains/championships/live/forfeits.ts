import { winsOf } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import { type MatchTarget, applyOutcome, readMatchDetail } from '../matches/matches.ts'
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
  const needed = winsOf(match.best_of)
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
