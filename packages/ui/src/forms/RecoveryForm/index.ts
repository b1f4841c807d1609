export { RecoveryForm, recoveryFormTexts } from './RecoveryForm.tsx'
export type { RecoveryFormProps, RecoveryFormTexts } from './RecoveryForm.tsx'
