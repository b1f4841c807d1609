import type { Context, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, invalid } from '../../../errors.ts'
import { requireChampionshipPermission, requireVisible } from '../access.ts'
import { findRanked, setSeeds } from '../matches/matches-repository.ts'
import { listChampionshipRegistrations } from '../registrations/registrations.ts'
import type { ChampionshipRow } from '../repository.ts'
import { findStage } from '../stages/stage-repository.ts'
import { rankStage } from '../stages/stage.ts'
import { createDrawSeed, drawOrder } from './draw.ts'
import { type SeededTeam, findSeeded, findEntrantsOf, lockSeeds } from './seeding-repository.ts'

/** Puts locked teams at their seeds, or last where so many teams are no longer there, and the others between them in order. */
export function placeLocked(ordered: readonly string[], locked: ReadonlyMap<string, number>): string[] {
  const kept = ordered
    .filter((id) => locked.has(id))
    .toSorted((a, b) => (locked.get(a) ?? 0) - (locked.get(b) ?? 0))
  const others = ordered.filter((id) => !locked.has(id))
  const placed: string[] = []
  for (let seed = 1; placed.length < ordered.length; seed += 1) {
    const [next] = kept
    // Locked teams have the rest of the places once all others have one.
    const isDue = next !== undefined && ((locked.get(next) ?? 0) <= seed || others.length === 0)
    const id = isDue ? kept.shift() : others.shift()
    if (id !== undefined) placed.push(id)
  }
  return placed
}

/** The order of the seeds now; teams that came later follow in the order of the ranking. */
export async function findSeeding({ db }: SystemContext, row: ChampionshipRow): Promise<string[]> {
  const ranked = await findRanked(db, row.id)
  const seeded = ranked.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0)
  const hasSeeds = ranked.some(({ seed }) => seed !== null)
  return (hasSeeds ? seeded : ranked).map(({ id }) => id)
}

/** Orders by the places of a finished championship; teams that did not play it follow by the ranking. */
async function orderByFormer(
  context: Context,
  ranked: readonly string[],
  { formerId, teams }: { formerId: string | undefined; teams: readonly SeededTeam[] },
): Promise<string[]> {
  if (formerId === undefined) throw invalid('former_id', 'REQUIRED', 'is required by FORMER')
  const { db } = context
  const { row } = await requireVisible(context, { id: formerId.toLowerCase() })
  const stage = await findStage(db, row.id)
  if (row.status !== 'FINISHED' || stage === null)
    throw invalid('former_id', 'INVALID_VALUE', 'must be a finished championship')
  const entrantOf = await findEntrantsOf(db, row.id)
  const places = new Map(rankStage(stage).map(({ entrant, rank }) => [entrantOf.get(entrant), rank]))
  const placeOf = (id: string): number =>
    places.get(teams.find((team) => team.id === id)?.entrant_id ?? '') ?? Infinity
  // The sort is stable: teams that share a place, or have none, stay in the order of the ranking.
  return ranked.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)]
    return first === second ? 0 : first - second
  })
}

const unknownLocks = 'must be teams with a place'

/** The seeds of locked teams: those that are named, or were locked before. */
function findLocked(
  teams: readonly SeededTeam[],
  current: readonly string[],
  given: readonly string[] | undefined,
): Map<string, number> {
  const named = given?.map((id) => id.toLowerCase())
  if (named?.some((id) => teams.every((team) => team.id !== id)))
    throw invalid('locked', 'INVALID_VALUE', unknownLocks)
  const isLocked = ({ id, is_seed_locked: wasLocked }: SeededTeam): boolean =>
    named?.includes(id) ?? wasLocked
  return new Map(teams.filter(isLocked).map(({ id, seed }) => [id, seed ?? current.indexOf(id) + 1] as const))
}

export async function updateSeeding(
  context: Context,
  id: string,
  { method, order = [], locked: givenLocks, former_id: formerId }: Schemas['SeedingInput'],
): Promise<Schemas['ChampionshipRegistrationList']> {
  const { db } = context
  const { row } = await requireChampionshipPermission(context, id, 'seed')
  if (row.status !== 'REGISTRATION' && row.status !== 'CHECK_IN') throw new DomainError('CHAMPIONSHIP_STATUS')
  const ranked = (await findRanked(db, row.id)).map((ranking) => ranking.id)
  const teams = await findSeeded(db, row.id)
  const manual = order.map((entrantId) => entrantId.toLowerCase())
  const isComplete = new Set(manual).size === ranked.length && manual.length === ranked.length
  if (method === 'MANUAL' && !(isComplete && ranked.every((entrantId) => manual.includes(entrantId))))
    throw invalid('order', 'INVALID_VALUE', 'must have every team with a place once')
  const drawSeed = method === 'DRAW' ? createDrawSeed() : null
  const locked = findLocked(teams, await findSeeding(context, row), givenLocks)
  const orders = {
    RANKING: () => ranked,
    // An organiser who orders by hand has seen the locks.
    MANUAL: () => manual,
    // The ids are in order, so that the draw depends on nothing else.
    DRAW: () => drawOrder(drawSeed ?? '', ranked),
    FORMER: () => orderByFormer(context, ranked, { formerId, teams }),
  }
  const ordered = await orders[method]()
  const placed = method === 'MANUAL' ? ordered : placeLocked(ordered, locked)
  await setSeeds(db, row.id, placed, { method, drawSeed })
  if (givenLocks !== undefined) await lockSeeds(db, row.id, [...locked.keys()])
  await context.realtime.publishChampionship(context, row.id, 'REGISTRATIONS')
  return listChampionshipRegistrations(context, row.id)
}
