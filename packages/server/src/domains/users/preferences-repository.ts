import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'

type Preferences = Schemas['Preferences']

const toMinutes = (time: string) => time.slice(0, 5)

export async function findPreferences(db: Db, userId: string): Promise<Preferences | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_preferences', 'user_preferences.user_id', 'users.id')
    .select([
      'profile_visibility',
      'theme',
      'chat',
      'notifications',
      'quiet_from',
      'quiet_until',
      'weekly_digest',
      'presence',
      'read_marks',
      'mask_profanity',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { quiet_from: from, quiet_until: until } = row
  return {
    notifications: row.notifications ?? [],
    theme: row.theme ?? 'dark',
    visibility: row.profile_visibility,
    chat: row.chat ?? 'EVERYBODY',
    weekly_digest: row.weekly_digest ?? false,
    presence: row.presence ?? true,
    read_marks: row.read_marks ?? true,
    mask_profanity: row.mask_profanity ?? false,
    quiet_hours: from === null || until === null ? null : { from: toMinutes(from), until: toMinutes(until) },
  }
}

export async function upsertPreferences(db: Db, userId: string, preferences: Preferences): Promise<void> {
  const { notifications, theme, visibility, chat, weekly_digest = false, quiet_hours: quiet } = preferences
  await db
    .updateTable('users')
    .set({ profile_visibility: visibility, updated_at: new Date() })
    .where('id', '=', userId)
    .execute()
  const values = {
    theme,
    chat,
    notifications: JSON.stringify(notifications),
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    weekly_digest,
    // A client that does not know them leaves them as they are.
    ...(preferences.presence === undefined ? {} : { presence: preferences.presence }),
    ...(preferences.read_marks === undefined ? {} : { read_marks: preferences.read_marks }),
    ...(preferences.mask_profanity === undefined ? {} : { mask_profanity: preferences.mask_profanity }),
  }
  await db
    .insertInto('user_preferences')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
