export { InviteList, inviteListTexts } from './InviteList.tsx'
export type { InviteListProps, InviteListTexts } from './InviteList.tsx'
