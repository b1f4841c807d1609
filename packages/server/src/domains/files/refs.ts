import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'

export type FileRef = Schemas['FileRef']

/** Where the stored bytes are served: the name is their hash, so an address never changes its meaning. */
export function fileUrl(hash: string): string {
  return `/files/${hash.slice(0, 2)}/${hash}.jpg`
}

export interface FileRow {
  id: string
  business_type: Schemas['FileBusinessType']
  hash: string
}

export function toFileRef(row: FileRow): FileRef {
  return { id: row.id, business_type: row.business_type, url: fileUrl(row.hash) }
}

/** The pictures of many entities at once; an entity without any has no entry. */
export async function listFileRefs(
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
