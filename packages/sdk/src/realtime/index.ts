export {
  connectNotifications,
  realtimeLimits,
  type ConnectionState,
  type NotificationsConnection,
  type NotificationsOptions,
} from './connect.ts'
export type { ClientToServerEvents, Notification, ServerToClientEvents } from './events.ts'
