import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { requireAdmin } from './access.ts'
import {
  type AuditFilter,
  type NewAuditEntry,
  findAuditEntries,
  insertAuditEntry,
} from './audit-repository.ts'

/** Logs the act in its transaction. */
export async function logAct({ db, actor }: Context, entry: Omit<NewAuditEntry, 'actorId'>): Promise<void> {
  await insertAuditEntry(db, { ...entry, actorId: actor.userId })
}

export async function listAuditLog(
  context: Context,
  request: PageRequest & AuditFilter,
): Promise<Page<Schemas['AuditEntry']>> {
  await requireAdmin(context)
  const { total, rows } = await findAuditEntries(context.db, request)
  const entries = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  return toPage(entries, total, request)
}
