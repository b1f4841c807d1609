export { VacancyFilters, type VacancyFilter, type VacancyFiltersProps } from './VacancyFilters.tsx'
export { vacancyFiltersTexts, type VacancyFiltersTexts } from './vacancy-filters-texts.ts'
