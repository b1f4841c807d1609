export { ToastStack, toastStackTexts, type ToastStackProps, type ToastStackTexts } from './ToastStack.tsx'
export {
  emptyToastQueue,
  NOTIFICATION_TOAST_DURATION,
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_SWEEP_INTERVAL,
  toastQueue,
  type Toast,
  type ToastAction,
  type ToastQueue,
  type ToastType,
} from './toast-queue.ts'
