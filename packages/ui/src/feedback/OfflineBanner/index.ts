export {
  OfflineBanner,
  offlineBannerTexts,
  type OfflineBannerProps,
  type OfflineBannerTexts,
} from './OfflineBanner.tsx'
