export { MatchScheduleForm, type MatchScheduleFormProps } from './MatchScheduleForm.tsx'
export type { MatchScheduleFormTexts } from './match-schedule-form-texts.ts'
export type { MatchTime } from './plan-times.ts'
