export { MessageBubble, type MessageActions, type MessageBubbleProps } from './MessageBubble.tsx'
export { messageBubbleTexts, type MessageBubbleTexts } from './messageBubbleTexts.ts'
