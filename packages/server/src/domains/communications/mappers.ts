import type { Schemas } from '../../contract/types.ts'
import type { CommunicationRow } from './repository.ts'

export function toCommunication(row: CommunicationRow): Schemas['Communication'] {
  const { recipient_id: id, recipient_nick: nick, recipient_name: name } = row
  return {
    id: row.id,
    team_id: row.team_id,
    title: row.title,
    body: row.body,
    messageType: row.message_type,
    isGlobal: id === null,
    sender: { id: row.sender_id, nick: row.sender_nick, name: row.sender_name },
    recipient: id === null || nick === null || name === null ? null : { id, nick, name },
    isRead: row.is_read,
    read_count: row.read_count ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
