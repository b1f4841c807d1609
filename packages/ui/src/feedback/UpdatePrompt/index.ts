export {
  UpdatePrompt,
  updatePromptTexts,
  type UpdatePromptProps,
  type UpdatePromptTexts,
} from './UpdatePrompt.tsx'
