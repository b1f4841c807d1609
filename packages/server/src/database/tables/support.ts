import type { ColumnType, Generated } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface SupportTicketsTable {
  id: string
  user_id: string
  category: Schemas['TicketCategory']
  status: Generated<Schemas['TicketStatus']>
  assignee_id: string | null
  created_at: ColumnType<Date, Date | undefined, Date>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export interface SupportMessagesTable {
  id: string
  ticket_id: string
  author_id: string | null
  is_staff: boolean
  body: string
  created_at: ColumnType<Date, Date | undefined, Date>
}

export interface SupportAttachmentsTable {
  id: string
  message_id: string
  jpeg: Buffer
  width: number
  height: number
}

export interface SupportTables {
  support_tickets: SupportTicketsTable
  support_messages: SupportMessagesTable
  support_attachments: SupportAttachmentsTable
}
