import type { SystemContext } from '../../../context.ts'
import { type StageMatch, byNumber } from '../stages/types.ts'
import { insertRematchLogs } from './match-log-repository.ts'

/** The rounds in which two teams have met before. */
function findEarlierRounds(matches: readonly StageMatch[], match: StageMatch): number[] {
  const pair = new Set([match.home, match.away])
  return matches
    .filter(({ number, home, away }) => number < match.number && pair.has(home) && pair.has(away))
    .map(({ round }) => round)
}

function toReason([first = 1]: readonly number[]): string {
  return `Estes times já se enfrentaram na ${first}ª rodada: nenhuma combinação deixava todos jogarem esta rodada sem repetir confrontos.`
}

/** Says in the log of each new match of a Swiss round whose teams have met before why they meet again. */
export async function logRematches(
  { db }: Pick<SystemContext, 'db'>,
  championshipId: string,
  { before, after }: { before: readonly StageMatch[]; after: readonly StageMatch[] },
): Promise<void> {
  const known = byNumber(before)
  const rematches = after.flatMap((match) => {
    const isNew = match.bracket === 'SWISS' && match.away !== null && !known.has(match.number)
    const rounds = isNew ? findEarlierRounds(after, match) : []
    return rounds.length === 0 ? [] : [{ number: match.number, reason: toReason(rounds) }]
  })
  if (rematches.length > 0) await insertRematchLogs(db, championshipId, rematches)
}
