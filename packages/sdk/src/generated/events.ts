// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { components } from './schema.d.ts'

type Schemas = components['schemas']

/** Part of a championship changed and should be fetched again. */
export type ChampionshipChanged = {
  championshipId: Schemas['Uuid']
  part: ChampionshipPart
}

/** The part of the championship that changed. */
export type ChampionshipPart = "CHAMPIONSHIP" | "REGISTRATIONS" | "MATCHES" | "ANNOUNCEMENTS"

/** The championship that the client shows. */
export type ChampionshipQuestion = {
  championshipId: Schemas['Uuid']
}

/** Acknowledges that the championship is watched, or says why not. */
export type ChampionshipReceipt = {
  /** Always true. */
  ok: true
} | {
  /** Always false. */
  ok: false
  /** The reason, an error code of the HTTP API. */
  code: string
}

/** A conversation that should be fetched again. */
export type ConversationChanged = {
  conversationId: Schemas['Uuid']
}

/** A participant read a conversation up to this message. */
export type ConversationRead = {
  conversationId: Schemas['Uuid']
  userId: Schemas['Uuid']
  /** Sequence number of the last message read. */
  sequence: number
}

/** Matches as they are now. */
export type MatchesChanged = {
  championshipId: Schemas['Uuid']
  /** Those that changed. */
  matches: (Schemas['ChampionshipMatch'])[]
}

/** A deleted message, which stays in the list without its content. */
export type MessageDeleted = {
  conversationId: Schemas['Uuid']
  messageId: Schemas['Uuid']
  /** Its sequence number in the conversation. */
  sequence: number
  /** Number of the change in the conversation. */
  change: number
  deleted_at: Schemas['Timestamp']
}

/** The user's notifications changed other than by a new one. The list itself is read over HTTP. */
export type NotificationsChanged = {
  /** The number of unread ones now. */
  unread: number
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
  /** The conversation on screen, for which nothing is notified. */
  conversationId?: Schemas['Uuid'] | null
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

/** Tables as they are now. */
export type StandingsChanged = {
  championshipId: Schemas['Uuid']
  standings: Schemas['ChampionshipStandings']
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
    /** The user read or deleted notifications; sent to all of the user's connections. */
    notificationsChanged: (payload: NotificationsChanged) => void
  }
  /** Conversations of the signed-in user; sending goes over HTTP. After every connection a client reads what it missed in a conversation by `changedAfter` of `listMessages`. The presence of others is that of people with whom the user has a conversation, requests apart: `online` while one of their sockets is active, `away` while all are idle, and `offline` also for people who hide it, and between two people if one has blocked the other. */
  '/chat': {
    /** A message that was just stored. */
    message: (payload: Schemas['Message']) => void
    /** A message with its new text or reactions, or pinned. */
    edited: (payload: Schemas['Message']) => void
    /** A deleted message, which stays in the list without its content. */
    deleted: (payload: MessageDeleted) => void
    /** A participant read a conversation up to this message. */
    read: (payload: ConversationRead) => void
    /** A participant started or stopped typing. */
    typing: (payload: Typing) => void
    /** A participant's presence changed. */
    presence: (payload: PresenceChange) => void
    /** A conversation is new, or its name, picture, owner or people have changed; it is read again over HTTP. Sent to whoever is
in it, and to whoever is no longer: for them it is a 404. */
    conversation: (payload: ConversationChanged) => void
  }
  /** Changes of the championships that the client shows; guests may connect, and the handshake carries nothing. A client watches first and reads over HTTP then, so that it misses nothing; after reconnecting it does both again. Of a match it keeps the highest `revision`. */
  '/championships': {
    /** Matches of a watched championship, as they are now. */
    matchesChanged: (payload: MatchesChanged) => void
    /** The tables of a watched championship that is played in groups or Swiss rounds, as they are now. */
    standingsChanged: (payload: StandingsChanged) => void
    /** Part of a watched championship changed and should be fetched again. */
    championshipChanged: (payload: ChampionshipChanged) => void
  }
}

/** What the client sends, by namespace. */
export type ClientEvents = {
  /** The signed-in user's notifications. The server takes the user from the token and rejects a handshake or event with another user's `userId`. */
  '/notifications': {
    /** Requests the list, or what followed a given notification. The user must be the token's. */
    getNotificationsPlatform: (payload: NotificationsQuestion, acknowledge: (receipt: Receipt) => void) => void
  }
  /** Conversations of the signed-in user; sending goes over HTTP. After every connection a client reads what it missed in a conversation by `changedAfter` of `listMessages`. The presence of others is that of people with whom the user has a conversation, requests apart: `online` while one of their sockets is active, `away` while all are idle, and `offline` also for people who hide it, and between two people if one has blocked the other. */
  '/chat': {
    /** The user started or stopped typing. */
    typing: (payload: OwnTyping) => void
    /** Whether the user is active, and what is on screen; active and nothing until it is said. */
    presence: (payload: OwnPresence) => void
  }
  /** Changes of the championships that the client shows; guests may connect, and the handshake carries nothing. A client watches first and reads over HTTP then, so that it misses nothing; after reconnecting it does both again. Of a match it keeps the highest `revision`. */
  '/championships': {
    /** Watches a championship. */
    watch: (payload: ChampionshipQuestion, acknowledge: (receipt: ChampionshipReceipt) => void) => void
    /** No longer watches a championship. */
    unwatch: (payload: ChampionshipQuestion) => void
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
  /** Conversations of the signed-in user; sending goes over HTTP. After every connection a client reads what it missed in a conversation by `changedAfter` of `listMessages`. The presence of others is that of people with whom the user has a conversation, requests apart: `online` while one of their sockets is active, `away` while all are idle, and `offline` also for people who hide it, and between two people if one has blocked the other. */
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
  /** Changes of the championships that the client shows; guests may connect, and the handshake carries nothing. A client watches first and reads over HTTP then, so that it misses nothing; after reconnecting it does both again. Of a match it keeps the highest `revision`. */
  '/championships': {
  }
}
