export { TeamBanner, type TeamBannerProps } from './TeamBanner.tsx'
