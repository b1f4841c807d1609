// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListTeamsParams,
  CreateTeamParams,
  ReadTeamParams,
  UpdateTeamParams,
  DeleteTeamParams,
  ListTeamMembersParams,
  ReadPublicTeamParams,
  TransferTeamParams,
  LeaveTeamParams,
  RemoveMemberParams,
  ChangeMemberRoleParams,
  AssignRosterParams,
  ListTeamGamesParams,
  SearchMyTeamsParams,
  ChangeMembersVisibilityParams,
  ChangeRecruitmentStatusParams,
  ReadPublicTeamByIdParams,
  ListPublicTeamMembersParams,
  ReadTeamStatsParams,
  SearchTeamsParams,
  ListTeamBadgesParams,
} from '../inputs.ts'
import type {
  Badge,
  Game,
  PublicTeam,
  PublicTeamPage,
  TeamDetail,
  TeamMember,
  TeamMemberList,
  TeamPage,
  TeamStats,
} from '../models.ts'

/**
 * Lists teams.
 *
 * `entityId` (the signed-in user's id) leaves only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
 *
 * `GET /teams`
 */
export const listTeams: (convoca: Convoca, input?: ListTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage> = /* @__PURE__ */ operation('listTeams', 'GET', '/teams', 'search? page? limit? order? gameId? entityId?')

/**
 * Creates a team.
 *
 * The caller becomes its OWNER.
 *
 * `POST /teams`
 */
export const createTeam: (convoca: Convoca, input: CreateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('createTeam', 'POST', '/teams', 'body', { idempotencyKey: true })

/**
 * Reads a team as its member.
 *
 * 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
 *
 * `GET /teams/{id}`
 */
export const readTeam: (convoca: Convoca, input: ReadTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('readTeam', 'GET', '/teams/{id}')

/**
 * Updates a team.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `PUT /teams/{id}`
 */
export const updateTeam: (convoca: Convoca, input: UpdateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('updateTeam', 'PUT', '/teams/{id}', 'body')

/**
 * Deletes a team.
 *
 * Only the OWNER may call this. The members are notified. The team leaves the championships that it plays, as by `withdrawRegistration`; what it has played keeps its name and tag.
 *
 * `DELETE /teams/{id}`
 */
export const deleteTeam: (convoca: Convoca, input: DeleteTeamParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteTeam', 'DELETE', '/teams/{id}', '', { responseKind: 'none' })

/**
 * Lists the members of a team.
 *
 * Members may call this, and every signed-in user if the members are public.
 *
 * `GET /teams/{id}/members`
 */
export const listTeamMembers: (convoca: Convoca, input: ListTeamMembersParams, options?: CallOptions) => ConvocaPromise<TeamMemberList> = /* @__PURE__ */ operation('listTeamMembers', 'GET', '/teams/{id}/members')

/**
 * Reads a team's public page.
 *
 * A tag that no team has now leads to the team that had it last: compare the `team_tag`. Where that team was deleted the
 * answer is 404 with the code `TEAM_DELETED`; the page of such a tag is answered with 301 or 410.
 *
 * `GET /public/teams/pro/{teamTag}`
 */
export const readPublicTeam: (convoca: Convoca, input: ReadPublicTeamParams, options?: CallOptions) => ConvocaPromise<PublicTeam> = /* @__PURE__ */ operation('readPublicTeam', 'GET', '/public/teams/pro/{teamTag}')

/**
 * Transfers a team to another member.
 *
 * Only the OWNER may call this, who becomes MANAGER.
 *
 * `POST /teams/{id}/transfer`
 */
export const transferTeam: (convoca: Convoca, input: TransferTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('transferTeam', 'POST', '/teams/{id}/transfer', 'body')

/**
 * Leaves a team.
 *
 * Every member except the owner may call this.
 *
 * `POST /teams/{id}/leave`
 */
export const leaveTeam: (convoca: Convoca, input: LeaveTeamParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('leaveTeam', 'POST', '/teams/{id}/leave', '', { responseKind: 'none' })

/**
 * Removes a member.
 *
 * Only OWNER and MANAGER may call this. The OWNER cannot be removed, a MANAGER only by the OWNER.
 *
 * `DELETE /teams/{id}/team-member/{memberId}`
 */
export const removeMember: (convoca: Convoca, input: RemoveMemberParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('removeMember', 'DELETE', '/teams/{id}/team-member/{memberId}', '', { responseKind: 'none' })

/**
 * Changes the role of a member.
 *
 * Only OWNER and MANAGER may call this. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
 *
 * `PATCH /teams/{id}/team-member/{memberId}`
 */
export const changeMemberRole: (convoca: Convoca, input: ChangeMemberRoleParams, options?: CallOptions) => ConvocaPromise<TeamMember> = /* @__PURE__ */ operation('changeMemberRole', 'PATCH', '/teams/{id}/team-member/{memberId}', 'body')

/**
 * Sets the roster status of a member.
 *
 * Only OWNER and MANAGER may call this, for every member.
 *
 * `PATCH /teams/{id}/assign/{memberId}/roster`
 */
export const assignRoster: (convoca: Convoca, input: AssignRosterParams, options?: CallOptions) => ConvocaPromise<TeamMember> = /* @__PURE__ */ operation('assignRoster', 'PATCH', '/teams/{id}/assign/{memberId}/roster', 'body')

/**
 * Lists the games of a team.
 *
 * `GET /teams/{id}/games`
 */
export const listTeamGames: (convoca: Convoca, input: ListTeamGamesParams, options?: CallOptions) => ConvocaPromise<Game[]> = /* @__PURE__ */ operation('listTeamGames', 'GET', '/teams/{id}/games')

/**
 * Searches the signed-in user's teams.
 *
 * `GET /teams/options/user/search`
 */
export const searchMyTeams: (convoca: Convoca, input?: SearchMyTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage> = /* @__PURE__ */ operation('searchMyTeams', 'GET', '/teams/options/user/search', 'search? page? limit? order? gameId? entityId?')

/**
 * Shows or hides the members of a team.
 *
 * Only OWNER and MANAGER may call this.
 *
 * `PATCH /teams/{id}/members-visibily`
 */
export const changeMembersVisibility: (convoca: Convoca, input: ChangeMembersVisibilityParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('changeMembersVisibility', 'PATCH', '/teams/{id}/members-visibily', 'body')

/**
 * Sets whether a team is recruiting.
 *
 * Only OWNER and MANAGER may call this.
 *
 * Has the same effect as `recruitment.toggle` (`toggleRecruitment`); clients use both paths.
 *
 * `PATCH /teams/{id}/recruitment-status`
 */
export const changeRecruitmentStatus: (convoca: Convoca, input: ChangeRecruitmentStatusParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('changeRecruitmentStatus', 'PATCH', '/teams/{id}/recruitment-status', 'body')

/**
 * Reads a team's public page by id.
 *
 * `GET /public/teams/{id}`
 */
export const readPublicTeamById: (convoca: Convoca, input: ReadPublicTeamByIdParams, options?: CallOptions) => ConvocaPromise<PublicTeam> = /* @__PURE__ */ operation('readPublicTeamById', 'GET', '/public/teams/{id}')

/**
 * Lists the public members of a team.
 *
 * Minors and users with a private profile are listed by nick only.
 *
 * `GET /public/teams/{id}/members`
 */
export const listPublicTeamMembers: (convoca: Convoca, input: ListPublicTeamMembersParams, options?: CallOptions) => ConvocaPromise<TeamMemberList> = /* @__PURE__ */ operation('listPublicTeamMembers', 'GET', '/public/teams/{id}/members')

/**
 * Reads a team's matches and results.
 *
 * `GET /public/teams/{id}/stats`
 */
export const readTeamStats: (convoca: Convoca, input: ReadTeamStatsParams, options?: CallOptions) => ConvocaPromise<TeamStats> = /* @__PURE__ */ operation('readTeamStats', 'GET', '/public/teams/{id}/stats', 'businessType?')

/**
 * Searches teams.
 *
 * Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
 *
 * `GET /public/teams/options/search`
 */
export const searchTeams: (convoca: Convoca, input?: SearchTeamsParams, options?: CallOptions) => ConvocaPromise<PublicTeamPage> = /* @__PURE__ */ operation('searchTeams', 'GET', '/public/teams/options/search', 'search? page? limit? order? gameId? entityId? isRecruiting?')

/**
 * Lists a team's badges.
 *
 * `GET /public/badgets/{teamId}/TEAM`
 */
export const listTeamBadges: (convoca: Convoca, input: ListTeamBadgesParams, options?: CallOptions) => ConvocaPromise<Badge[]> = /* @__PURE__ */ operation('listTeamBadges', 'GET', '/public/badgets/{teamId}/TEAM')
