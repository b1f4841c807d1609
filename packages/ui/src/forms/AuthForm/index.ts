export { AuthFoot, AuthForm } from './AuthForm.tsx'
