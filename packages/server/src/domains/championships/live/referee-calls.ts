import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import { type MatchTarget, readMatch } from '../matches/matches.ts'
import { notifyOfRefereeCall } from '../notifications.ts'
import { setRefereeCalled } from '../matches/room-repository.ts'
import { requireActing } from './rooms.ts'
import { REFEREE_CALL } from '../matches/timing.ts'

/** Once in five minutes, whichever team calls. */
export async function callReferee(
  context: Context,
  target: MatchTarget,
): Promise<Schemas['ChampionshipMatchDetail']> {
  const { db, actor } = context
  const { row, match, sides } = await requireActing(context, target)
  const side = sides[0] ?? 'home'
  const now = context.now()
  const since = new Date(now.getTime() - REFEREE_CALL)
  if (!(await setRefereeCalled(db, match.id, { now, since }))) {
    const passed = now.getTime() - (match.referee_called_at?.getTime() ?? 0)
    throw new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((REFEREE_CALL - passed) / 1000) })
  }
  await insertMatchLog(db, { matchId: match.id, actorId: actor.userId, action: 'REFEREE_CALLED', side })
  await context.realtime.publishMatches(context, row.id, [match.id])
  await notifyOfRefereeCall(context, row, { match, side })
  return readMatch(context, target)
}
