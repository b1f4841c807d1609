export { LoginForm, loginFormTexts } from './LoginForm.tsx'
export type { LoginFormProps, LoginFormTexts } from './LoginForm.tsx'
