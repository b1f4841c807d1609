import { LRUCache } from 'lru-cache'
import type { SystemContext } from '../../../context.ts'
import { findStage, findStageVersion, updateStage } from './stage-repository.ts'
import { type Stage, listMatches } from './stage.ts'
import { type StageMatch, byNumber, isSameMatch } from './types.ts'

/** A stage and its matches by number, as both are stored. */
export interface CachedStage {
  stage: Stage
  matches: readonly StageMatch[]
}

/** Teams of all kept stages, of which each takes about a kilobyte. */
const MAX_ENTRANTS = 16_384
const MAX_AGE = 30 * 60 * 1000

/** Stages as this process has stored them: to read one of 1,024 teams takes longer than to change it. */
const cache = new LRUCache<string, CachedStage & { version: string }>({
  ttl: MAX_AGE,
  maxSize: MAX_ENTRANTS,
  sizeCalculation: ({ stage }) => stage.setup.entrants.length + 1,
})

/**
 * Takes the stage of a locked championship out of the cache, to be changed and stored; null before the start. It is cached again
 * once the change has committed, because a change that fails would leave a wrong stage.
 */
export async function takeStage(
  { db }: Pick<SystemContext, 'db'>,
  championshipId: string,
): Promise<CachedStage | null> {
  const found = cache.get(championshipId)
  cache.delete(championshipId)
  // Another process may have stored a later one.
  if (found !== undefined && found.version === (await findStageVersion(db, championshipId))) return found
  const stage = await findStage(db, championshipId)
  return stage === null ? null : { stage, matches: listMatches(stage) }
}

/** Stores the stage, and keeps it once that has committed. Returns its matches. */
export async function storeStage(
  context: SystemContext,
  championshipId: string,
  { stage, before }: { stage: Stage; before: readonly StageMatch[] },
): Promise<readonly StageMatch[]> {
  const earlierMatches = byNumber(before)
  const matches = listMatches(stage).map((match) => {
    const earlier = earlierMatches.get(match.number)
    // Thousands that are the same need not be collected with every result.
    return earlier !== undefined && isSameMatch(earlier, match) ? earlier : match
  })
  const version = await updateStage(context.db, championshipId, stage)
  context.afterCommit(() => void cache.set(championshipId, { version, stage, matches }))
  return matches
}
