export type { NotificationBellProps } from './bellProps.ts'
export { NotificationBell } from './NotificationBell.tsx'
export { notificationBellTexts, type NotificationBellTexts } from './notificationBellTexts.ts'
