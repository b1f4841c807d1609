export {
  Footer,
  footerQuickLinks,
  footerSupportLinks,
  footerTexts,
  type FooterLink,
  type FooterProps,
  type FooterTexts,
} from './Footer.tsx'
