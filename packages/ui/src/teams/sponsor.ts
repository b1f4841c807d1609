/** A sponsor of a team. */
export interface SponsorItem {
  id: string
  name: string
  /** An https address. */
  url?: string | undefined
  description?: string | undefined
  /** Absent or broken: the initial. */
  logoUrl?: string | undefined
  /** Whether everybody sees it. */
  isActive: boolean
}
