export { TopMenu, topMenuTexts, type TopMenuProps, type TopMenuTexts } from './TopMenu.tsx'
