import { demoNow, seedBadges, seedMatches, seedTeams } from '@convoca/mocks/fixtures'
import { newId } from '../database/id.ts'
import type { Db } from '../database/schema.ts'

/** The season of the demo teams, told by a moment and the teams in the order of the fixtures. */
interface Season {
  startedAt: Date
  teams: readonly string[]
}

const DAY = 86_400_000

/**
 * The instant of a fixture, as many whole days from now as from the moment at which the fixtures stand still: an
 * evening's match stays in the evening, whenever the demo is made.
 */
function moved({ startedAt }: Season, instant: string): Date {
  const days = Math.floor((startedAt.getTime() - Date.parse(demoNow)) / DAY)
  return new Date(Date.parse(instant) + days * DAY)
}

function teamOf({ teams }: Season, fixtureId: string): string {
  const team = teams[seedTeams.findIndex((each) => each.id === fixtureId)]
  if (team === undefined) throw new RangeError(`The demo data has no team ${fixtureId}`)
  return team
}

async function addMatches(db: Db, season: Season): Promise<void> {
  for (const { teamId, upcoming, played } of seedMatches) {
    const shared = { team_id: teamOf(season, teamId) }
    await db
      .insertInto('team_matches')
      .values([
        ...upcoming.map(({ opponent, championship, starts_at: start }) => ({
          ...shared,
          id: newId(),
          opponent,
          championship,
          starts_at: moved(season, start),
          result: null,
          score: null,
        })),
        ...played.map(({ opponent, championship, result, score, played_at: end }) => ({
          ...shared,
          id: newId(),
          opponent,
          championship,
          starts_at: moved(season, end),
          result,
          score,
        })),
      ])
      .execute()
  }
}

/** A badge is one, however many teams have it. */
async function addBadges(db: Db, season: Season): Promise<void> {
  const ids = new Map<string, string>()
  for (const { teamId, name, description, received_at: receivedAt } of seedBadges) {
    let id = ids.get(name)
    if (id === undefined) {
      id = newId()
      ids.set(name, id)
      await db.insertInto('badges').values({ id, name, description }).execute()
    }
    const given = { team_id: teamOf(season, teamId), badge_id: id, received_at: moved(season, receivedAt) }
    await db.insertInto('team_badges').values(given).execute()
  }
}

/** Matches to come, played ones and badges: no call makes them yet. */
export async function addRecords(db: Db, season: Season): Promise<void> {
  await addMatches(db, season)
  await addBadges(db, season)
}
