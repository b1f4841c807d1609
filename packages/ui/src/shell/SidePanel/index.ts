export { SidePanel, sidePanelTexts, type SidePanelProps, type SidePanelTexts } from './SidePanel.tsx'
