export {
  NewChatDialog,
  newChatDialogTexts,
  type NewChatDialogProps,
  type NewChatDialogTexts,
} from './NewChatDialog.tsx'
