import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Schemas } from '../../contract/types.ts'

export interface ConversationsTable {
  id: string
  kind: 'DIRECT' | 'TEAM' | 'GROUP' | 'MATCH'
  team_id: string | null
  match_id: ColumnType<string | null, never, never>
  name: string | null
  first_user_id: string | null
  second_user_id: string | null
  created_by: string | null
  owner_id: ColumnType<string | null, string | null | undefined, string | null>
  picture_hash: ColumnType<string | null, string | null | undefined, string | null>
  last_sequence: Generated<number>
  last_change: Generated<number>
  last_message_at: Date | null
  created_at: ColumnType<Date, Date | undefined, Date>
}

export interface ConversationMembersTable {
  conversation_id: string
  user_id: string
  last_read_sequence: Generated<number>
  muted_until: Date | null
  /**
   * The state of a request: a stranger has begun the conversation, or the user had left the group and is
   * asked to come back. Null once it is accepted.
   */
  request: ColumnType<'PENDING' | 'DECLINED' | null, 'PENDING' | 'DECLINED' | null | undefined>
  joined_at: ColumnType<Date, Date | undefined, never>
}

export interface ConversationDeparturesTable {
  conversation_id: string
  user_id: string
  left_at: ColumnType<Date, Date | undefined, Date>
  /** The moment at which the user last declined to be back. */
  declined_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface MessagesTable {
  id: string
  conversation_id: string
  sequence: number
  change: number
  client_id: string
  sender_id: string
  content: string
  reply_to: string | null
  created_at: ColumnType<Date, Date | undefined, Date>
  edited_at: Date | null
  deleted_at: Date | null
  pinned_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The words for the full text search alone. */
  words: GeneratedAlways<string>
}

export interface MessageReactionsTable {
  message_id: string
  user_id: string
  emoji: string
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface MessageAttachmentsTable {
  id: string
  conversation_id: string
  user_id: string
  message_id: string | null
  position: number | null
  kind: Schemas['Attachment']['kind']
  content_type: Schemas['AttachmentContent']['contentType']
  bytes: Buffer
  width: number | null
  height: number | null
  seconds: number | null
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface ChatConnectionsTable {
  id: string
  user_id: string
  process_id: string
  is_active: Generated<boolean>
  conversation_id: string | null
  seen_at: Date
}

export interface UserBlocksTable {
  user_id: string
  blocked_id: string
  created_at: ColumnType<Date, Date | undefined, never>
}

export interface ChatTables {
  conversations: ConversationsTable
  conversation_members: ConversationMembersTable
  conversation_departures: ConversationDeparturesTable
  messages: MessagesTable
  message_reactions: MessageReactionsTable
  message_attachments: MessageAttachmentsTable
  user_blocks: UserBlocksTable
  chat_connections: ChatConnectionsTable
}
