import { demoNow, seedBadges, seedMatches } from '@convoca/mocks/fixtures'
import { newId } from '../database/id.ts'
import { DAY, type Scene, teamOf } from './scene.ts'

/**
 * The instant of a fixture, as many whole days from now as from the moment at which the fixtures stand still: an
 * evening's match stays in the evening, whenever the demo is made.
 */
function moved({ startedAt }: Scene, instant: string): Date {
  const days = Math.floor((startedAt.getTime() - Date.parse(demoNow)) / DAY)
  return new Date(Date.parse(instant) + days * DAY)
}

async function addMatches(scene: Scene): Promise<void> {
  const { db } = scene.work
  for (const { teamId, upcoming, played } of seedMatches) {
    const shared = { team_id: teamOf(scene, teamId) }
    await db
      .insertInto('team_matches')
      .values([
        ...upcoming.map(({ opponent, championship, starts_at: start }) => ({
          ...shared,
          id: newId(),
          opponent,
          championship,
          starts_at: moved(scene, start),
          result: null,
          score: null,
        })),
        ...played.map(({ opponent, championship, result, score, played_at: end }) => ({
          ...shared,
          id: newId(),
          opponent,
          championship,
          starts_at: moved(scene, end),
          result,
          score,
        })),
      ])
      .execute()
  }
}

/** A badge is one, however many teams have it. */
async function addBadges(scene: Scene): Promise<void> {
  const { db } = scene.work
  const ids = new Map<string, string>()
  for (const { teamId, name, description, received_at: receivedAt } of seedBadges) {
    let id = ids.get(name)
    if (id === undefined) {
      id = newId()
      ids.set(name, id)
      await db.insertInto('badges').values({ id, name, description }).execute()
    }
    const given = { team_id: teamOf(scene, teamId), badge_id: id, received_at: moved(scene, receivedAt) }
    await db.insertInto('team_badges').values(given).execute()
  }
}

/** Matches to come, played ones and badges: no call makes them yet. */
export async function addRecords(scene: Scene): Promise<void> {
  await addMatches(scene)
  await addBadges(scene)
}
