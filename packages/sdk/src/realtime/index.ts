export { connectNotifications, type NotificationsConnection, type NotificationsOptions } from './connect.ts'
export type {
  ClientToServerEvents,
  Notification,
  Receipt,
  ServerToClientEvents,
  TeamChanged,
  TeamPart,
} from './events.ts'
export { realtimeLimits, type ConnectionState } from './reconnect.ts'
