export type { MessageActions } from './message-actions.ts'
export { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx'
export { messageBubbleTexts, type MessageBubbleTexts } from './message-bubble-texts.ts'
