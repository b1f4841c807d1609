import { seedEquipment, seedPlayerGames } from '@convoca/fixtures'
import { insertEquipment } from '../domains/users/equipment-repository.ts'
import { replacePlayerGames } from '../domains/users/games-repository.ts'
import { type SeedContext, getAt, getUserId } from './seed-context.ts'

/** The games and the equipment of the demo players. */
export async function addProfiles(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  for (const { player, isFree, games } of seedPlayerGames) {
    const stored = games.map(({ game, positions, ...rest }) => ({
      ...rest,
      gameId: getAt(seed.games, game),
      positions: [...positions],
    }))
    await replacePlayerGames(db, getAt(seed.players, player).userId, { isFree, games: stored })
  }
  for (const { userId, type, brand, model, description } of seedEquipment) {
    await insertEquipment(db, getUserId(seed, userId), { type, brand, model, description, most: 50 })
  }
}
