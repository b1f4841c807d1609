import type { ColumnType } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface CommunicationsTable {
  id: string
  team_id: string
  sender_id: string
  /** Null when it went to the whole team. */
  recipient_id: string | null
  message_type: Schemas['MessageType']
  title: string
  body: string
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export interface CommunicationReadersTable {
  communication_id: string
  user_id: string
  team_id: string
  read_at: Date | null
}

export interface CommunicationsTables {
  communications: CommunicationsTable
  communication_readers: CommunicationReadersTable
}
