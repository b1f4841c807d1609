export { InviteCard, inviteCardTexts } from './InviteCard.tsx'
export type { InviteCardProps, InviteCardTexts, InviteItem } from './InviteCard.tsx'
