import type { Context, RatingJob, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { readGame } from '../games/service.ts'
import { viewerOf } from '../users/service.ts'
import { countRated, findPlaces, findRatedPlayers, findTeamSummaries } from './lists-repository.ts'
import { findUnratedGames } from './repository.ts'
import { updateRatings } from './update.ts'

/** Rates in one transaction at a time: those of one game would only wait for each other, each with a connection. */
export function createRatingHandler(db: Db): (job: RatingJob) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const run = (): Promise<void> =>
      runInTransaction(
        db,
        (unit) => updateRatings(unit.db, job),
        () => undefined,
      )
    const current = last.then(run, run)
    last = current.catch(() => undefined)
    return current
  }
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
