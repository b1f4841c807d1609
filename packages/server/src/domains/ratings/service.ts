import type { Context, RatingJob, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { runInTransaction } from '../../database/transaction.ts'
import type { DomainEvent } from '../../domain-events.ts'
import { readGame } from '../games/service.ts'
import { viewerOf } from '../users/service.ts'
import { countRated, findPlaces, findRatedPlayers, findTeamSummaries } from './lists-repository.ts'
import { findUnratedGames } from './repository.ts'
import { updateRatings } from './update.ts'

const joinJobs = ({ gameId, matchIds }: RatingJob, { matchIds: others }: RatingJob): RatingJob => ({
  gameId,
  matchIds: matchIds === null || others === null ? null : [...matchIds, ...others],
})

/**
 * Rates in one transaction at a time: those of one game would only wait for each other, each with a connection. A job joins
 * one of its game that waits for its turn.
 */
export function createRatingHandler(db: Db): (job: RatingJob) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const waiting = new Map<string, { job: RatingJob; ended: Promise<void> }>()

  async function run(gameId: string): Promise<void> {
    const turn = waiting.get(gameId)
    waiting.delete(gameId)
    if (turn === undefined) return
    await runInTransaction(
      db,
      (unit) => updateRatings(unit.db, turn.job),
      () => undefined,
    )
  }

  return (job) => {
    const { gameId } = job
    const joined = waiting.get(gameId)
    if (joined !== undefined) {
      joined.job = joinJobs(joined.job, job)
      return joined.ended
    }
    const ended = last.then(() => run(gameId))
    waiting.set(gameId, { job, ended })
    last = ended.catch(() => undefined)
    return ended
  }
}

/** Rates the results of a championship after the commit. */
export async function rateChangedMatches(
  context: SystemContext,
  { gameId, matchIds }: DomainEvent<'matches.changed'>,
): Promise<void> {
  if (matchIds.length > 0) await context.ratings.add(context, { gameId, matchIds })
}

/** Results from before there were ratings are rated in the background. */
export async function queueUnratedGames(services: Omit<SystemContext, 'afterCommit'>): Promise<void> {
  for (const gameId of await findUnratedGames(services.db)) {
    const add = (unit: Parameters<typeof services.ratings.add>[0]) =>
      services.ratings.add(unit, { gameId, matchIds: null })
    await runInTransaction(services.db, add, () => undefined)
  }
}

interface RankingQuery extends PageRequest {
  gameId: string
}

export async function listTeamRanking(
  context: Context,
  { gameId, ...request }: RankingQuery,
): Promise<Schemas['TeamRankingPage']> {
  const { db } = context
  await readGame(context, gameId)
  const total = await countRated(db, gameId, 'team_id')
  const places = await findPlaces(db, gameId, 'team_id', request)
  const teams = await findTeamSummaries(
    db,
    places.map(({ id }) => id),
  )
  const data = places.flatMap(({ id, ...rating }) => {
    const team = teams.get(id)
    return team === undefined ? [] : [{ team, rating: { ...rating, total } }]
  })
  return toPage(data, total, request)
}

export async function listPlayerRanking(
  context: Context,
  { gameId, ...request }: RankingQuery,
): Promise<Schemas['PlayerRankingPage']> {
  const { db } = context
  await readGame(context, gameId)
  const total = await countRated(db, gameId, 'user_id')
  const places = await findPlaces(db, gameId, 'user_id', request)
  const players = await findRatedPlayers(
    db,
    places.map(({ id }) => id),
    viewerOf(context),
  )
  const data = places.flatMap(({ id, ...rating }) => {
    const player = players.get(id)
    return player === undefined ? [] : [{ player, rating: { ...rating, total } }]
  })
  return toPage(data, total, request)
}
