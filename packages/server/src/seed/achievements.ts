import { seedAchievements, seedGames, seedTeams } from '@convoca/fixtures'
import { insertAchievement } from '../domains/achievements/repository.ts'
import { storePicture } from '../domains/picture-slots/service.ts'
import { insertPastActivity } from './activities.ts'
import { renderGameIcon } from './images.ts'
import { type SeedContext, HOUR, asUser, getAt, getTeamId, toPresent } from './seed-context.ts'

/** Gold, silver and bronze. */
const medalColours = ['#f5b400', '#a8b3c2', '#c77b3d']

/** Achievements of the first ten teams; those of the demo team get a medal as their icon. */
export async function addAchievements(seed: SeedContext): Promise<void> {
  const { games, players } = seed
  const { db } = seed.context
  for (const achievement of seedAchievements) {
    const { title, description, placement, date, championship } = achievement
    const teamId = getTeamId(seed, achievement.team_id)
    const teamIndex = seedTeams.findIndex((team) => team.id === achievement.team_id)
    const owner = getAt(players, getAt(getAt(seedTeams, teamIndex).members, 0).player)
    const wonAt = toPresent(seed, `${date}T21:00:00.000Z`)
    const { id } = await insertAchievement(db, teamId, {
      title,
      description,
      placement,
      championship,
      date: wonAt.toISOString().slice(0, 10),
      game_id: games[seedGames.findIndex((game) => game.id === achievement.game_id)] ?? null,
    })
    await db.updateTable('achievements').set({ created_at: wonAt }).where('id', '=', id).execute()
    await insertPastActivity(db, {
      teamId,
      actorId: owner.userId,
      kind: 'ACHIEVEMENT_ADDED',
      target: title,
      createdAt: new Date(wonAt.getTime() + 2 * HOUR),
    })
    const colour = medalColours[(placement ?? 0) - 1]
    if (teamIndex === 0 && colour !== undefined) {
      const slot = { entityType: 'AWARD', entityId: id, businessType: 'AWARD_ICON' } as const
      await storePicture(asUser(seed, owner), slot, await renderGameIcon(String(placement), colour))
    }
  }
}
