export {
  TypingIndicator,
  typingIndicatorTexts,
  type TypingIndicatorProps,
  type TypingIndicatorTexts,
} from './TypingIndicator.tsx'
