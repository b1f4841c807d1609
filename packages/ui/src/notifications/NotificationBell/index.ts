export type { NotificationBellProps } from './bell-props.ts'
export { NotificationBell } from './NotificationBell.tsx'
export { notificationBellTexts, type NotificationBellTexts } from './notification-bell-texts.ts'
