export { ScoreReport, type ScoreReportForm, type ScoreReportProps } from './ScoreReport.tsx'
export { MatchProofs, type MatchProofsProps } from './MatchProofs.tsx'
export {
  MatchCheckIn,
  type MatchCheckInAction,
  type MatchCheckInProps,
  type MatchCheckInSide,
} from './MatchCheckIn.tsx'
export { MatchTimeline, type MatchTimelineProps } from './MatchTimeline.tsx'
export { MatchReschedule, type MatchRescheduleProps, type MatchRescheduleState } from './MatchReschedule.tsx'
export { MatchRuling, type MatchRulingProps, type MatchRulingValue } from './MatchRuling.tsx'
export type {
  MatchLogItem,
  MatchPlayer,
  MatchProofItem,
  MatchGameItem,
  MatchReportItem,
  MatchScore,
  MatchSideName,
  MatchTeams,
} from '../match-room.ts'
export type {
  MatchCheckInTexts,
  MatchProofsTexts,
  MatchRulingTexts,
  MatchTimelineTexts,
  ScoreReportTexts,
} from '../match-room-texts.ts'
export type { MatchRescheduleTexts } from '../match-reschedule-texts.ts'
