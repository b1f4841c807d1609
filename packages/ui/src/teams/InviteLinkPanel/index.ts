export { InviteLinkPanel, type InviteLinkPanelProps, type InviteLinkPanelTexts } from './InviteLinkPanel.tsx'
