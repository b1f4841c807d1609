import type { ColumnType, Generated } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface InvitationsTable {
  id: string
  team_id: string
  user_id: string
  invited_by: string
  kind: Generated<Schemas['InvitationKind']>
  status: Generated<Schemas['InvitationStatus']>
  role: Schemas['TeamRole']
  created_at: ColumnType<Date, Date | undefined, Date>
  expires_at: ColumnType<Date, Date | undefined, Date>
  answered_at: Date | null
  /** The message of the applicant. */
  message: string | null
  /** The vacancy that an application answers; it may be gone. */
  vacancy_id: string | null
}

export interface InviteLinksTable {
  team_id: string
  code: string
  created_by: string | null
  created_at: ColumnType<Date, Date | undefined, Date>
  expires_at: ColumnType<Date, Date | undefined, Date>
}

export interface InvitationsTables {
  invitations: InvitationsTable
  invite_links: InviteLinksTable
}
