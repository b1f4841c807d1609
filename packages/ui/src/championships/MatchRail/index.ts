export {
  MatchRail,
  matchRailTexts,
  type MatchRailProps,
  type MatchRailTexts,
  type RailMatch,
} from './MatchRail.tsx'
