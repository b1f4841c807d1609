export { AuthLayout, authLayoutTexts } from './AuthLayout.tsx'
export type { AuthLayoutProps, AuthLayoutTexts } from './AuthLayout.tsx'
