export { NotificationList, notificationListTexts } from './NotificationList.tsx'
export type { NotificationFilter, NotificationListProps, NotificationListTexts } from './NotificationList.tsx'
