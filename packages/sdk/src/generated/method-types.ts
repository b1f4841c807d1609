// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../client/convoca-promise.ts'
import type { Pages } from '../client/pagination.ts'
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

/** The operations of `auth`. */
export interface AuthMethods {
  /**
   * Creates an account.
   *
   * Does not sign in; call `login` next.
   *
   * `POST /auth/register`
   *
   * @see Part 1 §7, Auth
   */
  readonly register: (input: RegisterParams, options?: CallOptions) => ConvocaPromise<User>
  /**
   * Starts a session.
   *
   * The message and the response time do not reveal whether the e-mail exists. A session ends 30 days after its last use and 90 days after it began.
   *
   * `POST /auth/login`
   *
   * @see Part 1 §7, Auth
   */
  readonly login: (input: LoginParams, options?: CallOptions) => ConvocaPromise<Token>
  /**
   * Ends the current session.
   *
   * Requests with its token get 401 from then on.
   *
   * `POST /auth/logout`
   */
  readonly logout: (input?: LogoutParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the sessions of the user.
   *
   * Most recently used first.
   *
   * `GET /auth/sessions`
   */
  readonly listSessions: (input?: ListSessionsParams, options?: CallOptions) => ConvocaPromise<Session[]>
  /**
   * Ends one session of the user.
   *
   * May be the current session.
   *
   * `DELETE /auth/sessions/{id}`
   */
  readonly endSession: (input: EndSessionParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Starts a session with a social account.
   *
   * The first log-in creates an account; the user must complete its missing fields first. For STEAM the token is the query string of the OpenID response.
   *
   * `POST /auth/social-login`
   *
   * @see Part 1 §7, Auth
   */
  readonly socialLogin: (input: SocialLoginParams, options?: CallOptions) => ConvocaPromise<SocialToken>
  /**
   * Requests a recovery e-mail.
   *
   * The response and its time do not reveal whether the e-mail exists.
   *
   * `POST /auth/reset-password`
   *
   * @see Part 1 §7, Auth
   */
  readonly resetPassword: (input: ResetPasswordParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Sets a new password with a recovery token.
   *
   * Ends every session.
   *
   * `POST /auth/change-password`
   *
   * @see Part 1 §7, Auth
   */
  readonly changePassword: (input: ChangePasswordParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Changes the password of the signed-in user.
   *
   * Requires the current password; ends every other session.
   *
   * `PUT /auth/password`
   */
  readonly updatePassword: (input: UpdatePasswordParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Confirms an e-mail address.
   *
   * With the token from the registration e-mail.
   *
   * `POST /auth/confirm-email`
   */
  readonly confirmEmail: (input: ConfirmEmailParams, options?: CallOptions) => ConvocaPromise<undefined>
}

/** The operations of `users`. */
export interface UsersMethods {
  /**
   * Reads the signed-in user's profile.
   *
   * The only response with cpf, phone, e-mail and birth.
   *
   * `GET /user/profile/me`
   *
   * @see Part 1 §7, User
   */
  readonly readMyProfile: (input?: ReadMyProfileParams, options?: CallOptions) => ConvocaPromise<OwnProfile>
  /**
   * Reads a player's public profile.
   *
   * `GET /public/user/pro/{nickname}`
   *
   * @see Part 1 §7, User
   */
  readonly readPublicProfile: (input: ReadPublicProfileParams, options?: CallOptions) => ConvocaPromise<PublicProfile>
  /**
   * Searches players for the picker.
   *
   * 80 per page in the player picker. Minors and users with a hidden profile are omitted.
   *
   * `GET /public/user/options/search/`
   *
   * @see Part 1 §7, User
   */
  readonly searchPlayers: (input?: SearchPlayersParams, options?: CallOptions) => ConvocaPromise<PlayerPage>
  /** Iterates over all pages of `searchPlayers`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateSearchPlayers: (input?: SearchPlayersParams, options?: CallOptions) => Pages<PlayerPage>
  /**
   * Reads a player's public profile by id.
   *
   * `GET /public/user/{id}`
   *
   * @see Part 1 §7, User
   */
  readonly readPublicUser: (input: ReadPublicUserParams, options?: CallOptions) => ConvocaPromise<PublicProfile>
  /**
   * Searches players by the start of their name.
   *
   * At most 20 results, from 4 characters.
   *
   * `GET /public/user/options/all`
   *
   * @see Part 1 §7, User; part 1 §5
   */
  readonly listPlayersByName: (input: ListPlayersByNameParams, options?: CallOptions) => ConvocaPromise<PlayerOption[]>
  /**
   * Updates the signed-in user's profile.
   *
   * `PUT /user/{id}`
   *
   * @see Part 1 §7, User
   */
  readonly updateProfile: (input: UpdateProfileParams, options?: CallOptions) => ConvocaPromise<OwnProfile>
  /**
   * Requests the erasure of the account.
   *
   * Requires the password; can be undone for 7 days. Owned teams must be transferred first.
   *
   * `DELETE /user/{id}`
   */
  readonly deleteAccount: (input: DeleteAccountParams, options?: CallOptions) => ConvocaPromise<Erasure>
  /**
   * Cancels the erasure of the account.
   *
   * Within the 7 days.
   *
   * `POST /user/{id}/restore`
   */
  readonly restoreAccount: (input: RestoreAccountParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Exports all data stored about the user.
   *
   * A single JSON document, as required by the LGPD.
   *
   * `GET /user/{id}/export`
   */
  readonly exportAccount: (input: ExportAccountParams, options?: CallOptions) => ConvocaPromise<AccountExport>
  /**
   * Lists a user's teams.
   *
   * For another user, only the teams whose members are public.
   *
   * `GET /user/{id}/teams`
   *
   * @see Part 1 §7, User
   */
  readonly listTeams: (input: ListUserTeamsParams, options?: CallOptions) => ConvocaPromise<ProfileTeam[]>
  /**
   * Reads the signed-in user's preferences.
   *
   * Notification channels, theme, visibility and chat.
   *
   * `GET /user/{id}/preferences`
   */
  readonly readPreferences: (input: ReadPreferencesParams, options?: CallOptions) => ConvocaPromise<Preferences>
  /**
   * Updates the signed-in user's preferences.
   *
   * Replaces all preferences.
   *
   * `PUT /user/{id}/preferences`
   */
  readonly updatePreferences: (input: UpdatePreferencesParams, options?: CallOptions) => ConvocaPromise<Preferences>
  /**
   * Adds a piece of equipment.
   *
   * `POST /user/{id}/equipament`
   *
   * @see Part 1 §7, User
   */
  readonly createEquipment: (input: CreateEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment>
  /**
   * Updates a piece of equipment.
   *
   * `PUT /user/{id}/equipament/{setupId}/update`
   *
   * @see Part 1 §7, User
   */
  readonly updateEquipment: (input: UpdateEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment>
  /**
   * Removes a piece of equipment.
   *
   * `DELETE /user/{id}/equipament/{setupId}`
   *
   * @see Part 1 §7, User
   */
  readonly deleteEquipment: (input: DeleteEquipmentParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists a player's equipment.
   *
   * `GET /public/user/{id}/equipament`
   *
   * @see Part 1 §7, User
   */
  readonly listEquipment: (input: ListEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment[]>
  /**
   * Lists the signed-in user's Pix keys.
   *
   * Masked, unless `reveal` is set.
   *
   * `GET /user/{id}/pix/all`
   *
   * @see Part 1 §7, User
   */
  readonly listPixKeys: (input: ListPixKeysParams, options?: CallOptions) => ConvocaPromise<PixKey[]>
  /**
   * Adds a Pix key.
   *
   * At most 5; not for minors.
   *
   * `POST /user/{id}/pix`
   *
   * @see Part 1 §7, User
   */
  readonly createPixKey: (input: CreatePixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey>
  /**
   * Changes a Pix key.
   *
   * `PUT /user/{id}/pix/{pixId}`
   *
   * @see Part 1 §7, User
   */
  readonly updatePixKey: (input: UpdatePixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey>
  /**
   * Removes a Pix key.
   *
   * `DELETE /user/{id}/pix/{pixId}`
   *
   * @see Part 1 §7, User
   */
  readonly deletePixKey: (input: DeletePixKeyParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Recommends players and teams of the caller's games.
   *
   * `GET /recommendations`
   *
   * @see Part 1 §7, User
   */
  readonly listRecommendations: (input?: ListRecommendationsParams, options?: CallOptions) => ConvocaPromise<Recommendations>
}

/** The operations of `games`. */
export interface GamesMethods {
  /**
   * Lists the games, page by page.
   *
   * `GET /game`
   *
   * @see Part 2 §7, Public
   */
  readonly list: (input?: ListGamesParams, options?: CallOptions) => ConvocaPromise<GamePage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input?: ListGamesParams, options?: CallOptions) => Pages<GamePage>
  /**
   * Lists every game.
   *
   * All of them at once, cacheable for 10 minutes; `listGames` has pages and a search.
   *
   * `GET /public/games/all`
   *
   * @see Part 2 §7, Public
   */
  readonly listAllGames: (input?: ListAllGamesParams, options?: CallOptions) => ConvocaPromise<Game[]>
  /**
   * Reads a game.
   *
   * `GET /public/game/{id}`
   *
   * @see Part 2 §7, Public
   */
  readonly read: (input: ReadGameParams, options?: CallOptions) => ConvocaPromise<Game>
}

/** The operations of `teams`. */
export interface TeamsMethods {
  /**
   * Lists teams.
   *
   * With `entityId` (the signed-in user's id) only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
   *
   * `GET /teams`
   *
   * @see Part 2 §7, Team core
   */
  readonly list: (input?: ListTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input?: ListTeamsParams, options?: CallOptions) => Pages<TeamPage>
  /**
   * Creates a team.
   *
   * The caller becomes its OWNER.
   *
   * `POST /teams`
   *
   * @see Part 2 §7, Team core
   */
  readonly create: (input: CreateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Reads a team as its member.
   *
   * 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
   *
   * `GET /teams/{id}`
   *
   * @see Part 2 §7, Team core
   */
  readonly read: (input: ReadTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Updates a team.
   *
   * For OWNER and MANAGER.
   *
   * `PUT /teams/{id}`
   *
   * @see Part 2 §7, Team core
   */
  readonly update: (input: UpdateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Deletes a team.
   *
   * For the OWNER. The members are notified.
   *
   * `DELETE /teams/{id}`
   */
  readonly delete: (input: DeleteTeamParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the members of a team.
   *
   * For members, or for every signed-in user if the members are public.
   *
   * `GET /teams/{id}/members`
   *
   * @see Part 2 §7, Team core
   */
  readonly listMembers: (input: ListTeamMembersParams, options?: CallOptions) => ConvocaPromise<TeamMemberList>
  /**
   * Reads a team's public page.
   *
   * `GET /public/teams/pro/{teamTag}`
   *
   * @see Part 2 §7, Public
   */
  readonly readPublicTeam: (input: ReadPublicTeamParams, options?: CallOptions) => ConvocaPromise<PublicTeam>
  /**
   * Transfers a team to another member.
   *
   * For the OWNER, who becomes MANAGER.
   *
   * `POST /teams/{id}/transfer`
   */
  readonly transfer: (input: TransferTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Leaves a team.
   *
   * For every member except the owner.
   *
   * `POST /teams/{id}/leave`
   */
  readonly leave: (input: LeaveTeamParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Removes a member.
   *
   * For OWNER and MANAGER. The OWNER cannot be removed, a MANAGER only by the OWNER.
   *
   * `DELETE /teams/{id}/team-member/{memberId}`
   *
   * @see Part 2 §7, Team core
   */
  readonly removeMember: (input: RemoveMemberParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Changes the role of a member.
   *
   * For OWNER and MANAGER. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
   *
   * `PATCH /teams/{id}/team-member/{memberId}`
   *
   * @see Part 2 §7, Team core
   */
  readonly changeMemberRole: (input: ChangeMemberRoleParams, options?: CallOptions) => ConvocaPromise<TeamMember>
  /**
   * Sets the roster status of a member.
   *
   * For OWNER and MANAGER, for every member.
   *
   * `PATCH /teams/{id}/assign/{memberId}/roster`
   *
   * @see Part 2 §7, Team core
   */
  readonly assignRoster: (input: AssignRosterParams, options?: CallOptions) => ConvocaPromise<TeamMember>
  /**
   * Lists the games of a team.
   *
   * `GET /teams/{id}/games`
   *
   * @see Part 2 §7, Team core
   */
  readonly listGames: (input: ListTeamGamesParams, options?: CallOptions) => ConvocaPromise<Game[]>
  /**
   * Searches the signed-in user's teams.
   *
   * `GET /teams/options/user/search`
   *
   * @see Part 2 §3, team search options, and §7, Team core
   */
  readonly searchMyTeams: (input?: SearchMyTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage>
  /** Iterates over all pages of `searchMyTeams`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateSearchMyTeams: (input?: SearchMyTeamsParams, options?: CallOptions) => Pages<TeamPage>
  /**
   * Shows or hides the members of a team.
   *
   * For OWNER and MANAGER.
   *
   * `PATCH /teams/{id}/members-visibily`
   *
   * @see Part 2 §7, Team core
   */
  readonly changeMembersVisibility: (input: ChangeMembersVisibilityParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
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
  readonly changeRecruitmentStatus: (input: ChangeRecruitmentStatusParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Reads a team's public page by id.
   *
   * `GET /public/teams/{id}`
   *
   * @see Part 2 §7, Public
   */
  readonly readPublicTeamById: (input: ReadPublicTeamByIdParams, options?: CallOptions) => ConvocaPromise<PublicTeam>
  /**
   * Lists the public members of a team.
   *
   * Minors and users with a private profile are listed by nick only.
   *
   * `GET /public/teams/{id}/members`
   *
   * @see Part 2 §7, Public
   */
  readonly listPublicTeamMembers: (input: ListPublicTeamMembersParams, options?: CallOptions) => ConvocaPromise<TeamMemberList>
  /**
   * Reads a team's matches and results.
   *
   * `GET /public/teams/{id}/stats`
   *
   * @see Part 2 §7, Public
   */
  readonly readStats: (input: ReadTeamStatsParams, options?: CallOptions) => ConvocaPromise<TeamStats>
  /**
   * Searches teams.
   *
   * Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
   *
   * `GET /public/teams/options/search`
   *
   * @see Part 2 §3, team search options, and §7, Public
   */
  readonly search: (input?: SearchTeamsParams, options?: CallOptions) => ConvocaPromise<PublicTeamPage>
  /** Iterates over all pages of `search`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateSearch: (input?: SearchTeamsParams, options?: CallOptions) => Pages<PublicTeamPage>
  /**
   * Lists a team's badges.
   *
   * `GET /public/badgets/{teamId}/TEAM`
   *
   * @see Part 2 §7, Public
   */
  readonly listBadges: (input: ListTeamBadgesParams, options?: CallOptions) => ConvocaPromise<Badge[]>
}

/** The operations of `invitations`. */
export interface InvitationsMethods {
  /**
   * Lists the signed-in user's invitations and applications.
   *
   * Newest first.
   *
   * `GET /teams/invitations/user`
   *
   * @see Part 2 §7, Team core
   */
  readonly listMyInvitations: (input?: ListMyInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationPage>
  /** Iterates over all pages of `listMyInvitations`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateMyInvitations: (input?: ListMyInvitationsParams, options?: CallOptions) => Pages<InvitationPage>
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
  readonly send: (input: SendInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationList>
  /**
   * Lists the invitations of a team and the applications to it.
   *
   * For OWNER and MANAGER. Newest first.
   *
   * `GET /teams/{id}/invitations`
   *
   * @see Part 2 §7, Team core
   */
  readonly listTeamInvitations: (input: ListTeamInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationPage>
  /** Iterates over all pages of `listTeamInvitations`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateTeamInvitations: (input: ListTeamInvitationsParams, options?: CallOptions) => Pages<InvitationPage>
  /**
   * Cancels a pending invitation.
   *
   * For OWNER and MANAGER. Expired invitations can be cancelled, applications cannot.
   *
   * `DELETE /teams/{id}/invitations/{inviteId}`
   *
   * @see Part 2 §7, Team core
   */
  readonly delete: (input: DeleteInvitationParams, options?: CallOptions) => ConvocaPromise<undefined>
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
  readonly accept: (input: AcceptInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation>
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
  readonly decline: (input: DeclineInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation>
  /**
   * Invites players to a team.
   *
   * Has the same effect as `invitations.send` (`sendInvitations`); the requirement names both paths.
   *
   * `POST /teams/{id}/invite`
   *
   * @see Part 2 §7, Team core
   */
  readonly invitePlayers: (input: InvitePlayersParams, options?: CallOptions) => ConvocaPromise<InvitationList>
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
  readonly resend: (input: ResendInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation>
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
  readonly applyToTeam: (input: ApplyToTeamParams, options?: CallOptions) => ConvocaPromise<Invitation>
  /**
   * Reads a team's invite link.
   *
   * For OWNER and MANAGER. Creates a link if there is none or it has expired.
   *
   * `GET /teams/{id}/invite-link`
   */
  readonly readInviteLink: (input: ReadInviteLinkParams, options?: CallOptions) => ConvocaPromise<InviteLink>
  /**
   * Replaces the invite link of a team.
   *
   * For OWNER and MANAGER.
   *
   * `POST /teams/{id}/invite-link`
   */
  readonly resetInviteLink: (input: ResetInviteLinkParams, options?: CallOptions) => ConvocaPromise<InviteLink>
  /**
   * Reads the team of an invite link.
   *
   * Returns the team's public data.
   *
   * `GET /teams/join/{code}`
   */
  readonly readInviteLinkTeam: (input: ReadInviteLinkTeamParams, options?: CallOptions) => ConvocaPromise<PublicTeam>
  /**
   * Joins a team by its invite link.
   *
   * The caller becomes PLAYER. An open invitation from the team is accepted instead, with its role. Whom the team removed needs such an invitation: the link alone does not let them in again.
   *
   * `POST /teams/join/{code}`
   */
  readonly joinByLink: (input: JoinByLinkParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
}

/** The operations of `files`. */
export interface FilesMethods {
  /**
   * Uploads a picture.
   *
   * The format is detected from the content; the picture is re-encoded without metadata. An entity has one picture per business type, and a new one replaces it.
   *
   * `POST /file/save`
   *
   * @see Part 2 §7, Files
   */
  readonly save: (input: SaveFileParams, options?: CallOptions) => ConvocaPromise<FileRecord>
  /**
   * Replaces a picture.
   *
   * For a file that already has an id.
   *
   * `PUT /file/{id}`
   *
   * @see Part 2 §7, Files
   */
  readonly replace: (input: ReplaceFileParams, options?: CallOptions) => ConvocaPromise<FileRecord>
  /**
   * Removes a picture.
   *
   * Not in the requirement: without it a picture could only be replaced. Needs the permission to upload it.
   *
   * `DELETE /file/{id}`
   */
  readonly delete: (input: DeleteFileParams, options?: CallOptions) => ConvocaPromise<undefined>
}

/** The operations of `notifications`. */
export interface NotificationsMethods {
  /**
   * Lists the unread notifications.
   *
   * Newest first, at most 200.
   *
   * `GET /notifications/`
   *
   * @see Part 1 §7, Notifications
   */
  readonly listUnreadNotifications: (input?: ListUnreadNotificationsParams, options?: CallOptions) => ConvocaPromise<NotificationList>
  /**
   * Lists the notifications, page by page.
   *
   * 8 per page.
   *
   * `GET /notifications/all-platform`
   *
   * @see Part 1 §7, Notifications
   */
  readonly list: (input?: ListNotificationsParams, options?: CallOptions) => ConvocaPromise<NotificationPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input?: ListNotificationsParams, options?: CallOptions) => Pages<NotificationPage>
  /**
   * Marks a notification as read.
   *
   * `PATCH /notifications/mark-as-read/{id}`
   *
   * @see Part 1 §7, Notifications
   */
  readonly markRead: (input: MarkNotificationReadParams, options?: CallOptions) => ConvocaPromise<Notification>
  /**
   * Marks every unread notification as read.
   *
   * *Marcar todas* in one request.
   *
   * `PATCH /notifications/mark-all-as-read`
   *
   * @see Part 1 §2
   */
  readonly markAllNotificationsRead: (input?: MarkAllNotificationsReadParams, options?: CallOptions) => ConvocaPromise<ReadCount>
  /**
   * Deletes a notification.
   *
   * `DELETE /notifications/{id}`
   *
   * @see Part 1 §7, Notifications
   */
  readonly delete: (input: DeleteNotificationParams, options?: CallOptions) => ConvocaPromise<undefined>
}

/** The operations of `system`. */
export interface SystemMethods {
  /**
   * Reads the public configuration of this server.
   *
   * Clients offer only the social providers that are configured.
   *
   * `GET /public/config`
   */
  readonly readConfig: (input?: ReadConfigParams, options?: CallOptions) => ConvocaPromise<PublicConfig>
  /**
   * Checks that the process is running.
   *
   * Does not query the database.
   *
   * `GET /health`
   */
  readonly readHealth: (input?: ReadHealthParams, options?: CallOptions) => ConvocaPromise<Health>
  /**
   * Checks that the service is ready.
   *
   * Queries the database. After a write that failed because the disk was full, it answers 503 until one succeeds.
   *
   * `GET /ready`
   */
  readonly readReadiness: (input?: ReadReadinessParams, options?: CallOptions) => ConvocaPromise<Health>
}

/** The operations of `activities`. */
export interface ActivitiesMethods {
  /**
   * Lists the activities of a team.
   *
   * `GET /teams/{id}/activities`
   *
   * @see Part 2 §7, Activities
   */
  readonly list: (input: ListActivitiesParams, options?: CallOptions) => ConvocaPromise<ActivityPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input: ListActivitiesParams, options?: CallOptions) => Pages<ActivityPage>
  /**
   * Reads an activity.
   *
   * `GET /teams/{id}/activities/{activityId}`
   *
   * @see Part 2 §7, Activities
   */
  readonly read: (input: ReadActivityParams, options?: CallOptions) => ConvocaPromise<Activity>
}

/** The operations of `achievements`. */
export interface AchievementsMethods {
  /**
   * Lists the achievements of a team.
   *
   * `GET /teams/{id}/achievements`
   *
   * @see Part 2 §7, Achievements
   */
  readonly list: (input: ListAchievementsParams, options?: CallOptions) => ConvocaPromise<Achievement[]>
  /**
   * Adds an achievement.
   *
   * For OWNER and MANAGER. Its picture is uploaded as AWARD / AWARD_ICON with its id.
   *
   * `POST /teams/{id}/achievements`
   *
   * @see Part 2 §7, Achievements
   */
  readonly create: (input: CreateAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement>
  /**
   * Reads an achievement.
   *
   * `GET /teams/{id}/achievements/{achievementId}`
   *
   * @see Part 2 §7, Achievements
   */
  readonly read: (input: ReadAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement>
  /**
   * Updates an achievement.
   *
   * For OWNER and MANAGER.
   *
   * `PUT /teams/{id}/achievements/{achievementId}`
   *
   * @see Part 2 §7, Achievements
   */
  readonly update: (input: UpdateAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement>
  /**
   * Removes an achievement.
   *
   * For OWNER and MANAGER. Its picture is deleted too.
   *
   * `DELETE /teams/{id}/achievements/{achievementId}`
   *
   * @see Part 2 §7, Achievements
   */
  readonly delete: (input: DeleteAchievementParams, options?: CallOptions) => ConvocaPromise<undefined>
}

/** The operations of `communications`. */
export interface CommunicationsMethods {
  /**
   * Lists the communications of a team.
   *
   * Newest first; those to the team and the private ones that the caller sent or received.
   *
   * `GET /teams/{id}/communications`
   *
   * @see Part 2 §7, Communications
   */
  readonly list: (input: ListCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input: ListCommunicationsParams, options?: CallOptions) => Pages<CommunicationPage>
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
  readonly create: (input: CreateCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication>
  /**
   * Lists the communications to the whole team.
   *
   * `GET /teams/{id}/communications/global`
   *
   * @see Part 2 §7, Communications
   */
  readonly listGlobalCommunications: (input: ListGlobalCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage>
  /** Iterates over all pages of `listGlobalCommunications`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateGlobalCommunications: (input: ListGlobalCommunicationsParams, options?: CallOptions) => Pages<CommunicationPage>
  /**
   * Counts the unread communications.
   *
   * Polled every 60 s. Communications from before the caller joined count as read.
   *
   * `GET /teams/{id}/communications/unread/count`
   *
   * @see Part 2 §7, Communications
   */
  readonly countUnreadCommunications: (input: CountUnreadCommunicationsParams, options?: CallOptions) => ConvocaPromise<UnreadCount>
  /**
   * Lists a sender's unread communications.
   *
   * `GET /teams/{id}/communications/unread/sender/{senderId}`
   *
   * @see Part 2 §7, Communications
   */
  readonly listUnreadCommunicationsOf: (input: ListUnreadCommunicationsOfParams, options?: CallOptions) => ConvocaPromise<Communication[]>
  /**
   * Lists the private communications with another member.
   *
   * `GET /teams/{id}/communications/private/{otherUserId}`
   *
   * @see Part 2 §7, Communications
   */
  readonly listPrivateCommunications: (input: ListPrivateCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage>
  /** Iterates over all pages of `listPrivateCommunications`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iteratePrivateCommunications: (input: ListPrivateCommunicationsParams, options?: CallOptions) => Pages<CommunicationPage>
  /**
   * Reads a communication.
   *
   * A private communication is visible only to its sender and recipient, while they are in the team.
   *
   * `GET /teams/{id}/communications/{cid}`
   *
   * @see Part 2 §7, Communications
   */
  readonly read: (input: ReadCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication>
  /**
   * Updates a communication.
   *
   * For its sender; global ones also for OWNER and MANAGER. The recipient cannot be changed.
   *
   * `PUT /teams/{id}/communications/{cid}`
   *
   * @see Part 2 §7, Communications
   */
  readonly update: (input: UpdateCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication>
  /**
   * Removes a communication.
   *
   * For its sender; global ones also for OWNER and MANAGER.
   *
   * `DELETE /teams/{id}/communications/{cid}`
   *
   * @see Part 2 §7, Communications
   */
  readonly delete: (input: DeleteCommunicationParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Marks a communication as read.
   *
   * Read flags are per reader.
   *
   * `PUT /teams/{id}/communications/{cid}/read`
   *
   * @see Part 2 §7, Communications
   */
  readonly markRead: (input: MarkCommunicationReadParams, options?: CallOptions) => ConvocaPromise<Communication>
}

/** The operations of `recruitment`. */
export interface RecruitmentMethods {
  /**
   * Lists a team's vacancies.
   *
   * `GET /teams/{id}/recruitment`
   *
   * @see Part 2 §7, Recruitment
   */
  readonly read: (input: ReadRecruitmentParams, options?: CallOptions) => ConvocaPromise<Recruitment>
  /**
   * Updates a vacancy.
   *
   * For OWNER and MANAGER.
   *
   * `PUT /teams/{id}/recruitment`
   *
   * @see Part 2 §7, Recruitment
   */
  readonly updateVacancy: (input: UpdateVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy>
  /**
   * Creates a vacancy.
   *
   * For OWNER and MANAGER.
   *
   * `POST /teams/{id}/recruitment`
   *
   * @see Part 2 §7, Recruitment
   */
  readonly createVacancy: (input: CreateVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy>
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
  readonly toggle: (input: ToggleRecruitmentParams, options?: CallOptions) => ConvocaPromise<Recruitment>
  /**
   * Deletes a vacancy.
   *
   * For OWNER and MANAGER.
   *
   * `DELETE /teams/{id}/recruitment/{vacancyId}`
   */
  readonly deleteVacancy: (input: DeleteVacancyParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the open vacancies of all teams.
   *
   * Filters by game, position, ranking and text.
   *
   * `GET /public/vacancies`
   */
  readonly listVacancies: (input?: ListVacanciesParams, options?: CallOptions) => ConvocaPromise<VacancyPage>
  /** Iterates over all pages of `listVacancies`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateVacancies: (input?: ListVacanciesParams, options?: CallOptions) => Pages<VacancyPage>
  /**
   * Reads an open vacancy.
   *
   * Only an active vacancy of a team that is recruiting.
   *
   * `GET /public/vacancies/{id}`
   */
  readonly readVacancy: (input: ReadVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy>
}

/** The operations of `sponsors`. */
export interface SponsorsMethods {
  /**
   * Lists the sponsors of a team.
   *
   * `GET /teams/{id}/sponsors`
   *
   * @see Part 2 §7, Sponsors
   */
  readonly list: (input: ListSponsorsParams, options?: CallOptions) => ConvocaPromise<SponsorPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input: ListSponsorsParams, options?: CallOptions) => Pages<SponsorPage>
  /**
   * Adds a sponsor.
   *
   * For OWNER and MANAGER.
   *
   * `POST /teams/{id}/sponsors`
   *
   * @see Part 2 §7, Sponsors
   */
  readonly create: (input: CreateSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor>
  /**
   * Reads a sponsor.
   *
   * `GET /teams/{id}/sponsors/{sid}`
   *
   * @see Part 2 §7, Sponsors
   */
  readonly read: (input: ReadSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor>
  /**
   * Removes a sponsor.
   *
   * For OWNER and MANAGER.
   *
   * `DELETE /teams/{id}/sponsors/{sid}`
   *
   * @see Part 2 §7, Sponsors
   */
  readonly delete: (input: DeleteSponsorParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Updates a sponsor.
   *
   * For OWNER and MANAGER.
   *
   * `PATCH /teams/{id}/sponsors/{sid}`
   *
   * @see Part 2 §7, Sponsors
   */
  readonly update: (input: UpdateSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor>
}

/** The operations of `schedules`. */
export interface SchedulesMethods {
  /**
   * Lists the schedules of a team.
   *
   * `GET /teams/{id}/schedules`
   *
   * @see Part 2 §7, Schedules
   */
  readonly list: (input: ListSchedulesParams, options?: CallOptions) => ConvocaPromise<Schedule[]>
  /**
   * Creates a schedule.
   *
   * For OWNER, MANAGER, COACH and CAPTAIN. Whoever creates it and is invited has confirmed.
   *
   * `POST /teams/{id}/schedules`
   *
   * @see Part 2 §7, Schedules
   */
  readonly create: (input: CreateScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule>
  /**
   * Reads a schedule.
   *
   * `GET /teams/{id}/schedules/{sid}`
   *
   * @see Part 2 §7, Schedules
   */
  readonly read: (input: ReadScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule>
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
  readonly update: (input: UpdateScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule>
  /**
   * Deletes a schedule.
   *
   * For OWNER, MANAGER, COACH and CAPTAIN. Everybody who has not declined is notified, unless the event is over.
   *
   * `DELETE /teams/{id}/schedules/{sid}`
   *
   * @see Part 2 §7, Schedules
   */
  readonly delete: (input: DeleteScheduleParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the check-ins of a schedule.
   *
   * `GET /teams/{id}/schedules/{sid}/checkins`
   *
   * @see Part 2 §7, Schedules
   */
  readonly listCheckIns: (input: ListCheckInsParams, options?: CallOptions) => ConvocaPromise<CheckIn[]>
  /**
   * Invites members to a schedule.
   *
   * For OWNER, MANAGER, COACH and CAPTAIN; one check-in per member. Logged as a change of the event.
   *
   * `POST /teams/{id}/schedules/{sid}/checkins`
   *
   * @see Part 2 §7, Schedules
   */
  readonly createCheckIns: (input: CreateCheckInsParams, options?: CallOptions) => ConvocaPromise<CheckIn[]>
  /**
   * Withdraws the invitation to a schedule.
   *
   * For OWNER, MANAGER, COACH and CAPTAIN. Logged as a change of the event.
   *
   * `DELETE /teams/{id}/schedules/{sid}/checkins/{cid}`
   *
   * @see Part 2 §7, Schedules
   */
  readonly deleteCheckIn: (input: DeleteCheckInParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Responds to the caller's check-in.
   *
   * Accepts or declines a schedule invitation.
   *
   * `PUT /teams/{id}/schedules/{sid}/checkins/{cid}/confirmation`
   *
   * @see Part 2 §7, Schedules; part 1 §4
   */
  readonly answerCheckIn: (input: AnswerCheckInParams, options?: CallOptions) => ConvocaPromise<CheckIn>
  /**
   * Reads a team's calendar as an iCalendar feed.
   *
   * For calendar apps, which cannot send a token; the feed has a key of its own.
   *
   * `GET /public/teams/{id}/schedules.ics`
   */
  readonly readCalendarFeed: (input: ReadCalendarFeedParams, options?: CallOptions) => ConvocaPromise<string>
  /**
   * Creates the caller's key of the calendar feed.
   *
   * Replaces an earlier key. The key is returned only once and stored as a hash; it is revoked when the membership ends.
   *
   * `PUT /teams/{id}/calendar-key`
   */
  readonly resetCalendarKey: (input: ResetCalendarKeyParams, options?: CallOptions) => ConvocaPromise<CalendarKey>
  /**
   * Revokes the caller's key of the calendar feed.
   *
   * Requests with the key get 404 from then on.
   *
   * `DELETE /teams/{id}/calendar-key`
   */
  readonly deleteCalendarKey: (input: DeleteCalendarKeyParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Reads the members' availability.
   *
   * The number of available members for each hour of the week.
   *
   * `GET /teams/{id}/availability`
   */
  readonly readAvailability: (input: ReadAvailabilityParams, options?: CallOptions) => ConvocaPromise<Availability>
  /**
   * Sets the caller's weekly availability.
   *
   * Replaces the previous availability.
   *
   * `PUT /teams/{id}/availability`
   */
  readonly updateAvailability: (input: UpdateAvailabilityParams, options?: CallOptions) => ConvocaPromise<Availability>
}

/** The operations of `championships`. */
export interface ChampionshipsMethods {
  /**
   * Lists a team's championship registrations.
   *
   * `GET /championships/registration/team/{teamId}/paginated`
   *
   * @see Part 2 §7, Championships
   */
  readonly listTeamRegistrations: (input: ListTeamRegistrationsParams, options?: CallOptions) => ConvocaPromise<RegistrationPage>
  /** Iterates over all pages of `listTeamRegistrations`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateTeamRegistrations: (input: ListTeamRegistrationsParams, options?: CallOptions) => Pages<RegistrationPage>
}

/** The operations of `chat`. */
export interface ChatMethods {
  /**
   * Lists the user's conversations.
   *
   * Sorted by the latest message, newest first.
   *
   * `GET /chat/conversations`
   */
  readonly listConversations: (input?: ListConversationsParams, options?: CallOptions) => ConvocaPromise<ConversationPage>
  /** Iterates over all pages of `listConversations`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateConversations: (input?: ListConversationsParams, options?: CallOptions) => Pages<ConversationPage>
  /**
   * Starts a conversation.
   *
   * With one user (an existing conversation is returned) or several.
   *
   * `POST /chat/conversations`
   */
  readonly createConversation: (input: CreateConversationParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Reads a conversation.
   *
   * For its participants.
   *
   * `GET /chat/conversations/{id}`
   */
  readonly readConversation: (input: ReadConversationParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Lists messages, newest first.
   *
   * With `after`, oldest first: the messages that a client missed while disconnected.
   *
   * `GET /chat/conversations/{id}/messages`
   */
  readonly listMessages: (input: ListMessagesParams, options?: CallOptions) => ConvocaPromise<MessagePage>
  /** Iterates over all pages of `listMessages`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateMessages: (input: ListMessagesParams, options?: CallOptions) => Pages<MessagePage>
  /**
   * Sends a message.
   *
   * Idempotent by the client's id: a message sent twice is stored once.
   *
   * `POST /chat/conversations/{id}/messages`
   */
  readonly sendMessage: (input: SendMessageParams, options?: CallOptions) => ConvocaPromise<Message>
  /**
   * Marks a conversation as read up to a message.
   *
   * The position never moves backwards.
   *
   * `PUT /chat/conversations/{id}/read`
   */
  readonly markConversationRead: (input: MarkConversationReadParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Uploads a picture or voice note for a message.
   *
   * Pictures up to 5 MB, voice notes up to 60 s.
   *
   * `POST /chat/conversations/{id}/attachments`
   */
  readonly uploadAttachment: (input: UploadAttachmentParams, options?: CallOptions) => ConvocaPromise<Attachment>
  /**
   * Mutes or unmutes a conversation.
   *
   * For the caller only.
   *
   * `PUT /chat/conversations/{id}/mute`
   */
  readonly muteConversation: (input: MuteConversationParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Leaves a group.
   *
   * The group of a team can only be left by leaving the team.
   *
   * `POST /chat/conversations/{id}/leave`
   */
  readonly leaveConversation: (input: LeaveConversationParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Deletes a message of the caller.
   *
   * Within 15 minutes; the message stays in the list without its content.
   *
   * `DELETE /chat/messages/{id}`
   */
  readonly deleteMessage: (input: DeleteMessageParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Edits a message of the caller.
   *
   * Within 15 minutes.
   *
   * `PATCH /chat/messages/{id}`
   */
  readonly editMessage: (input: EditMessageParams, options?: CallOptions) => ConvocaPromise<Message>
  /**
   * Reacts to a message.
   *
   * Once per user and emoji.
   *
   * `PUT /chat/messages/{id}/reactions/{emoji}`
   */
  readonly addReaction: (input: AddReactionParams, options?: CallOptions) => ConvocaPromise<Message>
  /**
   * Removes a reaction.
   *
   * Only the caller's own.
   *
   * `DELETE /chat/messages/{id}/reactions/{emoji}`
   */
  readonly removeReaction: (input: RemoveReactionParams, options?: CallOptions) => ConvocaPromise<Message>
  /**
   * Reports a message.
   *
   * Sends a report to the platform’s moderators.
   *
   * `POST /chat/messages/{id}/report`
   */
  readonly reportMessage: (input: ReportMessageParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the users blocked by the caller.
   *
   * The list is private.
   *
   * `GET /chat/blocks`
   */
  readonly listBlockedUsers: (input?: ListBlockedUsersParams, options?: CallOptions) => ConvocaPromise<User[]>
  /**
   * Blocks a user.
   *
   * Neither user can send messages to the other.
   *
   * `PUT /chat/blocks/{userId}`
   */
  readonly blockUser: (input: BlockUserParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Unblocks a user.
   *
   * Removes the caller’s block.
   *
   * `DELETE /chat/blocks/{userId}`
   */
  readonly unblockUser: (input: UnblockUserParams, options?: CallOptions) => ConvocaPromise<undefined>
}

/** Every operation by tag and method name. */
export interface MethodsByTag {
  readonly auth: AuthMethods
  readonly users: UsersMethods
  readonly games: GamesMethods
  readonly teams: TeamsMethods
  readonly invitations: InvitationsMethods
  readonly files: FilesMethods
  readonly notifications: NotificationsMethods
  readonly system: SystemMethods
  readonly activities: ActivitiesMethods
  readonly achievements: AchievementsMethods
  readonly communications: CommunicationsMethods
  readonly recruitment: RecruitmentMethods
  readonly sponsors: SponsorsMethods
  readonly schedules: SchedulesMethods
  readonly championships: ChampionshipsMethods
  readonly chat: ChatMethods
}
