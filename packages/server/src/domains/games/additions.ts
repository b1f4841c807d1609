import type { SystemContext } from '../../context.ts'
import { storeGameIcon } from '../files/service.ts'
import { countGames, findOrInsertGame } from './repository.ts'

/** As many as lists of all games show. */
export const MAX_GAMES = 500

export class GameError extends Error {
  override readonly name = 'GameError'
}

export interface NewGame {
  name: string
  /** Null leaves the icon as it is. */
  icon: Buffer | null
}

type AddingContext = Pick<SystemContext, 'db' | 'storage' | 'pictures' | 'afterCommit'>

/** Adds a game, or gives the one of that name another icon; returns whether it is new. */
export async function addGame(context: AddingContext, { name, icon }: NewGame): Promise<boolean> {
  const { id, isNew } = await findOrInsertGame(context.db, name)
  if (isNew && (await countGames(context.db)) > MAX_GAMES)
    throw new GameError(`There can be at most ${MAX_GAMES} games`)
  if (icon !== null) await storeGameIcon(context, id, icon)
  return isNew
}
