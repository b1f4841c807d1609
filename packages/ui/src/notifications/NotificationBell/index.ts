export { NotificationBell, notificationBellTexts } from './NotificationBell.tsx'
export type { NotificationBellProps, NotificationBellTexts } from './NotificationBell.tsx'
