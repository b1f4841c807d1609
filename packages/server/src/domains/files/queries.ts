import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { type FileRef, toFileRef } from './mappers.ts'

/** Pictures by entity id; an entity without pictures has no entry. */
export async function findFileRefs(
  db: Db,
  entityType: Schemas['FileEntityType'],
  entityIds: readonly string[],
): Promise<Map<string, FileRef[]>> {
  const found = new Map<string, FileRef[]>()
  if (entityIds.length === 0) return found
  const rows = await db
    .selectFrom('files')
    .select(['id', 'entity_id', 'business_type', 'hash'])
    .where('entity_type', '=', entityType)
    .where('entity_id', 'in', entityIds)
    .orderBy('business_type', 'desc')
    .execute()
  for (const row of rows) {
    const list = found.get(row.entity_id)
    if (list) list.push(toFileRef(row))
    else found.set(row.entity_id, [toFileRef(row)])
  }
  return found
}

export async function withFiles<Row extends { id: string }>(
  db: Db,
  entityType: Schemas['FileEntityType'],
  rows: readonly Row[],
): Promise<(Row & { files: FileRef[] })[]> {
  const files = await findFileRefs(
    db,
    entityType,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }))
}

/** The entity that a picture belongs to and its purpose; each slot has at most one picture. */
export interface FileSlot {
  entityType: Schemas['FileEntityType']
  entityId: string
  businessType: Schemas['FileBusinessType']
}

export const fileColumns = [
  'id',
  'entity_type',
  'entity_id',
  'business_type',
  'hash',
  'width',
  'height',
  'created_at',
] as const

export async function findFile(db: Db, id: string) {
  const row = await db.selectFrom('files').select(fileColumns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export type FileRecordRow = NonNullable<Awaited<ReturnType<typeof findFile>>>
