export {
  ContentDialog,
  contentDialogTexts,
  type ContentDialogProps,
  type ContentDialogTexts,
} from './ContentDialog.tsx'
