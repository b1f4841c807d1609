export { TeamHeader, type TeamHeaderProps, type TeamHeaderTexts } from './TeamHeader.tsx'
