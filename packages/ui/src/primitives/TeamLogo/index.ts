export { TeamLogo, type TeamLogoProps } from './TeamLogo.tsx'
