export { NotificationList, notificationListTexts } from './NotificationList.tsx'
export type { NotificationKindFilter } from './useKindFilter.ts'
export type { NotificationFilter, NotificationListProps, NotificationListTexts } from './NotificationList.tsx'
