/**
 * The components that draw teams and players without Radix Themes: plain elements whose only hooks are `usePicture` and `useTimeZone`, so that
 * `@convoca/embed` compiles the same components over a JSX runtime of its own.
 */
export { TeamCard, teamCardTexts, type TeamCardTexts } from './teams/TeamCard/TeamCard.tsx'
export type { TeamCardTeam } from './teams/team-card-team.ts'
export { PlayerCard } from './players/PlayerCard/PlayerCard.tsx'
export { MatchCard } from './championships/MatchCard/MatchCard.tsx'
export { matchCardTexts, roundTexts } from './championships/bracket-texts.ts'
export {
  groupByRound,
  isShown,
  type BracketMatch,
  type MatchTeam,
  type RoundPlace,
} from './championships/match.ts'
export { TagBadge } from './primitives/TagBadge/TagBadge.tsx'
export { TeamLogo } from './primitives/TeamLogo/TeamLogo.tsx'
export { initialPaint } from './primitives/TeamLogo/initial-paint.ts'
export { pickBySeed } from './primitives/colors/seed.ts'
export {
  contrastRatio,
  formatColor,
  luminance,
  parseColor,
  readableOn,
} from './primitives/colors/contrast.ts'
export { teamColors } from './primitives/colors/team-colors.ts'
export { formatDay, formatDayAndTime } from './primitives/format-date/format-date.ts'
export { parseDate } from './primitives/format-date/parse-date.ts'
export { hydrationTimeZone } from './primitives/time-zone/hydration-time-zone.ts'
