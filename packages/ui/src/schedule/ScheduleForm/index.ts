export type { InvitableMember } from './InvitedField.tsx'
export {
  ScheduleForm,
  type ScheduleFormFields,
  type ScheduleFormProps,
  type SuggestedSlot,
} from './ScheduleForm.tsx'
export { scheduleFormTexts, type ScheduleFormTexts } from './schedule-form-texts.ts'
