export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx'
export { chatPanelTexts, type ChatPanelTexts } from './chat-panel-texts.ts'
export type { ChatMenuItem } from './ChatMenu.tsx'
