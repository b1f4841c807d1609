// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../client/convoca-promise.ts'
import type { Convoca } from '../client/create-client.ts'
import { operation } from '../client/operation.ts'
import type { CallOptions } from '../client/types.ts'
import type {
  RegisterParams,
  LoginParams,
  LogoutParams,
  ListSessionsParams,
  EndSessionParams,
  ReadMyProfileParams,
  ReadPublicProfileParams,
  SearchPlayersParams,
  ListGamesParams,
  ListAllGamesParams,
  ListTeamsParams,
  CreateTeamParams,
  ReadTeamParams,
  UpdateTeamParams,
  DeleteTeamParams,
  ListTeamMembersParams,
  ReadPublicTeamParams,
  ListMyInvitationsParams,
  SendInvitationsParams,
  ListTeamInvitationsParams,
  DeleteInvitationParams,
  AcceptInvitationParams,
  DeclineInvitationParams,
  SaveFileParams,
  ReplaceFileParams,
  DeleteFileParams,
  ListUnreadNotificationsParams,
  ListNotificationsParams,
  MarkNotificationReadParams,
  MarkAllNotificationsReadParams,
  DeleteNotificationParams,
  SocialLoginParams,
  ResetPasswordParams,
  ChangePasswordParams,
  UpdatePasswordParams,
  ConfirmEmailParams,
  ReadConfigParams,
  ReadPublicUserParams,
  ListPlayersByNameParams,
  UpdateProfileParams,
  DeleteAccountParams,
  RestoreAccountParams,
  ExportAccountParams,
  ListUserTeamsParams,
  ReadPreferencesParams,
  UpdatePreferencesParams,
  CreateEquipmentParams,
  UpdateEquipmentParams,
  DeleteEquipmentParams,
  ListEquipmentParams,
  ListPixKeysParams,
  CreatePixKeyParams,
  UpdatePixKeyParams,
  DeletePixKeyParams,
  ListRecommendationsParams,
  ReadGameParams,
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
  InvitePlayersParams,
  ResendInvitationParams,
  ApplyToTeamParams,
  ReadInviteLinkParams,
  ResetInviteLinkParams,
  ReadInviteLinkTeamParams,
  JoinByLinkParams,
  ListActivitiesParams,
  ReadActivityParams,
  ListAchievementsParams,
  CreateAchievementParams,
  ReadAchievementParams,
  UpdateAchievementParams,
  DeleteAchievementParams,
  ListCommunicationsParams,
  CreateCommunicationParams,
  ListGlobalCommunicationsParams,
  CountUnreadCommunicationsParams,
  ListUnreadCommunicationsOfParams,
  ListPrivateCommunicationsParams,
  ReadCommunicationParams,
  UpdateCommunicationParams,
  DeleteCommunicationParams,
  MarkCommunicationReadParams,
  ReadRecruitmentParams,
  UpdateVacancyParams,
  CreateVacancyParams,
  ToggleRecruitmentParams,
  DeleteVacancyParams,
  ListVacanciesParams,
  ReadVacancyParams,
  ListSponsorsParams,
  CreateSponsorParams,
  ReadSponsorParams,
  DeleteSponsorParams,
  UpdateSponsorParams,
  ListSchedulesParams,
  CreateScheduleParams,
  ReadScheduleParams,
  UpdateScheduleParams,
  DeleteScheduleParams,
  ListCheckInsParams,
  CreateCheckInsParams,
  DeleteCheckInParams,
  AnswerCheckInParams,
  ReadCalendarFeedParams,
  ResetCalendarKeyParams,
  DeleteCalendarKeyParams,
  ReadAvailabilityParams,
  UpdateAvailabilityParams,
  ListTeamRegistrationsParams,
  ListConversationsParams,
  CreateConversationParams,
  ReadConversationParams,
  ListMessagesParams,
  SendMessageParams,
  MarkConversationReadParams,
  UploadAttachmentParams,
  MuteConversationParams,
  LeaveConversationParams,
  DeleteMessageParams,
  EditMessageParams,
  AddReactionParams,
  RemoveReactionParams,
  ReportMessageParams,
  ListBlockedUsersParams,
  BlockUserParams,
  UnblockUserParams,
  ReadHealthParams,
  ReadReadinessParams,
} from './inputs.ts'
import type {
  AccountExport,
  Achievement,
  Activity,
  ActivityPage,
  Attachment,
  Availability,
  Badge,
  CalendarKey,
  CheckIn,
  Communication,
  CommunicationPage,
  Conversation,
  ConversationPage,
  Equipment,
  Erasure,
  FileRecord,
  Game,
  GamePage,
  Health,
  Invitation,
  InvitationList,
  InvitationPage,
  InviteLink,
  Message,
  MessagePage,
  Notification,
  NotificationList,
  NotificationPage,
  OwnProfile,
  PixKey,
  PlayerOption,
  PlayerPage,
  Preferences,
  ProfileTeam,
  PublicConfig,
  PublicProfile,
  PublicTeam,
  PublicTeamPage,
  ReadCount,
  Recommendations,
  Recruitment,
  RegistrationPage,
  Schedule,
  Session,
  SocialToken,
  Sponsor,
  SponsorPage,
  TeamDetail,
  TeamMember,
  TeamMemberList,
  TeamPage,
  TeamStats,
  Token,
  UnreadCount,
  User,
  Vacancy,
  VacancyPage,
} from './models.ts'

/**
 * Creates an account.
 *
 * Does not sign in; call `login` next.
 *
 * `POST /auth/register`
 *
 * @see Part 1 §7, Auth
 */
export const register: (convoca: Convoca, input: RegisterParams, options?: CallOptions) => ConvocaPromise<User> = /* @__PURE__ */ operation('register', 'POST', '/auth/register', { idempotencyKey: true })

/**
 * Starts a session.
 *
 * The message and the response time do not reveal whether the e-mail exists. A session ends 30 days after its last use and 90 days after it began.
 *
 * `POST /auth/login`
 *
 * @see Part 1 §7, Auth
 */
export const login: (convoca: Convoca, input: LoginParams, options?: CallOptions) => ConvocaPromise<Token> = /* @__PURE__ */ operation('login', 'POST', '/auth/login')

/**
 * Ends the current session.
 *
 * Requests with its token get 401 from then on.
 *
 * `POST /auth/logout`
 */
