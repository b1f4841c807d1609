// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListTeamRegistrationsParams,
  ListChampionshipsParams,
  CountChampionshipsParams,
  ReadMatchCalendarFeedParams,
  ListNextMatchesParams,
  ReadChampionshipParams,
  ReadChampionshipByUrlParams,
  CreateChampionshipParams,
  ListMyChampionshipsParams,
  UpdateChampionshipParams,
  DeleteChampionshipParams,
  ChangeChampionshipStatusParams,
  ListChampionshipRegistrationsParams,
  ReadEligibilityParams,
  RegisterPlayerParams,
  ReadPlayerEligibilityParams,
  RegisterTeamParams,
  WithdrawRegistrationParams,
  DecideRegistrationParams,
  CheckInRegistrationParams,
  ConfirmRosterPlaceParams,
  ListMatchesParams,
  ReadMatchParams,
  ReadStandingsParams,
  UpdateSeedingParams,
  ReportMatchParams,
  RuleMatchParams,
  ReopenMatchParams,
  UpdateMatchScoreParams,
  CallRefereeParams,
  ListMyMatchesParams,
  ResetMatchCalendarKeyParams,
  DeleteMatchCalendarKeyParams,
  ReadMatchRoomParams,
  CheckInMatchParams,
  ScheduleMatchParams,
  ScheduleMatchesParams,
  ProposeRescheduleParams,
  RespondToRescheduleParams,
  ForfeitMatchParams,
  AddMatchProofParams,
  ReadMatchProofParams,
  DisqualifyTeamParams,
  ReinstateTeamParams,
  ListChampionshipStaffParams,
  ListChampionshipInvitationsParams,
  InviteTeamParams,
  ConfirmStaffRoleParams,
  SaveChampionshipStaffParams,
  RemoveChampionshipStaffParams,
  FollowChampionshipParams,
  UnfollowChampionshipParams,
  ListAnnouncementsParams,
  CreateAnnouncementParams,
  DeleteAnnouncementParams,
  CloneChampionshipParams,
  ExportChampionshipParams,
  ReadDecisionsParams,
} from '../inputs.ts'
import type {
  CalendarKey,
  Championship,
  ChampionshipAnnouncement,
  ChampionshipAnnouncementList,
  ChampionshipCounts,
  ChampionshipDecisions,
  ChampionshipExport,
  ChampionshipInvitation,
  ChampionshipInvitationList,
  ChampionshipList,
  ChampionshipMatchDetail,
  ChampionshipMatchEntryList,
  ChampionshipMatchList,
  ChampionshipPage,
  ChampionshipRegistration,
  ChampionshipRegistrationList,
  ChampionshipStaffList,
  ChampionshipStandings,
  Eligibility,
  MatchProof,
  MatchRoom,
  PlayerEligibility,
  RegistrationPage,
  TicketAttachment,
} from '../models.ts'

/**
 * Lists a team's championship registrations.
 *
 * `GET /championships/registration/team/{teamId}/paginated`
 */
export const listTeamRegistrations: (convoca: Convoca, input: ListTeamRegistrationsParams, options?: CallOptions) => ConvocaPromise<RegistrationPage> = /* @__PURE__ */ operation('listTeamRegistrations', 'GET', '/championships/registration/team/{teamId}/paginated', 'page? limit?')

/**
 * Lists championships.
 *
 * Drafts are left out. By the day on which they start, page by page with a cursor; a cursor belongs to the filter and order it came from.
 *
 * `GET /public/championships`
 */
export const listChampionships: (convoca: Convoca, input?: ListChampionshipsParams, options?: CallOptions) => ConvocaPromise<ChampionshipPage> = /* @__PURE__ */ operation('listChampionships', 'GET', '/public/championships', 'search? cursor? limit? status? gameId? format? isFree? isPrizeGuaranteed? order?')

