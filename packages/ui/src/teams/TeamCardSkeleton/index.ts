export { TeamCardSkeleton, type TeamCardSkeletonProps } from './TeamCardSkeleton.tsx'
