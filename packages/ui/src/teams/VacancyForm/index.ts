export {
  VacancyForm,
  vacancyFormTexts,
  type VacancyFormFields,
  type VacancyFormProps,
  type VacancyFormTexts,
} from './VacancyForm.tsx'
