import type { Schemas } from '../../contract/types.ts'

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
