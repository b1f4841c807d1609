export { ChatWindow, chatWindowTexts, type ChatWindowProps, type ChatWindowTexts } from './ChatWindow.tsx'
