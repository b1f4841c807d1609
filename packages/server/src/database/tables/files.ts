import type { ColumnType } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface FilesTable {
  id: string
  entity_type: Schemas['FileEntityType']
  entity_id: string
  business_type: Schemas['FileBusinessType']
  /** SHA-256 of the stored bytes in hexadecimal digits; also their name in the files folder. */
  hash: string
  width: number
  height: number
  /** Bytes. */
  size: number
  created_by: string | null
  created_at: ColumnType<Date, Date | undefined, Date>
}

export interface FilesTables {
  files: FilesTable
}
