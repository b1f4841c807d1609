export { InvitationList, type InvitationListProps, type InvitationListTexts } from './InvitationList.tsx'
export {
  InvitationRow,
  type InvitationAction,
  type InvitationRowProps,
  type InvitationRowTexts,
  type TeamInvitation,
  type TeamInvitationStatus,
} from './InvitationRow.tsx'
