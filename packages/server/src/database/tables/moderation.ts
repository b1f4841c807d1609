import type { ColumnType, Generated } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface ReportsTable {
  id: string
  reporter_id: string | null
  target_type: Schemas['ReportTargetType']
  target_id: string
  target_label: string
  reason: Schemas['ReportReason']
  body: string | null
  /** Written as JSON text. */
  context: ColumnType<Schemas['ModerationReport']['context'], string, never>
  status: Generated<Schemas['ReportStatus']>
  note: string | null
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface SuspensionsTable {
  user_id: string
  reason: string
  ends_at: Date
}

/** Rows can only be inserted. */
export interface AuditLogTable {
  id: ColumnType<string, string, never>
  action: ColumnType<Schemas['AuditAction'], Schemas['AuditAction'], never>
  actor_id: ColumnType<string | null, string | null, never>
  user_id: ColumnType<string | null, string | null, never>
  subject_id: ColumnType<string | null, string | null, never>
  detail: ColumnType<string | null, string | null, never>
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface ModerationTables {
  reports: ReportsTable
  suspensions: SuspensionsTable
  audit_log: AuditLogTable
}
