export { TeamHeader, teamHeaderTexts, type TeamHeaderProps, type TeamHeaderTexts } from './TeamHeader.tsx'
