export { InviteDialog, type InviteDialogProps, type InviteDialogTexts } from './InviteDialog.tsx'
