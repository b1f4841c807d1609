import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { type Expression, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { Schemas } from '../../contract/types.ts'
import { toFileRef } from '../files/mappers.ts'

export const byName = sql`games.name collate convoca_pt`

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

export function selectGames(db: Db) {
  return db
    .selectFrom('games')
    .select((eb) => [
      'games.id',
      'games.name',
      selectIcon(db, eb.ref('games.id')).as('icon'),
      selectPicture(db, eb.ref('games.id'), 'GAMES_IMAGE').as('image'),
    ])
}

type GameRow = Awaited<ReturnType<ReturnType<typeof selectGames>['executeTakeFirstOrThrow']>>

export function toGame({ icon, image, ...game }: GameRow): Schemas['Game'] {
  return {
    ...game,
    icon: icon === null ? null : toFileRef(icon),
    image: image === null ? null : toFileRef(image),
  }
}

/** Locks it against deletion, which would leave a picture behind; null for none. */
export async function lockGame(db: Db, id: string): Promise<{ name: string } | null> {
  const row = await db
    .selectFrom('games')
    .select('name')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row ?? null
}

export async function findAllGames(db: Db): Promise<Schemas['Game'][]> {
  const rows = await selectGames(db).orderBy(byName).orderBy('games.id').limit(500).execute()
  return rows.map(toGame)
}
