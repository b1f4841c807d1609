import type { Db } from '../../database/schema.ts'

/** The number of former tags of a team that lead to it; older ones are forgotten. */
const MAX_FORMER_TAGS = 20

/**
 * Keeps a tag in the transaction in which the team gives it up: the tag leads to the team, or says that it
 * was deleted.
 */
export async function insertFormerTag(
  db: Db,
  { teamId, tag, now }: { teamId: string; tag: string; now: Date },
): Promise<void> {
  const released = { team_id: teamId, released_at: now }
  await db
    .insertInto('former_tags')
    .values({ tag, ...released })
    .onConflict((conflict) => conflict.column('tag').doUpdateSet(released))
    .execute()
  await db
    .deleteFrom('former_tags')
    .where('team_id', '=', teamId)
    .where((eb) =>
      eb(
        'tag',
        'not in',
        eb
          .selectFrom('former_tags')
          .select('tag')
          .where('team_id', '=', teamId)
          .orderBy('released_at', 'desc')
          .orderBy('tag')
          .limit(MAX_FORMER_TAGS),
      ),
    )
    .execute()
}
