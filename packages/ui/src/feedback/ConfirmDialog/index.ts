export { ConfirmDialog, type ConfirmDialogProps, type ConfirmDialogTexts } from './ConfirmDialog.tsx'
