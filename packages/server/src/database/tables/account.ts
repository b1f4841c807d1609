export interface AccountArchivesTable {
  user_id: string
  requested_at: Date
  /** Null while the job prepares it. */
  archive: Buffer | null
  expires_at: Date | null
}

/** The address that a user has asked for and not confirmed yet. */
export interface EmailChangesTable {
  user_id: string
  email: string
  requested_at: Date
}

export interface AccountTables {
  email_changes: EmailChangesTable
  account_archives: AccountArchivesTable
}