/**
 * Counts the published championships.
 *
 * The counts of all published championships, by status and by game.
 *
 * `GET /public/championships/counts`
 */
export const countChampionships: (convoca: Convoca, input?: CountChampionshipsParams, options?: CallOptions) => ConvocaPromise<ChampionshipCounts> = /* @__PURE__ */ operation('countChampionships', 'GET', '/public/championships/counts')

/**
 * Reads the matches of a user as an iCalendar feed.
 *
 * The feed is for calendar apps, which cannot send a token, and is opened by a key of the user. It has the open matches that have a time.
 *
 * `GET /public/championships/matches.ics`
 */
export const readMatchCalendarFeed: (convoca: Convoca, input: ReadMatchCalendarFeedParams, options?: CallOptions) => ConvocaPromise<string> = /* @__PURE__ */ operation('readMatchCalendarFeed', 'GET', '/public/championships/matches.ics', 'key', { responseKind: 'text' })

/**
 * Lists matches that are open now or come next.
 *
 * The matches of all championships that are being played: open ones first, ordered by their time.
 *
 * `GET /public/championships/next-matches`
 */
export const listNextMatches: (convoca: Convoca, input?: ListNextMatchesParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchEntryList> = /* @__PURE__ */ operation('listNextMatches', 'GET', '/public/championships/next-matches', 'limit?')

/**
 * Reads a championship.
 *
 * A draft exists only for those who organise it.
 *
 * `GET /public/championships/{id}`
 */
export const readChampionship: (convoca: Convoca, input: ReadChampionshipParams, options?: CallOptions) => ConvocaPromise<Championship> = /* @__PURE__ */ operation('readChampionship', 'GET', '/public/championships/{id}')

/**
 * Reads a championship by its address.
 *
 * A draft exists only for those who organise it.
 *
 * `GET /public/championships/url/{championshipUrl}`
 */
export const readChampionshipByUrl: (convoca: Convoca, input: ReadChampionshipByUrlParams, options?: CallOptions) => ConvocaPromise<Championship> = /* @__PURE__ */ operation('readChampionshipByUrl', 'GET', '/public/championships/url/{championshipUrl}')

/**
 * Creates a championship as a draft.
 *
 * Any user may run a free championship of up to 32 teams; ORGANIZER and ADMIN have no such limits. The address is made from the name.
 *
 * `POST /championships`
 */
export const createChampionship: (convoca: Convoca, input: CreateChampionshipParams, options?: CallOptions) => ConvocaPromise<Championship> = /* @__PURE__ */ operation('createChampionship', 'POST', '/championships', 'body', { idempotencyKey: true })

/**
 * Lists the championships that the user organises.
 *
 * Drafts as well, the newest first; at most 100.
 *
 * `GET /championships/mine`
 */
export const listMyChampionships: (convoca: Convoca, input?: ListMyChampionshipsParams, options?: CallOptions) => ConvocaPromise<ChampionshipList> = /* @__PURE__ */ operation('listMyChampionships', 'GET', '/championships/mine')

/**
 * Changes a championship.
 *
 * Only the organiser and co-organisers may call this. A draft may be changed in every field. Once it is published, its game, format, team size and fee stay as they are; once it has begun, only texts and prizes change.
 *
 * `PUT /championships/{id}`
 */
export const updateChampionship: (convoca: Convoca, input: UpdateChampionshipParams, options?: CallOptions) => ConvocaPromise<Championship> = /* @__PURE__ */ operation('updateChampionship', 'PUT', '/championships/{id}', 'body')

/**
 * Deletes a draft.
 *
 * Only the organiser may call this. A championship that was published is cancelled instead.
 *
 * `DELETE /championships/{id}`
 */
export const deleteChampionship: (convoca: Convoca, input: DeleteChampionshipParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteChampionship', 'DELETE', '/championships/{id}', '', { responseKind: 'none' })

/**
 * Publishes a championship, opens its check-in, starts or cancels it.
 *
 * Only the organiser and co-organisers may call this, and only the organiser cancels. A status is only changed as `x-transitions` of `ChampionshipStatus` says. Once it is published, those who have interest in events of its organiser, or follow another championship of theirs, are notified (`ANNOUNCE_NEW`), 5,000 people at most and none across a block.
 *
 * `PATCH /championships/{id}/status`
 */
export const changeChampionshipStatus: (convoca: Convoca, input: ChangeChampionshipStatusParams, options?: CallOptions) => ConvocaPromise<Championship> = /* @__PURE__ */ operation('changeChampionshipStatus', 'PATCH', '/championships/{id}/status', 'body')

/**
 * Lists the teams of a championship.
 *
 * Teams with a place in the order of their seeds, then the waiting list in its order; at most 1,100. Others see neither rosters of teams that hide their members nor who was rejected or withdrew.
 *
 * `GET /public/championships/{id}/registrations`
 */
export const listChampionshipRegistrations: (convoca: Convoca, input: ListChampionshipRegistrationsParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistrationList> = /* @__PURE__ */ operation('listChampionshipRegistrations', 'GET', '/public/championships/{id}/registrations')

/**
 * Reads whether a team can be registered, and who of it can play.
 *
 * Only members who may register the team may call this. `reasons` is empty if nothing stands in the way.
 *
 * `GET /championships/{id}/registration/team/{teamId}/eligibility`
 */
export const readEligibility: (convoca: Convoca, input: ReadEligibilityParams, options?: CallOptions) => ConvocaPromise<Eligibility> = /* @__PURE__ */ operation('readEligibility', 'GET', '/championships/{id}/registration/team/{teamId}/eligibility')

/**
 * Registers the caller without a team.
 *
 * Only where players take part. If there is an entry fee, the registration is PENDING_PAYMENT; if no place is free, it is WAITING. Who has withdrawn may come back.
 *
 * `POST /championships/{id}/registration/player`
 */
export const registerPlayer: (convoca: Convoca, input: RegisterPlayerParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('registerPlayer', 'POST', '/championships/{id}/registration/player', '', { idempotencyKey: true })

/**
 * Reads whether the caller can be registered without a team.
 *
 * `reasons` is empty if nothing stands in the way.
 *
 * `GET /championships/{id}/registration/player/eligibility`
 */
export const readPlayerEligibility: (convoca: Convoca, input: ReadPlayerEligibilityParams, options?: CallOptions) => ConvocaPromise<PlayerEligibility> = /* @__PURE__ */ operation('readPlayerEligibility', 'GET', '/championships/{id}/registration/player/eligibility')

/**
 * Registers a team with its roster.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this. If there is an entry fee, the registration is PENDING_PAYMENT; if no place is free, it is WAITING.
 *
 * `POST /championships/{id}/registrations`
 */
export const registerTeam: (convoca: Convoca, input: RegisterTeamParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('registerTeam', 'POST', '/championships/{id}/registrations', 'body', { idempotencyKey: true })

/**
 * Withdraws a team.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this. Before the championship begins the place goes to the waiting list. While it is played, the team loses its open match and every one to come, and stays in the record; only the organisers can take that back.
 *
 * `DELETE /championships/{id}/registrations/{registrationId}`
 */
export const withdrawRegistration: (convoca: Convoca, input: WithdrawRegistrationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('withdrawRegistration', 'DELETE', '/championships/{id}/registrations/{registrationId}', '', { responseKind: 'none' })

/**
 * Accepts or rejects a registration.
 *
 * Only the organiser and co-organisers may call this, before the championship begins. A team is accepted from the waiting list if a place is free, or without its payment; the place of a rejected team goes to the waiting list.
 *
 * `PATCH /championships/{id}/registrations/{registrationId}`
 */
export const decideRegistration: (convoca: Convoca, input: DecideRegistrationParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('decideRegistration', 'PATCH', '/championships/{id}/registrations/{registrationId}', 'body')

/**
 * Checks a team in.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this, while the check-in is open, and the organisers for a team that is there and cannot do so: it is told. Teams that wait check in as well: they take the places of those that do not.
 *
 * `PUT /championships/{id}/registrations/{registrationId}/check-in`
 */
export const checkInRegistration: (convoca: Convoca, input: CheckInRegistrationParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('checkInRegistration', 'PUT', '/championships/{id}/registrations/{registrationId}/check-in')

/**
 * Confirms the caller's place in a roster, or gives it up.
 *
 * Only a player whom the team has named may call this, before the team has checked in and the championship begins. A player who has not confirmed does not play, and only a confirmed place keeps a player from another team.
 *
 * `PUT /championships/{id}/registrations/{registrationId}/confirmation`
 */
export const confirmRosterPlace: (convoca: Convoca, input: ConfirmRosterPlaceParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('confirmRosterPlace', 'PUT', '/championships/{id}/registrations/{registrationId}/confirmation', 'body')

/**
 * Lists the matches of a championship.
 *
 * The matches are ordered by their number; there are none before the championship begins.
 *
 * `GET /public/championships/{id}/matches`
 */
export const listMatches: (convoca: Convoca, input: ListMatchesParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchList> = /* @__PURE__ */ operation('listMatches', 'GET', '/public/championships/{id}/matches')

/**
 * Reads a match, what both sides report, and its log.
 *
 * A report and its scores in the log are hidden from everybody but its own side and the referees who do not play in the match, until both sides have reported or the match is decided. That a side has reported is told to all.
 *
 * `GET /public/championships/{id}/matches/{matchId}`
 */
export const readMatch: (convoca: Convoca, input: ReadMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail> = /* @__PURE__ */ operation('readMatch', 'GET', '/public/championships/{id}/matches/{matchId}')

/**
 * Reads the places, and the tables of groups.
 *
 * Points, then the tie-breaks of the championship, then the seed; direct encounter is applied again among those who are still level. `decided_by` says what has put a team below the one before it. Teams beaten in the same round of an elimination share a place. Empty before it begins.
 *
 * `GET /public/championships/{id}/standings`
 */
export const readStandings: (convoca: Convoca, input: ReadStandingsParams, options?: CallOptions) => ConvocaPromise<ChampionshipStandings> = /* @__PURE__ */ operation('readStandings', 'GET', '/public/championships/{id}/standings')

/**
 * Seeds the teams.
 *
 * Only the organiser and co-organisers may call this, before it begins. The order is by ranking, by the places of a former championship, by hand, or drawn; a locked seed stays as it is, and the others fill the places between. The order of a draw is that of the SHA-256 of `<draw_seed>:<registration id>`, which anybody can compute again.
 *
 * `PUT /championships/{id}/seeding`
 */
export const updateSeeding: (convoca: Convoca, input: UpdateSeedingParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistrationList> = /* @__PURE__ */ operation('updateSeeding', 'PUT', '/championships/{id}/seeding', 'body')

/**
 * Reports the result of a match.
 *
 * Only OWNER, MANAGER and CAPTAIN of both teams may call this. Equal reports close the match, different ones open a dispute. Until the match is closed, by a report equal to the other one or by the organiser, a side may change its report. What the other side has reported is read once both have reported. Games count where both sides report them; names of maps do not.
 *
 * `PUT /championships/{id}/matches/{matchId}/report`
 */
export const reportMatch: (convoca: Convoca, input: ReportMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail> = /* @__PURE__ */ operation('reportMatch', 'PUT', '/championships/{id}/matches/{matchId}/report', 'body')

/**
 * Decides an open match, or corrects a closed one.
 *
 * Only the organiser, co-organisers and referees may call this, for a dispute, a walk-over or a correction. After a correction the stage is made again; matches whose teams have changed are open again. With `is_forfeit`, 0 to 0 says that neither team came: neither has won, neither goes on, and the next opponent has a bye.
 *
 * `PUT /championships/{id}/matches/{matchId}/ruling`
 */
export const ruleMatch: (convoca: Convoca, input: RuleMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail> = /* @__PURE__ */ operation('ruleMatch', 'PUT', '/championships/{id}/matches/{matchId}/ruling', 'body')

/**
 * Sets a closed match back to not played.
 *
 * Only the organiser, co-organisers and referees may call this. Everybody reads the reason. The stage is made again without the result: matches that need it wait, results of Swiss rounds that were paired stay, and the title goes back. Refused where play-offs were made from the result, or where a team of the match plays no more.
 *
 * `PUT /championships/{id}/matches/{matchId}/reopening`
 */
export const reopenMatch: (convoca: Convoca, input: ReopenMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail> = /* @__PURE__ */ operation('reopenMatch', 'PUT', '/championships/{id}/matches/{matchId}/reopening', 'body')

/**
 * Updates the score of a match that is being played.
 *
 * OWNER, MANAGER and CAPTAIN of both teams, the organiser, co-organisers and referees may call this, once both teams are there and until the match is decided. The latest score counts, whoever sent it; all are in the log. It closes no match and is no report.
 *
 * `PUT /championships/{id}/matches/{matchId}/score`
 */
export const updateMatchScore: (convoca: Convoca, input: UpdateMatchScoreParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail> = /* @__PURE__ */ operation('updateMatchScore', 'PUT', '/championships/{id}/matches/{matchId}/score', 'body')

/**
 * Calls the referee to a match.
 *
 * Only OWNER, MANAGER and CAPTAIN of both teams may call this, while the match is open. It notifies the organiser, co-organisers and referees, at most every five minutes a match.
 *
 * `PUT /championships/{id}/matches/{matchId}/referee-call`
 */
export const callReferee: (convoca: Convoca, input: CallRefereeParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail> = /* @__PURE__ */ operation('callReferee', 'PUT', '/championships/{id}/matches/{matchId}/referee-call')

/**
 * Lists the caller's matches that are not over.
 *
 * The matches of every roster that the caller is in, or whose team the caller leads, ordered by time; those without a time come last.
 *
 * `GET /championships/matches/mine`
 */
export const listMyMatches: (convoca: Convoca, input?: ListMyMatchesParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchEntryList> = /* @__PURE__ */ operation('listMyMatches', 'GET', '/championships/matches/mine')

/**
 * Creates the caller's key of the calendar of their matches.
 *
 * Replaces an earlier key. The key is returned only once and stored as a hash.
 *
 * `PUT /championships/matches/calendar-key`
 */
export const resetMatchCalendarKey: (convoca: Convoca, input?: ResetMatchCalendarKeyParams, options?: CallOptions) => ConvocaPromise<CalendarKey> = /* @__PURE__ */ operation('resetMatchCalendarKey', 'PUT', '/championships/matches/calendar-key')

/**
 * Revokes the caller's key of the calendar of their matches.
 *
 * `DELETE /championships/matches/calendar-key`
 */
export const deleteMatchCalendarKey: (convoca: Convoca, input?: DeleteMatchCalendarKeyParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteMatchCalendarKey', 'DELETE', '/championships/matches/calendar-key', '', { responseKind: 'none' })

/**
 * Reads the room of a match.
 *
 * The players of both teams, those who may register them and the staff of the championship may call this. The room has the code of the lobby, the chat, the pictures and what is proposed.
 *
 * `GET /championships/{id}/matches/{matchId}/room`
 */
export const readMatchRoom: (convoca: Convoca, input: ReadMatchRoomParams, options?: CallOptions) => ConvocaPromise<MatchRoom> = /* @__PURE__ */ operation('readMatchRoom', 'GET', '/championships/{id}/matches/{matchId}/room')

/**
 * Confirms that the caller's team is there.
 *
 * Only OWNER, MANAGER and CAPTAIN may call this, from 30 minutes before the time of the match. A repeated call changes nothing.
 *
 * `PUT /championships/{id}/matches/{matchId}/check-in`
 */
export const checkInMatch: (convoca: Convoca, input: CheckInMatchParams, options?: CallOptions) => ConvocaPromise<MatchRoom> = /* @__PURE__ */ operation('checkInMatch', 'PUT', '/championships/{id}/matches/{matchId}/check-in')

/**
 * Sets the time of a match.
 *
 * Only the organiser, co-organisers and referees may call this; null takes the time away. It must be in the future, and ends a proposal. The time that the match has already changes nothing. Those who follow the championship are notified of its final (`EVENT_ANNOUNCE`).
 *
 * `PUT /championships/{id}/matches/{matchId}/schedule`
 */
export const scheduleMatch: (convoca: Convoca, input: ScheduleMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail> = /* @__PURE__ */ operation('scheduleMatch', 'PUT', '/championships/{id}/matches/{matchId}/schedule', 'body')

/**
 * Sets the time of many matches.
 *
 * Only the organiser, co-organisers and referees may call this. Either all times are set or none is. Times that change must be in the future; those that do not are left alone. Those who follow the championship are notified of its final (`EVENT_ANNOUNCE`).
 *
 * `PUT /championships/{id}/schedule`
 */
export const scheduleMatches: (convoca: Convoca, input: ScheduleMatchesParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchList> = /* @__PURE__ */ operation('scheduleMatches', 'PUT', '/championships/{id}/schedule', 'body')

/**
 * Proposes another time to the opponent.
 *
 * Only OWNER, MANAGER and CAPTAIN of both teams may call this. It replaces an earlier proposal.
 *
 * `PUT /championships/{id}/matches/{matchId}/reschedule`
 */
export const proposeReschedule: (convoca: Convoca, input: ProposeRescheduleParams, options?: CallOptions) => ConvocaPromise<MatchRoom> = /* @__PURE__ */ operation('proposeReschedule', 'PUT', '/championships/{id}/matches/{matchId}/reschedule', 'body')

/**
 * Accepts or declines the proposed time.
 *
 * The opponent accepts or declines; who proposed may only take it back, by declining. A time that has passed since is no longer accepted.
 *
 * `PUT /championships/{id}/matches/{matchId}/reschedule/response`
 */
export const respondToReschedule: (convoca: Convoca, input: RespondToRescheduleParams, options?: CallOptions) => ConvocaPromise<MatchRoom> = /* @__PURE__ */ operation('respondToReschedule', 'PUT', '/championships/{id}/matches/{matchId}/reschedule/response', 'body')

/**
 * Gives the match up.
 *
 * Only OWNER, MANAGER and CAPTAIN may call this. The opponent wins.
 *
 * `PUT /championships/{id}/matches/{matchId}/forfeit`
 */
export const forfeitMatch: (convoca: Convoca, input: ForfeitMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail> = /* @__PURE__ */ operation('forfeitMatch', 'PUT', '/championships/{id}/matches/{matchId}/forfeit')

/**
 * Adds a picture as proof.
 *
 * Only OWNER, MANAGER and CAPTAIN of both teams may call this, for at most five pictures a side. It is shown in the room alone, and to the other side once both have reported or the match is decided.
 *
 * `POST /championships/{id}/matches/{matchId}/proofs`
 */
export const addMatchProof: (convoca: Convoca, input: AddMatchProofParams, options?: CallOptions) => ConvocaPromise<MatchProof> = /* @__PURE__ */ operation('addMatchProof', 'POST', '/championships/{id}/matches/{matchId}/proofs', 'body', { idempotencyKey: true })

/**
 * Reads a picture of a match room.
 *
 * All who may read the room may call this; a picture of the other side is answered once both have reported or the match is decided.
 *
 * `GET /championships/{id}/matches/{matchId}/proofs/{proofId}`
 */
export const readMatchProof: (convoca: Convoca, input: ReadMatchProofParams, options?: CallOptions) => ConvocaPromise<TicketAttachment> = /* @__PURE__ */ operation('readMatchProof', 'GET', '/championships/{id}/matches/{matchId}/proofs/{proofId}')

/**
 * Disqualifies a team.
 *
 * Only the organiser and co-organisers may call this, while the championship is played and after its end. The team loses its open matches and those to come, and a champion the match that made it that. Neither wins where both are out.
 *
 * `PUT /championships/{id}/registrations/{registrationId}/disqualification`
 */
export const disqualifyTeam: (convoca: Convoca, input: DisqualifyTeamParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('disqualifyTeam', 'PUT', '/championships/{id}/registrations/{registrationId}/disqualification', 'body')

/**
 * Takes a disqualification back.
 *
 * Only the organiser and co-organisers may call this, also after the end. What the disqualification decided is open again; results that do not depend on it stay.
 *
 * `DELETE /championships/{id}/registrations/{registrationId}/disqualification`
 */
export const reinstateTeam: (convoca: Convoca, input: ReinstateTeamParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration> = /* @__PURE__ */ operation('reinstateTeam', 'DELETE', '/championships/{id}/registrations/{registrationId}/disqualification')

/**
 * Lists co-organisers and referees.
 *
 * Those who have accepted; the organiser also sees who is asked, and everybody their own role.
 *
 * `GET /public/championships/{id}/staff`
 */
export const listChampionshipStaff: (convoca: Convoca, input: ListChampionshipStaffParams, options?: CallOptions) => ConvocaPromise<ChampionshipStaffList> = /* @__PURE__ */ operation('listChampionshipStaff', 'GET', '/public/championships/{id}/staff')

/**
 * Lists the teams that were invited.
 *
 * Only the organiser and co-organisers may call this. The latest invitation comes first.
 *
 * `GET /championships/{id}/invitations`
 */
export const listChampionshipInvitations: (convoca: Convoca, input: ListChampionshipInvitationsParams, options?: CallOptions) => ConvocaPromise<ChampionshipInvitationList> = /* @__PURE__ */ operation('listChampionshipInvitations', 'GET', '/championships/{id}/invitations')

/**
 * Invites a team to register.
 *
 * Only the organiser and co-organisers may call this, while teams can register. Those who may register the team are notified; a team is invited once, so that repeated calls change nothing.
 *
 * `PUT /championships/{id}/invitations/{teamId}`
 */
export const inviteTeam: (convoca: Convoca, input: InviteTeamParams, options?: CallOptions) => ConvocaPromise<ChampionshipInvitation> = /* @__PURE__ */ operation('inviteTeam', 'PUT', '/championships/{id}/invitations/{teamId}')

/**
 * Accepts the role that the organiser offers, or declines it.
 *
 * Only the user who is asked may call this. A repeated answer changes nothing; a role that was declined is gone.
 *
 * `PUT /championships/{id}/staff-confirmation`
 */
export const confirmStaffRole: (convoca: Convoca, input: ConfirmStaffRoleParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('confirmStaffRole', 'PUT', '/championships/{id}/staff-confirmation', 'body', { responseKind: 'none' })

/**
 * Asks a user to be co-organiser or referee, or changes the role.
 *
 * Only the organiser may call this. The role counts once the user has accepted it (`confirmStaffRole`); a user who declines is not asked again for 7 days.
 *
 * `PUT /championships/{id}/staff/{userId}`
 */
export const saveChampionshipStaff: (convoca: Convoca, input: SaveChampionshipStaffParams, options?: CallOptions) => ConvocaPromise<ChampionshipStaffList> = /* @__PURE__ */ operation('saveChampionshipStaff', 'PUT', '/championships/{id}/staff/{userId}', 'body')

/**
 * Takes the role from a user.
 *
 * The organiser may call this, and the user, who declines an offered role by it.
 *
 * `DELETE /championships/{id}/staff/{userId}`
 */
export const removeChampionshipStaff: (convoca: Convoca, input: RemoveChampionshipStaffParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('removeChampionshipStaff', 'DELETE', '/championships/{id}/staff/{userId}', '', { responseKind: 'none' })

/**
 * Follows a championship.
 *
 * Its followers are notified of announcements, of the beginning and of the result.
 *
 * `PUT /championships/{id}/follow`
 */
export const followChampionship: (convoca: Convoca, input: FollowChampionshipParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('followChampionship', 'PUT', '/championships/{id}/follow', '', { responseKind: 'none' })

/**
 * No longer follows a championship.
 *
 * `DELETE /championships/{id}/follow`
 */
export const unfollowChampionship: (convoca: Convoca, input: UnfollowChampionshipParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('unfollowChampionship', 'DELETE', '/championships/{id}/follow', '', { responseKind: 'none' })

/**
 * Lists the announcements of a championship.
 *
 * The latest first.
 *
 * `GET /public/championships/{id}/announcements`
 */
export const listAnnouncements: (convoca: Convoca, input: ListAnnouncementsParams, options?: CallOptions) => ConvocaPromise<ChampionshipAnnouncementList> = /* @__PURE__ */ operation('listAnnouncements', 'GET', '/public/championships/{id}/announcements')

/**
 * Announces something to the teams and followers.
 *
 * Only the organiser and co-organisers may call this. A championship has at most 200 announcements.
 *
 * `POST /championships/{id}/announcements`
 */
export const createAnnouncement: (convoca: Convoca, input: CreateAnnouncementParams, options?: CallOptions) => ConvocaPromise<ChampionshipAnnouncement> = /* @__PURE__ */ operation('createAnnouncement', 'POST', '/championships/{id}/announcements', 'body', { idempotencyKey: true })

/**
 * Deletes an announcement.
 *
 * Only the organiser and co-organisers may call this. A repeated call changes nothing. The notifications of the announcement stay.
 *
 * `DELETE /championships/{id}/announcements/{announcementId}`
 */
export const deleteAnnouncement: (convoca: Convoca, input: DeleteAnnouncementParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteAnnouncement', 'DELETE', '/championships/{id}/announcements/{announcementId}', '', { responseKind: 'none' })

/**
 * Makes a draft of the next edition.
 *
 * Only the organiser and co-organisers may call this, whatever the status. All dates keep their distance from the start, and pictures are kept.
 *
 * `POST /championships/{id}/clone`
 */
export const cloneChampionship: (convoca: Convoca, input: CloneChampionshipParams, options?: CallOptions) => ConvocaPromise<Championship> = /* @__PURE__ */ operation('cloneChampionship', 'POST', '/championships/{id}/clone', 'body', { idempotencyKey: true })

/**
 * Exports teams, matches and places as a file.
 *
 * Only the organiser, co-organisers and referees may call this. Cells of CSV that begin like a formula are escaped.
 *
 * `GET /championships/{id}/export`
 */
export const exportChampionship: (convoca: Convoca, input: ExportChampionshipParams, options?: CallOptions) => ConvocaPromise<ChampionshipExport> = /* @__PURE__ */ operation('exportChampionship', 'GET', '/championships/{id}/export', 'format')

/**
 * Reads what waits for a decision of the organisers.
 *
 * Only the organiser, co-organisers and referees may call this.
 *
 * `GET /championships/{id}/decisions`
 */
export const readDecisions: (convoca: Convoca, input: ReadDecisionsParams, options?: CallOptions) => ConvocaPromise<ChampionshipDecisions> = /* @__PURE__ */ operation('readDecisions', 'GET', '/championships/{id}/decisions')
