export type { ActivityPeriod, ActivityPerson, TeamActivity, TeamActivityKind } from './activity.ts'
export { ActivityFeed, type ActivityFeedProps, type ActivityFeedTexts } from './ActivityFeed.tsx'
export {
  ActivityFilters,
  type ActivityFilter,
  type ActivityFiltersProps,
  type ActivityFiltersTexts,
} from './ActivityFilters.tsx'
