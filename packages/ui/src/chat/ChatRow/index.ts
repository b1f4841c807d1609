export { ChatRow, chatRowTexts, type ChatRowProps, type ChatRowTexts } from './ChatRow.tsx'
