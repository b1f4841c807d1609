export { Footer, footerTexts, type FooterLink, type FooterProps, type FooterTexts } from './Footer.tsx'
