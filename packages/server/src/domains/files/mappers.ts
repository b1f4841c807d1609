import type { Schemas } from '../../contract/types.ts'

export type FileRef = Schemas['FileRef']

/** Content-addressed: the bytes at a URL never change. */
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
