import type {
  ClientEvents,
  ConversationChanged,
  ConversationRead,
  MessageDeleted,
  PresenceChange,
  ServerEvents,
  Typing,
} from '../generated/events.ts'
import type { components } from '../generated/schema.d.ts'

export type {
  ChampionshipChanged,
  ChampionshipPart,
  ConversationChanged,
  ConversationRead,
  MatchesChanged,
  MessageDeleted,
  NotificationsChanged,
  OwnPresence,
  PresenceChange,
  Receipt,
  StandingsChanged,
  TeamChanged,
  TeamPart,
  Typing,
} from '../generated/events.ts'

export type Notification = components['schemas']['Notification']
export type Message = components['schemas']['Message']
export type MessagePage = components['schemas']['MessagePage']

/** Events of the server in the namespace `/notifications`. */
export type ServerToClientEvents = ServerEvents['/notifications']

/** Events of the client in the namespace `/notifications`. */
export type ClientToServerEvents = ClientEvents['/notifications']

/** An event of the server in the namespace `/chat`; it can be cloned, for other tabs. */
export type ChatEvent =
  | { kind: 'message' | 'edited'; message: Message }
  | { kind: 'deleted'; deleted: MessageDeleted }
  | { kind: 'read'; read: ConversationRead }
  | { kind: 'typing'; typing: Typing }
  | { kind: 'presence'; presence: PresenceChange }
  | { kind: 'conversation'; conversation: ConversationChanged }
