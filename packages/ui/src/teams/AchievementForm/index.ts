export {
  AchievementForm,
  type AchievementFields,
  type AchievementFormProps,
  type AchievementFormTexts,
} from './AchievementForm.tsx'
