export { PasswordField, passwordFieldTexts } from './PasswordField.tsx'
export type { PasswordFieldProps, PasswordFieldTexts } from './PasswordField.tsx'
export { PASSWORD_MIN_LENGTH, passwordStrength } from './passwordStrength.ts'
export type { PasswordStrength } from './passwordStrength.ts'
