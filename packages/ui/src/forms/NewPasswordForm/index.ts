export { NewPasswordForm, newPasswordFormTexts } from './NewPasswordForm.tsx'
export type { NewPasswordFormProps, NewPasswordFormTexts } from './NewPasswordForm.tsx'
