export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx'
export { chatPanelTexts, type ChatPanelTexts } from './chatPanelTexts.ts'
export type { ChatMenuItem } from './ChatMenu.tsx'
