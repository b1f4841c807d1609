import { MatchReopening } from '@convoca/sdk/limits'
import { cleanName } from '@convoca/sdk/text'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, refuseInvalid } from '../../../errors.ts'
import { lengthErrors, profanityErrors } from '../../text-rules.ts'
import { requireChampionshipPermission } from '../access.ts'
import { notifyRegistrations } from '../notifications.ts'
import { listMatches, setBack } from '../stages/stage.ts'
import { findUndone, requireUninvolved, requireUninvolvedInMatches } from './conflicts.ts'
import { insertMatchLog } from './match-log-repository.ts'
import { forgetResult } from './set-backs-repository.ts'
import { type MatchTarget, readMatchDetail, requireMatch, requireStage, saveStage } from './matches.ts'

/** Sets a closed match back to not played: what followed from its result is made again once it has another one. */
export async function reopenMatch(
  context: Context,
  target: MatchTarget,
  input: Schemas['MatchReopening'],
): Promise<Schemas['ChampionshipMatchDetail']> {
  const { db, actor } = context
  const championship = await requireChampionshipPermission(context, target.championshipId, 'ruleMatches')
  const { row } = championship
  const match = await requireMatch(context, target)
  await requireUninvolvedInMatches(context, championship, [match])
  const reason = cleanName(input.reason)
  refuseInvalid([
    ...lengthErrors('reason', reason, MatchReopening.reason),
    ...profanityErrors('reason', reason),
  ])
  if (row.status !== 'ONGOING' && row.status !== 'FINISHED') throw new DomainError('CHAMPIONSHIP_STATUS')
  if (match.state !== 'CLOSED') throw new DomainError('MATCH_NOT_PLAYED')
  const { stage, matches: before } = await requireStage(context, row.id)
  const undone = await setBack(stage, match.number)
  if (undone === null) throw new DomainError('RESULT_STANDS')
  await requireUninvolved(context, championship, findUndone(before, listMatches(undone.stage)))
  await forgetResult(db, match.id)
  await insertMatchLog(db, { matchId: match.id, actorId: actor.userId, action: 'REOPENED', reason })
  await saveStage(context, { championship: row, stage: undone.stage, before })
  const sides = [match.home_id, match.away_id].filter((id) => id !== null)
  await notifyRegistrations(context, sides, {
    championshipId: row.id,
    matchId: match.id,
    type: 'CHAMPIONSHIP_MATCH_UPDATE',
    title: 'Partida aberta de novo',
    body: [`O resultado da partida em ${row.name} não vale mais, e ela espera um novo horário.`, reason],
  })
  return readMatchDetail(context, target)
}
