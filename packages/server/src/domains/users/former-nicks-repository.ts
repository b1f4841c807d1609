import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** The number of former nicks of a player that lead to the profile; older ones are forgotten. */
const MAX_FORMER_NICKS = 20

/** Before the nick changes, in the same transaction. A change of case alone is none: nicks are found in any. */
export async function keepFormerNick(
  db: Db,
  { userId, nick, now }: { userId: string; nick: string; now: Date },
): Promise<void> {
  const { rows } = await sql`
    insert into former_nicks (nick, user_id, released_at)
    select nick, id, ${now} from users where id = ${userId} and nick <> ${nick} and erased_at is null for no key update
    on conflict (nick) do update set user_id = excluded.user_id, released_at = excluded.released_at
    returning nick
  `.execute(db)
  if (rows.length === 0) return
  await db
    .deleteFrom('former_nicks')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb(
        'nick',
        'not in',
        eb
          .selectFrom('former_nicks')
          .select('nick')
          .where('user_id', '=', userId)
          .orderBy('released_at', 'desc')
          .orderBy('nick')
          .limit(MAX_FORMER_NICKS),
      ),
    )
    .execute()
}

/**
 * The user who had the nick last; null for a nick that somebody has now, hidden or not, or that nobody has
 * had.
 */
export async function findFormerUser(db: Db, nick: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_nicks')
    .select('user_id')
    .where('nick', '=', nick)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('users').select('users.id').where('users.nick', '=', nick))),
    )
    .executeTakeFirst()
  return row?.user_id ?? null
}
