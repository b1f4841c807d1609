import { type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { toFileRef } from '../files/mappers.ts'
import { type Viewer, isTeammate } from '../users/visibility-queries.ts'

/** The number of people that the contract's list holds. */
const MAX_LISTED = 6

/** Adults with a public profile who have interest in the event, those who play with the viewer first, then the latest. */
export async function findFaces(
  db: Db,
  { id: eventId, championship }: Pick<Schemas['Event'], 'id' | 'championship'>,
  { id: viewerId, latestBirth }: Viewer & { id: string },
): Promise<Schemas['InterestedUserList']> {
  const interested =
    championship === null
      ? db.selectFrom('event_interests').select(['user_id', 'created_at']).where('event_id', '=', eventId)
      : db
          .selectFrom('championship_followers')
          .select(['user_id', 'created_at'])
          .where('championship_id', '=', championship.id)
  const rows = await db
    .selectFrom('users')
    .innerJoin(interested.as('interest'), 'interest.user_id', 'users.id')
    .select([
      'users.id',
      sql<string>`users.nick::text`.as('nick'),
      jsonObjectFrom(
        db
          .selectFrom('files')
          .select(['files.id', 'files.business_type', 'files.hash'])
          .where('files.entity_type', '=', 'USER')
          .where('files.business_type', '=', 'USER_PROFILE_PHOTO')
          .where('files.entity_id', '=', sql.ref<string>('users.id')),
      ).as('photo'),
    ])
    .where('users.id', '<>', viewerId)
    .where('users.erased_at', 'is', null)
    .where('users.profile_visibility', '=', 'PUBLIC')
    .where('users.birth', '<=', latestBirth)
    .where(
      sql<SqlBool>`not exists (
        select from user_blocks block
        where (block.user_id = users.id and block.blocked_id = ${viewerId})
          or (block.user_id = ${viewerId} and block.blocked_id = users.id)
      )`,
    )
    .orderBy((eb) => isTeammate(eb, viewerId), 'desc')
    .orderBy('interest.created_at', 'desc')
    .orderBy('users.id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ photo, ...row }) => ({ ...row, photo: photo === null ? null : toFileRef(photo) }))
}
