import type { ColumnType, Generated } from 'kysely'

export interface SessionsTable {
  id: string
  user_id: string
  token_hash: Buffer
  device: Generated<string>
  /** The network of its last use, truncated. */
  network: string | null
  created_at: ColumnType<Date, Date | undefined, never>
  last_used_at: ColumnType<Date, Date | undefined, Date>
  expires_at: Date
}

/** A network or device from which an account was logged in to; `origin` is a hash. */
export interface LoginOriginsTable {
  user_id: string
  origin: Buffer
  last_used_at: Date
}

/** The tokens of mailed links. */
export interface MailTokensTable {
  token_hash: Buffer
  user_id: string
  purpose: 'RECOVERY' | 'CONFIRMATION' | 'EMAIL_CHANGE' | 'IDENTITY'
  /** The address that the link was mailed to. */
  email: string
  created_at: ColumnType<Date, Date | undefined, never>
  expires_at: Date
}

export type SocialProvider = 'FACEBOOK' | 'GOOGLE' | 'STEAM'

export interface SocialAccountsTable {
  user_id: string
  provider: SocialProvider
  /** The provider's id of the account. */
  subject: string
  name: string
  linked_at: ColumnType<Date, Date | undefined, never>
}

/** Issued for the tokens of a provider that signs them. */
export interface SocialNoncesTable {
  nonce_hash: Buffer
  expires_at: Date
}

export interface UsedSocialTokensTable {
  token_hash: Buffer
  expires_at: Date
}

/** First log-ins whose account has to be completed. */
export interface SocialRegistrationsTable {
  token_hash: Buffer
  provider: SocialProvider
  subject: string
  name: string | null
  email: string | null
  email_verified: boolean
  expires_at: Date
}

export interface TwoStepTable {
  user_id: string
  /** Encrypted. */
  secret: Buffer
  /** The time step of the last accepted code. */
  last_step: Generated<number>
  /** Null until a code confirms the set-up. */
  enabled_at: Date | null
  created_at: Date
}

export interface RecoveryCodesTable {
  user_id: string
  code_hash: Buffer
}

/** Log-ins whose first step is done. */
export interface LoginChallengesTable {
  challenge_hash: Buffer
  user_id: string
  device_hash: Buffer | null
  attempts: Generated<number>
  expires_at: Date
}

export interface PasskeysTable {
  id: string
  user_id: string
  /** The id of WebAuthn, base64url. */
  credential_id: string
  public_key: Buffer
  counter: ColumnType<string, number, number>
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer
  /** The user who adds a passkey; null for a log-in. */
  user_id: string | null
  expires_at: Date
}

export interface AuthTables {
  login_challenges: LoginChallengesTable
  login_origins: LoginOriginsTable
  mail_tokens: MailTokensTable
  passkey_challenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  two_step: TwoStepTable
  sessions: SessionsTable
  social_accounts: SocialAccountsTable
  social_nonces: SocialNoncesTable
  social_registrations: SocialRegistrationsTable
  used_social_tokens: UsedSocialTokensTable
}
