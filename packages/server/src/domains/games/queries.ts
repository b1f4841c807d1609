import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Expression } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** A game's icon as a JSON object or null. */
export const selectIcon = (db: Db, gameId: Expression<string>) => selectPicture(db, gameId, 'GAMES_ICON')

export function selectPicture(
  db: Db,
  gameId: Expression<string>,
  businessType: 'GAMES_ICON' | 'GAMES_IMAGE',
) {
  return jsonObjectFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where('files.entity_type', '=', 'GAME')
      .where('files.business_type', '=', businessType)
      .where('files.entity_id', '=', gameId),
  )
}
