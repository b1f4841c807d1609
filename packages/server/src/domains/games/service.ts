import type { Db } from '../../database/schema.ts'
import { invalid } from '../../errors.ts'
import { findGame } from './repository.ts'

export async function requireGame(db: Db, gameId: string): Promise<void> {
  if ((await findGame(db, gameId)) === null)
    throw invalid('game_id', 'INVALID_VALUE', 'must be an existing game')
}
