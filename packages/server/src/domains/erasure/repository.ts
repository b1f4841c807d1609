import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Locks the user's row until the transaction ends; null for nobody. */
export async function lockUser(db: Db, userId: string, mode: 'shared' | 'exclusive' = 'exclusive') {
  const user = db.selectFrom('users').select(['erase_at', 'erased_at']).where('id', '=', userId)
  const row = await (mode === 'shared' ? user.forShare() : user.forNoKeyUpdate()).executeTakeFirst()
  return row ?? null
}

export async function findOwnedTeams(db: Db, userId: string) {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select(['teams.id', 'teams.name', 'teams.team_tag'])
    .where('team_members.user_id', '=', userId)
    .where('team_members.role', '=', 'OWNER')
    .orderBy('teams.team_tag')
    .limit(50)
    .execute()
}

/** False where the erasure was already asked for. */
export async function setErasure(db: Db, userId: string, eraseAt: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ erase_at: eraseAt })
    .where('id', '=', userId)
    .where('erase_at', 'is', null)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where nothing is to be undone. */
export async function cancelErasure(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ erase_at: null })
    .where('id', '=', userId)
    .where('erase_at', 'is not', null)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findDueErasures(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erase_at', '<=', now)
    .where('erased_at', 'is', null)
    .orderBy('erase_at')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findErasedSince(db: Db, instant: Date): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('erased_at', '>', instant).execute()
  return rows.map(({ id }) => id)
}

/** Locks an account whose erasure is due; null where it is not, or no longer. */
export async function lockDueErasure(db: Db, userId: string, now: Date) {
  const row = await db
    .selectFrom('users')
    .select('nick')
    .where('id', '=', userId)
    .where('erase_at', '<=', now)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findMemberships(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('team_members').select('team_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.team_id)
}

/**
 * Notifications of others tell in words who it was: the person is their first word where they are about them, and the nick
 * may occur in those of their teams. A whole-table scan, in a job that runs once for an account.
 */
export async function anonymizeNotifications(
  db: Db,
  { userId, nick }: { userId: string; nick: string },
): Promise<void> {
  await sql`
    update notifications
    set title = regexp_replace(title, ${`(?<![\\w-])${nick}(?![\\w-])`}, 'Conta excluída', 'gi'),
      body = regexp_replace(
        case when player_id = ${userId} then regexp_replace(body::text, '^"[\\w-]{3,20} ', '"Conta excluída ') else body::text end,
        ${`(?<![\\w-])${nick}(?![\\w-])`}, 'Conta excluída', 'gi'
      )::jsonb
    where player_id = ${userId} or strpos(lower(title || body::text), lower(${nick})) > 0
  `.execute(db)
}

/** The messages that the person has written with gifts are cleared; the amounts stay. */
export async function clearGiftMessages(db: Db, userId: string): Promise<void> {
  await db.updateTable('payment_gifts').set({ message: null }).where('sender_id', '=', userId).execute()
}

/** Reports name the person whom they are about, the author of the message, or the other one of a direct conversation. */
export async function anonymizeReports(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ target_label: 'Conta excluída' })
    .where((eb) =>
      eb.or([
        eb('target_id', '=', userId),
        eb('target_id', 'in', eb.selectFrom('messages').select('id').where('sender_id', '=', userId)),
        eb.and([
          eb('reporter_id', 'is distinct from', userId),
          eb(
            'target_id',
            'in',
            eb
              .selectFrom('conversations')
              .select('id')
              .where((pair) =>
                pair.or([pair('first_user_id', '=', userId), pair('second_user_id', '=', userId)]),
              ),
          ),
        ]),
      ]),
    )
    .execute()
}

/** A message that was only pictures or a voice note has nothing left to show. */
export async function deleteMessagesWithoutText(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ deleted_at: now })
    .where('sender_id', '=', userId)
    .where('content', '=', '')
    .where('deleted_at', 'is', null)
    .execute()
}

export async function deletePendingInvitationsBy(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('invited_by', '=', userId)
    .where('status', '=', 'PENDING')
    .execute()
}

/** Photo, banner and pictures of equipment; returns the hashes of their bytes. */
export async function deleteFilesOf(db: Db, userId: string): Promise<string[]> {
  await db.updateTable('files').set({ created_by: null }).where('created_by', '=', userId).execute()
  const rows = await db
    .deleteFrom('files')
    .where((eb) =>
      eb.or([
        eb.and([eb('entity_type', '=', 'USER'), eb('entity_id', '=', userId)]),
        eb.and([
          eb('entity_type', '=', 'SETUP'),
          eb(
            'entity_id',
            'in',
            eb.selectFrom('equipment').select('equipment.id').where('equipment.user_id', '=', userId),
          ),
        ]),
      ]),
    )
    .returning('hash')
    .execute()
  return rows.map(({ hash }) => hash)
}

/**
 * Every row that belongs to a person: by convention its table has a `user_id` that refers to `users` and cascades. Read from
 * the catalogue, so that the table of a new feature is erased, too.
 */
export async function deletePersonalRows(db: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype = 'c' and a.attname = 'user_id'
    order by 1
  `.execute(db)
  for (const { name } of rows) await sql`delete from ${sql.table(name)} where user_id = ${userId}`.execute(db)
  await db.deleteFrom('idempotency_keys').where('scope', '=', userId).execute()
}

/** Jobs that wait or have ended, such as mails to an address. */
export async function deleteQueuedJobs(db: Db, userId: string): Promise<void> {
  await sql`delete from jobs.job where data ->> 'userId' = ${userId}`.execute(db)
}

/** The rest of the person's row is an author's placeholder. */
export async function anonymizeUser(
  db: Db,
  userId: string,
  { nick, now }: { nick: string; now: Date },
): Promise<void> {
  await sql`
    update users
    set email = null, nick = ${nick}, name = 'Conta excluída', cpf = null, phone = null, gender = null, birth = null,
      about = null, password_hash = null, email_verified_at = null, platform_role = 'USER',
      profile_visibility = 'NOBODY', looking_for_team = false, erase_at = null, erased_at = ${now}, updated_at = ${now}
    where id = ${userId}
  `.execute(db)
}
