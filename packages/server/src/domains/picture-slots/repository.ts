import type { Db } from '../../database/schema.ts'
import { teamContent, contentKinds } from '../team-content/kinds.ts'

/** Deletes the pictures of a team and of its content; returns their hashes. */
export async function deleteTeamPictures(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where((eb) =>
      eb.or([
        eb.and([eb('entity_type', '=', 'TEAM'), eb('entity_id', '=', teamId)]),
        ...contentKinds.map((kind) => {
          const content = eb.selectFrom(teamContent[kind].table).select('id').where('team_id', '=', teamId)
          return eb.and([eb('entity_type', '=', kind), eb('entity_id', 'in', content)])
        }),
      ]),
    )
    .returning('hash')
    .execute()
  return rows.map((row) => row.hash)
}