export const logout: (convoca: Convoca, input?: LogoutParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('logout', 'POST', '/auth/logout', { responseKind: 'none' })

/**
 * Lists the sessions of the user.
 *
 * Most recently used first.
 *
 * `GET /auth/sessions`
 */
export const listSessions: (convoca: Convoca, input?: ListSessionsParams, options?: CallOptions) => ConvocaPromise<Session[]> = /* @__PURE__ */ operation('listSessions', 'GET', '/auth/sessions')

/**
 * Ends one session of the user.
 *
 * May be the current session.
 *
 * `DELETE /auth/sessions/{id}`
 */
export const endSession: (convoca: Convoca, input: EndSessionParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('endSession', 'DELETE', '/auth/sessions/{id}', { responseKind: 'none' })

/**
 * Reads the signed-in user's profile.
 *
 * The only response with cpf, phone, e-mail and birth.
 *
 * `GET /user/profile/me`
 *
 * @see Part 1 §7, User
 */
export const readMyProfile: (convoca: Convoca, input?: ReadMyProfileParams, options?: CallOptions) => ConvocaPromise<OwnProfile> = /* @__PURE__ */ operation('readMyProfile', 'GET', '/user/profile/me')

/**
 * Reads a player's public profile.
 *
 * `GET /public/user/pro/{nickname}`
 *
 * @see Part 1 §7, User
 */
export const readPublicProfile: (convoca: Convoca, input: ReadPublicProfileParams, options?: CallOptions) => ConvocaPromise<PublicProfile> = /* @__PURE__ */ operation('readPublicProfile', 'GET', '/public/user/pro/{nickname}')

/**
 * Searches players for the picker.
 *
 * 80 per page in the player picker. Minors and users with a hidden profile are omitted.
 *
 * `GET /public/user/options/search/`
 *
 * @see Part 1 §7, User
 */
export const searchPlayers: (convoca: Convoca, input?: SearchPlayersParams, options?: CallOptions) => ConvocaPromise<PlayerPage> = /* @__PURE__ */ operation('searchPlayers', 'GET', '/public/user/options/search/')

/**
 * Lists the games, page by page.
 *
 * `GET /game`
 *
 * @see Part 2 §7, Public
 */
export const listGames: (convoca: Convoca, input?: ListGamesParams, options?: CallOptions) => ConvocaPromise<GamePage> = /* @__PURE__ */ operation('listGames', 'GET', '/game')

/**
 * Lists every game.
 *
 * All of them at once, cacheable for 10 minutes; `listGames` has pages and a search.
 *
 * `GET /public/games/all`
 *
 * @see Part 2 §7, Public
 */
export const listAllGames: (convoca: Convoca, input?: ListAllGamesParams, options?: CallOptions) => ConvocaPromise<Game[]> = /* @__PURE__ */ operation('listAllGames', 'GET', '/public/games/all')

/**
 * Lists teams.
 *
 * With `entityId` (the signed-in user's id) only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
 *
 * `GET /teams`
 *
 * @see Part 2 §7, Team core
 */
export const listTeams: (convoca: Convoca, input?: ListTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage> = /* @__PURE__ */ operation('listTeams', 'GET', '/teams')

/**
 * Creates a team.
 *
 * The caller becomes its OWNER.
 *
 * `POST /teams`
 *
 * @see Part 2 §7, Team core
 */
export const createTeam: (convoca: Convoca, input: CreateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('createTeam', 'POST', '/teams', { idempotencyKey: true })

/**
 * Reads a team as its member.
 *
 * 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
 *
 * `GET /teams/{id}`
 *
 * @see Part 2 §7, Team core
 */
export const readTeam: (convoca: Convoca, input: ReadTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('readTeam', 'GET', '/teams/{id}')

/**
 * Updates a team.
 *
 * For OWNER and MANAGER.
 *
 * `PUT /teams/{id}`
 *
 * @see Part 2 §7, Team core
 */
export const updateTeam: (convoca: Convoca, input: UpdateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('updateTeam', 'PUT', '/teams/{id}')

/**
 * Deletes a team.
 *
 * For the OWNER. The members are notified.
 *
 * `DELETE /teams/{id}`
 */
export const deleteTeam: (convoca: Convoca, input: DeleteTeamParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteTeam', 'DELETE', '/teams/{id}', { responseKind: 'none' })

/**
 * Lists the members of a team.
 *
 * For members, or for every signed-in user if the members are public.
 *
 * `GET /teams/{id}/members`
 *
 * @see Part 2 §7, Team core
 */
export const listTeamMembers: (convoca: Convoca, input: ListTeamMembersParams, options?: CallOptions) => ConvocaPromise<TeamMemberList> = /* @__PURE__ */ operation('listTeamMembers', 'GET', '/teams/{id}/members')

/**
 * Reads a team's public page.
 *
 * `GET /public/teams/pro/{teamTag}`
 *
 * @see Part 2 §7, Public
 */
export const readPublicTeam: (convoca: Convoca, input: ReadPublicTeamParams, options?: CallOptions) => ConvocaPromise<PublicTeam> = /* @__PURE__ */ operation('readPublicTeam', 'GET', '/public/teams/pro/{teamTag}')

/**
 * Lists the signed-in user's invitations and applications.
 *
 * Newest first.
 *
 * `GET /teams/invitations/user`
 *
 * @see Part 2 §7, Team core
 */
export const listMyInvitations: (convoca: Convoca, input?: ListMyInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationPage> = /* @__PURE__ */ operation('listMyInvitations', 'GET', '/teams/invitations/user')

/**
 * Invites players to a team.
 *
 * Either all players are invited or none. Each is notified in real time. Invitations expire after 7 days.
 *
 * Has the same effect as `invitations.invitePlayers` (`invitePlayers`); the requirement names both paths.
 *
 * `POST /teams/{id}/invites`
 *
 * @see Part 2 §7, Team core
 */
export const sendInvitations: (convoca: Convoca, input: SendInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationList> = /* @__PURE__ */ operation('sendInvitations', 'POST', '/teams/{id}/invites', { idempotencyKey: true })

/**
 * Lists the invitations of a team and the applications to it.
 *
 * For OWNER and MANAGER. Newest first.
 *
 * `GET /teams/{id}/invitations`
 *
 * @see Part 2 §7, Team core
 */
export const listTeamInvitations: (convoca: Convoca, input: ListTeamInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationPage> = /* @__PURE__ */ operation('listTeamInvitations', 'GET', '/teams/{id}/invitations')

/**
 * Cancels a pending invitation.
 *
 * For OWNER and MANAGER. Expired invitations can be cancelled, applications cannot.
 *
 * `DELETE /teams/{id}/invitations/{inviteId}`
 *
 * @see Part 2 §7, Team core
 */
export const deleteInvitation: (convoca: Convoca, input: DeleteInvitationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteInvitation', 'DELETE', '/teams/{id}/invitations/{inviteId}', { responseKind: 'none' })

/**
 * Accepts an invitation or an application.
 *
 * Only the invitee can accept an invitation (ACCEPTED), only OWNER and MANAGER an application (CONFIRMED); anybody
 * else gets 404. Of two concurrent requests one succeeds. Both sides are notified in real time.
 *
 * `PATCH /teams/{id}/invitations/{inviteId}/accept`
 *
 * @see Part 2 §7, Team core
 */
export const acceptInvitation: (convoca: Convoca, input: AcceptInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation> = /* @__PURE__ */ operation('acceptInvitation', 'PATCH', '/teams/{id}/invitations/{inviteId}/accept')

/**
 * Declines an invitation or an application, or withdraws the caller's application.
 *
 * Only the invitee can decline an invitation (DECLINED). An application is declined by OWNER or MANAGER
 * (DECLINED_BY_OWNER) or withdrawn by the applicant (DECLINED_BY_MEMBER); if it is first withdrawn and then
 * declined, it is DECLINED_BY_OWNER_AND_MEMBER.
 *
 * `PATCH /teams/{id}/invitations/{inviteId}/decline`
 *
 * @see Part 2 §7, Team core
 */
export const declineInvitation: (convoca: Convoca, input: DeclineInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation> = /* @__PURE__ */ operation('declineInvitation', 'PATCH', '/teams/{id}/invitations/{inviteId}/decline')

/**
 * Uploads a picture.
 *
 * The format is detected from the content; the picture is re-encoded without metadata. An entity has one picture per business type, and a new one replaces it.
 *
 * `POST /file/save`
 *
 * @see Part 2 §7, Files
 */
export const saveFile: (convoca: Convoca, input: SaveFileParams, options?: CallOptions) => ConvocaPromise<FileRecord> = /* @__PURE__ */ operation('saveFile', 'POST', '/file/save', { idempotencyKey: true })

/**
 * Replaces a picture.
 *
 * For a file that already has an id.
 *
 * `PUT /file/{id}`
 *
 * @see Part 2 §7, Files
 */
export const replaceFile: (convoca: Convoca, input: ReplaceFileParams, options?: CallOptions) => ConvocaPromise<FileRecord> = /* @__PURE__ */ operation('replaceFile', 'PUT', '/file/{id}')

/**
 * Removes a picture.
 *
 * Not in the requirement: without it a picture could only be replaced. Needs the permission to upload it.
 *
 * `DELETE /file/{id}`
 */
export const deleteFile: (convoca: Convoca, input: DeleteFileParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteFile', 'DELETE', '/file/{id}', { responseKind: 'none' })

/**
 * Lists the unread notifications.
 *
 * Newest first, at most 200.
 *
 * `GET /notifications/`
 *
 * @see Part 1 §7, Notifications
 */
export const listUnreadNotifications: (convoca: Convoca, input?: ListUnreadNotificationsParams, options?: CallOptions) => ConvocaPromise<NotificationList> = /* @__PURE__ */ operation('listUnreadNotifications', 'GET', '/notifications/')

/**
 * Lists the notifications, page by page.
 *
 * 8 per page.
 *
 * `GET /notifications/all-platform`
 *
 * @see Part 1 §7, Notifications
 */
export const listNotifications: (convoca: Convoca, input?: ListNotificationsParams, options?: CallOptions) => ConvocaPromise<NotificationPage> = /* @__PURE__ */ operation('listNotifications', 'GET', '/notifications/all-platform')

/**
 * Marks a notification as read.
 *
 * `PATCH /notifications/mark-as-read/{id}`
 *
 * @see Part 1 §7, Notifications
 */
export const markNotificationRead: (convoca: Convoca, input: MarkNotificationReadParams, options?: CallOptions) => ConvocaPromise<Notification> = /* @__PURE__ */ operation('markNotificationRead', 'PATCH', '/notifications/mark-as-read/{id}')

/**
 * Marks every unread notification as read.
 *
 * *Marcar todas* in one request.
 *
 * `PATCH /notifications/mark-all-as-read`
 *
 * @see Part 1 §2
 */
export const markAllNotificationsRead: (convoca: Convoca, input?: MarkAllNotificationsReadParams, options?: CallOptions) => ConvocaPromise<ReadCount> = /* @__PURE__ */ operation('markAllNotificationsRead', 'PATCH', '/notifications/mark-all-as-read')

/**
 * Deletes a notification.
 *
 * `DELETE /notifications/{id}`
 *
 * @see Part 1 §7, Notifications
 */
export const deleteNotification: (convoca: Convoca, input: DeleteNotificationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteNotification', 'DELETE', '/notifications/{id}', { responseKind: 'none' })

/**
 * Starts a session with a social account.
 *
 * The first log-in creates an account; the user must complete its missing fields first. For STEAM the token is the query string of the OpenID response.
 *
 * `POST /auth/social-login`
 *
 * @see Part 1 §7, Auth
 */
export const socialLogin: (convoca: Convoca, input: SocialLoginParams, options?: CallOptions) => ConvocaPromise<SocialToken> = /* @__PURE__ */ operation('socialLogin', 'POST', '/auth/social-login')

/**
 * Requests a recovery e-mail.
 *
 * The response and its time do not reveal whether the e-mail exists.
 *
 * `POST /auth/reset-password`
 *
 * @see Part 1 §7, Auth
 */
export const resetPassword: (convoca: Convoca, input: ResetPasswordParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('resetPassword', 'POST', '/auth/reset-password', { responseKind: 'none' })

/**
 * Sets a new password with a recovery token.
 *
 * Ends every session.
 *
 * `POST /auth/change-password`
 *
 * @see Part 1 §7, Auth
 */
export const changePassword: (convoca: Convoca, input: ChangePasswordParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('changePassword', 'POST', '/auth/change-password', { responseKind: 'none' })

/**
 * Changes the password of the signed-in user.
 *
 * Requires the current password; ends every other session.
 *
 * `PUT /auth/password`
 */
export const updatePassword: (convoca: Convoca, input: UpdatePasswordParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('updatePassword', 'PUT', '/auth/password', { responseKind: 'none' })

/**
 * Confirms an e-mail address.
 *
 * With the token from the registration e-mail.
 *
 * `POST /auth/confirm-email`
 */
export const confirmEmail: (convoca: Convoca, input: ConfirmEmailParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('confirmEmail', 'POST', '/auth/confirm-email', { responseKind: 'none' })

/**
 * Reads the public configuration of this server.
 *
 * Clients offer only the social providers that are configured.
 *
 * `GET /public/config`
 */
export const readConfig: (convoca: Convoca, input?: ReadConfigParams, options?: CallOptions) => ConvocaPromise<PublicConfig> = /* @__PURE__ */ operation('readConfig', 'GET', '/public/config')

/**
 * Reads a player's public profile by id.
 *
 * `GET /public/user/{id}`
 *
 * @see Part 1 §7, User
 */
export const readPublicUser: (convoca: Convoca, input: ReadPublicUserParams, options?: CallOptions) => ConvocaPromise<PublicProfile> = /* @__PURE__ */ operation('readPublicUser', 'GET', '/public/user/{id}')

/**
 * Searches players by the start of their name.
 *
 * At most 20 results, from 4 characters.
 *
 * `GET /public/user/options/all`
 *
 * @see Part 1 §7, User; part 1 §5
 */
export const listPlayersByName: (convoca: Convoca, input: ListPlayersByNameParams, options?: CallOptions) => ConvocaPromise<PlayerOption[]> = /* @__PURE__ */ operation('listPlayersByName', 'GET', '/public/user/options/all')

/**
 * Updates the signed-in user's profile.
 *
 * `PUT /user/{id}`
 *
 * @see Part 1 §7, User
 */
export const updateProfile: (convoca: Convoca, input: UpdateProfileParams, options?: CallOptions) => ConvocaPromise<OwnProfile> = /* @__PURE__ */ operation('updateProfile', 'PUT', '/user/{id}')

/**
 * Requests the erasure of the account.
 *
 * Requires the password; can be undone for 7 days. Owned teams must be transferred first.
 *
 * `DELETE /user/{id}`
 */
export const deleteAccount: (convoca: Convoca, input: DeleteAccountParams, options?: CallOptions) => ConvocaPromise<Erasure> = /* @__PURE__ */ operation('deleteAccount', 'DELETE', '/user/{id}')

/**
 * Cancels the erasure of the account.
 *
 * Within the 7 days.
 *
 * `POST /user/{id}/restore`
 */
export const restoreAccount: (convoca: Convoca, input: RestoreAccountParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('restoreAccount', 'POST', '/user/{id}/restore', { responseKind: 'none' })

/**
 * Exports all data stored about the user.
 *
 * A single JSON document, as required by the LGPD.
 *
 * `GET /user/{id}/export`
 */
export const exportAccount: (convoca: Convoca, input: ExportAccountParams, options?: CallOptions) => ConvocaPromise<AccountExport> = /* @__PURE__ */ operation('exportAccount', 'GET', '/user/{id}/export')

/**
 * Lists a user's teams.
 *
 * For another user, only the teams whose members are public.
 *
 * `GET /user/{id}/teams`
 *
 * @see Part 1 §7, User
 */
export const listUserTeams: (convoca: Convoca, input: ListUserTeamsParams, options?: CallOptions) => ConvocaPromise<ProfileTeam[]> = /* @__PURE__ */ operation('listUserTeams', 'GET', '/user/{id}/teams')

/**
 * Reads the signed-in user's preferences.
 *
 * Notification channels, theme, visibility and chat.
 *
 * `GET /user/{id}/preferences`
 */
export const readPreferences: (convoca: Convoca, input: ReadPreferencesParams, options?: CallOptions) => ConvocaPromise<Preferences> = /* @__PURE__ */ operation('readPreferences', 'GET', '/user/{id}/preferences')

/**
 * Updates the signed-in user's preferences.
 *
 * Replaces all preferences.
 *
 * `PUT /user/{id}/preferences`
 */
export const updatePreferences: (convoca: Convoca, input: UpdatePreferencesParams, options?: CallOptions) => ConvocaPromise<Preferences> = /* @__PURE__ */ operation('updatePreferences', 'PUT', '/user/{id}/preferences')

/**
 * Adds a piece of equipment.
 *
 * `POST /user/{id}/equipament`
 *
 * @see Part 1 §7, User
 */
export const createEquipment: (convoca: Convoca, input: CreateEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment> = /* @__PURE__ */ operation('createEquipment', 'POST', '/user/{id}/equipament', { idempotencyKey: true })

/**
 * Updates a piece of equipment.
 *
 * `PUT /user/{id}/equipament/{setupId}/update`
 *
 * @see Part 1 §7, User
 */
export const updateEquipment: (convoca: Convoca, input: UpdateEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment> = /* @__PURE__ */ operation('updateEquipment', 'PUT', '/user/{id}/equipament/{setupId}/update')

/**
 * Removes a piece of equipment.
 *
 * `DELETE /user/{id}/equipament/{setupId}`
 *
 * @see Part 1 §7, User
 */
export const deleteEquipment: (convoca: Convoca, input: DeleteEquipmentParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteEquipment', 'DELETE', '/user/{id}/equipament/{setupId}', { responseKind: 'none' })

/**
 * Lists a player's equipment.
 *
 * `GET /public/user/{id}/equipament`
 *
 * @see Part 1 §7, User
 */
export const listEquipment: (convoca: Convoca, input: ListEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment[]> = /* @__PURE__ */ operation('listEquipment', 'GET', '/public/user/{id}/equipament')

/**
 * Lists the signed-in user's Pix keys.
 *
 * Masked, unless `reveal` is set.
 *
 * `GET /user/{id}/pix/all`
 *
 * @see Part 1 §7, User
 */
export const listPixKeys: (convoca: Convoca, input: ListPixKeysParams, options?: CallOptions) => ConvocaPromise<PixKey[]> = /* @__PURE__ */ operation('listPixKeys', 'GET', '/user/{id}/pix/all')

/**
 * Adds a Pix key.
 *
 * At most 5; not for minors.
 *
 * `POST /user/{id}/pix`
 *
 * @see Part 1 §7, User
 */
export const createPixKey: (convoca: Convoca, input: CreatePixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey> = /* @__PURE__ */ operation('createPixKey', 'POST', '/user/{id}/pix', { idempotencyKey: true })

/**
 * Changes a Pix key.
 *
 * `PUT /user/{id}/pix/{pixId}`
 *
 * @see Part 1 §7, User
 */
export const updatePixKey: (convoca: Convoca, input: UpdatePixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey> = /* @__PURE__ */ operation('updatePixKey', 'PUT', '/user/{id}/pix/{pixId}')

/**
 * Removes a Pix key.
 *
 * `DELETE /user/{id}/pix/{pixId}`
 *
 * @see Part 1 §7, User
 */
export const deletePixKey: (convoca: Convoca, input: DeletePixKeyParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deletePixKey', 'DELETE', '/user/{id}/pix/{pixId}', { responseKind: 'none' })

/**
 * Recommends players and teams of the caller's games.
 *
 * `GET /recommendations`
 *
 * @see Part 1 §7, User
 */
export const listRecommendations: (convoca: Convoca, input?: ListRecommendationsParams, options?: CallOptions) => ConvocaPromise<Recommendations> = /* @__PURE__ */ operation('listRecommendations', 'GET', '/recommendations')

/**
 * Reads a game.
 *
 * `GET /public/game/{id}`
 *
 * @see Part 2 §7, Public
 */
export const readGame: (convoca: Convoca, input: ReadGameParams, options?: CallOptions) => ConvocaPromise<Game> = /* @__PURE__ */ operation('readGame', 'GET', '/public/game/{id}')

/**
 * Transfers a team to another member.
 *
 * For the OWNER, who becomes MANAGER.
 *
 * `POST /teams/{id}/transfer`
 */
export const transferTeam: (convoca: Convoca, input: TransferTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('transferTeam', 'POST', '/teams/{id}/transfer')

/**
 * Leaves a team.
 *
 * For every member except the owner.
 *
 * `POST /teams/{id}/leave`
 */
export const leaveTeam: (convoca: Convoca, input: LeaveTeamParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('leaveTeam', 'POST', '/teams/{id}/leave', { responseKind: 'none' })

/**
 * Removes a member.
 *
 * For OWNER and MANAGER. The OWNER cannot be removed, a MANAGER only by the OWNER.
 *
 * `DELETE /teams/{id}/team-member/{memberId}`
 *
 * @see Part 2 §7, Team core
 */
export const removeMember: (convoca: Convoca, input: RemoveMemberParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('removeMember', 'DELETE', '/teams/{id}/team-member/{memberId}', { responseKind: 'none' })

/**
 * Changes the role of a member.
 *
 * For OWNER and MANAGER. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
 *
 * `PATCH /teams/{id}/team-member/{memberId}`
 *
 * @see Part 2 §7, Team core
 */
export const changeMemberRole: (convoca: Convoca, input: ChangeMemberRoleParams, options?: CallOptions) => ConvocaPromise<TeamMember> = /* @__PURE__ */ operation('changeMemberRole', 'PATCH', '/teams/{id}/team-member/{memberId}')

/**
 * Sets the roster status of a member.
 *
 * For OWNER and MANAGER, for every member.
 *
 * `PATCH /teams/{id}/assign/{memberId}/roster`
 *
 * @see Part 2 §7, Team core
 */
export const assignRoster: (convoca: Convoca, input: AssignRosterParams, options?: CallOptions) => ConvocaPromise<TeamMember> = /* @__PURE__ */ operation('assignRoster', 'PATCH', '/teams/{id}/assign/{memberId}/roster')

/**
 * Lists the games of a team.
 *
 * `GET /teams/{id}/games`
 *
 * @see Part 2 §7, Team core
 */
export const listTeamGames: (convoca: Convoca, input: ListTeamGamesParams, options?: CallOptions) => ConvocaPromise<Game[]> = /* @__PURE__ */ operation('listTeamGames', 'GET', '/teams/{id}/games')

/**
 * Searches the signed-in user's teams.
 *
 * `GET /teams/options/user/search`
 *
 * @see Part 2 §3, team search options, and §7, Team core
 */
export const searchMyTeams: (convoca: Convoca, input?: SearchMyTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage> = /* @__PURE__ */ operation('searchMyTeams', 'GET', '/teams/options/user/search')

/**
 * Shows or hides the members of a team.
 *
 * For OWNER and MANAGER.
 *
 * `PATCH /teams/{id}/members-visibily`
 *
 * @see Part 2 §7, Team core
 */
export const changeMembersVisibility: (convoca: Convoca, input: ChangeMembersVisibilityParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('changeMembersVisibility', 'PATCH', '/teams/{id}/members-visibily')

/**
 * Sets whether a team is recruiting.
 *
 * For OWNER and MANAGER.
 *
 * Has the same effect as `recruitment.toggle` (`toggleRecruitment`); the requirement names both paths.
 *
 * `PATCH /teams/{id}/recruitment-status`
 *
 * @see Part 2 §7, Team core
 */
export const changeRecruitmentStatus: (convoca: Convoca, input: ChangeRecruitmentStatusParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('changeRecruitmentStatus', 'PATCH', '/teams/{id}/recruitment-status')

/**
 * Reads a team's public page by id.
 *
 * `GET /public/teams/{id}`
 *
 * @see Part 2 §7, Public
 */
export const readPublicTeamById: (convoca: Convoca, input: ReadPublicTeamByIdParams, options?: CallOptions) => ConvocaPromise<PublicTeam> = /* @__PURE__ */ operation('readPublicTeamById', 'GET', '/public/teams/{id}')

/**
 * Lists the public members of a team.
 *
 * Minors and users with a private profile are listed by nick only.
 *
 * `GET /public/teams/{id}/members`
 *
 * @see Part 2 §7, Public
 */
export const listPublicTeamMembers: (convoca: Convoca, input: ListPublicTeamMembersParams, options?: CallOptions) => ConvocaPromise<TeamMemberList> = /* @__PURE__ */ operation('listPublicTeamMembers', 'GET', '/public/teams/{id}/members')

/**
 * Reads a team's matches and results.
 *
 * `GET /public/teams/{id}/stats`
 *
 * @see Part 2 §7, Public
 */
export const readTeamStats: (convoca: Convoca, input: ReadTeamStatsParams, options?: CallOptions) => ConvocaPromise<TeamStats> = /* @__PURE__ */ operation('readTeamStats', 'GET', '/public/teams/{id}/stats')

/**
 * Searches teams.
 *
 * Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
 *
 * `GET /public/teams/options/search`
 *
 * @see Part 2 §3, team search options, and §7, Public
 */
export const searchTeams: (convoca: Convoca, input?: SearchTeamsParams, options?: CallOptions) => ConvocaPromise<PublicTeamPage> = /* @__PURE__ */ operation('searchTeams', 'GET', '/public/teams/options/search')

/**
 * Lists a team's badges.
 *
 * `GET /public/badgets/{teamId}/TEAM`
 *
 * @see Part 2 §7, Public
 */
export const listTeamBadges: (convoca: Convoca, input: ListTeamBadgesParams, options?: CallOptions) => ConvocaPromise<Badge[]> = /* @__PURE__ */ operation('listTeamBadges', 'GET', '/public/badgets/{teamId}/TEAM')

/**
 * Invites players to a team.
 *
 * Has the same effect as `invitations.send` (`sendInvitations`); the requirement names both paths.
 *
 * `POST /teams/{id}/invite`
 *
 * @see Part 2 §7, Team core
 */
export const invitePlayers: (convoca: Convoca, input: InvitePlayersParams, options?: CallOptions) => ConvocaPromise<InvitationList> = /* @__PURE__ */ operation('invitePlayers', 'POST', '/teams/{id}/invite', { idempotencyKey: true })

/**
 * Resends a pending invitation.
 *
 * Creates an invitation with the same user and role, and deletes the old one, which may have expired, in the same
 * transaction.
 *
 * `POST /teams/{id}/invitations/{inviteId}/resend`
 *
 * @see Part 2 §4
 */
export const resendInvitation: (convoca: Convoca, input: ResendInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation> = /* @__PURE__ */ operation('resendInvitation', 'POST', '/teams/{id}/invitations/{inviteId}/resend', { idempotencyKey: true })

/**
 * Applies to join a team.
 *
 * Only for a team that is recruiting. The team accepts or declines the application; the player withdraws it by
 * declining it.
 *
 * `POST /teams/{id}/applyToTeam`
 *
 * @see Part 2 §7, Team core
 */
export const applyToTeam: (convoca: Convoca, input: ApplyToTeamParams, options?: CallOptions) => ConvocaPromise<Invitation> = /* @__PURE__ */ operation('applyToTeam', 'POST', '/teams/{id}/applyToTeam', { idempotencyKey: true })

/**
 * Reads a team's invite link.
 *
 * For OWNER and MANAGER. Creates a link if there is none or it has expired.
 *
 * `GET /teams/{id}/invite-link`
 */
export const readInviteLink: (convoca: Convoca, input: ReadInviteLinkParams, options?: CallOptions) => ConvocaPromise<InviteLink> = /* @__PURE__ */ operation('readInviteLink', 'GET', '/teams/{id}/invite-link')

/**
 * Replaces the invite link of a team.
 *
 * For OWNER and MANAGER.
 *
 * `POST /teams/{id}/invite-link`
 */
export const resetInviteLink: (convoca: Convoca, input: ResetInviteLinkParams, options?: CallOptions) => ConvocaPromise<InviteLink> = /* @__PURE__ */ operation('resetInviteLink', 'POST', '/teams/{id}/invite-link', { idempotencyKey: true })

/**
 * Reads the team of an invite link.
 *
 * Returns the team's public data.
 *
 * `GET /teams/join/{code}`
 */
export const readInviteLinkTeam: (convoca: Convoca, input: ReadInviteLinkTeamParams, options?: CallOptions) => ConvocaPromise<PublicTeam> = /* @__PURE__ */ operation('readInviteLinkTeam', 'GET', '/teams/join/{code}')

/**
 * Joins a team by its invite link.
 *
 * The caller becomes PLAYER. An open invitation from the team is accepted instead, with its role. Whom the team removed needs such an invitation: the link alone does not let them in again.
 *
 * `POST /teams/join/{code}`
 */
export const joinByLink: (convoca: Convoca, input: JoinByLinkParams, options?: CallOptions) => ConvocaPromise<TeamDetail> = /* @__PURE__ */ operation('joinByLink', 'POST', '/teams/join/{code}', { idempotencyKey: true })

/**
 * Lists the activities of a team.
 *
 * `GET /teams/{id}/activities`
 *
 * @see Part 2 §7, Activities
 */
export const listActivities: (convoca: Convoca, input: ListActivitiesParams, options?: CallOptions) => ConvocaPromise<ActivityPage> = /* @__PURE__ */ operation('listActivities', 'GET', '/teams/{id}/activities')

/**
 * Reads an activity.
 *
 * `GET /teams/{id}/activities/{activityId}`
 *
 * @see Part 2 §7, Activities
 */
export const readActivity: (convoca: Convoca, input: ReadActivityParams, options?: CallOptions) => ConvocaPromise<Activity> = /* @__PURE__ */ operation('readActivity', 'GET', '/teams/{id}/activities/{activityId}')

/**
 * Lists the achievements of a team.
 *
 * `GET /teams/{id}/achievements`
 *
 * @see Part 2 §7, Achievements
 */
export const listAchievements: (convoca: Convoca, input: ListAchievementsParams, options?: CallOptions) => ConvocaPromise<Achievement[]> = /* @__PURE__ */ operation('listAchievements', 'GET', '/teams/{id}/achievements')

/**
 * Adds an achievement.
 *
 * For OWNER and MANAGER. Its picture is uploaded as AWARD / AWARD_ICON with its id.
 *
 * `POST /teams/{id}/achievements`
 *
 * @see Part 2 §7, Achievements
 */
export const createAchievement: (convoca: Convoca, input: CreateAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement> = /* @__PURE__ */ operation('createAchievement', 'POST', '/teams/{id}/achievements', { idempotencyKey: true })

/**
 * Reads an achievement.
 *
 * `GET /teams/{id}/achievements/{achievementId}`
 *
 * @see Part 2 §7, Achievements
 */
export const readAchievement: (convoca: Convoca, input: ReadAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement> = /* @__PURE__ */ operation('readAchievement', 'GET', '/teams/{id}/achievements/{achievementId}')

/**
 * Updates an achievement.
 *
 * For OWNER and MANAGER.
 *
 * `PUT /teams/{id}/achievements/{achievementId}`
 *
 * @see Part 2 §7, Achievements
 */
export const updateAchievement: (convoca: Convoca, input: UpdateAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement> = /* @__PURE__ */ operation('updateAchievement', 'PUT', '/teams/{id}/achievements/{achievementId}')

/**
 * Removes an achievement.
 *
 * For OWNER and MANAGER. Its picture is deleted too.
 *
 * `DELETE /teams/{id}/achievements/{achievementId}`
 *
 * @see Part 2 §7, Achievements
 */
export const deleteAchievement: (convoca: Convoca, input: DeleteAchievementParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteAchievement', 'DELETE', '/teams/{id}/achievements/{achievementId}', { responseKind: 'none' })

/**
 * Lists the communications of a team.
 *
 * Newest first; those to the team and the private ones that the caller sent or received.
 *
 * `GET /teams/{id}/communications`
 *
 * @see Part 2 §7, Communications
 */
export const listCommunications: (convoca: Convoca, input: ListCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage> = /* @__PURE__ */ operation('listCommunications', 'GET', '/teams/{id}/communications')

/**
 * Adds a communication.
 *
 * For OWNER, MANAGER, COACH and CAPTAIN; every member may send private ones. PRIVATE requires `isGlobal: false` and
 * another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the team has turned that off.
 * Offensive words are rejected in global communications, not in private ones.
 *
 * `POST /teams/{id}/communications`
 *
 * @see Part 2 §7, Communications
 */
export const createCommunication: (convoca: Convoca, input: CreateCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication> = /* @__PURE__ */ operation('createCommunication', 'POST', '/teams/{id}/communications', { idempotencyKey: true })

/**
 * Lists the communications to the whole team.
 *
 * `GET /teams/{id}/communications/global`
 *
 * @see Part 2 §7, Communications
 */
export const listGlobalCommunications: (convoca: Convoca, input: ListGlobalCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage> = /* @__PURE__ */ operation('listGlobalCommunications', 'GET', '/teams/{id}/communications/global')

/**
 * Counts the unread communications.
 *
 * Polled every 60 s. Communications from before the caller joined count as read.
 *
 * `GET /teams/{id}/communications/unread/count`
 *
 * @see Part 2 §7, Communications
 */
export const countUnreadCommunications: (convoca: Convoca, input: CountUnreadCommunicationsParams, options?: CallOptions) => ConvocaPromise<UnreadCount> = /* @__PURE__ */ operation('countUnreadCommunications', 'GET', '/teams/{id}/communications/unread/count')

/**
 * Lists a sender's unread communications.
 *
 * `GET /teams/{id}/communications/unread/sender/{senderId}`
 *
 * @see Part 2 §7, Communications
 */
export const listUnreadCommunicationsOf: (convoca: Convoca, input: ListUnreadCommunicationsOfParams, options?: CallOptions) => ConvocaPromise<Communication[]> = /* @__PURE__ */ operation('listUnreadCommunicationsOf', 'GET', '/teams/{id}/communications/unread/sender/{senderId}')

/**
 * Lists the private communications with another member.
 *
 * `GET /teams/{id}/communications/private/{otherUserId}`
 *
 * @see Part 2 §7, Communications
 */
export const listPrivateCommunications: (convoca: Convoca, input: ListPrivateCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage> = /* @__PURE__ */ operation('listPrivateCommunications', 'GET', '/teams/{id}/communications/private/{otherUserId}')

/**
 * Reads a communication.
 *
 * A private communication is visible only to its sender and recipient, while they are in the team.
 *
 * `GET /teams/{id}/communications/{cid}`
 *
 * @see Part 2 §7, Communications
 */
export const readCommunication: (convoca: Convoca, input: ReadCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication> = /* @__PURE__ */ operation('readCommunication', 'GET', '/teams/{id}/communications/{cid}')

/**
 * Updates a communication.
 *
 * For its sender; global ones also for OWNER and MANAGER. The recipient cannot be changed.
 *
 * `PUT /teams/{id}/communications/{cid}`
 *
 * @see Part 2 §7, Communications
 */
export const updateCommunication: (convoca: Convoca, input: UpdateCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication> = /* @__PURE__ */ operation('updateCommunication', 'PUT', '/teams/{id}/communications/{cid}')

/**
 * Removes a communication.
 *
 * For its sender; global ones also for OWNER and MANAGER.
 *
 * `DELETE /teams/{id}/communications/{cid}`
 *
 * @see Part 2 §7, Communications
 */
export const deleteCommunication: (convoca: Convoca, input: DeleteCommunicationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteCommunication', 'DELETE', '/teams/{id}/communications/{cid}', { responseKind: 'none' })

/**
 * Marks a communication as read.
 *
 * Read flags are per reader.
 *
 * `PUT /teams/{id}/communications/{cid}/read`
 *
 * @see Part 2 §7, Communications
 */
export const markCommunicationRead: (convoca: Convoca, input: MarkCommunicationReadParams, options?: CallOptions) => ConvocaPromise<Communication> = /* @__PURE__ */ operation('markCommunicationRead', 'PUT', '/teams/{id}/communications/{cid}/read')

/**
 * Lists a team's vacancies.
 *
 * `GET /teams/{id}/recruitment`
 *
 * @see Part 2 §7, Recruitment
 */
export const readRecruitment: (convoca: Convoca, input: ReadRecruitmentParams, options?: CallOptions) => ConvocaPromise<Recruitment> = /* @__PURE__ */ operation('readRecruitment', 'GET', '/teams/{id}/recruitment')

/**
 * Updates a vacancy.
 *
 * For OWNER and MANAGER.
 *
 * `PUT /teams/{id}/recruitment`
 *
 * @see Part 2 §7, Recruitment
 */
export const updateVacancy: (convoca: Convoca, input: UpdateVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy> = /* @__PURE__ */ operation('updateVacancy', 'PUT', '/teams/{id}/recruitment')

/**
 * Creates a vacancy.
 *
 * For OWNER and MANAGER.
 *
 * `POST /teams/{id}/recruitment`
 *
 * @see Part 2 §7, Recruitment
 */
export const createVacancy: (convoca: Convoca, input: CreateVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy> = /* @__PURE__ */ operation('createVacancy', 'POST', '/teams/{id}/recruitment', { idempotencyKey: true })

/**
 * Turns recruitment on or off.
 *
 * For OWNER and MANAGER.
 *
 * Has the same effect as `teams.changeRecruitmentStatus` (`changeRecruitmentStatus`); the requirement names both paths.
 *
 * `PUT /teams/{id}/recruitment/toggle/{status}`
 *
 * @see Part 2 §7, Recruitment
 */
export const toggleRecruitment: (convoca: Convoca, input: ToggleRecruitmentParams, options?: CallOptions) => ConvocaPromise<Recruitment> = /* @__PURE__ */ operation('toggleRecruitment', 'PUT', '/teams/{id}/recruitment/toggle/{status}')

/**
 * Deletes a vacancy.
 *
 * For OWNER and MANAGER.
 *
 * `DELETE /teams/{id}/recruitment/{vacancyId}`
 */
export const deleteVacancy: (convoca: Convoca, input: DeleteVacancyParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteVacancy', 'DELETE', '/teams/{id}/recruitment/{vacancyId}', { responseKind: 'none' })

/**
 * Lists the open vacancies of all teams.
 *
 * Filters by game, position, ranking and text.
 *
 * `GET /public/vacancies`
 */
export const listVacancies: (convoca: Convoca, input?: ListVacanciesParams, options?: CallOptions) => ConvocaPromise<VacancyPage> = /* @__PURE__ */ operation('listVacancies', 'GET', '/public/vacancies')

/**
 * Reads an open vacancy.
 *
 * Only an active vacancy of a team that is recruiting.
 *
 * `GET /public/vacancies/{id}`
 */
export const readVacancy: (convoca: Convoca, input: ReadVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy> = /* @__PURE__ */ operation('readVacancy', 'GET', '/public/vacancies/{id}')

/**
 * Lists the sponsors of a team.
 *
 * `GET /teams/{id}/sponsors`
 *
 * @see Part 2 §7, Sponsors
 */
export const listSponsors: (convoca: Convoca, input: ListSponsorsParams, options?: CallOptions) => ConvocaPromise<SponsorPage> = /* @__PURE__ */ operation('listSponsors', 'GET', '/teams/{id}/sponsors')

/**
 * Adds a sponsor.
 *
 * For OWNER and MANAGER.
 *
 * `POST /teams/{id}/sponsors`
 *
 * @see Part 2 §7, Sponsors
 */
export const createSponsor: (convoca: Convoca, input: CreateSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor> = /* @__PURE__ */ operation('createSponsor', 'POST', '/teams/{id}/sponsors', { idempotencyKey: true })

/**
 * Reads a sponsor.
 *
 * `GET /teams/{id}/sponsors/{sid}`
 *
 * @see Part 2 §7, Sponsors
 */
export const readSponsor: (convoca: Convoca, input: ReadSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor> = /* @__PURE__ */ operation('readSponsor', 'GET', '/teams/{id}/sponsors/{sid}')

/**
 * Removes a sponsor.
 *
 * For OWNER and MANAGER.
 *
 * `DELETE /teams/{id}/sponsors/{sid}`
 *
 * @see Part 2 §7, Sponsors
 */
export const deleteSponsor: (convoca: Convoca, input: DeleteSponsorParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteSponsor', 'DELETE', '/teams/{id}/sponsors/{sid}', { responseKind: 'none' })

/**
 * Updates a sponsor.
 *
 * For OWNER and MANAGER.
 *
 * `PATCH /teams/{id}/sponsors/{sid}`
 *
 * @see Part 2 §7, Sponsors
 */
export const updateSponsor: (convoca: Convoca, input: UpdateSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor> = /* @__PURE__ */ operation('updateSponsor', 'PATCH', '/teams/{id}/sponsors/{sid}')

/**
 * Lists the schedules of a team.
 *
 * `GET /teams/{id}/schedules`
 *
 * @see Part 2 §7, Schedules
 */
export const listSchedules: (convoca: Convoca, input: ListSchedulesParams, options?: CallOptions) => ConvocaPromise<Schedule[]> = /* @__PURE__ */ operation('listSchedules', 'GET', '/teams/{id}/schedules')

/**
 * Creates a schedule.
 *
 * For OWNER, MANAGER, COACH and CAPTAIN. Whoever creates it and is invited has confirmed.
 *
 * `POST /teams/{id}/schedules`
 *
 * @see Part 2 §7, Schedules
 */
export const createSchedule: (convoca: Convoca, input: CreateScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule> = /* @__PURE__ */ operation('createSchedule', 'POST', '/teams/{id}/schedules', { idempotencyKey: true })

/**
 * Reads a schedule.
 *
 * `GET /teams/{id}/schedules/{sid}`
 *
 * @see Part 2 §7, Schedules
 */
export const readSchedule: (convoca: Convoca, input: ReadScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule> = /* @__PURE__ */ operation('readSchedule', 'GET', '/teams/{id}/schedules/{sid}')

/**
 * Updates a schedule.
 *
 * For OWNER, MANAGER, COACH and CAPTAIN. A new time resets every check-in; a new location or link notifies everybody
 * who has not declined.
 *
 * `PUT /teams/{id}/schedules/{sid}`
 *
 * @see Part 2 §7, Schedules
 */
export const updateSchedule: (convoca: Convoca, input: UpdateScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule> = /* @__PURE__ */ operation('updateSchedule', 'PUT', '/teams/{id}/schedules/{sid}')

/**
 * Deletes a schedule.
 *
 * For OWNER, MANAGER, COACH and CAPTAIN. Everybody who has not declined is notified, unless the event is over.
 *
 * `DELETE /teams/{id}/schedules/{sid}`
 *
 * @see Part 2 §7, Schedules
 */
export const deleteSchedule: (convoca: Convoca, input: DeleteScheduleParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteSchedule', 'DELETE', '/teams/{id}/schedules/{sid}', { responseKind: 'none' })

/**
 * Lists the check-ins of a schedule.
 *
 * `GET /teams/{id}/schedules/{sid}/checkins`
 *
 * @see Part 2 §7, Schedules
 */
export const listCheckIns: (convoca: Convoca, input: ListCheckInsParams, options?: CallOptions) => ConvocaPromise<CheckIn[]> = /* @__PURE__ */ operation('listCheckIns', 'GET', '/teams/{id}/schedules/{sid}/checkins')

/**
 * Invites members to a schedule.
 *
 * For OWNER, MANAGER, COACH and CAPTAIN; one check-in per member. Logged as a change of the event.
 *
 * `POST /teams/{id}/schedules/{sid}/checkins`
 *
 * @see Part 2 §7, Schedules
 */
export const createCheckIns: (convoca: Convoca, input: CreateCheckInsParams, options?: CallOptions) => ConvocaPromise<CheckIn[]> = /* @__PURE__ */ operation('createCheckIns', 'POST', '/teams/{id}/schedules/{sid}/checkins', { idempotencyKey: true })

/**
 * Withdraws the invitation to a schedule.
 *
 * For OWNER, MANAGER, COACH and CAPTAIN. Logged as a change of the event.
 *
 * `DELETE /teams/{id}/schedules/{sid}/checkins/{cid}`
 *
 * @see Part 2 §7, Schedules
 */
export const deleteCheckIn: (convoca: Convoca, input: DeleteCheckInParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteCheckIn', 'DELETE', '/teams/{id}/schedules/{sid}/checkins/{cid}', { responseKind: 'none' })

/**
 * Responds to the caller's check-in.
 *
 * Accepts or declines a schedule invitation.
 *
 * `PUT /teams/{id}/schedules/{sid}/checkins/{cid}/confirmation`
 *
 * @see Part 2 §7, Schedules; part 1 §4
 */
export const answerCheckIn: (convoca: Convoca, input: AnswerCheckInParams, options?: CallOptions) => ConvocaPromise<CheckIn> = /* @__PURE__ */ operation('answerCheckIn', 'PUT', '/teams/{id}/schedules/{sid}/checkins/{cid}/confirmation')

/**
 * Reads a team's calendar as an iCalendar feed.
 *
 * For calendar apps, which cannot send a token; the feed has a key of its own.
 *
 * `GET /public/teams/{id}/schedules.ics`
 */
export const readCalendarFeed: (convoca: Convoca, input: ReadCalendarFeedParams, options?: CallOptions) => ConvocaPromise<string> = /* @__PURE__ */ operation('readCalendarFeed', 'GET', '/public/teams/{id}/schedules.ics', { responseKind: 'text' })

/**
 * Creates the caller's key of the calendar feed.
 *
 * Replaces an earlier key. The key is returned only once and stored as a hash; it is revoked when the membership ends.
 *
 * `PUT /teams/{id}/calendar-key`
 */
export const resetCalendarKey: (convoca: Convoca, input: ResetCalendarKeyParams, options?: CallOptions) => ConvocaPromise<CalendarKey> = /* @__PURE__ */ operation('resetCalendarKey', 'PUT', '/teams/{id}/calendar-key')

/**
 * Revokes the caller's key of the calendar feed.
 *
 * Requests with the key get 404 from then on.
 *
 * `DELETE /teams/{id}/calendar-key`
 */
export const deleteCalendarKey: (convoca: Convoca, input: DeleteCalendarKeyParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteCalendarKey', 'DELETE', '/teams/{id}/calendar-key', { responseKind: 'none' })

/**
 * Reads the members' availability.
 *
 * The number of available members for each hour of the week.
 *
 * `GET /teams/{id}/availability`
 */
export const readAvailability: (convoca: Convoca, input: ReadAvailabilityParams, options?: CallOptions) => ConvocaPromise<Availability> = /* @__PURE__ */ operation('readAvailability', 'GET', '/teams/{id}/availability')

/**
 * Sets the caller's weekly availability.
 *
 * Replaces the previous availability.
 *
 * `PUT /teams/{id}/availability`
 */
export const updateAvailability: (convoca: Convoca, input: UpdateAvailabilityParams, options?: CallOptions) => ConvocaPromise<Availability> = /* @__PURE__ */ operation('updateAvailability', 'PUT', '/teams/{id}/availability')

/**
 * Lists a team's championship registrations.
 *
 * `GET /championships/registration/team/{teamId}/paginated`
 *
 * @see Part 2 §7, Championships
 */
export const listTeamRegistrations: (convoca: Convoca, input: ListTeamRegistrationsParams, options?: CallOptions) => ConvocaPromise<RegistrationPage> = /* @__PURE__ */ operation('listTeamRegistrations', 'GET', '/championships/registration/team/{teamId}/paginated')

/**
 * Lists the user's conversations.
 *
 * Sorted by the latest message, newest first.
 *
 * `GET /chat/conversations`
 */
export const listConversations: (convoca: Convoca, input?: ListConversationsParams, options?: CallOptions) => ConvocaPromise<ConversationPage> = /* @__PURE__ */ operation('listConversations', 'GET', '/chat/conversations')

/**
 * Starts a conversation.
 *
 * With one user (an existing conversation is returned) or several.
 *
 * `POST /chat/conversations`
 */
export const createConversation: (convoca: Convoca, input: CreateConversationParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('createConversation', 'POST', '/chat/conversations', { idempotencyKey: true })

/**
 * Reads a conversation.
 *
 * For its participants.
 *
 * `GET /chat/conversations/{id}`
 */
export const readConversation: (convoca: Convoca, input: ReadConversationParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('readConversation', 'GET', '/chat/conversations/{id}')

/**
 * Lists messages, newest first.
 *
 * With `after`, oldest first: the messages that a client missed while disconnected.
 *
 * `GET /chat/conversations/{id}/messages`
 */
export const listMessages: (convoca: Convoca, input: ListMessagesParams, options?: CallOptions) => ConvocaPromise<MessagePage> = /* @__PURE__ */ operation('listMessages', 'GET', '/chat/conversations/{id}/messages')

/**
 * Sends a message.
 *
 * Idempotent by the client's id: a message sent twice is stored once.
 *
 * `POST /chat/conversations/{id}/messages`
 */
export const sendMessage: (convoca: Convoca, input: SendMessageParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('sendMessage', 'POST', '/chat/conversations/{id}/messages')

/**
 * Marks a conversation as read up to a message.
 *
 * The position never moves backwards.
 *
 * `PUT /chat/conversations/{id}/read`
 */
export const markConversationRead: (convoca: Convoca, input: MarkConversationReadParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('markConversationRead', 'PUT', '/chat/conversations/{id}/read', { responseKind: 'none' })

/**
 * Uploads a picture or voice note for a message.
 *
 * Pictures up to 5 MB, voice notes up to 60 s.
 *
 * `POST /chat/conversations/{id}/attachments`
 */
export const uploadAttachment: (convoca: Convoca, input: UploadAttachmentParams, options?: CallOptions) => ConvocaPromise<Attachment> = /* @__PURE__ */ operation('uploadAttachment', 'POST', '/chat/conversations/{id}/attachments', { idempotencyKey: true })

/**
 * Mutes or unmutes a conversation.
 *
 * For the caller only.
 *
 * `PUT /chat/conversations/{id}/mute`
 */
export const muteConversation: (convoca: Convoca, input: MuteConversationParams, options?: CallOptions) => ConvocaPromise<Conversation> = /* @__PURE__ */ operation('muteConversation', 'PUT', '/chat/conversations/{id}/mute')

/**
 * Leaves a group.
 *
 * The group of a team can only be left by leaving the team.
 *
 * `POST /chat/conversations/{id}/leave`
 */
export const leaveConversation: (convoca: Convoca, input: LeaveConversationParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('leaveConversation', 'POST', '/chat/conversations/{id}/leave', { responseKind: 'none' })

/**
 * Deletes a message of the caller.
 *
 * Within 15 minutes; the message stays in the list without its content.
 *
 * `DELETE /chat/messages/{id}`
 */
export const deleteMessage: (convoca: Convoca, input: DeleteMessageParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteMessage', 'DELETE', '/chat/messages/{id}', { responseKind: 'none' })

/**
 * Edits a message of the caller.
 *
 * Within 15 minutes.
 *
 * `PATCH /chat/messages/{id}`
 */
export const editMessage: (convoca: Convoca, input: EditMessageParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('editMessage', 'PATCH', '/chat/messages/{id}')

/**
 * Reacts to a message.
 *
 * Once per user and emoji.
 *
 * `PUT /chat/messages/{id}/reactions/{emoji}`
 */
export const addReaction: (convoca: Convoca, input: AddReactionParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('addReaction', 'PUT', '/chat/messages/{id}/reactions/{emoji}')

/**
 * Removes a reaction.
 *
 * Only the caller's own.
 *
 * `DELETE /chat/messages/{id}/reactions/{emoji}`
 */
export const removeReaction: (convoca: Convoca, input: RemoveReactionParams, options?: CallOptions) => ConvocaPromise<Message> = /* @__PURE__ */ operation('removeReaction', 'DELETE', '/chat/messages/{id}/reactions/{emoji}')

/**
 * Reports a message.
 *
 * Sends a report to the platform’s moderators.
 *
 * `POST /chat/messages/{id}/report`
 */
export const reportMessage: (convoca: Convoca, input: ReportMessageParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('reportMessage', 'POST', '/chat/messages/{id}/report', { responseKind: 'none', idempotencyKey: true })

/**
 * Lists the users blocked by the caller.
 *
 * The list is private.
 *
 * `GET /chat/blocks`
 */
export const listBlockedUsers: (convoca: Convoca, input?: ListBlockedUsersParams, options?: CallOptions) => ConvocaPromise<User[]> = /* @__PURE__ */ operation('listBlockedUsers', 'GET', '/chat/blocks')

/**
 * Blocks a user.
 *
 * Neither user can send messages to the other.
 *
 * `PUT /chat/blocks/{userId}`
 */
export const blockUser: (convoca: Convoca, input: BlockUserParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('blockUser', 'PUT', '/chat/blocks/{userId}', { responseKind: 'none' })

/**
 * Unblocks a user.
 *
 * Removes the caller’s block.
 *
 * `DELETE /chat/blocks/{userId}`
 */
export const unblockUser: (convoca: Convoca, input: UnblockUserParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('unblockUser', 'DELETE', '/chat/blocks/{userId}', { responseKind: 'none' })

/**
 * Checks that the process is running.
 *
 * Does not query the database.
 *
 * `GET /health`
 */
export const readHealth: (convoca: Convoca, input?: ReadHealthParams, options?: CallOptions) => ConvocaPromise<Health> = /* @__PURE__ */ operation('readHealth', 'GET', '/health')

/**
 * Checks that the service is ready.
 *
 * Queries the database. After a write that failed because the disk was full, it answers 503 until one succeeds.
 *
 * `GET /ready`
 */
export const readReadiness: (convoca: Convoca, input?: ReadReadinessParams, options?: CallOptions) => ConvocaPromise<Health> = /* @__PURE__ */ operation('readReadiness', 'GET', '/ready')
