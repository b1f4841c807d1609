import { seedBadges } from '@convoca/fixtures'
import { newId } from '../database/id.ts'
import { type SeedContext, getTeamId, toPresentByDays } from './seed-context.ts'

/** One row per badge, shared by all teams that received it. Inserted directly: the staff awards badges to users. */
export async function addBadges(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  const ids = new Map<string, string>()
  for (const { teamId, name, description, received_at: receivedAt } of seedBadges) {
    let id = ids.get(name)
    if (id === undefined) {
      id = newId()
      ids.set(name, id)
      await db.insertInto('badges').values({ id, name, description }).execute()
    }
    const received_at = toPresentByDays(seed, receivedAt)
    await db
      .insertInto('team_badges')
      .values({ team_id: getTeamId(seed, teamId), badge_id: id, received_at })
      .execute()
  }
}
