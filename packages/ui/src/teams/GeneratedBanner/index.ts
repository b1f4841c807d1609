export { GeneratedBanner, type GeneratedBannerProps } from './GeneratedBanner.tsx'
