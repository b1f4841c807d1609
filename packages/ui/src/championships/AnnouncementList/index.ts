export { AnnouncementList, type AnnouncementListProps } from './AnnouncementList.tsx'
export type { AnnouncementItem, AnnouncementListTexts } from './announcement.ts'
