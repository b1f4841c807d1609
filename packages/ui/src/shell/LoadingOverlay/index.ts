export {
  LoadingOverlay,
  loadingOverlayTexts,
  type LoadingOverlayProps,
  type LoadingOverlayTexts,
} from './LoadingOverlay.tsx'
