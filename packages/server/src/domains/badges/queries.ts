import type { Expression } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/schema.ts'

/** A badge's picture as a JSON object or null. */
export function selectBadgeIcon(db: Db, badgeId: Expression<string>) {
  return jsonObjectFrom(
    db
      .selectFrom('files')
      .select(['files.id', 'files.business_type', 'files.hash'])
      .where('files.entity_type', '=', 'BADGET')
      .where('files.business_type', '=', 'BADGET_ICON')
      .where('files.entity_id', '=', badgeId),
  )
}

/** Locks it against deletion, which would leave a picture behind; null for none. */
export async function lockBadge(db: Db, id: string): Promise<{ name: string } | null> {
  const row = await db
    .selectFrom('badges')
    .select('name')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row ?? null
}
