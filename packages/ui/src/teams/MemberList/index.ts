export { MemberList, type MemberListProps, type MemberListTexts } from './MemberList.tsx'
export { MemberRow, type MemberRowProps, type MemberRowTexts, type TeamMember } from './MemberRow.tsx'
