export { SocialButtons, socialButtonsTexts } from './SocialButtons.tsx'
export type { SocialButtonsProps, SocialButtonsTexts, SocialProvider } from './SocialButtons.tsx'
