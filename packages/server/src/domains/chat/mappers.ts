import { formatMessageTime } from '@convoca/contract/rules'
import type { Schemas } from '../../contract/types.ts'
import { fileUrl } from '../files/mappers.ts'
import type { AttachmentRow } from './attachments-repository.ts'
import type { MessageRow } from './messages-repository.ts'
import type { ConversationPerson, ConversationRow } from './repository.ts'

/** The parts that a row of the list needs beside the conversation's own. */
export interface ConversationParts {
  /** The other people in it. */
  members: readonly ConversationPerson[]
  teamLogo: string | null
  /** The presences as the caller may see them; who is offline has none. */
  presences: ReadonlyMap<string, Schemas['Presence']>
  /** Whether the caller sees how far somebody has read. */
  showsRead: (userId: string) => boolean
  now: Date
}

/** The last message as a row shows it, which may have attachments and no text. */
function toExcerpt(row: ConversationRow): string | null {
  if (row.latest_deleted_at !== null) return null
  if (row.latest_content !== '') return row.latest_content
  if (row.latest_voice_notes > 0) return 'Mensagem de voz'
  if (row.latest_pictures === 0) return null
  return row.latest_pictures === 1 ? 'Foto' : `${row.latest_pictures} fotos`
}

export function toConversation(
  row: ConversationRow,
  { members, teamLogo, presences, showsRead, now }: ConversationParts,
): Schemas['Conversation'] {
  const isGroup = row.kind !== 'DIRECT'
  const groupPicture = row.picture_hash === null ? null : fileUrl(row.picture_hash)
  const { last_message_at: at, muted_until: mutedUntil } = row
  const inside = members.filter((member) => !member.is_asked)
  return {
    id: row.id,
    name: row.name,
    message: toExcerpt(row),
    lastSenderId: row.latest_sender_id,
    unreadCount: row.unread_count ?? 0,
    avatar: isGroup ? (groupPicture ?? teamLogo) : (members[0]?.avatar ?? null),
    status: isGroup ? null : (presences.get(row.other_id ?? '') ?? 'offline'),
    lastMessageTime: at === null ? null : formatMessageTime(at, now),
    last_message_at: at?.toISOString() ?? null,
    isGroup,
    team_id: row.team_id,
    members: members.map(({ id, name, avatar }) => ({ id, name, avatar })),
    askedIds: members.filter((member) => member.is_asked).map(({ id }) => id),
    presences: inside.flatMap(({ id: userId }) => {
      const presence = presences.get(userId)
      return presence === undefined ? [] : [{ userId, presence }]
    }),
    mutedUntil: mutedUntil === null || mutedUntil <= now ? null : mutedUntil.toISOString(),
    lastReadSequence: row.last_read_sequence,
    lastSequence: row.last_sequence,
    lastChange: row.last_change,
    reads: inside
      .filter(({ id }) => showsRead(id))
      .map(({ id, last_read_sequence: sequence }) => ({ userId: id, sequence })),
    ownerId: row.owner_id,
    isRequest: row.request !== null,
  }
}

export function toAttachment({ id, ...row }: AttachmentRow): Schemas['Attachment'] {
  const { kind, width, height, seconds } = row
  return { id, kind, url: `/chat/attachments/${id}`, width, height, seconds }
}

/** A deleted one keeps its place without what was in it. */
export function toMessage(row: MessageRow): Schemas['Message'] {
  return {
    id: row.id,
    clientId: row.client_id,
    conversationId: row.conversation_id,
    sequence: row.sequence,
    change: row.change,
    sender: { id: row.sender_id, name: row.sender_nick, avatar: row.sender_avatar },
    content: row.content,
    attachments: row.attachments.map(toAttachment),
    reactions: row.deleted_at === null ? row.reactions : [],
    replyTo: row.reply_to,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    pinned_at: row.pinned_at?.toISOString() ?? null,
  }
}
