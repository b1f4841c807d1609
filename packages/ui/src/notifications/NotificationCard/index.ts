export { NotificationCard, type NotificationCardProps } from './NotificationCard.tsx'
export { notificationCardTexts, type NotificationCardTexts } from './notification-card-texts.ts'
