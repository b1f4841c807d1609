import type { Subscribers } from './domain-events.ts'
import { awardTrophy, revokeTrophy } from './domains/achievements/trophies.ts'
import {
  joinConversations,
  leaveConversations,
  openConversations,
} from './domains/championships/live/conversations.ts'
import { endMatchCalendar } from './domains/championships/matches/match-calendar.ts'
import {
  notifyOfByes,
  notifyOfCancelledMatches,
  notifyOfClosedMatch,
  notifyOfWinner,
} from './domains/championships/notifications.ts'
import { logChangesBefore } from './domains/championships/rosters/roster-changes.ts'
import { publishChangedMatches, recordTeamResults } from './domains/championships/matches/team-results.ts'
import { leaveOwnChampionships } from './domains/championships/live/withdrawals.ts'
import { announceChampionship, notifyOfFinal } from './domains/events/championship-notifications.ts'
import { cancelInvitationsBy } from './domains/invitations/cancellation.ts'
import { notifyOfPassword } from './domains/notifications/service.ts'
import {
  awardPlayerTrophy,
  recordPlayerResults,
  revokePlayerTrophy,
} from './domains/player-record/results.ts'
import { rateChangedMatches } from './domains/ratings/service.ts'
import { endCalendarKeys } from './domains/schedules/calendar-keys.ts'

/**
 * The functions that react to what happens (`domain-events.ts`), in this order and in the same transaction.
 */
export const subscribers: Subscribers = {
  'matches.opened': [openConversations, logChangesBefore],
  'matches.changed': [
    recordTeamResults,
    recordPlayerResults,
    rateChangedMatches,
    publishChangedMatches,
    notifyOfCancelledMatches,
    notifyOfByes,
  ],
  'match.closed': [notifyOfClosedMatch],
  'championship.won': [notifyOfWinner, awardTrophy, awardPlayerTrophy],
  'championship.win-revoked': [revokeTrophy, revokePlayerTrophy],
  'championship.published': [announceChampionship],
  'matches.scheduled': [notifyOfFinal],
  'championship.staff-joined': [joinConversations],
  'championship.staff-left': [leaveConversations],
  'team.role-changed': [cancelInvitationsBy],
  'account.password-changed': [endCalendarKeys, endMatchCalendar, notifyOfPassword],
  'account.suspended': [endCalendarKeys, endMatchCalendar],
  'account.erased': [leaveOwnChampionships],
}
