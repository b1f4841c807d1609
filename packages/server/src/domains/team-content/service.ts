import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { withFiles } from '../files/repository.ts'
import { logActivity } from '../teams/activity.ts'
import { requirePermissionForUpdate } from '../teams/service.ts'
import { type Shown, removeShown, showcase } from './repository.ts'

interface ShownRow {
  id: string
  created_at: Date
}

/** Rows as they are sent: their pictures beside them. */
export async function toShown<Row extends ShownRow>(db: Db, kind: Shown, rows: readonly Row[]) {
  const shown = await withFiles(db, kind, rows)
  return shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** The one that was asked for; null is none. */
export async function toOneShown<Row extends ShownRow>(db: Db, kind: Shown, row: Row | null) {
  const [shown] = row === null ? [] : await toShown(db, kind, [row])
  if (shown === undefined) throw new DomainError('NOT_FOUND')
  return shown
}

/** Its pictures leave the store with it, and the disk once that is certain. */
export async function deleteShown(
  context: Context,
  kind: Shown,
  target: { teamId: string; id: string },
): Promise<void> {
  const { teamId } = target
  await requirePermissionForUpdate(context, teamId, 'manageShowcase')
  const removed = await removeShown(context.db, kind, target)
  if (removed === null) throw new DomainError('NOT_FOUND')
  const { part } = showcase[kind]
  await logActivity(context, { teamId, part, action: 'TEAM_UPDATED', target: removed.name })
  for (const hash of removed.hashes) context.afterCommit(() => context.storage.remove(hash))
}
