export { MobileMenu, mobileMenuTexts, type MobileMenuProps, type MobileMenuTexts } from './MobileMenu.tsx'
