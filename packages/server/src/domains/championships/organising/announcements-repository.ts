import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import { newId } from '../../../database/id.ts'

/** The number of announcements that the contract's list holds. */
export const MAX_ANNOUNCEMENTS = 200

function selectAnnouncements(db: Db) {
  return db
    .selectFrom('championship_announcements as announcement')
    .leftJoin('users as author', 'author.id', 'announcement.author_id')
    .select([
      'announcement.id',
      'announcement.title',
      'announcement.body',
      'announcement.created_at',
      sql<string | null>`case when author.erased_at is null then author.nick::text end`.as('author'),
    ])
}

export type AnnouncementRow = Awaited<
  ReturnType<ReturnType<typeof selectAnnouncements>['executeTakeFirstOrThrow']>
>

/** The latest first. */
export async function findAnnouncements(db: Db, championshipId: string): Promise<AnnouncementRow[]> {
  return selectAnnouncements(db)
    .where('announcement.championship_id', '=', championshipId)
    .orderBy('announcement.created_at', 'desc')
    .orderBy('announcement.id')
    .limit(MAX_ANNOUNCEMENTS)
    .execute()
}

export async function countAnnouncements(db: Db, championshipId: string): Promise<number> {
  const { total } = await db
    .selectFrom('championship_announcements')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('championship_id', '=', championshipId)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertAnnouncement(
  db: Db,
  announcement: { championshipId: string; authorId: string; title: string; body: string },
): Promise<AnnouncementRow> {
  const id = newId()
  const { championshipId, authorId, title, body } = announcement
  await db
    .insertInto('championship_announcements')
    .values({ id, championship_id: championshipId, author_id: authorId, title, body })
    .execute()
  return selectAnnouncements(db).where('announcement.id', '=', id).executeTakeFirstOrThrow()
}

/** Whether it was there. */
export async function deleteAnnouncement(db: Db, championshipId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('championship_announcements')
    .where('id', '=', id)
    .where('championship_id', '=', championshipId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
