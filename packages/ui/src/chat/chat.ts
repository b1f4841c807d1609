/** online = a live connection, away = idle for 5 min. */
export type Presence = 'online' | 'away' | 'offline'

/** A conversation as a row shows it. */
export interface ChatSummary {
  id: string
  /** The other's id in a conversation of two: their colour is then the same everywhere. */
  peerId?: string | undefined
  /** The other's nick, or the group's name. */
  name: string
  /** The last message. */
  message: string
  /**
   * The sender, shown before the message; left out if that is clear, as for the other one's in a conversation
   * of two.
   */
  sender?: string | undefined
  unreadCount: number
  /** Address of the picture. */
  avatar?: string | null | undefined
  /** The presence of the other, which groups do not show. */
  status?: Presence | undefined
  /** The number of people of a group who are online, the reader among them. */
  online?: number | undefined
  /** The time as text, e.g. `10:00` or `ontem`. */
  lastMessageTime: string
  /** Default false. */
  isGroup?: boolean | undefined
  /** Quiet until it is unmuted: a bell with a stroke is beside the time. Default false. */
  muted?: boolean | undefined
  /** Somebody is writing, which is shown instead of the last message. Default false. */
  typing?: boolean | undefined
}

export interface ChatSender {
  id: string
  name: string
  avatar?: string | null | undefined
}

/** The address of a picture or recording, or what loads its bytes once it is shown; the same function for the same bytes. */
export type MediaSource = string | (() => Promise<Blob>)

/** Width and height in px keep its place while it loads. */
export interface ChatImage {
  url: MediaSource
  alt?: string | undefined
  width: number
  height: number
}

/** The state of a message of the user. */
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
  /** The state of a message of the user. Default `sent`. */
  state?: MessageState | undefined
  /** The reason that a message failed, e.g. that too many were sent. */
  failure?: string | undefined
  edited?: boolean | undefined
  /** The text is gone; its place stays. */
  deleted?: boolean | undefined
  reactions?: readonly MessageReaction[] | undefined
  images?: readonly ChatImage[] | undefined
  voice?: { url: MediaSource; seconds: number } | undefined
  /** The message that this one replies to. */
  quote?: { id?: string | undefined; name: string; text: string } | undefined
  /** Default false. */
  pinned?: boolean | undefined
  /** The number of others who have read a message of the user in a group. */
  readBy?: number | undefined
  /** Whether a message of the user may still be edited and deleted. Default true. */
  changeable?: boolean | undefined
}

export const presenceLabels: Record<Presence, string> = {
  online: 'Online',
  away: 'Ausente',
  offline: 'Offline',
}
