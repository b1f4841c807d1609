export {
  VacancyList,
  vacancyListTexts,
  type VacancyListProps,
  type VacancyListTexts,
} from './VacancyList.tsx'
