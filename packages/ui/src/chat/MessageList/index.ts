export { MessageList, type MessageListProps } from './MessageList.tsx'
export { messageListTexts, type MessageListTexts } from './message-list-texts.ts'
