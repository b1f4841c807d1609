export { BadgeList, type BadgeListProps, type BadgeListTexts, type TeamBadge } from './BadgeList.tsx'
