export { PasswordField, passwordFieldTexts } from './PasswordField.tsx'
export type { PasswordFieldProps, PasswordFieldTexts } from './PasswordField.tsx'
export { PASSWORD_MIN_LENGTH, passwordStrength } from './password-strength.ts'
export type { PasswordStrength } from './password-strength.ts'
