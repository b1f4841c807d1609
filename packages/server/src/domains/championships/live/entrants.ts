import type { SystemContext } from '../../../context.ts'
import type { MatchClosing } from '../../../domain-events.ts'
import { insertMatchLog } from '../matches/match-log-repository.ts'
import { emitClosed, saveStage } from '../matches/matches.ts'
import { type MatchRow, findMatches } from '../matches/matches-repository.ts'
import { notifyRegistrations } from '../notifications.ts'
import { type RegistrationRow, setDeparture } from '../registrations/registrations-repository.ts'
import type { ChampionshipRow } from '../repository.ts'
import { type Stage, listMatches, withdraw } from '../stages/stage.ts'
import { type StageMatch, byNumber, isSameMatch } from '../stages/types.ts'

/** A team of a championship that has begun, which is locked. */
export interface Entrant {
  row: ChampionshipRow
  registration: RegistrationRow
  stage: Stage
  before: readonly StageMatch[]
}

/** Stores the stage, and returns its matches that are other ones now. */
export async function writeChange(
  context: SystemContext,
  { row, before }: Pick<Entrant, 'row' | 'before'>,
  stage: Stage,
): Promise<MatchRow[]> {
  const [earlierMatches, after] = [byNumber(before), byNumber(listMatches(stage))]
  await saveStage(context, { championship: row, stage, before })
  return (await findMatches(context.db, row.id)).filter(({ number }) => {
    const [earlier, next] = [earlierMatches.get(number), after.get(number)]
    return next !== undefined && (earlier === undefined || !isSameMatch(earlier, next))
  })
}

/** Notifies the team and those of these matches; returns who was notified. */
export async function notifyTeams(
  context: SystemContext,
  { row, registration }: Pick<Entrant, 'row' | 'registration'>,
  { matches, ...text }: { matches: readonly MatchRow[]; title: string; body: string | [string, string] },
): Promise<string[]> {
  const others = matches.flatMap(({ home_id: home, away_id: away }) => [home, away])
  const ids = new Set([registration.id, ...others.filter((id) => id !== null)])
  return notifyRegistrations(context, [...ids], {
    championshipId: row.id,
    type: 'CHAMPIONSHIP_MATCH_UPDATE',
    ...text,
  })
}

/** The team loses its open match and those to come, which are returned; null where it was out already. */
export async function takeOut(
  context: SystemContext,
  entrant: Entrant,
  {
    actorId,
    reason,
    action,
    cause,
  }: {
    /** Null for a job. */
    actorId: string | null
    reason: string
    action: 'DISQUALIFIED' | 'WITHDRAWN'
    cause: MatchClosing
  },
): Promise<MatchRow[] | null> {
  const { db } = context
  const { row, registration, stage } = entrant
  const isOut = stage.withdrawn.has(registration.id)
  await setDeparture(db, registration.id, { reason, departure: action })
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  const changed = await writeChange(context, entrant, await withdraw(stage, registration.id))
  if (isOut) return null
  const lost = changed.filter(
    ({ state, is_forfeit: isForfeit, home_id: home, away_id: away }) =>
      state === 'CLOSED' && isForfeit && (home === registration.id || away === registration.id),
  )
  for (const match of lost) {
    const score = { homeScore: match.home_score ?? 0, awayScore: match.away_score ?? 0 }
    await insertMatchLog(db, { actorId, action, reason, matchId: match.id, ...score })
    await emitClosed(context, { championship: row, match }, { ...score, cause })
  }
  return lost
}
