export { PasswordChangeForm, passwordChangeFormTexts } from './PasswordChangeForm.tsx'
export type {
  PasswordChangeFormFields,
  PasswordChangeFormProps,
  PasswordChangeFormTexts,
} from './PasswordChangeForm.tsx'
