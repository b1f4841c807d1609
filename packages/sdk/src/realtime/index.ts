export {
  connectChampionships,
  type ChampionshipsConnection,
  type ChampionshipsOptions,
} from './championships.ts'
export { connectChat, type ChatConnection, type ChatOptions } from './chat.ts'
export { createChatFeed, type ChatFeed, type ChatFeedOptions, type MessageEvent } from './chat-feed.ts'
export { connectNotifications, type NotificationsConnection, type NotificationsOptions } from './connect.ts'
export type {
  ChampionshipChanged,
  ChampionshipPart,
  ChatEvent,
  ClientToServerEvents,
  ConversationRead,
  MatchesChanged,
  Message,
  MessageDeleted,
  MessagePage,
  Notification,
  NotificationsChanged,
  OwnPresence,
  PresenceChange,
  Receipt,
  ServerToClientEvents,
  StandingsChanged,
  TeamChanged,
  TeamPart,
  Typing,
} from './events.ts'
export { realtimeLimits, type ConnectionState } from './reconnect.ts'
export type { ConnectionOptions, GuestConnectionOptions } from './socket.ts'
