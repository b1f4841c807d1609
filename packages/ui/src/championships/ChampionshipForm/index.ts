export {
  ChampionshipForm,
  type ChampionshipFormProps,
  type ChampionshipFormStep,
} from './ChampionshipForm.tsx'
export type { ChampionshipFormFields, ChampionshipPrize } from './championship-form-fields.ts'
export { championshipFormTexts, type ChampionshipFormTexts } from './championship-form-texts.ts'
