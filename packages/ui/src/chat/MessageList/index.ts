export { MessageList, type MessageListProps } from './MessageList.tsx'
export { messageListTexts, type MessageListTexts } from './messageListTexts.ts'
