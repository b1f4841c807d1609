// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../client/convoca-promise.ts'
import type { Pages } from '../client/pagination.ts'
import type { CallOptions } from '../client/types.ts'
import type {
  RegisterParams,
  LoginParams,
  CompleteLoginParams,
  ReadTwoStepParams,
  EnableTwoStepParams,
  StartTwoStepParams,
  RenewRecoveryCodesParams,
  DisableTwoStepParams,
  LoginByPasskeyParams,
  StartPasskeyLoginParams,
  ListPasskeysParams,
  AddPasskeyParams,
  StartPasskeyParams,
  RemovePasskeyParams,
  RenamePasskeyParams,
  LogoutParams,
  ListSessionsParams,
  EndOtherSessionsParams,
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
  ReadPushKeyParams,
  ListPushSubscriptionsParams,
  SubscribeToPushParams,
  UnsubscribeFromPushParams,
  RenewPushSubscriptionParams,
  ListPartnerSitesParams,
  CreatePartnerSiteParams,
  UpdatePartnerSiteParams,
  DeletePartnerSiteParams,
  ListPartnerGrantsParams,
  RevokePartnerGrantParams,
  ReadPartnerRequestParams,
  AuthorizePartnerParams,
  ExchangePartnerCodeParams,
  RenewPartnerTokenParams,
  EndPartnerTokenParams,
  UnsubscribeFromDigestParams,
  SocialLoginParams,
  StartSocialLoginParams,
  CompleteSocialLoginParams,
  LinkSocialLoginParams,
  ListLinkedAccountsParams,
  LinkAccountParams,
  UnlinkAccountParams,
  ResetPasswordParams,
  ChangePasswordParams,
  ListRecoveryWaysInParams,
  UpdatePasswordParams,
  CreatePasswordParams,
  ConfirmEmailParams,
  ReadConfigParams,
  ReadPublicUserParams,
  ListPlayersByNameParams,
  UpdateProfileParams,
  DeleteAccountParams,
  RequestEmailChangeParams,
  SendIdentityCodeParams,
  RestoreAccountParams,
  ExportAccountParams,
  ReadAccountArchiveParams,
  RequestAccountArchiveParams,
  DownloadAccountArchiveParams,
  ListUserTeamsParams,
  UpdatePlayerGamesParams,
  ReadPlayerRecordParams,
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
  RevealPixKeyParams,
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
  UpdateOccurrenceParams,
  ListCheckInsParams,
  CreateCheckInsParams,
  RemindInviteesParams,
  DeleteCheckInParams,
  AnswerCheckInParams,
  ReadCalendarFeedParams,
  ResetCalendarKeyParams,
  DeleteCalendarKeyParams,
  ReadAvailabilityParams,
  UpdateAvailabilityParams,
  ListEventsParams,
  CountEventsParams,
  ReadEventParams,
  ReadEventCalendarParams,
  CreateEventParams,
  ReadOwnEventsParams,
  UpdateEventParams,
  CancelEventParams,
  ListInterestedUsersParams,
  SetEventInterestParams,
  RemoveEventInterestParams,
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
  UpdateRosterParams,
  SubstitutePlayerParams,
  RequestRosterChangeParams,
  DecideRosterChangeParams,
  ListRosterChangesParams,
  ListMatchesParams,
  ReadMatchParams,
  ReadStandingsParams,
  PreviewBracketParams,
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
  ListRegistrationPaymentsParams,
  CreatePaymentParams,
  ReadEntryPaymentParams,
  RemindEntryPaymentParams,
  ExtendEntryPaymentParams,
  ReadPaymentParams,
  CheckPaymentParams,
  SimulatePaymentParams,
  ListOwnPaymentsParams,
  ExportOwnPaymentsParams,
  ListTeamPaymentsParams,
  ListChampionshipPaymentsParams,
  ExportChampionshipPaymentsParams,
  ListOwnPrizesParams,
  ReadTeamPrizeParams,
  ProposePrizeDivisionParams,
  AnswerPrizeDivisionParams,
  RemindTeamPrizeParams,
  NamePrizeReceiverParams,
  AnswerPrizeReceiverParams,
  ListHeldPrizesParams,
  ApprovePrizeParams,
  ReadPrizeWithholdingParams,
  SetPrizeWithholdingParams,
  ReadOrganizerRecordParams,
  ReadPrizePoolParams,
  CreatePrizeDepositParams,
  ListSentGiftsParams,
  AcceptGiftParams,
  DeclineGiftParams,
  ListRegistrationGiftsParams,
  CreateGiftParams,
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
  ListConversationsParams,
  CreateConversationParams,
  ReadConversationParams,
  UpdateConversationParams,
  UpdateConversationPictureParams,
  DeleteConversationPictureParams,
  AddConversationMemberParams,
  RemoveConversationMemberParams,
  TransferConversationParams,
  ListPinnedMessagesParams,
  ListMessagesParams,
  SendMessageParams,
  MarkConversationReadParams,
  ListConversationImagesParams,
  UploadAttachmentParams,
  MuteConversationParams,
  AnswerMessageRequestParams,
  LeaveConversationParams,
  ReportConversationParams,
  ReadAttachmentParams,
  SearchMessagesParams,
  DeleteMessageParams,
  EditMessageParams,
  AddReactionParams,
  RemoveReactionParams,
  PinMessageParams,
  UnpinMessageParams,
  ReportMessageParams,
  ListBlockedUsersParams,
  BlockUserParams,
  UnblockUserParams,
  ListPlayerRankingParams,
  ListTeamRankingParams,
  ReadDashboardParams,
  ListTicketsParams,
  CreateTicketParams,
  ReadTicketParams,
  ReplyToTicketParams,
  CloseTicketParams,
  ReopenTicketParams,
  ReadTicketAttachmentParams,
  CreateReportParams,
  ListTicketQueueParams,
  ReadQueuedTicketParams,
  AnswerTicketParams,
  TakeTicketParams,
  CloseQueuedTicketParams,
  ListReportsParams,
  DecideReportParams,
  ListUsersParams,
  WarnUserParams,
  SuspendUserParams,
  RestoreUserParams,
  AddGameParams,
  ListStaffBadgesParams,
  CreateBadgeParams,
  UpdateBadgeParams,
  ListBadgeHoldersParams,
  AwardBadgeParams,
  TakeBadgeParams,
  ListAuditLogParams,
  ReadHealthParams,
  ReadReadinessParams,
} from './inputs.ts'
import type {
  AccountArchive,
  AccountExport,
  Achievement,
  Activity,
  ActivityPage,
  AdminTicketDetail,
  AdminTicketPage,
  AdminUser,
  AdminUserPage,
  Attachment,
  AttachmentContent,
  AuditPage,
  Availability,
  Badge,
  BadgeHolder,
  BadgeHolderPage,
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
  CheckIn,
  Communication,
  CommunicationPage,
  Conversation,
  ConversationImages,
  ConversationPage,
  Dashboard,
  Eligibility,
  EntryPayment,
  Equipment,
  Erasure,
  Event,
  EventDayCounts,
  EventPage,
  FileRecord,
  Game,
  GamePage,
  Gift,
  GiftList,
  Health,
  HeldPrizeList,
  InterestedUserList,
  Invitation,
  InvitationList,
  InvitationPage,
  InviteLink,
  LinkedAccount,
  LinkedAccounts,
  MatchProof,
  MatchRoom,
  Message,
  MessagePage,
  ModerationReport,
  ModerationReportPage,
  Notification,
  NotificationList,
  NotificationPage,
  OrganizerRecord,
  OwnEvents,
  OwnProfile,
  PartnerCode,
  PartnerGrant,
  PartnerRequest,
  PartnerSite,
  PartnerToken,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  Payment,
  PaymentExport,
  PaymentHistory,
  PaymentList,
  PixKey,
  PlayerEligibility,
  PlayerGames,
  PlayerOption,
  PlayerPage,
  PlayerRankingPage,
  PlayerRecord,
  Preferences,
  PrizePool,
  PrizeShareList,
  PrizeWithholding,
  ProfileTeam,
  PublicConfig,
  PublicProfile,
  PublicTeam,
  PublicTeamPage,
  PushKey,
  PushSubscription,
  ReadCount,
  Recommendations,
  RecoveryCodes,
  RecoveryWayIn,
  Recruitment,
  RegistrationPage,
  ReminderResult,
  RosterChange,
  RosterChangeList,
  Schedule,
  ScheduleOccurrence,
  SecondStep,
  Session,
  SocialStart,
  SocialToken,
  Sponsor,
  SponsorPage,
  StaffBadge,
  TeamDetail,
  TeamMember,
  TeamMemberList,
  TeamPage,
  TeamPrize,
  TeamRankingPage,
  TeamStats,
  TicketAttachment,
  TicketDetail,
  TicketPage,
  Token,
  TwoStep,
  TwoStepSetup,
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
   * Nobody is signed in by it; call `login` next.
   *
   * `POST /auth/register`
   */
  readonly register: (input: RegisterParams, options?: CallOptions) => ConvocaPromise<User>
  /**
   * Starts a session.
   *
   * The message and the response time do not reveal whether the e-mail exists. A session ends 30 days after its last use and 90 days after it began. An account with two-step log-in gets a challenge instead of a session, where the client says that it can ask for the second step (`secondStep`), and TWO_STEP_REQUIRED where it does not.
   *
   * `POST /auth/login`
   */
  readonly login: (input: LoginParams, options?: CallOptions) => ConvocaPromise<Token | SecondStep>
  /**
   * Completes a log-in with its second step.
   *
   * A code of the authenticator app is accepted once, a recovery code too. A challenge is for one session and expires after 5 minutes; its codes are counted before they are checked.
   *
   * `POST /auth/login/second-step`
   */
  readonly completeLogin: (input: CompleteLoginParams, options?: CallOptions) => ConvocaPromise<Token>
  /**
   * Reads whether two-step log-in is on.
   *
   * `GET /auth/two-step`
   */
  readonly readTwoStep: (input?: ReadTwoStepParams, options?: CallOptions) => ConvocaPromise<TwoStep>
  /**
   * Switches two-step log-in on.
   *
   * The code of the authenticator app shows that it has the secret. The answer has the recovery codes, which are stored hashed and never shown again. A mail tells the user.
   *
   * `PUT /auth/two-step`
   */
  readonly enableTwoStep: (input: EnableTwoStepParams, options?: CallOptions) => ConvocaPromise<RecoveryCodes>
  /**
   * Starts the set-up of an authenticator app.
   *
   * Needs a proof of who asks. Answers a new secret, once. Nothing changes for the log-in before `enableTwoStep` confirms it with a code; the set-up expires after 15 minutes, and another one replaces it.
   *
   * `POST /auth/two-step`
   */
  readonly startTwoStep: (input: StartTwoStepParams, options?: CallOptions) => ConvocaPromise<TwoStepSetup>
  /**
   * Replaces the recovery codes.
   *
   * The old ones no longer work.
   *
   * `POST /auth/two-step/recovery-codes`
   */
  readonly renewRecoveryCodes: (input: RenewRecoveryCodesParams, options?: CallOptions) => ConvocaPromise<RecoveryCodes>
  /**
   * Switches two-step log-in off.
   *
   * The body has the password and a code, of the app or a recovery code. A mail tells the user.
   *
   * `POST /auth/two-step/disable`
   */
  readonly disableTwoStep: (input: DisableTwoStepParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Starts a session by a passkey.
   *
   * If the authenticator has verified its user, a passkey is both steps. Otherwise an account with two-step log-in gets a challenge for `completeLogin`, or TWO_STEP_REQUIRED if the client cannot ask for a code.
   *
   * `POST /auth/login/passkey`
   */
  readonly loginByPasskey: (input: LoginByPasskeyParams, options?: CallOptions) => ConvocaPromise<Token | SecondStep>
  /**
   * Starts a log-in by passkey.
   *
   * Answers the options for `navigator.credentials.get()`, which name no account. The challenge is for one log-in and expires after 5 minutes.
   *
   * `POST /auth/login/passkey/options`
   */
  readonly startPasskeyLogin: (input?: StartPasskeyLoginParams, options?: CallOptions) => ConvocaPromise<PasskeyRequestOptions>
  /**
   * Lists the passkeys of the user.
   *
   * Newest first.
   *
   * `GET /auth/passkeys`
   */
  readonly listPasskeys: (input?: ListPasskeysParams, options?: CallOptions) => ConvocaPromise<Passkey[]>
  /**
   * Adds a passkey.
   *
   * The body is the authenticator's response to the options of `startPasskey`, whose challenge it uses up. A mail tells the user.
   *
   * `POST /auth/passkeys`
   */
  readonly addPasskey: (input: AddPasskeyParams, options?: CallOptions) => ConvocaPromise<Passkey>
  /**
   * Starts to add a passkey.
   *
   * Needs a proof of who asks. Answers the options for `navigator.credentials.create()`. The challenge is for one passkey and expires after 5 minutes.
   *
   * `POST /auth/passkeys/options`
   */
  readonly startPasskey: (input: StartPasskeyParams, options?: CallOptions) => ConvocaPromise<PasskeyCreationOptions>
  /**
   * Removes a passkey.
   *
   * Never the last way into the account. Needs a proof of who asks: without one the answer is 403.
   *
   * `DELETE /auth/passkeys/{id}`
   */
  readonly removePasskey: (input: RemovePasskeyParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Renames a passkey.
   *
   * `PATCH /auth/passkeys/{id}`
   */
  readonly renamePasskey: (input: RenamePasskeyParams, options?: CallOptions) => ConvocaPromise<Passkey>
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
   * Ends every session of the user but the current one.
   *
   * Open pages of the ended sessions are told at once.
   *
   * `DELETE /auth/sessions`
   */
  readonly endOtherSessions: (input?: EndOtherSessionsParams, options?: CallOptions) => ConvocaPromise<undefined>
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
   * The token of GOOGLE is the ID token, that of FACEBOOK the access token, that of STEAM the query string of the OpenID response; each is accepted once. At the first log-in `missing` is not empty: there is no account yet, and the token is only good for `completeSocialLogin` and `linkSocialLogin`.
   *
   * `POST /auth/social-login`
   */
  readonly socialLogin: (input: SocialLoginParams, options?: CallOptions) => ConvocaPromise<SocialToken | SecondStep>
  /**
   * Says where a log-in at a provider begins.
   *
   * GOOGLE: the address of its script, and the nonce that its ID token has to have, valid once and for 10 minutes. FACEBOOK and STEAM: the page to which the browser goes; it comes back to `{origin}/auth/facebook/callback` with an access token in the fragment, or to `{origin}/auth/steam/callback`.
   *
   * `POST /auth/social-login/start`
   */
  readonly startSocialLogin: (input: StartSocialLoginParams, options?: CallOptions) => ConvocaPromise<SocialStart>
  /**
   * Creates the account of a first social log-in and starts its session.
   *
   * An e-mail other than the one that the provider has verified is confirmed by mail, as after `register`.
   *
   * `POST /auth/social-login/complete`
   */
  readonly completeSocialLogin: (input: CompleteSocialLoginParams, options?: CallOptions) => ConvocaPromise<Token>
  /**
   * Links the social account of a first log-in to the account that has its e-mail, and starts a session.
   *
   * Only where the provider has verified the e-mail (`registration.hasAccount`), and with the password of that account.
   *
   * `POST /auth/social-login/link`
   */
  readonly linkSocialLogin: (input: LinkSocialLoginParams, options?: CallOptions) => ConvocaPromise<Token | SecondStep>
  /**
   * Lists the social accounts of the signed-in user.
   *
   * `GET /user/{id}/linked-accounts`
   */
  readonly listLinkedAccounts: (input: ListLinkedAccountsParams, options?: CallOptions) => ConvocaPromise<LinkedAccounts>
  /**
   * Links a social account to the signed-in user.
   *
   * Takes the token that `socialLogin` takes, and a proof of who asks: without one the answer is 403. A refused proof does not use the token up.
   *
   * `POST /user/{id}/linked-accounts`
   */
  readonly linkAccount: (input: LinkAccountParams, options?: CallOptions) => ConvocaPromise<LinkedAccount>
  /**
   * Unlinks a social account from the signed-in user.
   *
   * Refused where it is the last way in, that is without a password and another linked account. Needs a proof of who asks: without one the answer is 403.
   *
   * `DELETE /user/{id}/linked-accounts/{providerType}`
   */
  readonly unlinkAccount: (input: UnlinkAccountParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Requests a recovery e-mail.
   *
   * The response and its time do not reveal whether the e-mail exists.
   *
   * `POST /auth/reset-password`
   */
  readonly resetPassword: (input: ResetPasswordParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Sets a new password with a recovery token.
   *
   * Ends every session, and the ways into the account that `listRecoveryWaysIn` says end, but those of `keep`. A link that is unknown, used or expired is refused with 400: it says nothing about a session, which a 401 would end.
   *
   * `POST /auth/change-password`
   */
  readonly changePassword: (input: ChangePasswordParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the ways into the account of a recovery token.
   *
   * Passkeys, linked accounts and the authenticator app, besides the password, and what a new password does with each. The token stays valid. What was added in the last 30 days, or before the address was confirmed, ends unless the owner keeps it; where the recovery is the first proof of the address, all end.
   *
   * `POST /auth/change-password/ways-in`
   */
  readonly listRecoveryWaysIn: (input: ListRecoveryWaysInParams, options?: CallOptions) => ConvocaPromise<RecoveryWayIn[]>
  /**
   * Changes the password of the signed-in user.
   *
   * Requires the current password; ends every other session.
   *
   * `PUT /auth/password`
   */
  readonly updatePassword: (input: UpdatePasswordParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Sets the first password of the signed-in user.
   *
   * Sets the password of an account that a social log-in has made without one. The caller proves the identity by a mailed code (`sendIdentityCode`), a passkey or a fresh log-in at a linked account's provider. Every other session ends. An account that has a password is refused: it changes it by `updatePassword`.
   *
   * `POST /auth/password`
   */
  readonly createPassword: (input: CreatePasswordParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Confirms an e-mail address.
   *
   * The token comes from the registration e-mail, or from the one that a change of the address sends to the new address.
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
   */
  readonly readMyProfile: (input?: ReadMyProfileParams, options?: CallOptions) => ConvocaPromise<OwnProfile>
  /**
   * Reads a player's public profile.
   *
   * A nick that nobody has now leads to the player who had it last, for those who may see the profile: compare the `nick`.
   *
   * `GET /public/user/pro/{nickname}`
   */
  readonly readPublicProfile: (input: ReadPublicProfileParams, options?: CallOptions) => ConvocaPromise<PublicProfile>
  /**
   * Searches players for the picker.
   *
   * 80 per page in the player picker. Minors and users with a hidden profile are omitted.
   *
   * `GET /public/user/options/search/`
   */
  readonly searchPlayers: (input?: SearchPlayersParams, options?: CallOptions) => ConvocaPromise<PlayerPage>
  /** Iterates over all pages of `searchPlayers`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateSearchPlayers: (input?: SearchPlayersParams, options?: CallOptions) => Pages<PlayerPage>
  /**
   * Reads a player's public profile by id.
   *
   * `GET /public/user/{id}`
   */
  readonly readPublicUser: (input: ReadPublicUserParams, options?: CallOptions) => ConvocaPromise<PublicProfile>
  /**
   * Searches players by the start of their nick or of a word of their name.
   *
   * The answer has at most 20 players, and a search at least 4 characters. Minors and users with a hidden profile are omitted.
   *
   * `GET /public/user/options/all`
   */
  readonly listPlayersByName: (input: ListPlayersByNameParams, options?: CallOptions) => ConvocaPromise<PlayerOption[]>
  /**
   * Updates the signed-in user's profile.
   *
   * `PUT /user/{id}`
   */
  readonly updateProfile: (input: UpdateProfileParams, options?: CallOptions) => ConvocaPromise<OwnProfile>
  /**
   * Requests the erasure of the account.
   *
   * Requires the password or, as an account may have none, a mailed code (`sendIdentityCode`), a passkey or a fresh log-in at a linked account's provider; can be undone for 7 days. Owned teams must be handed over or deleted first: the refusal names them in `errors`. Then personal data, files and addresses are erased, and what the user wrote to others stays under "Conta excluída".
   *
   * `DELETE /user/{id}`
   */
  readonly deleteAccount: (input: DeleteAccountParams, options?: CallOptions) => ConvocaPromise<Erasure>
  /**
   * Asks for another e-mail address.
   *
   * Requires the password or another proof, as `deleteAccount` does. The address counts once the link that is mailed to it was opened (`confirmEmail`); the old one is told then. The answer and its time do not tell whether somebody else has the address.
   *
   * `POST /user/{id}/email`
   */
  readonly requestEmailChange: (input: RequestEmailChangeParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Mails a code that proves the caller's identity.
   *
   * An account without a password calls this before whatever takes an `IdentityProof`. The code is mailed to the account's address, works once within 10 minutes, and signs nobody in.
   *
   * `POST /user/{id}/identity-code`
   */
  readonly sendIdentityCode: (input: SendIdentityCodeParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Cancels the erasure of the account.
   *
   * An account can be restored within the 7 days.
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
   * Reads whether the archive is ready.
   *
   * The archive expires 7 days after it was made.
   *
   * `GET /user/{id}/export/archive`
   */
  readonly readAccountArchive: (input: ReadAccountArchiveParams, options?: CallOptions) => ConvocaPromise<AccountArchive>
  /**
   * Asks for an archive of all data stored about the user.
   *
   * A job packs the JSON document of `exportAccount` with the user's pictures; a notification and a mail tell when it is ready. Asked for again while it is prepared or within a minute, nothing changes; later, it is made anew.
   *
   * `POST /user/{id}/export/archive`
   */
  readonly requestAccountArchive: (input: RequestAccountArchiveParams, options?: CallOptions) => ConvocaPromise<AccountArchive>
  /**
   * Downloads the archive.
   *
   * Only its owner, with a session.
   *
   * `GET /user/{id}/export/archive/file`
   */
  readonly downloadAccountArchive: (input: DownloadAccountArchiveParams, options?: CallOptions) => ConvocaPromise<Blob>
  /**
   * Lists a user's teams.
   *
   * Other users see only the teams whose members are public.
   *
   * `GET /user/{id}/teams`
   */
  readonly listTeams: (input: ListUserTeamsParams, options?: CallOptions) => ConvocaPromise<ProfileTeam[]>
  /**
   * Replaces the games of the signed-in user.
   *
   * A user has at most 10 games, each once. Account names are typed and shown as unverified.
   *
   * `PUT /user/{id}/games`
   */
  readonly updatePlayerGames: (input: UpdatePlayerGamesParams, options?: CallOptions) => ConvocaPromise<PlayerGames>
  /**
   * Reads a player's match record and badges.
   *
   * The record counts the matches of the teams whose members are public, since the player joined them; players see those of all their own teams.
   *
   * `GET /public/user/{id}/record`
   */
  readonly readPlayerRecord: (input: ReadPlayerRecordParams, options?: CallOptions) => ConvocaPromise<PlayerRecord>
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
   */
  readonly createEquipment: (input: CreateEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment>
  /**
   * Updates a piece of equipment.
   *
   * `PUT /user/{id}/equipament/{setupId}/update`
   */
  readonly updateEquipment: (input: UpdateEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment>
  /**
   * Removes a piece of equipment.
   *
   * `DELETE /user/{id}/equipament/{setupId}`
   */
  readonly deleteEquipment: (input: DeleteEquipmentParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists a player's equipment.
   *
   * `GET /public/user/{id}/equipament`
   */
  readonly listEquipment: (input: ListEquipmentParams, options?: CallOptions) => ConvocaPromise<Equipment[]>
  /**
   * Lists the signed-in user's Pix keys.
   *
   * Masked; `revealPixKey` shows one whole.
   *
   * `GET /user/{id}/pix/all`
   */
  readonly listPixKeys: (input: ListPixKeysParams, options?: CallOptions) => ConvocaPromise<PixKey[]>
  /**
   * Adds a Pix key.
   *
   * A user has at most 5, and minors have none.
   *
   * `POST /user/{id}/pix`
   */
  readonly createPixKey: (input: CreatePixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey>
  /**
   * Changes a Pix key.
   *
   * `PUT /user/{id}/pix/{pixId}`
   */
  readonly updatePixKey: (input: UpdatePixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey>
  /**
   * Removes a Pix key.
   *
   * `DELETE /user/{id}/pix/{pixId}`
   */
  readonly deletePixKey: (input: DeletePixKeyParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Shows a Pix key whole.
   *
   * Requires the password or another proof, as `deleteAccount` does: a key may be a CPF or a phone number, and an open session is not its owner. No other answer has a whole key.
   *
   * `POST /user/{id}/pix/{pixId}/reveal`
   */
  readonly revealPixKey: (input: RevealPixKeyParams, options?: CallOptions) => ConvocaPromise<PixKey>
  /**
   * Recommends players and teams of the caller's games.
   *
   * `GET /recommendations`
   */
  readonly listRecommendations: (input?: ListRecommendationsParams, options?: CallOptions) => ConvocaPromise<Recommendations>
}

/** The operations of `games`. */
export interface GamesMethods {
  /**
   * Lists the games, page by page.
   *
   * `GET /game`
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
   */
  readonly listAllGames: (input?: ListAllGamesParams, options?: CallOptions) => ConvocaPromise<Game[]>
  /**
   * Reads a game.
   *
   * `GET /public/game/{id}`
   */
  readonly read: (input: ReadGameParams, options?: CallOptions) => ConvocaPromise<Game>
}

/** The operations of `teams`. */
export interface TeamsMethods {
  /**
   * Lists teams.
   *
   * `entityId` (the signed-in user's id) leaves only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
   *
   * `GET /teams`
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
   */
  readonly create: (input: CreateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Reads a team as its member.
   *
   * 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
   *
   * `GET /teams/{id}`
   */
  readonly read: (input: ReadTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Updates a team.
   *
   * Only OWNER and MANAGER may call this.
   *
   * `PUT /teams/{id}`
   */
  readonly update: (input: UpdateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Deletes a team.
   *
   * Only the OWNER may call this. The members are notified. The team leaves the championships that it plays, as by `withdrawRegistration`; what it has played keeps its name and tag.
   *
   * `DELETE /teams/{id}`
   */
  readonly delete: (input: DeleteTeamParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the members of a team.
   *
   * Members may call this, and every signed-in user if the members are public.
   *
   * `GET /teams/{id}/members`
   */
  readonly listMembers: (input: ListTeamMembersParams, options?: CallOptions) => ConvocaPromise<TeamMemberList>
  /**
   * Reads a team's public page.
   *
   * A tag that no team has now leads to the team that had it last: compare the `team_tag`. Where that team was deleted the
   * answer is 404 with the code `TEAM_DELETED`; the page of such a tag is answered with 301 or 410.
   *
   * `GET /public/teams/pro/{teamTag}`
   */
  readonly readPublicTeam: (input: ReadPublicTeamParams, options?: CallOptions) => ConvocaPromise<PublicTeam>
  /**
   * Transfers a team to another member.
   *
   * Only the OWNER may call this, who becomes MANAGER.
   *
   * `POST /teams/{id}/transfer`
   */
  readonly transfer: (input: TransferTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Leaves a team.
   *
   * Every member except the owner may call this.
   *
   * `POST /teams/{id}/leave`
   */
  readonly leave: (input: LeaveTeamParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Removes a member.
   *
   * Only OWNER and MANAGER may call this. The OWNER cannot be removed, a MANAGER only by the OWNER.
   *
   * `DELETE /teams/{id}/team-member/{memberId}`
   */
  readonly removeMember: (input: RemoveMemberParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Changes the role of a member.
   *
   * Only OWNER and MANAGER may call this. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
   *
   * `PATCH /teams/{id}/team-member/{memberId}`
   */
  readonly changeMemberRole: (input: ChangeMemberRoleParams, options?: CallOptions) => ConvocaPromise<TeamMember>
  /**
   * Sets the roster status of a member.
   *
   * Only OWNER and MANAGER may call this, for every member.
   *
   * `PATCH /teams/{id}/assign/{memberId}/roster`
   */
  readonly assignRoster: (input: AssignRosterParams, options?: CallOptions) => ConvocaPromise<TeamMember>
  /**
   * Lists the games of a team.
   *
   * `GET /teams/{id}/games`
   */
  readonly listGames: (input: ListTeamGamesParams, options?: CallOptions) => ConvocaPromise<Game[]>
  /**
   * Searches the signed-in user's teams.
   *
   * `GET /teams/options/user/search`
   */
  readonly searchMyTeams: (input?: SearchMyTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage>
  /** Iterates over all pages of `searchMyTeams`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateSearchMyTeams: (input?: SearchMyTeamsParams, options?: CallOptions) => Pages<TeamPage>
  /**
   * Shows or hides the members of a team.
   *
   * Only OWNER and MANAGER may call this.
   *
   * `PATCH /teams/{id}/members-visibily`
   */
  readonly changeMembersVisibility: (input: ChangeMembersVisibilityParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Sets whether a team is recruiting.
   *
   * Only OWNER and MANAGER may call this.
   *
   * Has the same effect as `recruitment.toggle` (`toggleRecruitment`); clients use both paths.
   *
   * `PATCH /teams/{id}/recruitment-status`
   */
  readonly changeRecruitmentStatus: (input: ChangeRecruitmentStatusParams, options?: CallOptions) => ConvocaPromise<TeamDetail>
  /**
   * Reads a team's public page by id.
   *
   * `GET /public/teams/{id}`
   */
  readonly readPublicTeamById: (input: ReadPublicTeamByIdParams, options?: CallOptions) => ConvocaPromise<PublicTeam>
  /**
   * Lists the public members of a team.
   *
   * Minors and users with a private profile are listed by nick only.
   *
   * `GET /public/teams/{id}/members`
   */
  readonly listPublicTeamMembers: (input: ListPublicTeamMembersParams, options?: CallOptions) => ConvocaPromise<TeamMemberList>
  /**
   * Reads a team's matches and results.
   *
   * `GET /public/teams/{id}/stats`
   */
  readonly readStats: (input: ReadTeamStatsParams, options?: CallOptions) => ConvocaPromise<TeamStats>
  /**
   * Searches teams.
   *
   * Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
   *
   * `GET /public/teams/options/search`
   */
  readonly search: (input?: SearchTeamsParams, options?: CallOptions) => ConvocaPromise<PublicTeamPage>
  /** Iterates over all pages of `search`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateSearch: (input?: SearchTeamsParams, options?: CallOptions) => Pages<PublicTeamPage>
  /**
   * Lists a team's badges.
   *
   * `GET /public/badgets/{teamId}/TEAM`
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
   */
  readonly listMyInvitations: (input?: ListMyInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationPage>
  /** Iterates over all pages of `listMyInvitations`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateMyInvitations: (input?: ListMyInvitationsParams, options?: CallOptions) => Pages<InvitationPage>
  /**
   * Invites players to a team.
   *
   * Either all players are invited or none. Each is notified in real time. Invitations expire after 7 days.
   *
   * Has the same effect as `invitations.invitePlayers` (`invitePlayers`); clients use both paths.
   *
   * `POST /teams/{id}/invites`
   */
  readonly send: (input: SendInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationList>
  /**
   * Lists the invitations of a team and the applications to it.
   *
   * Only OWNER and MANAGER may call this. The newest comes first.
   *
   * `GET /teams/{id}/invitations`
   */
  readonly listTeamInvitations: (input: ListTeamInvitationsParams, options?: CallOptions) => ConvocaPromise<InvitationPage>
  /** Iterates over all pages of `listTeamInvitations`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateTeamInvitations: (input: ListTeamInvitationsParams, options?: CallOptions) => Pages<InvitationPage>
  /**
   * Cancels a pending invitation.
   *
   * Only OWNER and MANAGER may call this. Expired invitations can be cancelled, applications cannot.
   *
   * `DELETE /teams/{id}/invitations/{inviteId}`
   */
  readonly delete: (input: DeleteInvitationParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Accepts an invitation or an application.
   *
   * Only the invitee can accept an invitation (ACCEPTED), only OWNER and MANAGER an application (CONFIRMED); anybody
   * else gets 404. Of two concurrent requests one succeeds. Both sides are notified in real time.
   *
   * `PATCH /teams/{id}/invitations/{inviteId}/accept`
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
   */
  readonly decline: (input: DeclineInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation>
  /**
   * Invites players to a team.
   *
   * Has the same effect as `invitations.send` (`sendInvitations`); clients use both paths.
   *
   * `POST /teams/{id}/invite`
   */
  readonly invitePlayers: (input: InvitePlayersParams, options?: CallOptions) => ConvocaPromise<InvitationList>
  /**
   * Resends a pending invitation.
   *
   * Creates an invitation with the same user and role, and deletes the old one, which may have expired, in the same
   * transaction.
   *
   * `POST /teams/{id}/invitations/{inviteId}/resend`
   */
  readonly resend: (input: ResendInvitationParams, options?: CallOptions) => ConvocaPromise<Invitation>
  /**
   * Applies to join a team.
   *
   * Only for a team that is recruiting. The team accepts or declines the application; the player withdraws it by
   * declining it.
   *
   * `POST /teams/{id}/applyToTeam`
   */
  readonly applyToTeam: (input: ApplyToTeamParams, options?: CallOptions) => ConvocaPromise<Invitation>
  /**
   * Reads a team's invite link.
   *
   * Only OWNER and MANAGER may call this. It creates a link if there is none or it has expired.
   *
   * `GET /teams/{id}/invite-link`
   */
  readonly readInviteLink: (input: ReadInviteLinkParams, options?: CallOptions) => ConvocaPromise<InviteLink>
  /**
   * Replaces the invite link of a team.
   *
   * Only OWNER and MANAGER may call this.
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
   */
  readonly save: (input: SaveFileParams, options?: CallOptions) => ConvocaPromise<FileRecord>
  /**
   * Replaces a picture.
   *
   * The file must have an id already.
   *
   * `PUT /file/{id}`
   */
  readonly replace: (input: ReplaceFileParams, options?: CallOptions) => ConvocaPromise<FileRecord>
  /**
   * Removes a picture.
   *
   * Saving a picture could only replace it. The caller needs the permission to upload it.
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
   */
  readonly listUnreadNotifications: (input?: ListUnreadNotificationsParams, options?: CallOptions) => ConvocaPromise<NotificationList>
  /**
   * Lists the notifications, page by page.
   *
   * 8 per page.
   *
   * `GET /notifications/all-platform`
   */
  readonly list: (input?: ListNotificationsParams, options?: CallOptions) => ConvocaPromise<NotificationPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input?: ListNotificationsParams, options?: CallOptions) => Pages<NotificationPage>
  /**
   * Marks a notification as read.
   *
   * `PATCH /notifications/mark-as-read/{id}`
   */
  readonly markRead: (input: MarkNotificationReadParams, options?: CallOptions) => ConvocaPromise<Notification>
  /**
   * Marks every unread notification as read.
   *
   * *Marcar todas* in one request.
   *
   * `PATCH /notifications/mark-all-as-read`
   */
  readonly markAllNotificationsRead: (input?: MarkAllNotificationsReadParams, options?: CallOptions) => ConvocaPromise<ReadCount>
  /**
   * Deletes a notification.
   *
   * `DELETE /notifications/{id}`
   */
  readonly delete: (input: DeleteNotificationParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Reads the key with which a browser subscribes to Web Push.
   *
   * `GET /public/push/key`
   */
  readonly readPushKey: (input?: ReadPushKeyParams, options?: CallOptions) => ConvocaPromise<PushKey>
  /**
   * Lists the devices that get the signed-in user's notifications by Web Push.
   *
   * Newest first. A session has at most one.
   *
   * `GET /push/subscriptions`
   */
  readonly listPushSubscriptions: (input?: ListPushSubscriptionsParams, options?: CallOptions) => ConvocaPromise<PushSubscription[]>
  /**
   * Sends the signed-in user's notifications to this device, too.
   *
   * Replaces the subscription of this session. It ends with the session. The endpoint is `https:` at one of the known push services. Sent are invitations, check-ins, and reminders and changes of events, unless their kind is turned off or it is quiet.
   *
   * `PUT /push/subscriptions`
   */
  readonly subscribeToPush: (input: SubscribeToPushParams, options?: CallOptions) => ConvocaPromise<PushSubscription>
  /**
   * Ends notifications to one of the user's devices.
   *
   * The answer is the same where the user has no such subscription.
   *
   * `DELETE /push/subscriptions/{id}`
   */
  readonly unsubscribeFromPush: (input: UnsubscribeFromPushParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Replaces a subscription that the browser has renewed.
   *
   * Called by the service worker, which has no session: whoever knows the old endpoint, which is a secret, may replace it. The answer is the same where there is none.
   *
   * `POST /public/push/renewals`
   */
  readonly renewPushSubscription: (input: RenewPushSubscriptionParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Ends the weekly digest.
   *
   * A digest's `List-Unsubscribe` header leads here: mail programs send one POST (RFC 8058), with a form that is not read. The token is signed for one user and does nothing else, however often it is used.
   *
   * `POST /public/digest/unsubscribe`
   */
  readonly unsubscribeFromDigest: (input: UnsubscribeFromDigestParams, options?: CallOptions) => ConvocaPromise<undefined>
}

/** The operations of `partners`. */
export interface PartnersMethods {
  /**
   * Lists the sites that the user has registered.
   *
   * Newest first.
   *
   * `GET /partner/sites`
   */
  readonly listSites: (input?: ListPartnerSitesParams, options?: CallOptions) => ConvocaPromise<PartnerSite[]>
  /**
   * Registers a site.
   *
   * Its pages may then show the bell and ask users for a grant. Origins are `https:`, without a path, of hosts that everybody can reach:
   *   wildcards, IP addresses, single labels and names of inner networks are refused with ADDRESS_NOT_PUBLIC. A name or host that looks like
   *   this platform's is refused with NAME_RESERVED. A server for development takes `http://localhost` and `http://127.0.0.1`, too.
   *
   * `POST /partner/sites`
   */
  readonly createSite: (input: CreatePartnerSiteParams, options?: CallOptions) => ConvocaPromise<PartnerSite>
  /**
   * Changes a registered site.
   *
   * The grants of an origin that is taken away end.
   *
   * `PUT /partner/sites/{id}`
   */
  readonly updateSite: (input: UpdatePartnerSiteParams, options?: CallOptions) => ConvocaPromise<PartnerSite>
  /**
   * Deletes a registered site.
   *
   * All its grants end.
   *
   * `DELETE /partner/sites/{id}`
   */
  readonly deleteSite: (input: DeletePartnerSiteParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the sites that the user has let in.
   *
   * Those used last first.
   *
   * `GET /partner/grants`
   */
  readonly listGrants: (input?: ListPartnerGrantsParams, options?: CallOptions) => ConvocaPromise<PartnerGrant[]>
  /**
   * Takes a grant back.
   *
   * Its tokens and connections end at once.
   *
   * `DELETE /partner/grants/{id}`
   */
  readonly revokeGrant: (input: RevokePartnerGrantParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Reads what a site asks for.
   *
   * The page on which the user consents calls this. The origin must be exactly one of the site's.
   *
   * `GET /partner/authorization`
   */
  readonly readRequest: (input: ReadPartnerRequestParams, options?: CallOptions) => ConvocaPromise<PartnerRequest>
  /**
   * Lets a site in.
   *
   * Answers a code for the origin alone: for one use within a minute, and only with the verifier of the challenge (PKCE, S256).
   *
   * `POST /partner/authorization`
   */
  readonly authorize: (input: AuthorizePartnerParams, options?: CallOptions) => ConvocaPromise<PartnerCode>
  /**
   * Exchanges a code for a token.
   *
   * The call comes from the origin that the code is for. A code that comes again ends the grant.
   *
   * `POST /partner/token`
   */
  readonly exchangeCode: (input: ExchangePartnerCodeParams, options?: CallOptions) => ConvocaPromise<PartnerToken>
  /**
   * Renews a token.
   *
   * Answers the next renewal with it; the one that is sent is used up. One that comes again, or from another origin, ends the grant.
   *
   * `POST /partner/token/renew`
   */
  readonly renewToken: (input: RenewPartnerTokenParams, options?: CallOptions) => ConvocaPromise<PartnerToken>
  /**
   * Ends a token.
   *
   * The page signs out; the grant itself stays. An unknown renewal is ignored.
   *
   * `POST /partner/token/end`
   */
  readonly endToken: (input: EndPartnerTokenParams, options?: CallOptions) => ConvocaPromise<undefined>
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
   * The database is not queried.
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
   */
  readonly list: (input: ListActivitiesParams, options?: CallOptions) => ConvocaPromise<ActivityPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input: ListActivitiesParams, options?: CallOptions) => Pages<ActivityPage>
  /**
   * Reads an activity.
   *
   * `GET /teams/{id}/activities/{activityId}`
   */
  readonly read: (input: ReadActivityParams, options?: CallOptions) => ConvocaPromise<Activity>
}

/** The operations of `achievements`. */
export interface AchievementsMethods {
  /**
   * Lists the achievements of a team.
   *
   * `GET /teams/{id}/achievements`
   */
  readonly list: (input: ListAchievementsParams, options?: CallOptions) => ConvocaPromise<Achievement[]>
  /**
   * Adds an achievement.
   *
   * Only OWNER and MANAGER may call this. The picture is uploaded as AWARD / AWARD_ICON with the id of the achievement.
   *
   * `POST /teams/{id}/achievements`
   */
  readonly create: (input: CreateAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement>
  /**
   * Reads an achievement.
   *
   * `GET /teams/{id}/achievements/{achievementId}`
   */
  readonly read: (input: ReadAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement>
  /**
   * Updates an achievement.
   *
   * Only OWNER and MANAGER may call this.
   *
   * `PUT /teams/{id}/achievements/{achievementId}`
   */
  readonly update: (input: UpdateAchievementParams, options?: CallOptions) => ConvocaPromise<Achievement>
  /**
   * Removes an achievement.
   *
   * Only OWNER and MANAGER may call this. The picture is deleted too.
   *
   * `DELETE /teams/{id}/achievements/{achievementId}`
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
   */
  readonly list: (input: ListCommunicationsParams, options?: CallOptions) => ConvocaPromise<CommunicationPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input: ListCommunicationsParams, options?: CallOptions) => Pages<CommunicationPage>
  /**
   * Adds a communication.
   *
   * OWNER, MANAGER, COACH and CAPTAIN may call this, and every member may send private ones. PRIVATE requires `isGlobal: false` and another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the team has turned that off. Offensive words are rejected in global communications, not in private ones.
   *
   * `POST /teams/{id}/communications`
   */
  readonly create: (input: CreateCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication>
  /**
   * Lists the communications to the whole team.
   *
   * `GET /teams/{id}/communications/global`
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
   */
  readonly countUnreadCommunications: (input: CountUnreadCommunicationsParams, options?: CallOptions) => ConvocaPromise<UnreadCount>
  /**
   * Lists a sender's unread communications.
   *
   * `GET /teams/{id}/communications/unread/sender/{senderId}`
   */
  readonly listUnreadCommunicationsOf: (input: ListUnreadCommunicationsOfParams, options?: CallOptions) => ConvocaPromise<Communication[]>
  /**
   * Lists the private communications with another member.
   *
   * `GET /teams/{id}/communications/private/{otherUserId}`
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
   */
  readonly read: (input: ReadCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication>
  /**
   * Updates a communication.
   *
   * Only its sender may call this, and OWNER and MANAGER for global ones. The recipient cannot be changed.
   *
   * `PUT /teams/{id}/communications/{cid}`
   */
  readonly update: (input: UpdateCommunicationParams, options?: CallOptions) => ConvocaPromise<Communication>
  /**
   * Removes a communication.
   *
   * Only its sender may call this, and OWNER and MANAGER for global ones.
   *
   * `DELETE /teams/{id}/communications/{cid}`
   */
  readonly delete: (input: DeleteCommunicationParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Marks a communication as read.
   *
   * Read flags are per reader.
   *
   * `PUT /teams/{id}/communications/{cid}/read`
   */
  readonly markRead: (input: MarkCommunicationReadParams, options?: CallOptions) => ConvocaPromise<Communication>
}

/** The operations of `recruitment`. */
export interface RecruitmentMethods {
  /**
   * Lists a team's vacancies.
   *
   * `GET /teams/{id}/recruitment`
   */
  readonly read: (input: ReadRecruitmentParams, options?: CallOptions) => ConvocaPromise<Recruitment>
  /**
   * Updates a vacancy.
   *
   * Only OWNER and MANAGER may call this.
   *
   * `PUT /teams/{id}/recruitment`
   */
  readonly updateVacancy: (input: UpdateVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy>
  /**
   * Creates a vacancy.
   *
   * Only OWNER and MANAGER may call this.
   *
   * `POST /teams/{id}/recruitment`
   */
  readonly createVacancy: (input: CreateVacancyParams, options?: CallOptions) => ConvocaPromise<Vacancy>
  /**
   * Turns recruitment on or off.
   *
   * Only OWNER and MANAGER may call this.
   *
   * Has the same effect as `teams.changeRecruitmentStatus` (`changeRecruitmentStatus`); clients use both paths.
   *
   * `PUT /teams/{id}/recruitment/toggle/{status}`
   */
  readonly toggle: (input: ToggleRecruitmentParams, options?: CallOptions) => ConvocaPromise<Recruitment>
  /**
   * Deletes a vacancy.
   *
   * Only OWNER and MANAGER may call this.
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
   */
  readonly list: (input: ListSponsorsParams, options?: CallOptions) => ConvocaPromise<SponsorPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input: ListSponsorsParams, options?: CallOptions) => Pages<SponsorPage>
  /**
   * Adds a sponsor.
   *
   * Only OWNER and MANAGER may call this.
   *
   * `POST /teams/{id}/sponsors`
   */
  readonly create: (input: CreateSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor>
  /**
   * Reads a sponsor.
   *
   * `GET /teams/{id}/sponsors/{sid}`
   */
  readonly read: (input: ReadSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor>
  /**
   * Removes a sponsor.
   *
   * Only OWNER and MANAGER may call this.
   *
   * `DELETE /teams/{id}/sponsors/{sid}`
   */
  readonly delete: (input: DeleteSponsorParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Updates a sponsor.
   *
   * Only OWNER and MANAGER may call this.
   *
   * `PATCH /teams/{id}/sponsors/{sid}`
   */
  readonly update: (input: UpdateSponsorParams, options?: CallOptions) => ConvocaPromise<Sponsor>
}

/** The operations of `schedules`. */
export interface SchedulesMethods {
  /**
   * Lists the schedules of a team.
   *
   * `GET /teams/{id}/schedules`
   */
  readonly list: (input: ListSchedulesParams, options?: CallOptions) => ConvocaPromise<Schedule[]>
  /**
   * Creates a schedule.
   *
   * Only OWNER, MANAGER, COACH and CAPTAIN may call this. If the creator is invited too, their check-in is confirmed.
   *
   * `POST /teams/{id}/schedules`
   */
  readonly create: (input: CreateScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule>
  /**
   * Reads a schedule.
   *
   * `GET /teams/{id}/schedules/{sid}`
   */
  readonly read: (input: ReadScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule>
  /**
   * Updates a schedule.
   *
   * Only OWNER, MANAGER, COACH and CAPTAIN may call this. A new time resets every check-in; a new location or link notifies everybody who has not declined.
   *
   * `PUT /teams/{id}/schedules/{sid}`
   */
  readonly update: (input: UpdateScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule>
  /**
   * Deletes a schedule.
   *
   * Only OWNER, MANAGER, COACH and CAPTAIN may call this. Everybody who has not declined is notified, unless the event is over.
   *
   * `DELETE /teams/{id}/schedules/{sid}`
   */
  readonly delete: (input: DeleteScheduleParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Moves or cancels one week of a weekly schedule.
   *
   * Only OWNER, MANAGER, COACH and CAPTAIN may call this, until the week is over; at most 52 weeks ahead differ from the others. The responses to that week are reset. Everybody who is invited is asked again; a cancellation notifies those who have not declined.
   *
   * `PUT /teams/{id}/schedules/{sid}/occurrences`
   */
  readonly updateOccurrence: (input: UpdateOccurrenceParams, options?: CallOptions) => ConvocaPromise<ScheduleOccurrence>
  /**
   * Lists the check-ins of an occurrence of a schedule.
   *
   * `GET /teams/{id}/schedules/{sid}/checkins`
   */
  readonly listCheckIns: (input: ListCheckInsParams, options?: CallOptions) => ConvocaPromise<CheckIn[]>
  /**
   * Invites members to a schedule.
   *
   * Only OWNER, MANAGER, COACH and CAPTAIN may call this; a member has one check-in. It is logged as a change of the event.
   *
   * `POST /teams/{id}/schedules/{sid}/checkins`
   */
  readonly createCheckIns: (input: CreateCheckInsParams, options?: CallOptions) => ConvocaPromise<CheckIn[]>
  /**
   * Reminds the invited members without a response.
   *
   * Only OWNER, MANAGER, COACH and CAPTAIN may call this, once an hour for each schedule. The caller is not reminded.
   *
   * `POST /teams/{id}/schedules/{sid}/checkins/reminder`
   */
  readonly remindInvitees: (input: RemindInviteesParams, options?: CallOptions) => ConvocaPromise<ReminderResult>
  /**
   * Withdraws the invitation to a schedule.
   *
   * Only OWNER, MANAGER, COACH and CAPTAIN may call this. It is logged as a change of the event.
   *
   * `DELETE /teams/{id}/schedules/{sid}/checkins/{cid}`
   */
  readonly deleteCheckIn: (input: DeleteCheckInParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Responds to the caller's check-in.
   *
   * Accepts or declines one occurrence of a schedule; members of a weekly one are asked again each week.
   *
   * `PUT /teams/{id}/schedules/{sid}/checkins/{cid}/confirmation`
   */
  readonly answerCheckIn: (input: AnswerCheckInParams, options?: CallOptions) => ConvocaPromise<CheckIn>
  /**
   * Reads a team's calendar as an iCalendar feed.
   *
   * The feed is for calendar apps, which cannot send a token, so it has a key of its own.
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

/** The operations of `events`. */
export interface EventsMethods {
  /**
   * Lists events.
   *
   * Events are ordered by their start and paged by a cursor; cancelled ones are left out. Championships that are not drafts, and the days of their finals, are among them: they follow from the championships and change with them.
   *
   * `GET /public/events`
   */
  readonly list: (input?: ListEventsParams, options?: CallOptions) => ConvocaPromise<EventPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input?: ListEventsParams, options?: CallOptions) => Pages<EventPage>
  /**
   * Counts the events of two weeks by day.
   *
   * Days are those of Brazil (America/Sao_Paulo). Events that were cancelled are left out.
   *
   * `GET /public/events/days`
   */
  readonly count: (input: CountEventsParams, options?: CallOptions) => ConvocaPromise<EventDayCounts>
  /**
   * Reads an event.
   *
   * `GET /public/events/{eventContext}/{name}`
   */
  readonly read: (input: ReadEventParams, options?: CallOptions) => ConvocaPromise<Event>
  /**
   * Reads an event as an iCalendar file.
   *
   * The event keeps its UID, so that a calendar that reads the file again moves it.
   *
   * `GET /public/events/{eventContext}/{name}/calendar.ics`
   */
  readonly readCalendar: (input: ReadEventCalendarParams, options?: CallOptions) => ConvocaPromise<string>
  /**
   * Creates an event.
   *
   * The staff, users with the platform role ORGANIZER, and organisers of a published championship may call this. Those who have interest in the organiser's earlier events, or follow a championship of the organiser, are notified (`ANNOUNCE_NEW`), 5,000 people at most. Its banner is saved by `saveFile` (EVENT, EVENT_BANNER).
   *
   * `POST /events`
   */
  readonly create: (input: CreateEventParams, options?: CallOptions) => ConvocaPromise<Event>
  /**
   * Reads which events the caller is interested in, and whether the caller may create some.
   *
   * `GET /events/mine`
   */
  readonly readOwnEvents: (input?: ReadOwnEventsParams, options?: CallOptions) => ConvocaPromise<OwnEvents>
  /**
   * Changes an event.
   *
   * Only its organiser and the staff may call this. Its address stays. If its time, its place or its link changes, those who have interest in it are notified (`EVENT_ANNOUNCE`) and reminded anew.
   *
   * `PUT /events/{id}`
   */
  readonly update: (input: UpdateEventParams, options?: CallOptions) => ConvocaPromise<Event>
  /**
   * Cancels an event.
   *
   * Only its organiser and the staff may call this. The event leaves the lists, its page stays and says so, and those who have interest in it are notified (`EVENT_ANNOUNCE`). Cancelled again, nothing changes and nobody is notified.
   *
   * `PUT /events/{id}/cancellation`
   */
  readonly cancel: (input: CancelEventParams, options?: CallOptions) => ConvocaPromise<Event>
  /**
   * Lists some of those who have interest in an event.
   *
   * Six adults at most whose profile is public, those who play with the caller first, then the latest. The caller is left out, and so are people of whom one has blocked the other.
   *
   * `GET /events/interests/{eventContext}/{name}`
   */
  readonly listInterestedUsers: (input: ListInterestedUsersParams, options?: CallOptions) => ConvocaPromise<InterestedUserList>
  /**
   * Shows interest in an event.
   *
   * The caller is notified when the event is moved or cancelled, and reminded as asked for. Interest in a championship, or in the day of its final, is to follow the championship. Repeated, it changes the reminders.
   *
   * `PUT /events/interests/{eventContext}/{name}`
   */
  readonly setInterest: (input: SetEventInterestParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Shows no interest in an event any more.
   *
   * Repeated, nothing changes.
   *
   * `DELETE /events/interests/{eventContext}/{name}`
   */
  readonly removeInterest: (input: RemoveEventInterestParams, options?: CallOptions) => ConvocaPromise<undefined>
}

/** The operations of `championships`. */
export interface ChampionshipsMethods {
  /**
   * Lists a team's championship registrations.
   *
   * `GET /championships/registration/team/{teamId}/paginated`
   */
  readonly listTeamRegistrations: (input: ListTeamRegistrationsParams, options?: CallOptions) => ConvocaPromise<RegistrationPage>
  /** Iterates over all pages of `listTeamRegistrations`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateTeamRegistrations: (input: ListTeamRegistrationsParams, options?: CallOptions) => Pages<RegistrationPage>
  /**
   * Lists championships.
   *
   * Drafts are left out. By the day on which they start, page by page with a cursor; a cursor belongs to the filter and order it came from.
   *
   * `GET /public/championships`
   */
  readonly list: (input?: ListChampionshipsParams, options?: CallOptions) => ConvocaPromise<ChampionshipPage>
  /** Iterates over all pages of `list`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterate: (input?: ListChampionshipsParams, options?: CallOptions) => Pages<ChampionshipPage>
  /**
   * Counts the published championships.
   *
   * The counts of all published championships, by status and by game.
   *
   * `GET /public/championships/counts`
   */
  readonly count: (input?: CountChampionshipsParams, options?: CallOptions) => ConvocaPromise<ChampionshipCounts>
  /**
   * Reads the matches of a user as an iCalendar feed.
   *
   * The feed is for calendar apps, which cannot send a token, and is opened by a key of the user. It has the open matches that have a time.
   *
   * `GET /public/championships/matches.ics`
   */
  readonly readMatchCalendarFeed: (input: ReadMatchCalendarFeedParams, options?: CallOptions) => ConvocaPromise<string>
  /**
   * Lists matches that are open now or come next.
   *
   * The matches of all championships that are being played: open ones first, ordered by their time.
   *
   * `GET /public/championships/next-matches`
   */
  readonly listNextMatches: (input?: ListNextMatchesParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchEntryList>
  /**
   * Reads a championship.
   *
   * A draft exists only for those who organise it.
   *
   * `GET /public/championships/{id}`
   */
  readonly read: (input: ReadChampionshipParams, options?: CallOptions) => ConvocaPromise<Championship>
  /**
   * Reads a championship by its address.
   *
   * A draft exists only for those who organise it.
   *
   * `GET /public/championships/url/{championshipUrl}`
   */
  readonly readByUrl: (input: ReadChampionshipByUrlParams, options?: CallOptions) => ConvocaPromise<Championship>
  /**
   * Creates a championship as a draft.
   *
   * Any user may run a free championship of up to 32 teams; ORGANIZER and ADMIN have no such limits. The address is made from the name.
   *
   * `POST /championships`
   */
  readonly create: (input: CreateChampionshipParams, options?: CallOptions) => ConvocaPromise<Championship>
  /**
   * Lists the championships that the user organises.
   *
   * Drafts as well, the newest first; at most 100.
   *
   * `GET /championships/mine`
   */
  readonly listMyChampionships: (input?: ListMyChampionshipsParams, options?: CallOptions) => ConvocaPromise<ChampionshipList>
  /**
   * Changes a championship.
   *
   * Only the organiser and co-organisers may call this. A draft may be changed in every field. Once it is published, its game, format, team size and fee stay as they are; once it has begun, only texts and prizes change.
   *
   * `PUT /championships/{id}`
   */
  readonly update: (input: UpdateChampionshipParams, options?: CallOptions) => ConvocaPromise<Championship>
  /**
   * Deletes a draft.
   *
   * Only the organiser may call this. A championship that was published is cancelled instead.
   *
   * `DELETE /championships/{id}`
   */
  readonly delete: (input: DeleteChampionshipParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Publishes a championship, opens its check-in, starts or cancels it.
   *
   * Only the organiser and co-organisers may call this, and only the organiser cancels. A status is only changed as `x-transitions` of `ChampionshipStatus` says. Once it is published, those who have interest in events of its organiser, or follow another championship of theirs, are notified (`ANNOUNCE_NEW`), 5,000 people at most and none across a block.
   *
   * `PATCH /championships/{id}/status`
   */
  readonly changeStatus: (input: ChangeChampionshipStatusParams, options?: CallOptions) => ConvocaPromise<Championship>
  /**
   * Lists the teams of a championship.
   *
   * Teams with a place in the order of their seeds, then the waiting list in its order; at most 1,100. Others see neither rosters of teams that hide their members nor who was rejected or withdrew.
   *
   * `GET /public/championships/{id}/registrations`
   */
  readonly listRegistrations: (input: ListChampionshipRegistrationsParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistrationList>
  /**
   * Reads whether a team can be registered, and who of it can play.
   *
   * Only members who may register the team may call this. `reasons` is empty if nothing stands in the way.
   *
   * `GET /championships/{id}/registration/team/{teamId}/eligibility`
   */
  readonly readEligibility: (input: ReadEligibilityParams, options?: CallOptions) => ConvocaPromise<Eligibility>
  /**
   * Registers the caller without a team.
   *
   * Only where players take part. If there is an entry fee, the registration is PENDING_PAYMENT; if no place is free, it is WAITING. Who has withdrawn may come back.
   *
   * `POST /championships/{id}/registration/player`
   */
  readonly registerPlayer: (input: RegisterPlayerParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Reads whether the caller can be registered without a team.
   *
   * `reasons` is empty if nothing stands in the way.
   *
   * `GET /championships/{id}/registration/player/eligibility`
   */
  readonly readPlayerEligibility: (input: ReadPlayerEligibilityParams, options?: CallOptions) => ConvocaPromise<PlayerEligibility>
  /**
   * Registers a team with its roster.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this. If there is an entry fee, the registration is PENDING_PAYMENT; if no place is free, it is WAITING.
   *
   * `POST /championships/{id}/registrations`
   */
  readonly registerTeam: (input: RegisterTeamParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Withdraws a team.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this. Before the championship begins the place goes to the waiting list. While it is played, the team loses its open match and every one to come, and stays in the record; only the organisers can take that back.
   *
   * `DELETE /championships/{id}/registrations/{registrationId}`
   */
  readonly withdrawRegistration: (input: WithdrawRegistrationParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Accepts or rejects a registration.
   *
   * Only the organiser and co-organisers may call this, before the championship begins. A team is accepted from the waiting list if a place is free, or without its payment; the place of a rejected team goes to the waiting list.
   *
   * `PATCH /championships/{id}/registrations/{registrationId}`
   */
  readonly decideRegistration: (input: DecideRegistrationParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Checks a team in.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this, while the check-in is open, and the organisers for a team that is there and cannot do so: it is told. Teams that wait check in as well: they take the places of those that do not.
   *
   * `PUT /championships/{id}/registrations/{registrationId}/check-in`
   */
  readonly checkInRegistration: (input: CheckInRegistrationParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Confirms the caller's place in a roster, or gives it up.
   *
   * Only a player whom the team has named may call this, before the team has checked in and the championship begins. A player who has not confirmed does not play, and only a confirmed place keeps a player from another team.
   *
   * `PUT /championships/{id}/registrations/{registrationId}/confirmation`
   */
  readonly confirmRosterPlace: (input: ConfirmRosterPlaceParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Lists the matches of a championship.
   *
   * The matches are ordered by their number; there are none before the championship begins.
   *
   * `GET /public/championships/{id}/matches`
   */
  readonly listMatches: (input: ListMatchesParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchList>
  /**
   * Reads a match, what both sides report, and its log.
   *
   * A report and its scores in the log are hidden from everybody but its own side and the referees who do not play in the match, until both sides have reported or the match is decided. That a side has reported is told to all.
   *
   * `GET /public/championships/{id}/matches/{matchId}`
   */
  readonly readMatch: (input: ReadMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail>
  /**
   * Reads the places, and the tables of groups.
   *
   * Points, then the tie-breaks of the championship, then the seed; direct encounter is applied again among those who are still level. `decided_by` says what has put a team below the one before it. Teams beaten in the same round of an elimination share a place. Empty before it begins.
   *
   * `GET /public/championships/{id}/standings`
   */
  readonly readStandings: (input: ReadStandingsParams, options?: CallOptions) => ConvocaPromise<ChampionshipStandings>
  /**
   * Seeds the teams.
   *
   * Only the organiser and co-organisers may call this, before it begins. The order is by ranking, by the places of a former championship, by hand, or drawn; a locked seed stays as it is, and the others fill the places between. The order of a draw is that of the SHA-256 of `<draw_seed>:<registration id>`, which anybody can compute again.
   *
   * `PUT /championships/{id}/seeding`
   */
  readonly updateSeeding: (input: UpdateSeedingParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistrationList>
  /**
   * Reports the result of a match.
   *
   * Only OWNER, MANAGER and CAPTAIN of both teams may call this. Equal reports close the match, different ones open a dispute. Until the match is closed, by a report equal to the other one or by the organiser, a side may change its report. What the other side has reported is read once both have reported. Games count where both sides report them; names of maps do not.
   *
   * `PUT /championships/{id}/matches/{matchId}/report`
   */
  readonly reportMatch: (input: ReportMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail>
  /**
   * Decides an open match, or corrects a closed one.
   *
   * Only the organiser, co-organisers and referees may call this, for a dispute, a walk-over or a correction. After a correction the stage is made again; matches whose teams have changed are open again. With `is_forfeit`, 0 to 0 says that neither team came: neither has won, neither goes on, and the next opponent has a bye.
   *
   * `PUT /championships/{id}/matches/{matchId}/ruling`
   */
  readonly ruleMatch: (input: RuleMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail>
  /**
   * Sets a closed match back to not played.
   *
   * Only the organiser, co-organisers and referees may call this. Everybody reads the reason. The stage is made again without the result: matches that need it wait, results of Swiss rounds that were paired stay, and the title goes back. Refused where play-offs were made from the result, or where a team of the match plays no more.
   *
   * `PUT /championships/{id}/matches/{matchId}/reopening`
   */
  readonly reopenMatch: (input: ReopenMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail>
  /**
   * Updates the score of a match that is being played.
   *
   * OWNER, MANAGER and CAPTAIN of both teams, the organiser, co-organisers and referees may call this, once both teams are there and until the match is decided. The latest score counts, whoever sent it; all are in the log. It closes no match and is no report.
   *
   * `PUT /championships/{id}/matches/{matchId}/score`
   */
  readonly updateMatchScore: (input: UpdateMatchScoreParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail>
  /**
   * Calls the referee to a match.
   *
   * Only OWNER, MANAGER and CAPTAIN of both teams may call this, while the match is open. It notifies the organiser, co-organisers and referees, at most every five minutes a match.
   *
   * `PUT /championships/{id}/matches/{matchId}/referee-call`
   */
  readonly callReferee: (input: CallRefereeParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail>
  /**
   * Lists the caller's matches that are not over.
   *
   * The matches of every roster that the caller is in, or whose team the caller leads, ordered by time; those without a time come last.
   *
   * `GET /championships/matches/mine`
   */
  readonly listMyMatches: (input?: ListMyMatchesParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchEntryList>
  /**
   * Creates the caller's key of the calendar of their matches.
   *
   * Replaces an earlier key. The key is returned only once and stored as a hash.
   *
   * `PUT /championships/matches/calendar-key`
   */
  readonly resetMatchCalendarKey: (input?: ResetMatchCalendarKeyParams, options?: CallOptions) => ConvocaPromise<CalendarKey>
  /**
   * Revokes the caller's key of the calendar of their matches.
   *
   * `DELETE /championships/matches/calendar-key`
   */
  readonly deleteMatchCalendarKey: (input?: DeleteMatchCalendarKeyParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Reads the room of a match.
   *
   * The players of both teams, those who may register them and the staff of the championship may call this. The room has the code of the lobby, the chat, the pictures and what is proposed.
   *
   * `GET /championships/{id}/matches/{matchId}/room`
   */
  readonly readMatchRoom: (input: ReadMatchRoomParams, options?: CallOptions) => ConvocaPromise<MatchRoom>
  /**
   * Confirms that the caller's team is there.
   *
   * Only OWNER, MANAGER and CAPTAIN may call this, from 30 minutes before the time of the match. A repeated call changes nothing.
   *
   * `PUT /championships/{id}/matches/{matchId}/check-in`
   */
  readonly checkInMatch: (input: CheckInMatchParams, options?: CallOptions) => ConvocaPromise<MatchRoom>
  /**
   * Sets the time of a match.
   *
   * Only the organiser, co-organisers and referees may call this; null takes the time away. It must be in the future, and ends a proposal. The time that the match has already changes nothing. Those who follow the championship are notified of its final (`EVENT_ANNOUNCE`).
   *
   * `PUT /championships/{id}/matches/{matchId}/schedule`
   */
  readonly scheduleMatch: (input: ScheduleMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail>
  /**
   * Sets the time of many matches.
   *
   * Only the organiser, co-organisers and referees may call this. Either all times are set or none is. Times that change must be in the future; those that do not are left alone. Those who follow the championship are notified of its final (`EVENT_ANNOUNCE`).
   *
   * `PUT /championships/{id}/schedule`
   */
  readonly scheduleMatches: (input: ScheduleMatchesParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchList>
  /**
   * Proposes another time to the opponent.
   *
   * Only OWNER, MANAGER and CAPTAIN of both teams may call this. It replaces an earlier proposal.
   *
   * `PUT /championships/{id}/matches/{matchId}/reschedule`
   */
  readonly proposeReschedule: (input: ProposeRescheduleParams, options?: CallOptions) => ConvocaPromise<MatchRoom>
  /**
   * Accepts or declines the proposed time.
   *
   * The opponent accepts or declines; who proposed may only take it back, by declining. A time that has passed since is no longer accepted.
   *
   * `PUT /championships/{id}/matches/{matchId}/reschedule/response`
   */
  readonly respondToReschedule: (input: RespondToRescheduleParams, options?: CallOptions) => ConvocaPromise<MatchRoom>
  /**
   * Gives the match up.
   *
   * Only OWNER, MANAGER and CAPTAIN may call this. The opponent wins.
   *
   * `PUT /championships/{id}/matches/{matchId}/forfeit`
   */
  readonly forfeitMatch: (input: ForfeitMatchParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchDetail>
  /**
   * Adds a picture as proof.
   *
   * Only OWNER, MANAGER and CAPTAIN of both teams may call this, for at most five pictures a side. It is shown in the room alone, and to the other side once both have reported or the match is decided.
   *
   * `POST /championships/{id}/matches/{matchId}/proofs`
   */
  readonly addMatchProof: (input: AddMatchProofParams, options?: CallOptions) => ConvocaPromise<MatchProof>
  /**
   * Reads a picture of a match room.
   *
   * All who may read the room may call this; a picture of the other side is answered once both have reported or the match is decided.
   *
   * `GET /championships/{id}/matches/{matchId}/proofs/{proofId}`
   */
  readonly readMatchProof: (input: ReadMatchProofParams, options?: CallOptions) => ConvocaPromise<TicketAttachment>
  /**
   * Disqualifies a team.
   *
   * Only the organiser and co-organisers may call this, while the championship is played and after its end. The team loses its open matches and those to come, and a champion the match that made it that. Neither wins where both are out.
   *
   * `PUT /championships/{id}/registrations/{registrationId}/disqualification`
   */
  readonly disqualifyTeam: (input: DisqualifyTeamParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Takes a disqualification back.
   *
   * Only the organiser and co-organisers may call this, also after the end. What the disqualification decided is open again; results that do not depend on it stay.
   *
   * `DELETE /championships/{id}/registrations/{registrationId}/disqualification`
   */
  readonly reinstateTeam: (input: ReinstateTeamParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Lists co-organisers and referees.
   *
   * Those who have accepted; the organiser also sees who is asked, and everybody their own role.
   *
   * `GET /public/championships/{id}/staff`
   */
  readonly listStaff: (input: ListChampionshipStaffParams, options?: CallOptions) => ConvocaPromise<ChampionshipStaffList>
  /**
   * Lists the teams that were invited.
   *
   * Only the organiser and co-organisers may call this. The latest invitation comes first.
   *
   * `GET /championships/{id}/invitations`
   */
  readonly listInvitations: (input: ListChampionshipInvitationsParams, options?: CallOptions) => ConvocaPromise<ChampionshipInvitationList>
  /**
   * Invites a team to register.
   *
   * Only the organiser and co-organisers may call this, while teams can register. Those who may register the team are notified; a team is invited once, so that repeated calls change nothing.
   *
   * `PUT /championships/{id}/invitations/{teamId}`
   */
  readonly inviteTeam: (input: InviteTeamParams, options?: CallOptions) => ConvocaPromise<ChampionshipInvitation>
  /**
   * Accepts the role that the organiser offers, or declines it.
   *
   * Only the user who is asked may call this. A repeated answer changes nothing; a role that was declined is gone.
   *
   * `PUT /championships/{id}/staff-confirmation`
   */
  readonly confirmStaffRole: (input: ConfirmStaffRoleParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Asks a user to be co-organiser or referee, or changes the role.
   *
   * Only the organiser may call this. The role counts once the user has accepted it (`confirmStaffRole`); a user who declines is not asked again for 7 days.
   *
   * `PUT /championships/{id}/staff/{userId}`
   */
  readonly saveStaff: (input: SaveChampionshipStaffParams, options?: CallOptions) => ConvocaPromise<ChampionshipStaffList>
  /**
   * Takes the role from a user.
   *
   * The organiser may call this, and the user, who declines an offered role by it.
   *
   * `DELETE /championships/{id}/staff/{userId}`
   */
  readonly removeStaff: (input: RemoveChampionshipStaffParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Follows a championship.
   *
   * Its followers are notified of announcements, of the beginning and of the result.
   *
   * `PUT /championships/{id}/follow`
   */
  readonly follow: (input: FollowChampionshipParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * No longer follows a championship.
   *
   * `DELETE /championships/{id}/follow`
   */
  readonly unfollow: (input: UnfollowChampionshipParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the announcements of a championship.
   *
   * The latest first.
   *
   * `GET /public/championships/{id}/announcements`
   */
  readonly listAnnouncements: (input: ListAnnouncementsParams, options?: CallOptions) => ConvocaPromise<ChampionshipAnnouncementList>
  /**
   * Announces something to the teams and followers.
   *
   * Only the organiser and co-organisers may call this. A championship has at most 200 announcements.
   *
   * `POST /championships/{id}/announcements`
   */
  readonly createAnnouncement: (input: CreateAnnouncementParams, options?: CallOptions) => ConvocaPromise<ChampionshipAnnouncement>
  /**
   * Deletes an announcement.
   *
   * Only the organiser and co-organisers may call this. A repeated call changes nothing. The notifications of the announcement stay.
   *
   * `DELETE /championships/{id}/announcements/{announcementId}`
   */
  readonly deleteAnnouncement: (input: DeleteAnnouncementParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Makes a draft of the next edition.
   *
   * Only the organiser and co-organisers may call this, whatever the status. All dates keep their distance from the start, and pictures are kept.
   *
   * `POST /championships/{id}/clone`
   */
  readonly clone: (input: CloneChampionshipParams, options?: CallOptions) => ConvocaPromise<Championship>
  /**
   * Exports teams, matches and places as a file.
   *
   * Only the organiser, co-organisers and referees may call this. Cells of CSV that begin like a formula are escaped.
   *
   * `GET /championships/{id}/export`
   */
  readonly export: (input: ExportChampionshipParams, options?: CallOptions) => ConvocaPromise<ChampionshipExport>
  /**
   * Reads what waits for a decision of the organisers.
   *
   * Only the organiser, co-organisers and referees may call this.
   *
   * `GET /championships/{id}/decisions`
   */
  readonly readDecisions: (input: ReadDecisionsParams, options?: CallOptions) => ConvocaPromise<ChampionshipDecisions>
}

/** The operations of `rosters`. */
export interface RostersMethods {
  /**
   * Names the roster of a registered team anew.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this, until the roster is locked, as `roster_lock` of the championship says. Who stays keeps a confirmed place; who is new is asked.
   *
   * `PUT /championships/{id}/registrations/{registrationId}/roster`
   */
  readonly update: (input: UpdateRosterParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Lets a substitute of the roster play for a starter.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this, while the championship is played, also between two games of a match. It holds for the open match, whose log tells everybody, and for those to come; the starter is a substitute then.
   *
   * `POST /championships/{id}/registrations/{registrationId}/substitutions`
   */
  readonly substitutePlayer: (input: SubstitutePlayerParams, options?: CallOptions) => ConvocaPromise<ChampionshipRegistration>
  /**
   * Asks for a change of a roster that is locked.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this, from the lock to the end of the championship. The organisers and referees are told, and one of them decides. A team has one such request at a time.
   *
   * `POST /championships/{id}/registrations/{registrationId}/roster-changes`
   */
  readonly requestChange: (input: RequestRosterChangeParams, options?: CallOptions) => ConvocaPromise<RosterChange>
  /**
   * Approves or declines a change of a roster.
   *
   * Only the organiser, co-organisers and referees may call this, and none who has a part in a match of the team. The player who comes in is asked and plays once the place is confirmed; the log of the team's match tells everybody, with the team's reason.
   *
   * `PATCH /championships/{id}/roster-changes/{changeId}`
   */
  readonly decideChange: (input: DecideRosterChangeParams, options?: CallOptions) => ConvocaPromise<RosterChange>
  /**
   * Lists the changes of rosters that were asked for after the lock.
   *
   * The latest first, at most 200. Everybody reads those that were approved, with their reasons; the team and the staff of the championship read the others as well.
   *
   * `GET /public/championships/{id}/roster-changes`
   */
  readonly listChanges: (input: ListRosterChangesParams, options?: CallOptions) => ConvocaPromise<RosterChangeList>
}

/** The operations of `organisation`. */
export interface OrganisationMethods {
  /**
   * Shows the bracket as it would start now.
   *
   * Only the organiser and co-organisers may call this, before it begins. It has the teams with a confirmed place by their seeds; its ids are those of no matches. A team that goes on without an opponent has a BYE.
   *
   * `GET /championships/{id}/bracket-preview`
   */
  readonly previewBracket: (input: PreviewBracketParams, options?: CallOptions) => ConvocaPromise<ChampionshipMatchList>
}

/** The operations of `payments`. */
export interface PaymentsMethods {
  /**
   * Lists the payments of a team's entry.
   *
   * Those who may pay the entry may call this: its players, and OWNER, MANAGER and CAPTAIN of the team.
   *
   * `GET /championships/{id}/registrations/{registrationId}/payments`
   */
  readonly listRegistrationPayments: (input: ListRegistrationPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentList>
  /**
   * Asks for a Pix code to pay a team's entry.
   *
   * The players of the entry, and OWNER, MANAGER and CAPTAIN of the team, may call this if they are adults with a valid CPF. The code can be paid for 30 minutes, while the place is kept. The fee is split among the roster, and anybody may pay the parts of others: a part has one payment that waits or is paid. A new code takes the place of own ones for some of the same parts.
   *
   * `POST /championships/{id}/registrations/{registrationId}/payments`
   */
  readonly create: (input: CreatePaymentParams, options?: CallOptions) => ConvocaPromise<Payment>
  /**
   * Reads how a team's entry is paid.
   *
   * The players of the entry, and OWNER, MANAGER and CAPTAIN of the team, may call this.
   *
   * `GET /championships/{id}/registrations/{registrationId}/entry-payment`
   */
  readonly readEntryPayment: (input: ReadEntryPaymentParams, options?: CallOptions) => ConvocaPromise<EntryPayment>
  /**
   * Reminds those of the roster whose part is not paid.
   *
   * Those who may pay the entry may call this while its place is kept. Minors, who do not pay, and the caller are not reminded.
   *
   * `POST /championships/{id}/registrations/{registrationId}/entry-payment/reminders`
   */
  readonly remindEntryPayment: (input: RemindEntryPaymentParams, options?: CallOptions) => ConvocaPromise<EntryPayment>
  /**
   * Keeps the place of an entry that is paid in part 30 minutes longer.
   *
   * OWNER, MANAGER and CAPTAIN of the team may call this once a part is paid. Repeated calls change nothing.
   *
   * `POST /championships/{id}/registrations/{registrationId}/entry-payment/extension`
   */
  readonly extendEntryPayment: (input: ExtendEntryPaymentParams, options?: CallOptions) => ConvocaPromise<EntryPayment>
  /**
   * Reads a payment.
   *
   * Only its payer, those who may pay the entry, and the organisers of a deposit, may call this.
   *
   * `GET /payments/{paymentId}`
   */
  readonly read: (input: ReadPaymentParams, options?: CallOptions) => ConvocaPromise<Payment>
  /**
   * Asks the bank whether a payment was paid.
   *
   * Only its payer, those who may pay the entry, and the organisers of a deposit, may call this. A repeated call changes nothing that is known.
   *
   * `POST /payments/{paymentId}/check`
   */
  readonly check: (input: CheckPaymentParams, options?: CallOptions) => ConvocaPromise<Payment>
  /**
   * Simulates the bank.
   *
   * Only possible while no real money moves (`is_simulated`), for those who may read the payment.
   *
   * `POST /payments/{paymentId}/simulation`
   */
  readonly simulate: (input: SimulatePaymentParams, options?: CallOptions) => ConvocaPromise<Payment>
  /**
   * Lists what the caller has paid.
   *
   * The payments are ordered by when the code was asked for.
   *
   * `GET /payments`
   */
  readonly listOwnPayments: (input?: ListOwnPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentHistory>
  /** Iterates over all pages of `listOwnPayments`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateOwnPayments: (input?: ListOwnPaymentsParams, options?: CallOptions) => Pages<PaymentHistory>
  /**
   * Exports what the caller has paid as CSV.
   *
   * Cells that a spreadsheet would compute are escaped, and so are those that would begin a formula with another separator.
   *
   * `GET /payments/export`
   */
  readonly exportOwnPayments: (input?: ExportOwnPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentExport>
  /**
   * Lists the payments of a team's entries.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this.
   *
   * `GET /teams/{id}/payments`
   */
  readonly listTeamPayments: (input: ListTeamPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentHistory>
  /** Iterates over all pages of `listTeamPayments`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateTeamPayments: (input: ListTeamPaymentsParams, options?: CallOptions) => Pages<PaymentHistory>
  /**
   * Lists the payments of a championship's entries.
   *
   * Only the organiser and co-organisers may call this.
   *
   * `GET /championships/{id}/payments`
   */
  readonly listChampionshipPayments: (input: ListChampionshipPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentHistory>
  /** Iterates over all pages of `listChampionshipPayments`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateChampionshipPayments: (input: ListChampionshipPaymentsParams, options?: CallOptions) => Pages<PaymentHistory>
  /**
   * Exports the payments of a championship's entries as CSV.
   *
   * Only the organiser and co-organisers may call this. Cells that a spreadsheet would compute are escaped, and so are those that would begin a formula with another separator.
   *
   * `GET /championships/{id}/payments/export`
   */
  readonly exportChampionshipPayments: (input: ExportChampionshipPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentExport>
  /**
   * Lists the parts of prizes that the caller has won, or is asked to receive for a minor.
   *
   * A day after the last result without an open dispute, the prizes of a championship that are all deposited are divided: teams of one rank share the prizes of their places, and the roster of a team has equal parts. Each part is sent once, to the first Pix key of its winner's profile.
   *
   * `GET /prizes`
   */
  readonly listOwnPrizes: (input?: ListOwnPrizesParams, options?: CallOptions) => ConvocaPromise<PrizeShareList>
  /**
   * Reads what a team has won, and what has become of each part.
   *
   * Members of the team and its winners may call this. A minor receives no Pix: who speaks for the team names an adult of it, who has to agree.
   *
   * `GET /championships/{id}/teams/{teamId}/prize`
   */
  readonly readTeamPrize: (input: ReadTeamPrizeParams, options?: CallOptions) => ConvocaPromise<TeamPrize>
  /**
   * Proposes other parts of a team's prize.
   *
   * OWNER, MANAGER and CAPTAIN of the team may call this in the 72 hours after the prizes of the championship were divided. What was said of other parts is forgotten; whoever proposes agrees.
   *
   * `PUT /championships/{id}/teams/{teamId}/prize/division`
   */
  readonly proposePrizeDivision: (input: ProposePrizeDivisionParams, options?: CallOptions) => ConvocaPromise<TeamPrize>
  /**
   * Agrees to the parts of a team's prize, or refuses them.
   *
   * The winners may call this, each for the own part, until the parts are settled. The last one to agree settles them; without an agreement in time the parts are equal.
   *
   * `PUT /championships/{id}/teams/{teamId}/prize/agreement`
   */
  readonly answerPrizeDivision: (input: AnswerPrizeDivisionParams, options?: CallOptions) => ConvocaPromise<TeamPrize>
  /**
   * Asks for answers and Pix keys, those of whom one is missing.
   *
   * OWNER, MANAGER and CAPTAIN of the team may call this. The caller is not reminded.
   *
   * `POST /championships/{id}/teams/{teamId}/prize/reminder`
   */
  readonly remindTeamPrize: (input: RemindTeamPrizeParams, options?: CallOptions) => ConvocaPromise<TeamPrize>
  /**
   * Asks an adult to receive the part of a minor.
   *
   * OWNER, MANAGER and CAPTAIN of the team may name an adult of it; ADMIN may name any adult but themselves, where the team has none or is gone. Nothing is sent before the adult has agreed. Another one may be named until it is sent; whoever had agreed is then not asked any more, and what the staff had approved is to be approved anew.
   *
   * `PUT /prizes/{shareId}/receiver`
   */
  readonly namePrizeReceiver: (input: NamePrizeReceiverParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Agrees to receive the part of a minor, or refuses.
   *
   * Only the adult who is asked may call this. An agreement holds until the part is sent, unless another one is named.
   *
   * `POST /prizes/{shareId}/receiver/answer`
   */
  readonly answerPrizeReceiver: (input: AnswerPrizeReceiverParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Reads what an organiser has promised as prizes, and what of it was deposited and paid.
   *
   * `GET /public/organizers/{id}/prize-record`
   */
  readonly readOrganizerRecord: (input: ReadOrganizerRecordParams, options?: CallOptions) => ConvocaPromise<OrganizerRecord>
  /**
   * Reads what a championship has promised as prizes, and what is deposited for it.
   *
   * `GET /public/championships/{id}/prize-pool`
   */
  readonly readPrizePool: (input: ReadPrizePoolParams, options?: CallOptions) => ConvocaPromise<PrizePool>
  /**
   * Asks for a Pix code to deposit money for the prizes.
   *
   * Only the organiser and co-organisers may call this, if they are adults with a valid CPF. The code can be paid for 30 minutes; a new one takes its place. No more than is missing of the promise can be deposited. What is deposited goes back if the championship is cancelled.
   *
   * `POST /championships/{id}/prize-deposits`
   */
  readonly createPrizeDeposit: (input: CreatePrizeDepositParams, options?: CallOptions) => ConvocaPromise<Payment>
  /**
   * Lists the gifts that the caller has made.
   *
   * `GET /gifts`
   */
  readonly listSentGifts: (input?: ListSentGiftsParams, options?: CallOptions) => ConvocaPromise<GiftList>
  /**
   * Accepts a gift.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this. The entry is paid with it: the place is the team's, and whoever has paid a part gets it back. A repeated call changes nothing.
   *
   * `POST /gifts/{giftId}/acceptance`
   */
  readonly acceptGift: (input: AcceptGiftParams, options?: CallOptions) => ConvocaPromise<Gift>
  /**
   * Declines a gift.
   *
   * Only OWNER, MANAGER and CAPTAIN of the team may call this. The money goes back to the sender. A repeated call changes nothing.
   *
   * `POST /gifts/{giftId}/refusal`
   */
  readonly declineGift: (input: DeclineGiftParams, options?: CallOptions) => ConvocaPromise<Gift>
  /**
   * Lists the gifts that a team's entry has got.
   *
   * Only those who may pay the entry may call this: its players, and OWNER, MANAGER and CAPTAIN of the team. Unpaid gifts are left out.
   *
   * `GET /championships/{id}/registrations/{registrationId}/gifts`
   */
  readonly listRegistrationGifts: (input: ListRegistrationGiftsParams, options?: CallOptions) => ConvocaPromise<GiftList>
  /**
   * Asks for a Pix code to pay another team's entry as a gift.
   *
   * Only adults with a valid CPF who are not of the team may call this. Once it is paid, OWNER, MANAGER and CAPTAIN of the team are told, and have 48 hours to accept or decline it, until the end of the registration at most; if they do not, the money goes back.
   *
   * `POST /championships/{id}/registrations/{registrationId}/gifts`
   */
  readonly createGift: (input: CreateGiftParams, options?: CallOptions) => ConvocaPromise<Gift>
}

/** The operations of `admin`. */
export interface AdminMethods {
  /**
   * Lists the parts of prizes that wait for the staff, and those of minors for whom nobody receives them.
   *
   * Only ADMIN may call this. Parts above R$ 2.000,00 are sent once two members of the staff have approved them.
   *
   * `GET /admin/prizes`
   */
  readonly listHeldPrizes: (input?: ListHeldPrizesParams, options?: CallOptions) => ConvocaPromise<HeldPrizeList>
  /**
   * Approves a part of a prize above R$ 2.000,00.
   *
   * Only ADMIN may call this, and not for a prize of their own. A repeated call changes nothing.
   *
   * `POST /admin/prizes/{shareId}/approval`
   */
  readonly approvePrize: (input: ApprovePrizeParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Reads the part of prizes that is withheld.
   *
   * Only ADMIN may call this.
   *
   * `GET /admin/prize-withholding`
   */
  readonly readPrizeWithholding: (input?: ReadPrizeWithholdingParams, options?: CallOptions) => ConvocaPromise<PrizeWithholding>
  /**
   * Sets the part of prizes that is withheld.
   *
   * Only ADMIN may call this. It counts for parts that are settled from now on.
   *
   * `PUT /admin/prize-withholding`
   */
  readonly setPrizeWithholding: (input: SetPrizeWithholdingParams, options?: CallOptions) => ConvocaPromise<PrizeWithholding>
  /**
   * Lists the tickets of a queue.
   *
   * Only ADMIN may call this. The ticket that has waited longest comes first.
   *
   * `GET /admin/tickets`
   */
  readonly listTicketQueue: (input: ListTicketQueueParams, options?: CallOptions) => ConvocaPromise<AdminTicketPage>
  /** Iterates over all pages of `listTicketQueue`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateTicketQueue: (input: ListTicketQueueParams, options?: CallOptions) => Pages<AdminTicketPage>
  /**
   * Reads a ticket.
   *
   * Only ADMIN may call this.
   *
   * `GET /admin/tickets/{id}`
   */
  readonly readQueuedTicket: (input: ReadQueuedTicketParams, options?: CallOptions) => ConvocaPromise<AdminTicketDetail>
  /**
   * Answers a ticket.
   *
   * Only ADMIN may call this. Whoever answers first takes the ticket, and its author is notified.
   *
   * `POST /admin/tickets/{id}/messages`
   */
  readonly answerTicket: (input: AnswerTicketParams, options?: CallOptions) => ConvocaPromise<AdminTicketDetail>
  /**
   * Takes a ticket.
   *
   * Only ADMIN may call this. The ticket then belongs to the caller, whoever had it before.
   *
   * `POST /admin/tickets/{id}/take`
   */
  readonly takeTicket: (input: TakeTicketParams, options?: CallOptions) => ConvocaPromise<AdminTicketDetail>
  /**
   * Closes a ticket.
   *
   * Only ADMIN may call this. Closing a closed ticket changes nothing.
   *
   * `POST /admin/tickets/{id}/close`
   */
  readonly closeQueuedTicket: (input: CloseQueuedTicketParams, options?: CallOptions) => ConvocaPromise<AdminTicketDetail>
  /**
   * Lists reports.
   *
   * Only ADMIN may call this. The oldest report comes first.
   *
   * `GET /admin/reports`
   */
  readonly listReports: (input?: ListReportsParams, options?: CallOptions) => ConvocaPromise<ModerationReportPage>
  /** Iterates over all pages of `listReports`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateReports: (input?: ListReportsParams, options?: CallOptions) => Pages<ModerationReportPage>
  /**
   * Closes a report.
   *
   * Only ADMIN may call this.
   *
   * `POST /admin/reports/{id}/decision`
   */
  readonly decideReport: (input: DecideReportParams, options?: CallOptions) => ConvocaPromise<ModerationReport>
  /**
   * Searches users.
   *
   * Only ADMIN may call this. Users are found by nick or name, minors and hidden profiles among them.
   *
   * `GET /admin/users`
   */
  readonly listUsers: (input?: ListUsersParams, options?: CallOptions) => ConvocaPromise<AdminUserPage>
  /** Iterates over all pages of `listUsers`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateUsers: (input?: ListUsersParams, options?: CallOptions) => Pages<AdminUserPage>
  /**
   * Warns a user.
   *
   * Only ADMIN may call this. The user is notified in the app and by mail, whatever the preferences. Nobody warns an ADMIN.
   *
   * `POST /admin/users/{id}/warnings`
   */
  readonly warnUser: (input: WarnUserParams, options?: CallOptions) => ConvocaPromise<AdminUser>
  /**
   * Suspends a user.
   *
   * Only ADMIN may call this. It ends the sessions of the user and closes their sockets; log-ins are refused until `ends_at`. Nobody suspends an ADMIN.
   *
   * `PUT /admin/users/{id}/suspension`
   */
  readonly suspendUser: (input: SuspendUserParams, options?: CallOptions) => ConvocaPromise<AdminUser>
  /**
   * Ends a suspension.
   *
   * Only ADMIN may call this. The answer is 404 if the user is not suspended.
   *
   * `DELETE /admin/users/{id}/suspension`
   */
  readonly restoreUser: (input: RestoreUserParams, options?: CallOptions) => ConvocaPromise<AdminUser>
  /**
   * Adds a game that teams can play.
   *
   * Only ADMIN may call this. Names of games differ by more than case, and there are at most 500 games.
   *
   * `POST /admin/games`
   */
  readonly addGame: (input: AddGameParams, options?: CallOptions) => ConvocaPromise<Game>
  /**
   * Lists the badges that the staff gives.
   *
   * Only ADMIN may call this. Retired badges come last.
   *
   * `GET /admin/badges`
   */
  readonly listStaffBadges: (input?: ListStaffBadgesParams, options?: CallOptions) => ConvocaPromise<StaffBadge[]>
  /**
   * Creates a badge.
   *
   * Only ADMIN may call this. Names of badges differ by more than case, and there are at most 200 badges, retired ones included.
   *
   * `POST /admin/badges`
   */
  readonly createBadge: (input: CreateBadgeParams, options?: CallOptions) => ConvocaPromise<StaffBadge>
  /**
   * Changes a badge, or retires it.
   *
   * Only ADMIN may call this. Whoever has the badge sees the change. A retired badge is awarded to nobody else, stays with those who have it, and can be brought back. Its picture is saved by `saveFile`.
   *
   * `PUT /admin/badges/{id}`
   */
  readonly updateBadge: (input: UpdateBadgeParams, options?: CallOptions) => ConvocaPromise<StaffBadge>
  /**
   * Lists who was awarded a badge.
   *
   * Only ADMIN may call this. The latest award comes first.
   *
   * `GET /admin/badges/{id}/holders`
   */
  readonly listBadgeHolders: (input: ListBadgeHoldersParams, options?: CallOptions) => ConvocaPromise<BadgeHolderPage>
  /** Iterates over all pages of `listBadgeHolders`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateBadgeHolders: (input: ListBadgeHoldersParams, options?: CallOptions) => Pages<BadgeHolderPage>
  /**
   * Awards a badge to a user.
   *
   * Only ADMIN may call this. A user has a badge once: awarded again, nothing changes and nobody is notified. The user is notified (`BADGET_RECEIVE`), and the profile shows the badge.
   *
   * `PUT /admin/badges/{id}/holders/{userId}`
   */
  readonly awardBadge: (input: AwardBadgeParams, options?: CallOptions) => ConvocaPromise<BadgeHolder>
  /**
   * Takes a badge back.
   *
   * Only ADMIN may call this. The notification about the badge is deleted too.
   *
   * `DELETE /admin/badges/{id}/holders/{userId}`
   */
  readonly takeBadge: (input: TakeBadgeParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Lists the acts of the staff.
   *
   * Only ADMIN may call this. The latest act comes first.
   *
   * `GET /admin/audit`
   */
  readonly listAuditLog: (input?: ListAuditLogParams, options?: CallOptions) => ConvocaPromise<AuditPage>
  /** Iterates over all pages of `listAuditLog`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateAuditLog: (input?: ListAuditLogParams, options?: CallOptions) => Pages<AuditPage>
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
   * The conversation is with one user, whose existing conversation is returned, or with several.
   *
   * `POST /chat/conversations`
   */
  readonly createConversation: (input: CreateConversationParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Reads a conversation.
   *
   * Only its participants may call this.
   *
   * `GET /chat/conversations/{id}`
   */
  readonly readConversation: (input: ReadConversationParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Renames a group.
   *
   * Only its owner may call this; the group of a team has the team's name.
   *
   * `PATCH /chat/conversations/{id}`
   */
  readonly updateConversation: (input: UpdateConversationParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Changes the picture of a group.
   *
   * Only its owner may call this. The picture is cropped to a square, and has an address as the logos of teams do.
   *
   * `PUT /chat/conversations/{id}/picture`
   */
  readonly updateConversationPicture: (input: UpdateConversationPictureParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Removes the picture of a group.
   *
   * Only its owner may call this.
   *
   * `DELETE /chat/conversations/{id}/picture`
   */
  readonly deleteConversationPicture: (input: DeleteConversationPictureParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Adds a user to a group.
   *
   * Only its owner may call this, up to 64 people; a call for somebody who is in the group changes nothing. The user must accept messages of the owner, and minors are only in groups with people of their teams. What was written before counts as read. Those who had left the group are not put back: they get a message request, which they accept or decline (`answerMessageRequest`). Whoever declines is not asked again for 7 days.
   *
   * `PUT /chat/conversations/{id}/members/{userId}`
   */
  readonly addConversationMember: (input: AddConversationMemberParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Removes a user from a group.
   *
   * Only its owner may call this; the owner leaves by `leaveConversation`.
   *
   * `DELETE /chat/conversations/{id}/members/{userId}`
   */
  readonly removeConversationMember: (input: RemoveConversationMemberParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Hands a group over to another participant.
   *
   * Only its owner may call this. A group whose owner leaves goes to the participant who has been in it for longest.
   *
   * `PUT /chat/conversations/{id}/owner`
   */
  readonly transferConversation: (input: TransferConversationParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Lists the pinned messages of a conversation.
   *
   * The latest pinned first.
   *
   * `GET /chat/conversations/{id}/pins`
   */
  readonly listPinnedMessages: (input: ListPinnedMessagesParams, options?: CallOptions) => ConvocaPromise<Message[]>
  /**
   * Lists messages, newest first.
   *
   * `after` answers the messages that a client missed while disconnected, the oldest first. `changedAfter` answers what was sent, edited, deleted or reacted to since, in the order of the changes, each message once and as it is now.
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
   * Lists the messages of a conversation that have pictures.
   *
   * Newest first, of the whole conversation.
   *
   * `GET /chat/conversations/{id}/attachments`
   */
  readonly listConversationImages: (input: ListConversationImagesParams, options?: CallOptions) => ConvocaPromise<ConversationImages>
  /** Iterates over all pages of `listConversationImages`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateConversationImages: (input: ListConversationImagesParams, options?: CallOptions) => Pages<ConversationImages>
  /**
   * Uploads a picture or voice note for a message.
   *
   * Pictures up to 5 MB, re-encoded without metadata; voice notes of 60 s and 2 MB at most, in Opus as WebM or Ogg. Both stay
   * private: only the participants of the conversation may read them (`readAttachment`). The caller sends one with a
   * message of this conversation within 24 hours, or it is removed.
   *
   * `POST /chat/conversations/{id}/attachments`
   */
  readonly uploadAttachment: (input: UploadAttachmentParams, options?: CallOptions) => ConvocaPromise<Attachment>
  /**
   * Mutes or unmutes a conversation.
   *
   * Only the caller's own view of the conversation changes.
   *
   * `PUT /chat/conversations/{id}/mute`
   */
  readonly muteConversation: (input: MuteConversationParams, options?: CallOptions) => ConvocaPromise<Conversation>
  /**
   * Answers a message request.
   *
   * A conversation begun by a user of no common team is a request until the other one accepts it or writes. Until then a stranger writes at most
   * 20 messages, and does not see the presence of the other one. A declined one is hidden from the caller, without the stranger being told.
   * A group that the caller had left, and is added to again, is a request as well; declined, the caller is not in it.
   *
   * `PUT /chat/conversations/{id}/request`
   */
  readonly answerMessageRequest: (input: AnswerMessageRequestParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Leaves a group.
   *
   * The group of a team can only be left by leaving the team. A group whose owner leaves goes to the participant who has been in it
   * for longest.
   *
   * `POST /chat/conversations/{id}/leave`
   */
  readonly leaveConversation: (input: LeaveConversationParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Reports a conversation.
   *
   * Sends a report to the platform's staff, with what was written last, as it is now. A second report by the same user while the
   * first is open changes nothing.
   *
   * `POST /chat/conversations/{id}/report`
   */
  readonly reportConversation: (input: ReportConversationParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Reads a picture or voice note.
   *
   * Only the participants of its conversation may call this, and only the uploader as long as it is not sent. It is deleted together with its message.
   *
   * `GET /chat/attachments/{id}`
   */
  readonly readAttachment: (input: ReadAttachmentParams, options?: CallOptions) => ConvocaPromise<AttachmentContent>
  /**
   * Searches the caller's messages.
   *
   * Messages of one or all conversations of the caller that have all of the words, in any of their forms, whatever the accents and case, newest first. The last word may be the beginning of one.
   *
   * `GET /chat/messages`
   */
  readonly searchMessages: (input: SearchMessagesParams, options?: CallOptions) => ConvocaPromise<MessagePage>
  /** Iterates over all pages of `searchMessages`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateSearchMessages: (input: SearchMessagesParams, options?: CallOptions) => Pages<MessagePage>
  /**
   * Deletes a message.
   *
   * The caller's own within 15 minutes; the message stays in the list without its content. The owner of a group, and owner and
   * managers of the team in that of a team, delete anybody's at any time.
   *
   * `DELETE /chat/messages/{id}`
   */
  readonly deleteMessage: (input: DeleteMessageParams, options?: CallOptions) => ConvocaPromise<undefined>
  /**
   * Edits a message of the caller.
   *
   * A message can be edited within 15 minutes. If it is in a group, members whom it did not mention before are notified.
   *
   * `PATCH /chat/messages/{id}`
   */
  readonly editMessage: (input: EditMessageParams, options?: CallOptions) => ConvocaPromise<Message>
  /**
   * Reacts to a message.
   *
   * A user reacts with an emoji once.
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
   * Pins a message.
   *
   * Up to 50 in a conversation. In the group of a team its owner and managers pin, elsewhere everybody.
   *
   * `PUT /chat/messages/{id}/pin`
   */
  readonly pinMessage: (input: PinMessageParams, options?: CallOptions) => ConvocaPromise<Message>
  /**
   * Unpins a message.
   *
   * All who may pin messages may call this.
   *
   * `DELETE /chat/messages/{id}/pin`
   */
  readonly unpinMessage: (input: UnpinMessageParams, options?: CallOptions) => ConvocaPromise<Message>
  /**
   * Reports a message.
   *
   * Sends a report to the platform's staff, with the message and what was written around it as they are now. Own messages
   * cannot be reported. A second report by the same user while the first is open changes nothing.
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

/** The operations of `ratings`. */
export interface RatingsMethods {
  /**
   * Lists the players of a game by rating.
   *
   * A page has the places from `(page - 1) * limit + 1` on. Minors and users with a hidden profile have a place, but are omitted,
   * unless they are the caller.
   *
   * `GET /ranking/players`
   */
  readonly listPlayerRanking: (input: ListPlayerRankingParams, options?: CallOptions) => ConvocaPromise<PlayerRankingPage>
  /** Iterates over all pages of `listPlayerRanking`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iteratePlayerRanking: (input: ListPlayerRankingParams, options?: CallOptions) => Pages<PlayerRankingPage>
  /**
   * Lists the teams of a game by rating.
   *
   * `GET /ranking/teams`
   */
  readonly listTeamRanking: (input: ListTeamRankingParams, options?: CallOptions) => ConvocaPromise<TeamRankingPage>
  /** Iterates over all pages of `listTeamRanking`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateTeamRanking: (input: ListTeamRankingParams, options?: CallOptions) => Pages<TeamRankingPage>
}

/** The operations of `dashboard`. */
export interface DashboardMethods {
  /**
   * Reads what the signed-in user has to do next.
   *
   * All of it is from one snapshot of the data.
   *
   * `GET /dashboard`
   */
  readonly read: (input?: ReadDashboardParams, options?: CallOptions) => ConvocaPromise<Dashboard>
}

/** The operations of `support`. */
export interface SupportMethods {
  /**
   * Lists the caller's tickets.
   *
   * Last changed first.
   *
   * `GET /support/tickets`
   */
  readonly listTickets: (input?: ListTicketsParams, options?: CallOptions) => ConvocaPromise<TicketPage>
  /** Iterates over all pages of `listTickets`: `for await`, `.pages()`, `.toArray({ limit })`. */
  readonly iterateTickets: (input?: ListTicketsParams, options?: CallOptions) => Pages<TicketPage>
  /**
   * Opens a ticket.
   *
   * The picture is re-encoded without metadata and stays private; only the author and the staff may read it.
   *
   * `POST /support/tickets`
   */
  readonly createTicket: (input: CreateTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail>
  /**
   * Reads one of the caller's tickets.
   *
   * Another user's does not exist for the caller.
   *
   * `GET /support/tickets/{id}`
   */
  readonly readTicket: (input: ReadTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail>
  /**
   * Adds a message to a ticket.
   *
   * Only its author may call this, while the ticket is not closed. The ticket waits for the staff again.
   *
   * `POST /support/tickets/{id}/messages`
   */
  readonly replyToTicket: (input: ReplyToTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail>
  /**
   * Closes a ticket.
   *
   * Only its author may call this. Closing a closed ticket changes nothing.
   *
   * `POST /support/tickets/{id}/close`
   */
  readonly closeTicket: (input: CloseTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail>
  /**
   * Opens a closed ticket again.
   *
   * Only its author may call this. Opening an open ticket changes nothing.
   *
   * `POST /support/tickets/{id}/reopen`
   */
  readonly reopenTicket: (input: ReopenTicketParams, options?: CallOptions) => ConvocaPromise<TicketDetail>
  /**
   * Reads the picture of a message.
   *
   * Only the author of the ticket and the staff may call this.
   *
   * `GET /support/attachments/{id}`
   */
  readonly readTicketAttachment: (input: ReadTicketAttachmentParams, options?: CallOptions) => ConvocaPromise<TicketAttachment>
  /**
   * Reports a user or a team to the staff.
   *
   * The state of the target is kept with the report. A second report by the same user while the first is open changes nothing.
   *
   * `POST /reports`
   */
  readonly createReport: (input: CreateReportParams, options?: CallOptions) => ConvocaPromise<undefined>
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
  readonly partners: PartnersMethods
  readonly system: SystemMethods
  readonly activities: ActivitiesMethods
  readonly achievements: AchievementsMethods
  readonly communications: CommunicationsMethods
  readonly recruitment: RecruitmentMethods
  readonly sponsors: SponsorsMethods
  readonly schedules: SchedulesMethods
  readonly events: EventsMethods
  readonly championships: ChampionshipsMethods
  readonly rosters: RostersMethods
  readonly organisation: OrganisationMethods
  readonly payments: PaymentsMethods
  readonly admin: AdminMethods
  readonly chat: ChatMethods
  readonly ratings: RatingsMethods
  readonly dashboard: DashboardMethods
  readonly support: SupportMethods
}
