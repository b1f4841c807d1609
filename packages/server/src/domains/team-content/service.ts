import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { withFiles } from '../files/queries.ts'
import { logActivity } from '../teams/activity.ts'
import { requirePermission, requirePermissionForUpdate } from '../teams/service.ts'
import { deleteContent } from './repository.ts'
import { type ContentKind, type ContentTarget, teamContent } from './kinds.ts'

interface ContentRow {
  id: string
  created_at: Date
}

/** Rows as the contract has them, with their pictures. */
export async function toContent<Row extends ContentRow>(db: Db, kind: ContentKind, rows: readonly Row[]) {
  const content = await withFiles(db, kind, rows)
  return content.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

async function requireContent<Row extends ContentRow>(db: Db, kind: ContentKind, row: Row | null) {
  const [content] = row === null ? [] : await toContent(db, kind, [row])
  if (content === undefined) throw new DomainError('NOT_FOUND')
  return content
}

interface ContentDefinition<Row extends ContentRow, Input, Changes> {
  kind: ContentKind
  addedAction: 'ACHIEVEMENT_ADDED' | 'SPONSOR_ADDED'
  /** The name in the activity log. */
  getName: (row: Row) => string
  /** The input as it is stored; throws where it is invalid. */
  check: (context: Context, input: Input) => Input | Promise<Input>
  /** Checks the fields of a change, which may be a part of the content. */
  checkChanges: (context: Context, changes: Changes) => Changes | Promise<Changes>
  find: (db: Db, teamId: string, id: string) => Promise<Row | null>
  insert: (db: Db, teamId: string, input: Input) => Promise<Row>
  /** Null for a row of another team. */
  update: (db: Db, teamId: string, id: string, changes: Changes) => Promise<Row | null>
}

/** The operations that every kind of content has in common; each kind lists its rows by itself. */
export function createContentService<Row extends ContentRow, Input, Changes>(
  definition: ContentDefinition<Row, Input, Changes>,
) {
  const { kind, addedAction, getName, check, checkChanges } = definition
  const { part } = teamContent[kind]
  return {
    async read(context: Context, { teamId, id }: ContentTarget) {
      await requirePermission(context, teamId, 'readInner')
      return requireContent(context.db, kind, await definition.find(context.db, teamId, id))
    },
    async create(context: Context, teamId: string, input: Input) {
      await requirePermissionForUpdate(context, teamId, 'manageShowcase')
      const row = await definition.insert(context.db, teamId, await check(context, input))
      await logActivity(context, { teamId, part, action: addedAction, target: getName(row) })
      return requireContent(context.db, kind, row)
    },
    async update(context: Context, { teamId, id }: ContentTarget, changes: Changes) {
      await requirePermissionForUpdate(context, teamId, 'manageShowcase')
      const row = await definition.update(context.db, teamId, id, await checkChanges(context, changes))
      if (row === null) throw new DomainError('NOT_FOUND')
      await logActivity(context, { teamId, part, action: 'TEAM_UPDATED', target: getName(row) })
      return requireContent(context.db, kind, row)
    },
    /** Deletes the content with its pictures, and their bytes after the commit. */
    async delete(context: Context, target: ContentTarget) {
      const { teamId } = target
      await requirePermissionForUpdate(context, teamId, 'manageShowcase')
      const deleted = await deleteContent(context.db, kind, target)
      if (deleted === null) throw new DomainError('NOT_FOUND')
      await logActivity(context, { teamId, part, action: 'TEAM_UPDATED', target: deleted.name })
      for (const hash of deleted.hashes) context.afterCommit(() => context.storage.remove(hash))
    },
  }
}
