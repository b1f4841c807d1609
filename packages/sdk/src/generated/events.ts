// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { components } from './schema.d.ts'

type Schemas = components['schemas']

/** Somebody has read a conversation up to here. */
export type ConversationRead = {
  conversationId: Schemas['Uuid']
  userId: Schemas['Uuid']
  /** Of the last message that was read. */
  sequence: number
}

/** A message that keeps its place without its content. */
export type MessageDeleted = {
  conversationId: Schemas['Uuid']
  messageId: Schemas['Uuid']
  /** Its place in the conversation. */
  sequence: number
  deleted_at: Schemas['Timestamp']
}

/** Asks for the own notifications. */
export type NotificationsQuestion = {
  /** The own id; another's is refused. */
  userId: Schemas['Uuid']
  /** The newest notification that is already known. */
  after?: Schemas['Uuid']
}

/** Whether the user is at the screen; offline follows from the closed socket. */
export type OwnPresence = {
  /** Away after 5 minutes without a sign. */
  presence: "online" | "away"
}

/** The user types, or stopped. */
export type OwnTyping = {
  conversationId: Schemas['Uuid']
  /** False after 5 seconds without a key. */
  isTyping: boolean
}

/** Somebody of the own conversations came, went or is idle. */
export type PresenceChange = {
  userId: Schemas['Uuid']
  presence: Schemas['Presence']
}

/** Whether a question was answered, and why not. */
export type Receipt = {
  /** Always true. */
  ok: true
  /** How many were sent. */
  count: number
} | {
  /** Always false. */
  ok: false
  /** Why, as an error code of the HTTP contract. */
  code: string
}

/** Something of a team changed; what exactly is read over HTTP, by those who may. */
export type TeamChanged = {
  teamId: Schemas['Uuid']
  part: TeamPart
}

/** A part of a team's pages; TEAM is the team itself with its settings, pictures and permissions. */
export type TeamPart = "TEAM" | "MEMBERS" | "INVITATIONS" | "ACTIVITIES" | "COMMUNICATIONS" | "SCHEDULES" | "SPONSORS" | "ACHIEVEMENTS" | "RECRUITMENT"

/** Somebody types, or stopped. */
export type Typing = {
  conversationId: Schemas['Uuid']
  userId: Schemas['Uuid']
  /** False after 5 seconds without a key. */
  isTyping: boolean
}

/** What the server sends, by namespace. */
export type ServerEvents = {
  /** The signed-in user's notifications (part 1 §7, product.md §6). The server takes the user from the token and refuses a handshake or event whose `userId` is another's. */
  '/notifications': {
    /** A notification that was just stored. */
    newNotification: (payload: Schemas['Notification']) => void
    /** The answer to `getNotificationsPlatform`, newest first. */
    notifications: (payload: Schemas['NotificationList']) => void
    /** Something of a team changed, read it again. To the team's current members and whoever it concerns. */
    teamChanged: (payload: TeamChanged) => void
  }
  /** Conversations of the signed-in user (product.md §7). Planned; sending goes over HTTP. */
  '/chat': {
    /** A message that was just stored. */
    message: (payload: Schemas['Message']) => void
    /** A message with its new text or its new reactions. */
    edited: (payload: Schemas['Message']) => void
    /** A message that keeps its place without its content. */
    deleted: (payload: MessageDeleted) => void
    /** Somebody has read a conversation up to here. */
    read: (payload: ConversationRead) => void
    /** Somebody types, or stopped. */
    typing: (payload: Typing) => void
    /** Somebody of the own conversations came, went or is idle. */
    presence: (payload: PresenceChange) => void
  }
}

/** What the client sends, by namespace. */
export type ClientEvents = {
  /** The signed-in user's notifications (part 1 §7, product.md §6). The server takes the user from the token and refuses a handshake or event whose `userId` is another's. */
  '/notifications': {
    /** Asks for the list, or for what came after a notification. The user must be the token's own. */
    getNotificationsPlatform: (payload: NotificationsQuestion, acknowledge: (receipt: Receipt) => void) => void
  }
  /** Conversations of the signed-in user (product.md §7). Planned; sending goes over HTTP. */
  '/chat': {
    /** The user types, or stopped. */
    typing: (payload: OwnTyping) => void
    /** Whether the user is at the screen. */
    presence: (payload: OwnPresence) => void
  }
}

/** What the handshake carries, by namespace. */
export type Handshakes = {
  /** The signed-in user's notifications (part 1 §7, product.md §6). The server takes the user from the token and refuses a handshake or event whose `userId` is another's. */
  '/notifications': {
    auth: {
      /** Of the session; empty for nobody, who is refused. */
      token: string
    }
    refusal: {
      /** Why; with any of these no further attempt is worth making with the same token. */
      code: "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "FORBIDDEN"
    }
    query: {
      /** The own id; another is refused. */
      userId: string
    }
  }
  /** Conversations of the signed-in user (product.md §7). Planned; sending goes over HTTP. */
  '/chat': {
    auth: {
      /** Of the session; empty for nobody, who is refused. */
      token: string
    }
    refusal: {
      /** Why; with any of these no further attempt is worth making with the same token. */
      code: "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "FORBIDDEN"
    }
    query: {
      /** The own id; another is refused. */
      userId: string
    }
  }
}
