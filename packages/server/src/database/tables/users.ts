import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

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
  looking_for_team: Generated<boolean>
  /** The moment at which the account will be erased; null unless that was asked for. */
  erase_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** An erased account has neither e-mail nor CPF, phone and birth: nothing reads these of it. */
  erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface PlayerGamesTable {
  user_id: string
  game_id: string
  /** 0 for the main game. */
  place: number
  account: string | null
  rank: string | null
  positions: string[]
  rank_text: GeneratedAlways<string | null>
  /** Set by a trigger. */
  positions_text: Generated<string>
}

export interface EquipmentTable {
  id: string
  user_id: string
  type: Schemas['EquipmentType']
  brand: string
  model: string
  description: string | null
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface PixKeysTable {
  id: string
  user_id: string
  type: Schemas['PixKeyType']
  key: string
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface UserPreferencesTable {
  user_id: string
  theme: Schemas['Preferences']['theme']
  chat: Schemas['Preferences']['chat']
  notifications: ColumnType<Schemas['NotificationPreference'][], string, string>
  /** HH:mm:ss. */
  quiet_from: string | null
  quiet_until: string | null
  weekly_digest: Generated<boolean>
  /** The Monday of the last digest. */
  digest_week: string | null
  presence: Generated<boolean>
  read_marks: Generated<boolean>
  mask_profanity: Generated<boolean>
}

export interface FormerNicksTable {
  nick: string
  user_id: string
  released_at: ColumnType<Date, Date | undefined, Date>
}

export interface UsersTables {
  former_nicks: FormerNicksTable
  users: UsersTable
  player_games: PlayerGamesTable
  equipment: EquipmentTable
  pix_keys: PixKeysTable
  user_preferences: UserPreferencesTable
}
