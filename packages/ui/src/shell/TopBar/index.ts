export { TopBar, topBarTexts, type TopBarProps, type TopBarTexts } from './TopBar.tsx'
