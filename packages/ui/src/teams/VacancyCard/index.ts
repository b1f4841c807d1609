export {
  VacancyCard,
  vacancyCardTexts,
  type VacancyCardProps,
  type VacancyCardTexts,
} from './VacancyCard.tsx'
