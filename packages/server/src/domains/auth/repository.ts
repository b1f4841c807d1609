import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { hasKnownOrigins, isKnownOrigin } from './login-origins-repository.ts'
import type { Registration } from './rules.ts'
import { hasTwoStep } from './two-step/queries.ts'

export interface NewUser extends Omit<Registration, 'password'> {
  /** Null for an account that has only social log-ins. */
  passwordHash: string | null
  createdAt: Date
  /** Null until the link of the confirmation mail is opened. */
  emailVerifiedAt: Date | null
}

/** Unique indexes refuse a taken nick, e-mail or CPF. */
export async function insertUser(db: Db, { passwordHash, createdAt, emailVerifiedAt, ...user }: NewUser) {
  return db
    .insertInto('users')
    .values({
      id: newId(),
      email: user.email,
      nick: user.nick,
      name: user.name,
      cpf: user.cpf,
      phone: user.phone,
      gender: user.gender,
      birth: user.birth,
      password_hash: passwordHash,
      email_verified_at: emailVerifiedAt,
      created_at: createdAt,
    })
    .returning(['id', 'nick', 'name'])
    .executeTakeFirstOrThrow()
}

interface Origin {
  network: string
  device: string | null
  since: Date
}

/** The columns of a user that a log-in has to know. */
export type LoginUser = NonNullable<Awaited<ReturnType<typeof findLoginUser>>>

function selectLoginUser(db: Db, { network, device, since }: Origin) {
  return db
    .selectFrom('users')
    .select(['id', 'email_verified_at', 'created_at'])
    .select([
      isKnownOrigin(`network ${network}`, since).as('knows_network'),
      isKnownOrigin(device === null ? null : `device ${device}`, since).as('knows_device'),
      hasKnownOrigins().as('has_origins'),
      hasTwoStep().as('has_two_step'),
    ])
}

/** The user who logs in other than by a password. */
export async function findLoginUser(db: Db, userId: string, origin: Origin) {
  const row = await selectLoginUser(db, origin).where('id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** One statement whether or not the e-mail exists and its origins are known, so that none of it shows in the time taken. */
export async function findCredentials(db: Db, email: string, origin: Origin) {
  const row = await selectLoginUser(db, origin)
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

export async function findUserIdByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

export async function findPassword(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['nick', 'email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Resets the password by a mailed link, which shows that the address is the user's. */
export async function resetPasswordHash(
  db: Db,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({
      password_hash: passwordHash,
      email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .execute()
}

/** Leaves a password that has changed since `before` (null: none) was read as it is, and returns false. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  { before, passwordHash, now }: { before: string | null; passwordHash: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', before)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function verifyEmail(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', userId)
    .execute()
}
