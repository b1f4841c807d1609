export { NotificationCard, type NotificationCardProps } from './NotificationCard.tsx'
export { notificationCardTexts, type NotificationCardTexts } from './notificationCardTexts.ts'
