export { RecruitingBadge } from './RecruitingBadge.tsx'
