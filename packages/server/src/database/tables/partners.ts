export interface PartnerSitesTable {
  id: string
  user_id: string
  /** Names the site in its pages; no secret. */
  key: string
  name: string
  origins: string[]
  created_at: Date
}

/** The permission by which a user lets a site act, from one of its origins. */
export interface PartnerGrantsTable {
  id: string
  user_id: string
  site_id: string
  origin: string
  scope: 'notifications'
  created_at: Date
  last_used_at: Date
}

export interface PartnerCodesTable {
  code_hash: Buffer
  grant_id: string
  challenge: string
  expires_at: Date
  used_at: Date | null
}

/** One for each open page. */
export interface PartnerTokensTable {
  id: string
  grant_id: string
  token_hash: Buffer
  token_expires_at: Date
  renewal_hash: Buffer
  expires_at: Date
}

export interface PartnerUsedRenewalsTable {
  renewal_hash: Buffer
  token_id: string
}

export interface PartnersTables {
  partner_sites: PartnerSitesTable
  partner_grants: PartnerGrantsTable
  partner_codes: PartnerCodesTable
  partner_tokens: PartnerTokensTable
  partner_used_renewals: PartnerUsedRenewalsTable
}
