export type { MessageActions } from './messageActions.ts'
export { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx'
export { messageBubbleTexts, type MessageBubbleTexts } from './messageBubbleTexts.ts'
