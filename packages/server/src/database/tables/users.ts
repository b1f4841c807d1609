import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Dates without a time of day travel as `YYYY-MM-DD` text: a `Date` would shift them by the time zone. */
export interface UsersTable {
  id: string
  email: string
  nick: string
  name: string
  cpf: string
  phone: string
  gender: 'MALE' | 'FEMALE' | 'OTHER' | 'NOT_INFORMED' | null
  birth: string
  about: string | null
  password_hash: string | null
  platform_role: Generated<'USER' | 'ORGANIZER' | 'ADMIN'>
  profile_visibility: Generated<'PUBLIC' | 'MEMBERS' | 'NOBODY'>
  email_verified_at: Date | null
  created_at: ColumnType<Date, Date | undefined, never>
  updated_at: ColumnType<Date, Date | undefined, Date>
  search_text: GeneratedAlways<string>
}

export interface UsersTables {
  users: UsersTable
}
