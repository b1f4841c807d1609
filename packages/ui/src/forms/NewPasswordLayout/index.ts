export { NewPasswordLayout, newPasswordLayoutTexts } from './NewPasswordLayout.tsx'
export type { NewPasswordLayoutProps, NewPasswordLayoutTexts } from './NewPasswordLayout.tsx'
