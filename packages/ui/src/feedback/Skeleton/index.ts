export {
  Skeleton,
  SkeletonRows,
  SkeletonText,
  type SkeletonProps,
  type SkeletonRowsProps,
  type SkeletonTextProps,
} from './Skeleton.tsx'
