// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { components } from './schema.d.ts'

type Schemas = components['schemas']

/** A participant read a conversation up to this message. */
export type ConversationRead = {
  conversationId: Schemas['Uuid']
  userId: Schemas['Uuid']
  /** Sequence number of the last message read. */
  sequence: number
}

/** A deleted message, which stays in the list without its content. */
export type MessageDeleted = {
  conversationId: Schemas['Uuid']
  messageId: Schemas['Uuid']
  /** Its sequence number in the conversation. */
  sequence: number
  deleted_at: Schemas['Timestamp']
}

/** Requests the signed-in user's notifications. */
export type NotificationsQuestion = {
  /** The signed-in user's id; any other id is rejected. */
  userId: Schemas['Uuid']
  /** The latest notification the client already has. */
  after?: Schemas['Uuid']
}

/** Whether the user is active; offline is derived from the closed socket. */
export type OwnPresence = {
  /** Away after 5 minutes of inactivity. */
  presence: "online" | "away"
}

/** The user started or stopped typing. */
export type OwnTyping = {
  conversationId: Schemas['Uuid']
  /** False after 5 seconds without a keystroke. */
  isTyping: boolean
}

/** A participant's presence changed. */
export type PresenceChange = {
  userId: Schemas['Uuid']
  presence: Schemas['Presence']
}

/** Acknowledges a request, or says why it was rejected. */
export type Receipt = {
  /** Always true. */
  ok: true
  /** Number of notifications sent. */
  count: number
} | {
  /** Always false. */
  ok: false
  /** The reason, an error code of the HTTP API. */
  code: string
}

/** Part of a team changed. The change itself is read over HTTP, subject to permissions. */
export type TeamChanged = {
  teamId: Schemas['Uuid']
  part: TeamPart
}

/** The part that changed; TEAM is the team itself with its settings, pictures and permissions. */
export type TeamPart = "TEAM" | "MEMBERS" | "INVITATIONS" | "ACTIVITIES" | "COMMUNICATIONS" | "SCHEDULES" | "SPONSORS" | "ACHIEVEMENTS" | "RECRUITMENT"

/** A participant started or stopped typing. */
export type Typing = {
  conversationId: Schemas['Uuid']
  userId: Schemas['Uuid']
  /** False after 5 seconds without a keystroke. */
  isTyping: boolean
}

/** What the server sends, by namespace. */
export type ServerEvents = {
  /** The signed-in user's notifications. The server takes the user from the token and rejects a handshake or event with another user's `userId`. */
  '/notifications': {
    /** A notification that was just stored. */
    newNotification: (payload: Schemas['Notification']) => void
    /** The response to `getNotificationsPlatform`, newest first. */
    notifications: (payload: Schemas['NotificationList']) => void
    /** Part of a team changed and should be fetched again. Sent to the team's current members and anybody else affected. */
    teamChanged: (payload: TeamChanged) => void
  }
  /** Conversations of the signed-in user. Planned; sending goes over HTTP. */
  '/chat': {
    /** A message that was just stored. */
    message: (payload: Schemas['Message']) => void
    /** A message with its new text or its new reactions. */
    edited: (payload: Schemas['Message']) => void
    /** A deleted message, which stays in the list without its content. */
    deleted: (payload: MessageDeleted) => void
    /** A participant read a conversation up to this message. */
    read: (payload: ConversationRead) => void
    /** A participant started or stopped typing. */
    typing: (payload: Typing) => void
    /** A participant's presence changed. */
    presence: (payload: PresenceChange) => void
  }
}

/** What the client sends, by namespace. */
export type ClientEvents = {
  /** The signed-in user's notifications. The server takes the user from the token and rejects a handshake or event with another user's `userId`. */
  '/notifications': {
    /** Requests the list, or what followed a given notification. The user must be the token's. */
    getNotificationsPlatform: (payload: NotificationsQuestion, acknowledge: (receipt: Receipt) => void) => void
  }
  /** Conversations of the signed-in user. Planned; sending goes over HTTP. */
  '/chat': {
    /** The user started or stopped typing. */
    typing: (payload: OwnTyping) => void
    /** Whether the user is active. */
    presence: (payload: OwnPresence) => void
  }
}

/** What the handshake carries, by namespace. */
export type Handshakes = {
  /** The signed-in user's notifications. The server takes the user from the token and rejects a handshake or event with another user's `userId`. */
  '/notifications': {
    auth: {
      /** The session's token; an empty one is rejected. */
      token: string
    }
    refusal: {
      /** The reason. RATE_LIMITED (the user has too many connections) and SERVICE_UNAVAILABLE pass; retrying with the same
token is pointless for the others. */
      code: "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "FORBIDDEN" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE"
    }
    query: {
      /** The signed-in user's id; any other id is rejected. */
      userId: string
    }
  }
  /** Conversations of the signed-in user. Planned; sending goes over HTTP. */
  '/chat': {
    auth: {
      /** The session's token; an empty one is rejected. */
      token: string
    }
    refusal: {
      /** The reason. RATE_LIMITED (the user has too many connections) and SERVICE_UNAVAILABLE pass; retrying with the same
token is pointless for the others. */
      code: "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "TOKEN_INVALID" | "FORBIDDEN" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE"
    }
    query: {
      /** The signed-in user's id; any other id is rejected. */
      userId: string
    }
  }
}
