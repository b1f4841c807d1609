/** online = a live connection, away = idle for 5 min. */
export type Presence = 'online' | 'away' | 'offline'

/**
 * A conversation as a row shows it.
 * @see requirement 000 §3
 */
export interface ChatSummary {
  id: string
  /** In a conversation of two, the other's id: their colour is then the same everywhere. */
  peerId?: string | undefined
  /** The other's nick, or the group's name. */
  name: string
  /** The last message. */
  message: string
  unreadCount: number
  /** Address of the picture. */
  avatar?: string | null | undefined
  /** Not shown for groups. */
  status?: Presence | undefined
  /** As text, e.g. `10:00` or `ontem`. */
  lastMessageTime: string
  /** Default false. */
  isGroup?: boolean | undefined
}

export interface ChatSender {
  id: string
  name: string
  avatar?: string | null | undefined
}

/** How far an own message has come. */
export type MessageState = 'sending' | 'sent' | 'read' | 'failed'

export interface MessageReaction {
  emoji: string
  count: number
  /** Mine is among them. */ own: boolean
}

export interface ChatMessage {
  id: string
  /** Plain text; may be empty beside an image or a voice note. */
  content: string
  sender: ChatSender
  /** ISO date and time. */
  createdAt: string
  isOwn: boolean
  /** Of an own message. Default `sent`. */
  state?: MessageState | undefined
  edited?: boolean | undefined
  /** The text is gone; its place stays. */
  deleted?: boolean | undefined
  reactions?: readonly MessageReaction[] | undefined
  /** Width and height in px keep its place while it loads. */
  image?: { url: string; alt?: string | undefined; width: number; height: number } | undefined
  voice?: { url: string; seconds: number } | undefined
}

export const presenceLabels: Record<Presence, string> = {
  online: 'Online',
  away: 'Ausente',
  offline: 'Offline',
}
