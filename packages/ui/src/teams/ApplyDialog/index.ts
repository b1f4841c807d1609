export { ApplyDialog, type ApplyDialogProps, type ApplyDialogTexts } from './ApplyDialog.tsx'
