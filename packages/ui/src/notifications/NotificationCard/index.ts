export { NotificationCard, notificationCardTexts } from './NotificationCard.tsx'
export type { NotificationCardProps, NotificationCardTexts } from './NotificationCard.tsx'
