export {
  AchievementCard,
  type AchievementCardProps,
  type AchievementCardTexts,
  type TeamAchievement,
} from './AchievementCard.tsx'
export { AchievementList, type AchievementListProps, type AchievementListTexts } from './AchievementList.tsx'
