import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { isKnownOrigin } from './login-origins-repository.ts'
import type { Registration } from './rules.ts'

export interface NewUser extends Omit<Registration, 'password'> {
  passwordHash: string
  createdAt: Date
}

/** Unique indexes refuse a taken nick, e-mail or CPF. */
export async function insertUser(db: Db, { passwordHash, createdAt, ...user }: NewUser) {
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
      created_at: createdAt,
    })
    .returning(['id', 'nick', 'name'])
    .executeTakeFirstOrThrow()
}

/** One statement whether or not the e-mail exists and its origins are known, so that none of it shows in the time taken. */
export async function findCredentials(
  db: Db,
  email: string,
  { network, device, since }: { network: string; device: string | null; since: Date },
) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .select([
      isKnownOrigin(`network ${network}`, since).as('knows_network'),
      isKnownOrigin(device === null ? null : `device ${device}`, since).as('knows_device'),
    ])
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}
