export { StaffList, type StaffListProps, type StaffMember } from './StaffList.tsx'
export type { StaffListTexts, StaffRole } from './staff-list-texts.ts'
