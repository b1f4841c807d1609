// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type {
  AccountArchive,
  AccountExport,
  Achievement,
  AchievementInput,
  Activity,
  ActivityPage,
  ActivityType,
  AdminTicketDetail,
  AdminTicketPage,
  AdminUser,
  AdminUserPage,
  ApplicationInput,
  Attachment,
  AttachmentContent,
  AttachmentInput,
  AuditAction,
  AuditPage,
  Availability,
  AvailabilityInput,
  Badge,
  BadgeHolder,
  BadgeHolderPage,
  BadgeInput,
  CalendarKey,
  Championship,
  ChampionshipAnnouncement,
  ChampionshipAnnouncementInput,
  ChampionshipAnnouncementList,
  ChampionshipCloneInput,
  ChampionshipCounts,
  ChampionshipDecisions,
  ChampionshipExport,
  ChampionshipFormat,
  ChampionshipInput,
  ChampionshipInvitation,
  ChampionshipInvitationList,
  ChampionshipList,
  ChampionshipMatchDetail,
  ChampionshipMatchEntryList,
  ChampionshipMatchList,
  ChampionshipPage,
  ChampionshipRegistration,
  ChampionshipRegistrationList,
  ChampionshipRosterInput,
  ChampionshipStaffInput,
  ChampionshipStaffList,
  ChampionshipStandings,
  ChampionshipStatusInput,
  CheckIn,
  CheckInInput,
  Communication,
  CommunicationInput,
  CommunicationPage,
  ConfirmEmailInput,
  ConfirmationInput,
  Conversation,
  ConversationImages,
  ConversationInput,
  ConversationOwnerInput,
  ConversationPage,
  ConversationPictureInput,
  ConversationUpdate,
  Dashboard,
  Disqualification,
  Eligibility,
  EmailChangeInput,
  Emoji,
  EntryPayment,
  Equipment,
  EquipmentInput,
  Erasure,
  Event,
  EventCancellation,
  EventContext,
  EventDayCounts,
  EventInput,
  EventName,
  EventPage,
  EventReminders,
  FileInput,
  FileRecord,
  FirstPasswordInput,
  Game,
  GameInput,
  GamePage,
  Gift,
  GiftInput,
  GiftList,
  Health,
  HeldPrizeList,
  IdentityProof,
  InterestedUserList,
  Invitation,
  InvitationFilter,
  InvitationKind,
  InvitationList,
  InvitationPage,
  InviteInput,
  InviteLink,
  LinkedAccount,
  LinkedAccountInput,
  LinkedAccounts,
  LoginInput,
  MatchProof,
  MatchProofInput,
  MatchProposal,
  MatchProposalResponse,
  MatchReopening,
  MatchReport,
  MatchRoom,
  MatchRuling,
  MatchRunningScore,
  MatchSchedule,
  MatchSchedules,
  MemberRef,
  Message,
  MessageEdit,
  MessageInput,
  MessagePage,
  MessageType,
  ModerationReport,
  ModerationReportInput,
  ModerationReportPage,
  MuteInput,
  NewBadge,
  NewEvent,
  NewPasswordInput,
  Nick,
  Notification,
  NotificationList,
  NotificationPage,
  OccurrenceInput,
  OrganizerRecord,
  OwnEvents,
  OwnProfile,
  PartnerAuthorizationInput,
  PartnerCode,
  PartnerCodeInput,
  PartnerGrant,
  PartnerRenewalInput,
  PartnerRequest,
  PartnerScope,
  PartnerSite,
  PartnerSiteInput,
  PartnerToken,
  Passkey,
  PasskeyCreationOptions,
  PasskeyInput,
  PasskeyLoginInput,
  PasskeyNameInput,
  PasskeyRequestOptions,
  PasswordChangeInput,
  Payment,
  PaymentExport,
  PaymentHistory,
  PaymentInput,
  PaymentList,
  PaymentSimulation,
  PixKey,
  PixKeyInput,
  PlayerEligibility,
  PlayerGames,
  PlayerGamesInput,
  PlayerOption,
  PlayerPage,
  PlayerRankingPage,
  PlayerRecord,
  Preferences,
  PrizeAgreementInput,
  PrizeDepositInput,
  PrizeDivisionInput,
  PrizePool,
  PrizeReceiverAnswer,
  PrizeReceiverInput,
  PrizeShareList,
  PrizeWithholding,
  PrizeWithholdingInput,
  ProfileInput,
  ProfileTeam,
  PublicConfig,
  PublicProfile,
  PublicTeam,
  PublicTeamPage,
  PushKey,
  PushRenewalInput,
  PushSubscription,
  PushSubscriptionInput,
  ReadCount,
  ReadInput,
  Recommendations,
  RecoveryCodes,
  RecoveryInput,
  RecoveryTokenInput,
  RecoveryWayIn,
  RecruitingInput,
  Recruitment,
  RegisterInput,
  RegistrationDecision,
  RegistrationInput,
  RegistrationPage,
  ReminderResult,
  ReportDecision,
  ReportInput,
  ReportStatus,
  RequestAnswer,
  RoleInput,
  RosterChange,
  RosterChangeDecision,
  RosterChangeList,
  RosterChangeRequest,
  RosterConfirmation,
  RosterInput,
  Schedule,
  ScheduleInput,
  ScheduleOccurrence,
  SecondStep,
  SecondStepInput,
  SeedingInput,
  Session,
  SocialLinkInput,
  SocialLoginInput,
  SocialProvider,
  SocialRegistrationInput,
  SocialStart,
  SocialStartInput,
  SocialToken,
  Sponsor,
  SponsorInput,
  SponsorPage,
  SponsorUpdate,
  StaffBadge,
  StaffConfirmation,
  Substitution,
  Suspension,
  TeamDetail,
  TeamInput,
  TeamMember,
  TeamMemberList,
  TeamPage,
  TeamPrize,
  TeamRankingPage,
  TeamStats,
  TeamUpdate,
  TicketAnswerInput,
  TicketAttachment,
  TicketDetail,
  TicketInput,
  TicketPage,
  TicketQueue,
  TicketReplyInput,
  TimeFilter,
  Token,
  TotpInput,
  TwoStep,
  TwoStepProof,
  TwoStepSetup,
  UnreadCount,
  User,
  Vacancy,
  VacancyInput,
  VacancyPage,
  VacancyUpdate,
  VisibilityInput,
  WarningInput,
} from './models.ts'

/** What `register` takes. */
export type RegisterParams = {
  body: RegisterInput;
}

/** What `login` takes. */
export type LoginParams = {
  body: LoginInput;
}

/** What `completeLogin` takes. */
export type CompleteLoginParams = {
  body: SecondStepInput;
}

/** `readTwoStep` has no parameters. */
export type ReadTwoStepParams = Record<never, never>

/** What `enableTwoStep` takes. */
export type EnableTwoStepParams = {
  body: TotpInput;
}

/** What `startTwoStep` takes. */
export type StartTwoStepParams = {
  body: IdentityProof;
}

/** What `renewRecoveryCodes` takes. */
export type RenewRecoveryCodesParams = {
  body: TwoStepProof;
}

/** What `disableTwoStep` takes. */
export type DisableTwoStepParams = {
  body: TwoStepProof;
}

/** What `loginByPasskey` takes. */
export type LoginByPasskeyParams = {
  body: PasskeyLoginInput;
}

/** `startPasskeyLogin` has no parameters. */
export type StartPasskeyLoginParams = Record<never, never>

/** `listPasskeys` has no parameters. */
export type ListPasskeysParams = Record<never, never>

/** What `addPasskey` takes. */
export type AddPasskeyParams = {
  body: PasskeyInput;
}

/** What `startPasskey` takes. */
export type StartPasskeyParams = {
  body: IdentityProof;
}

/** What `removePasskey` takes. */
export type RemovePasskeyParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body?: IdentityProof;
}

/** What `renamePasskey` takes. */
export type RenamePasskeyParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: PasskeyNameInput;
}

/** `logout` has no parameters. */
export type LogoutParams = Record<never, never>

/** `listSessions` has no parameters. */
export type ListSessionsParams = Record<never, never>

/** `endOtherSessions` has no parameters. */
export type EndOtherSessionsParams = Record<never, never>

/** What `endSession` takes. */
export type EndSessionParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** `readMyProfile` has no parameters. */
export type ReadMyProfileParams = Record<never, never>

/** What `readPublicProfile` takes. */
export type ReadPublicProfileParams = {
  /**
   * Nick of the player, case-insensitive.
   *
   * @example ana_sp
   */
  nickname: Nick;
}

/** What `searchPlayers` takes. */
export type SearchPlayersParams = {
  /** Sort order by name. */
  order?: "asc" | "desc" | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /**
   * A team that the caller may invite players to. Its members, and players with an open invitation or application,
   * are omitted. Rejected for anybody else, because the omissions would reveal who belongs to the team.
   */
  entityId?: string | undefined;
  /** Only players of this game. */
  gameId?: string | undefined;
  /** Only players of this position in the game or, without one, in any game; accent- and case-insensitive. */
  position?: string | undefined;
  /** Only players whose rank contains this text; accent- and case-insensitive. */
  rank?: string | undefined;
  /** Only players who are free to join a team. */
  free?: boolean | undefined;
}

/** What `listGames` takes. */
export type ListGamesParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** `listAllGames` has no parameters. */
export type ListAllGamesParams = Record<never, never>

/** What `listTeams` takes. */
export type ListTeamsParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Sort order by name. */
  order?: "asc" | "desc" | undefined;
  /** Only teams of this game. */
  gameId?: string | undefined;
  /** The signed-in user's id, for their own teams only. Any other id is rejected. */
  entityId?: string | undefined;
}

/** What `createTeam` takes. */
export type CreateTeamParams = {
  body: TeamInput;
}

/** What `readTeam` takes. */
export type ReadTeamParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `updateTeam` takes. */
export type UpdateTeamParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: TeamUpdate;
}

/** What `deleteTeam` takes. */
export type DeleteTeamParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `listTeamMembers` takes. */
export type ListTeamMembersParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `readPublicTeam` takes. */
export type ReadPublicTeamParams = {
  /**
   * Tag of the team, case-insensitive.
   *
   * @example TRV
   */
  teamTag: string;
}

/** What `listMyInvitations` takes. */
export type ListMyInvitationsParams = {
  /** Only invitations in this status. */
  status?: InvitationFilter | undefined;
  /** Only invitations from the team, or only applications from players. */
  kind?: InvitationKind | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `sendInvitations` takes. */
export type SendInvitationsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: InviteInput;
}

/** What `listTeamInvitations` takes. */
export type ListTeamInvitationsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /** Only invitations in this status. */
  status?: InvitationFilter | undefined;
  /** Only invitations from the team, or only applications from players. */
  kind?: InvitationKind | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `deleteInvitation` takes. */
export type DeleteInvitationParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the invitation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
   */
  inviteId: string;
}

/** What `acceptInvitation` takes. */
export type AcceptInvitationParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the invitation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
   */
  inviteId: string;
}

/** What `declineInvitation` takes. */
export type DeclineInvitationParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the invitation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
   */
  inviteId: string;
}

/** What `saveFile` takes. */
export type SaveFileParams = {
  body: FileInput;
}

/** What `replaceFile` takes. */
export type ReplaceFileParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: FileInput;
}

/** What `deleteFile` takes. */
export type DeleteFileParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** `listUnreadNotifications` has no parameters. */
export type ListUnreadNotificationsParams = Record<never, never>

/** What `listNotifications` takes. */
export type ListNotificationsParams = {
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80; the app uses 8. */
  limit?: number | undefined;
}

/** What `markNotificationRead` takes. */
export type MarkNotificationReadParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** `markAllNotificationsRead` has no parameters. */
export type MarkAllNotificationsReadParams = Record<never, never>

/** What `deleteNotification` takes. */
export type DeleteNotificationParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** `readPushKey` has no parameters. */
export type ReadPushKeyParams = Record<never, never>

/** `listPushSubscriptions` has no parameters. */
export type ListPushSubscriptionsParams = Record<never, never>

/** What `subscribeToPush` takes. */
export type SubscribeToPushParams = {
  body: PushSubscriptionInput;
}

/** What `unsubscribeFromPush` takes. */
export type UnsubscribeFromPushParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `renewPushSubscription` takes. */
export type RenewPushSubscriptionParams = {
  body: PushRenewalInput;
}

/** `listPartnerSites` has no parameters. */
export type ListPartnerSitesParams = Record<never, never>

/** What `createPartnerSite` takes. */
export type CreatePartnerSiteParams = {
  body: PartnerSiteInput;
}

/** What `updatePartnerSite` takes. */
export type UpdatePartnerSiteParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: PartnerSiteInput;
}

/** What `deletePartnerSite` takes. */
export type DeletePartnerSiteParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** `listPartnerGrants` has no parameters. */
export type ListPartnerGrantsParams = Record<never, never>

/** What `revokePartnerGrant` takes. */
export type RevokePartnerGrantParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `readPartnerRequest` takes. */
export type ReadPartnerRequestParams = {
  /**
   * Key of the site.
   *
   * @example pS0cV1m0XcC6kqjYw5rQ8g
   */
  key: string;
  /**
   * Origin of the page that asks.
   *
   * @example https://esporte-urbano.example
   */
  origin: string;
  /**
   * The grant that the site asks for.
   *
   * @example notifications
   */
  scope: PartnerScope;
}

/** What `authorizePartner` takes. */
export type AuthorizePartnerParams = {
  body: PartnerAuthorizationInput;
}

/** What `exchangePartnerCode` takes. */
export type ExchangePartnerCodeParams = {
  body: PartnerCodeInput;
}

/** What `renewPartnerToken` takes. */
export type RenewPartnerTokenParams = {
  body: PartnerRenewalInput;
}

/** What `endPartnerToken` takes. */
export type EndPartnerTokenParams = {
  body: PartnerRenewalInput;
}

/** What `unsubscribeFromDigest` takes. */
export type UnsubscribeFromDigestParams = {
  /**
   * The token of the mail.
   *
   * @example AZidLmpTfBGaVS9PDJ0BAWjF4mD5hY1vPp0s2mA9bTzLwE4nH1pK0sq3uV1m0XcC
   */
  token: string;
}

/** What `socialLogin` takes. */
export type SocialLoginParams = {
  body: SocialLoginInput;
}

/** What `startSocialLogin` takes. */
export type StartSocialLoginParams = {
  body: SocialStartInput;
}

/** What `completeSocialLogin` takes. */
export type CompleteSocialLoginParams = {
  body: SocialRegistrationInput;
}

/** What `linkSocialLogin` takes. */
export type LinkSocialLoginParams = {
  body: SocialLinkInput;
}

/** What `listLinkedAccounts` takes. */
export type ListLinkedAccountsParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `linkAccount` takes. */
export type LinkAccountParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  body: LinkedAccountInput;
}

/** What `unlinkAccount` takes. */
export type UnlinkAccountParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  /**
   * The provider of the account.
   *
   * @example STEAM
   */
  providerType: SocialProvider;
  body?: IdentityProof;
}

/** What `resetPassword` takes. */
export type ResetPasswordParams = {
  body: RecoveryInput;
}

/** What `changePassword` takes. */
export type ChangePasswordParams = {
  body: NewPasswordInput;
}

/** What `listRecoveryWaysIn` takes. */
export type ListRecoveryWaysInParams = {
  body: RecoveryTokenInput;
}

/** What `updatePassword` takes. */
export type UpdatePasswordParams = {
  body: PasswordChangeInput;
}

/** What `createPassword` takes. */
export type CreatePasswordParams = {
  body: FirstPasswordInput;
}

/** What `confirmEmail` takes. */
export type ConfirmEmailParams = {
  body: ConfirmEmailInput;
}

/** `readConfig` has no parameters. */
export type ReadConfigParams = Record<never, never>

/** What `readPublicUser` takes. */
export type ReadPublicUserParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `listPlayersByName` takes. */
export type ListPlayersByNameParams = {
  /**
   * The start of a nick or of a word of a name, at least 4 characters.
   *
   * @example ana b
   */
  name: string;
}

/** What `updateProfile` takes. */
export type UpdateProfileParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  body: ProfileInput;
}

/** What `deleteAccount` takes. */
export type DeleteAccountParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  body: IdentityProof;
}

/** What `requestEmailChange` takes. */
export type RequestEmailChangeParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  body: EmailChangeInput;
}

/** What `sendIdentityCode` takes. */
export type SendIdentityCodeParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `restoreAccount` takes. */
export type RestoreAccountParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `exportAccount` takes. */
export type ExportAccountParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `readAccountArchive` takes. */
export type ReadAccountArchiveParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `requestAccountArchive` takes. */
export type RequestAccountArchiveParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `downloadAccountArchive` takes. */
export type DownloadAccountArchiveParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `listUserTeams` takes. */
export type ListUserTeamsParams = {
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `updatePlayerGames` takes. */
export type UpdatePlayerGamesParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  body: PlayerGamesInput;
}

/** What `readPlayerRecord` takes. */
export type ReadPlayerRecordParams = {
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `readPreferences` takes. */
export type ReadPreferencesParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `updatePreferences` takes. */
export type UpdatePreferencesParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  body: Preferences;
}

/** What `createEquipment` takes. */
export type CreateEquipmentParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  body: EquipmentInput;
}

/** What `updateEquipment` takes. */
export type UpdateEquipmentParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  /**
   * Id of the equipment.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  setupId: string;
  body: EquipmentInput;
}

/** What `deleteEquipment` takes. */
export type DeleteEquipmentParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  /**
   * Id of the equipment.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  setupId: string;
}

/** What `listEquipment` takes. */
export type ListEquipmentParams = {
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `listPixKeys` takes. */
export type ListPixKeysParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `createPixKey` takes. */
export type CreatePixKeyParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  body: PixKeyInput;
}

/** What `updatePixKey` takes. */
export type UpdatePixKeyParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  /**
   * Id of the Pix key.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  pixId: string;
  body: PixKeyInput;
}

/** What `deletePixKey` takes. */
export type DeletePixKeyParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  /**
   * Id of the Pix key.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  pixId: string;
}

/** What `revealPixKey` takes. */
export type RevealPixKeyParams = {
  /**
   * Id of the signed-in user; any other id is rejected.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
  /**
   * Id of the Pix key.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  pixId: string;
  body: IdentityProof;
}

/** `listRecommendations` has no parameters. */
export type ListRecommendationsParams = Record<never, never>

/** What `readGame` takes. */
export type ReadGameParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `transferTeam` takes. */
export type TransferTeamParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: MemberRef;
}

/** What `leaveTeam` takes. */
export type LeaveTeamParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `removeMember` takes. */
export type RemoveMemberParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the member.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  memberId: string;
}

/** What `changeMemberRole` takes. */
export type ChangeMemberRoleParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the member.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  memberId: string;
  body: RoleInput;
}

/** What `assignRoster` takes. */
export type AssignRosterParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the member.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  memberId: string;
  body: RosterInput;
}

/** What `listTeamGames` takes. */
export type ListTeamGamesParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `searchMyTeams` takes. */
export type SearchMyTeamsParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Sort order by name. */
  order?: "asc" | "desc" | undefined;
  /** Only teams of this game. */
  gameId?: string | undefined;
  /** The signed-in user's id, which is the default. Any other id is rejected. */
  entityId?: string | undefined;
}

/** What `changeMembersVisibility` takes. */
export type ChangeMembersVisibilityParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: VisibilityInput;
}

/** What `changeRecruitmentStatus` takes. */
export type ChangeRecruitmentStatusParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: RecruitingInput;
}

/** What `readPublicTeamById` takes. */
export type ReadPublicTeamByIdParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `listPublicTeamMembers` takes. */
export type ListPublicTeamMembersParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `readTeamStats` takes. */
export type ReadTeamStatsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /** Always TEAM. */
  businessType?: "TEAM" | undefined;
}

/** What `searchTeams` takes. */
export type SearchTeamsParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Sort order by name. */
  order?: "asc" | "desc" | undefined;
  /** Only teams of this game. */
  gameId?: string | undefined;
  /** The signed-in user's id, for their own teams only. Rejected for any other id or without a session. */
  entityId?: string | undefined;
  /** Only teams that are, or are not, recruiting. */
  isRecruiting?: boolean | undefined;
}

/** What `listTeamBadges` takes. */
export type ListTeamBadgesParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  teamId: string;
}

/** What `invitePlayers` takes. */
export type InvitePlayersParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: InviteInput;
}

/** What `resendInvitation` takes. */
export type ResendInvitationParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the invitation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
   */
  inviteId: string;
}

/** What `applyToTeam` takes. */
export type ApplyToTeamParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body?: ApplicationInput;
}

/** What `readInviteLink` takes. */
export type ReadInviteLinkParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `resetInviteLink` takes. */
export type ResetInviteLinkParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `readInviteLinkTeam` takes. */
export type ReadInviteLinkTeamParams = {
  /**
   * Code of an invite link.
   *
   * @example q3uV1m0XcC6kqjYw
   */
  code: string;
}

/** What `joinByLink` takes. */
export type JoinByLinkParams = {
  /**
   * Code of an invite link.
   *
   * @example q3uV1m0XcC6kqjYw
   */
  code: string;
}

/** What `listActivities` takes. */
export type ListActivitiesParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Only this kind of activity. */
  actionType?: ActivityType | undefined;
  /** The period. */
  timeFilter?: TimeFilter | undefined;
}

/** What `readActivity` takes. */
export type ReadActivityParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the activity.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  activityId: string;
}

/** What `listAchievements` takes. */
export type ListAchievementsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `createAchievement` takes. */
export type CreateAchievementParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: AchievementInput;
}

/** What `readAchievement` takes. */
export type ReadAchievementParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the achievement.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  achievementId: string;
}

/** What `updateAchievement` takes. */
export type UpdateAchievementParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the achievement.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  achievementId: string;
  body: AchievementInput;
}

/** What `deleteAchievement` takes. */
export type DeleteAchievementParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the achievement.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  achievementId: string;
}

/** What `listCommunications` takes. */
export type ListCommunicationsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Only this kind of activity. */
  messageType?: MessageType | undefined;
  /** Only global communications, or only private ones. */
  isGlobal?: boolean | undefined;
}

/** What `createCommunication` takes. */
export type CreateCommunicationParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: CommunicationInput;
}

/** What `listGlobalCommunications` takes. */
export type ListGlobalCommunicationsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Only this kind of activity. */
  messageType?: MessageType | undefined;
  /** Only global communications, or only private ones. */
  isGlobal?: boolean | undefined;
}

/** What `countUnreadCommunications` takes. */
export type CountUnreadCommunicationsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `listUnreadCommunicationsOf` takes. */
export type ListUnreadCommunicationsOfParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the sender.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  senderId: string;
}

/** What `listPrivateCommunications` takes. */
export type ListPrivateCommunicationsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the other user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  otherUserId: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `readCommunication` takes. */
export type ReadCommunicationParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the communication.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  cid: string;
}

/** What `updateCommunication` takes. */
export type UpdateCommunicationParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the communication.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  cid: string;
  body: CommunicationInput;
}

/** What `deleteCommunication` takes. */
export type DeleteCommunicationParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the communication.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  cid: string;
}

/** What `markCommunicationRead` takes. */
export type MarkCommunicationReadParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the communication.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  cid: string;
}

/** What `readRecruitment` takes. */
export type ReadRecruitmentParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `updateVacancy` takes. */
export type UpdateVacancyParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: VacancyUpdate;
}

/** What `createVacancy` takes. */
export type CreateVacancyParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: VacancyInput;
}

/** What `toggleRecruitment` takes. */
export type ToggleRecruitmentParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Whether the team is recruiting.
   *
   * @example active
   */
  status: "active" | "inactive";
}

/** What `deleteVacancy` takes. */
export type DeleteVacancyParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the vacancy.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  vacancyId: string;
}

/** What `listVacancies` takes. */
export type ListVacanciesParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Only vacancies of teams of this game. */
  gameId?: string | undefined;
  /** Only vacancies for this position. */
  position?: string | undefined;
  /** Only vacancies whose minimum ranking is at most this. */
  maxRanking?: number | undefined;
  /** Only vacancies of this team. */
  teamId?: string | undefined;
}

/** What `readVacancy` takes. */
export type ReadVacancyParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `listSponsors` takes. */
export type ListSponsorsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `createSponsor` takes. */
export type CreateSponsorParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: SponsorInput;
}

/** What `readSponsor` takes. */
export type ReadSponsorParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the sponsor.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
}

/** What `deleteSponsor` takes. */
export type DeleteSponsorParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the sponsor.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
}

/** What `updateSponsor` takes. */
export type UpdateSponsorParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the sponsor.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
  body: SponsorUpdate;
}

/** What `listSchedules` takes. */
export type ListSchedulesParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /** Only schedules with an occurrence that ends after this instant. */
  from?: string | undefined;
  /** Only schedules with an occurrence that starts before this instant. */
  to?: string | undefined;
}

/** What `createSchedule` takes. */
export type CreateScheduleParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: ScheduleInput;
}

/** What `readSchedule` takes. */
export type ReadScheduleParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
}

/** What `updateSchedule` takes. */
export type UpdateScheduleParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
  body: ScheduleInput;
}

/** What `deleteSchedule` takes. */
export type DeleteScheduleParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
}

/** What `updateOccurrence` takes. */
export type UpdateOccurrenceParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
  body: OccurrenceInput;
}

/** What `listCheckIns` takes. */
export type ListCheckInsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
  /** The occurrence, as the series has it; by default that which is on or comes next. */
  occurs_at?: string | undefined;
}

/** What `createCheckIns` takes. */
export type CreateCheckInsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
  body: CheckInInput;
}

/** What `remindInvitees` takes. */
export type RemindInviteesParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
}

/** What `deleteCheckIn` takes. */
export type DeleteCheckInParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
  /**
   * Id of the check-in.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  cid: string;
}

/** What `answerCheckIn` takes. */
export type AnswerCheckInParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the schedule.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  sid: string;
  /**
   * Id of the check-in.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  cid: string;
  body: ConfirmationInput;
}

/** What `readCalendarFeed` takes. */
export type ReadCalendarFeedParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Key of the feed.
   *
   * @example q3uV1m0XcC6kqjYw5rQ8yq
   */
  key: string;
}

/** What `resetCalendarKey` takes. */
export type ResetCalendarKeyParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `deleteCalendarKey` takes. */
export type DeleteCalendarKeyParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `readAvailability` takes. */
export type ReadAvailabilityParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `updateAvailability` takes. */
export type UpdateAvailabilityParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: AvailabilityInput;
}

/** What `listEvents` takes. */
export type ListEventsParams = {
  /** Only events of this kind. */
  context?: EventContext | undefined;
  /** Only events that start then or later. Without it, from now on. */
  from?: string | undefined;
  /** Only events that start before. */
  to?: string | undefined;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `countEvents` takes. */
export type CountEventsParams = {
  /**
   * The first of the fourteen days.
   *
   * @example 2026-11-27
   */
  from: string;
}

/** What `readEvent` takes. */
export type ReadEventParams = {
  /**
   * The kind of the event.
   *
   * @example community
   */
  eventContext: EventContext;
  /**
   * The last part of its address.
   *
   * @example encontro-de-capitas
   */
  name: EventName;
}

/** What `readEventCalendar` takes. */
export type ReadEventCalendarParams = {
  /**
   * The kind of the event.
   *
   * @example community
   */
  eventContext: EventContext;
  /**
   * The last part of its address.
   *
   * @example encontro-de-capitas
   */
  name: EventName;
}

/** What `createEvent` takes. */
export type CreateEventParams = {
  body: NewEvent;
}

/** `readOwnEvents` has no parameters. */
export type ReadOwnEventsParams = Record<never, never>

/** What `updateEvent` takes. */
export type UpdateEventParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: EventInput;
}

/** What `cancelEvent` takes. */
export type CancelEventParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: EventCancellation;
}

/** What `listInterestedUsers` takes. */
export type ListInterestedUsersParams = {
  /**
   * The kind of the event.
   *
   * @example community
   */
  eventContext: EventContext;
  /**
   * The last part of its address.
   *
   * @example encontro-de-capitas
   */
  name: EventName;
}

/** What `setEventInterest` takes. */
export type SetEventInterestParams = {
  /**
   * The kind of the event.
   *
   * @example community
   */
  eventContext: EventContext;
  /**
   * The last part of its address.
   *
   * @example encontro-de-capitas
   */
  name: EventName;
  body: EventReminders;
}

/** What `removeEventInterest` takes. */
export type RemoveEventInterestParams = {
  /**
   * The kind of the event.
   *
   * @example community
   */
  eventContext: EventContext;
  /**
   * The last part of its address.
   *
   * @example encontro-de-capitas
   */
  name: EventName;
}

/** What `listTeamRegistrations` takes. */
export type ListTeamRegistrationsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  teamId: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `listChampionships` takes. */
export type ListChampionshipsParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
  /** Only championships in this status. */
  status?: "REGISTRATION" | "CHECK_IN" | "ONGOING" | "FINISHED" | "CANCELLED" | undefined;
  /** Only championships of this game. */
  gameId?: string | undefined;
  /** Only championships of this format. */
  format?: ChampionshipFormat | undefined;
  /** Only those without an entry fee, or only those with one. */
  isFree?: boolean | undefined;
  /** Only those whose promised money the platform keeps, or only the others. */
  isPrizeGuaranteed?: boolean | undefined;
  /** Orders them by their start, the earliest or the latest first. */
  order?: "asc" | "desc" | undefined;
}

/** `countChampionships` has no parameters. */
export type CountChampionshipsParams = Record<never, never>

/** What `readMatchCalendarFeed` takes. */
export type ReadMatchCalendarFeedParams = {
  /**
   * Key of the feed.
   *
   * @example q3uV1m0XcC6kqjYw5rQ8yq
   */
  key: string;
}

/** What `listNextMatches` takes. */
export type ListNextMatchesParams = {
  /** The largest number of entries to answer. */
  limit?: number | undefined;
}

/** What `readChampionship` takes. */
export type ReadChampionshipParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `readChampionshipByUrl` takes. */
export type ReadChampionshipByUrlParams = {
  /**
   * The last part of `/championships/{url}`.
   *
   * @example copa-ipe-2026
   */
  championshipUrl: string;
}

/** What `createChampionship` takes. */
export type CreateChampionshipParams = {
  body: ChampionshipInput;
}

/** `listMyChampionships` has no parameters. */
export type ListMyChampionshipsParams = Record<never, never>

/** What `updateChampionship` takes. */
export type UpdateChampionshipParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: ChampionshipInput;
}

/** What `deleteChampionship` takes. */
export type DeleteChampionshipParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `changeChampionshipStatus` takes. */
export type ChangeChampionshipStatusParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: ChampionshipStatusInput;
}

/** What `listChampionshipRegistrations` takes. */
export type ListChampionshipRegistrationsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `readEligibility` takes. */
export type ReadEligibilityParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  teamId: string;
}

/** What `registerPlayer` takes. */
export type RegisterPlayerParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `readPlayerEligibility` takes. */
export type ReadPlayerEligibilityParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `registerTeam` takes. */
export type RegisterTeamParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: RegistrationInput;
}

/** What `withdrawRegistration` takes. */
export type WithdrawRegistrationParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
}

/** What `decideRegistration` takes. */
export type DecideRegistrationParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
  body: RegistrationDecision;
}

/** What `checkInRegistration` takes. */
export type CheckInRegistrationParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
}

/** What `confirmRosterPlace` takes. */
export type ConfirmRosterPlaceParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
  body: RosterConfirmation;
}

/** What `updateRoster` takes. */
export type UpdateRosterParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
  body: ChampionshipRosterInput;
}

/** What `substitutePlayer` takes. */
export type SubstitutePlayerParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
  body: Substitution;
}

/** What `requestRosterChange` takes. */
export type RequestRosterChangeParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
  body: RosterChangeRequest;
}

/** What `decideRosterChange` takes. */
export type DecideRosterChangeParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the change of a roster.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0d
   */
  changeId: string;
  body: RosterChangeDecision;
}

/** What `listRosterChanges` takes. */
export type ListRosterChangesParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `listMatches` takes. */
export type ListMatchesParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `readMatch` takes. */
export type ReadMatchParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
}

/** What `readStandings` takes. */
export type ReadStandingsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `previewBracket` takes. */
export type PreviewBracketParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `updateSeeding` takes. */
export type UpdateSeedingParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: SeedingInput;
}

/** What `reportMatch` takes. */
export type ReportMatchParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  body: MatchReport;
}

/** What `ruleMatch` takes. */
export type RuleMatchParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  body: MatchRuling;
}

/** What `reopenMatch` takes. */
export type ReopenMatchParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  body: MatchReopening;
}

/** What `updateMatchScore` takes. */
export type UpdateMatchScoreParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  body: MatchRunningScore;
}

/** What `callReferee` takes. */
export type CallRefereeParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
}

/** `listMyMatches` has no parameters. */
export type ListMyMatchesParams = Record<never, never>

/** `resetMatchCalendarKey` has no parameters. */
export type ResetMatchCalendarKeyParams = Record<never, never>

/** `deleteMatchCalendarKey` has no parameters. */
export type DeleteMatchCalendarKeyParams = Record<never, never>

/** What `readMatchRoom` takes. */
export type ReadMatchRoomParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
}

/** What `checkInMatch` takes. */
export type CheckInMatchParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
}

/** What `scheduleMatch` takes. */
export type ScheduleMatchParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  body: MatchSchedule;
}

/** What `scheduleMatches` takes. */
export type ScheduleMatchesParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: MatchSchedules;
}

/** What `proposeReschedule` takes. */
export type ProposeRescheduleParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  body: MatchProposal;
}

/** What `respondToReschedule` takes. */
export type RespondToRescheduleParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  body: MatchProposalResponse;
}

/** What `forfeitMatch` takes. */
export type ForfeitMatchParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
}

/** What `addMatchProof` takes. */
export type AddMatchProofParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  body: MatchProofInput;
}

/** What `readMatchProof` takes. */
export type ReadMatchProofParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the match.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a20
   */
  matchId: string;
  /**
   * Id of the picture.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a30
   */
  proofId: string;
}

/** What `disqualifyTeam` takes. */
export type DisqualifyTeamParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
  body: Disqualification;
}

/** What `reinstateTeam` takes. */
export type ReinstateTeamParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
}

/** What `listRegistrationPayments` takes. */
export type ListRegistrationPaymentsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
}

/** What `createPayment` takes. */
export type CreatePaymentParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
  body?: PaymentInput;
}

/** What `readEntryPayment` takes. */
export type ReadEntryPaymentParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
}

/** What `remindEntryPayment` takes. */
export type RemindEntryPaymentParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
}

/** What `extendEntryPayment` takes. */
export type ExtendEntryPaymentParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
}

/** What `readPayment` takes. */
export type ReadPaymentParams = {
  /**
   * Id of the payment.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0f01
   */
  paymentId: string;
}

/** What `checkPayment` takes. */
export type CheckPaymentParams = {
  /**
   * Id of the payment.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0f01
   */
  paymentId: string;
}

/** What `simulatePayment` takes. */
export type SimulatePaymentParams = {
  /**
   * Id of the payment.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0f01
   */
  paymentId: string;
  body: PaymentSimulation;
}

/** What `listOwnPayments` takes. */
export type ListOwnPaymentsParams = {
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** `exportOwnPayments` has no parameters. */
export type ExportOwnPaymentsParams = Record<never, never>

/** What `listTeamPayments` takes. */
export type ListTeamPaymentsParams = {
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  id: string;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `listChampionshipPayments` takes. */
export type ListChampionshipPaymentsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `exportChampionshipPayments` takes. */
export type ExportChampionshipPaymentsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** `listOwnPrizes` has no parameters. */
export type ListOwnPrizesParams = Record<never, never>

/** What `readTeamPrize` takes. */
export type ReadTeamPrizeParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  teamId: string;
}

/** What `proposePrizeDivision` takes. */
export type ProposePrizeDivisionParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  teamId: string;
  body: PrizeDivisionInput;
}

/** What `answerPrizeDivision` takes. */
export type AnswerPrizeDivisionParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  teamId: string;
  body: PrizeAgreementInput;
}

/** What `remindTeamPrize` takes. */
export type RemindTeamPrizeParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  teamId: string;
}

/** What `namePrizeReceiver` takes. */
export type NamePrizeReceiverParams = {
  /**
   * Id of the part.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d5001
   */
  shareId: string;
  body: PrizeReceiverInput;
}

/** What `answerPrizeReceiver` takes. */
export type AnswerPrizeReceiverParams = {
  /**
   * Id of the part.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d5001
   */
  shareId: string;
  body: PrizeReceiverAnswer;
}

/** `listHeldPrizes` has no parameters. */
export type ListHeldPrizesParams = Record<never, never>

/** What `approvePrize` takes. */
export type ApprovePrizeParams = {
  /**
   * Id of the part.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d5001
   */
  shareId: string;
}

/** `readPrizeWithholding` has no parameters. */
export type ReadPrizeWithholdingParams = Record<never, never>

/** What `setPrizeWithholding` takes. */
export type SetPrizeWithholdingParams = {
  body: PrizeWithholdingInput;
}

/** What `readOrganizerRecord` takes. */
export type ReadOrganizerRecordParams = {
  /**
   * Id of the organiser, or the nick.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  id: string;
}

/** What `readPrizePool` takes. */
export type ReadPrizePoolParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `createPrizeDeposit` takes. */
export type CreatePrizeDepositParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: PrizeDepositInput;
}

/** `listSentGifts` has no parameters. */
export type ListSentGiftsParams = Record<never, never>

/** What `acceptGift` takes. */
export type AcceptGiftParams = {
  /**
   * Id of the gift.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d3001
   */
  giftId: string;
}

/** What `declineGift` takes. */
export type DeclineGiftParams = {
  /**
   * Id of the gift.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d3001
   */
  giftId: string;
}

/** What `listRegistrationGifts` takes. */
export type ListRegistrationGiftsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
}

/** What `createGift` takes. */
export type CreateGiftParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the registration.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0b
   */
  registrationId: string;
  body: GiftInput;
}

/** What `listChampionshipStaff` takes. */
export type ListChampionshipStaffParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `listChampionshipInvitations` takes. */
export type ListChampionshipInvitationsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `inviteTeam` takes. */
export type InviteTeamParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the team.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
   */
  teamId: string;
}

/** What `confirmStaffRole` takes. */
export type ConfirmStaffRoleParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: StaffConfirmation;
}

/** What `saveChampionshipStaff` takes. */
export type SaveChampionshipStaffParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  userId: string;
  body: ChampionshipStaffInput;
}

/** What `removeChampionshipStaff` takes. */
export type RemoveChampionshipStaffParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  userId: string;
}

/** What `followChampionship` takes. */
export type FollowChampionshipParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `unfollowChampionship` takes. */
export type UnfollowChampionshipParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `listAnnouncements` takes. */
export type ListAnnouncementsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `createAnnouncement` takes. */
export type CreateAnnouncementParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: ChampionshipAnnouncementInput;
}

/** What `deleteAnnouncement` takes. */
export type DeleteAnnouncementParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /**
   * Id of the announcement.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a30
   */
  announcementId: string;
}

/** What `cloneChampionship` takes. */
export type CloneChampionshipParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  body: ChampionshipCloneInput;
}

/** What `exportChampionship` takes. */
export type ExportChampionshipParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
  /** The format of the file. */
  format: "csv" | "json";
}

/** What `readDecisions` takes. */
export type ReadDecisionsParams = {
  /**
   * Id of the championship.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
   */
  id: string;
}

/** What `listConversations` takes. */
export type ListConversationsParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** All conversations, unread ones, groups, or what strangers have begun and the caller has not answered. */
  filter?: "all" | "unread" | "groups" | "requests" | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `createConversation` takes. */
export type CreateConversationParams = {
  body: ConversationInput;
}

/** What `readConversation` takes. */
export type ReadConversationParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
}

/** What `updateConversation` takes. */
export type UpdateConversationParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: ConversationUpdate;
}

/** What `updateConversationPicture` takes. */
export type UpdateConversationPictureParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: ConversationPictureInput;
}

/** What `deleteConversationPicture` takes. */
export type DeleteConversationPictureParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
}

/** What `addConversationMember` takes. */
export type AddConversationMemberParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  userId: string;
}

/** What `removeConversationMember` takes. */
export type RemoveConversationMemberParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  userId: string;
}

/** What `transferConversation` takes. */
export type TransferConversationParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: ConversationOwnerInput;
}

/** What `listPinnedMessages` takes. */
export type ListPinnedMessagesParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
}

/** What `listMessages` takes. */
export type ListMessagesParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** Only messages after this sequence number. */
  after?: number | undefined;
  /** Only messages that have changed after the change with this number. */
  changedAfter?: number | undefined;
  /**
   * Only the message with this id, and those before and after it, newest first; `nextCursor` goes on with older ones, and
   * `after` with newer ones. A message of another conversation is a 404.
   */
  around?: string | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `sendMessage` takes. */
export type SendMessageParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: MessageInput;
}

/** What `markConversationRead` takes. */
export type MarkConversationReadParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: ReadInput;
}

/** What `listConversationImages` takes. */
export type ListConversationImagesParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `uploadAttachment` takes. */
export type UploadAttachmentParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: AttachmentInput;
}

/** What `muteConversation` takes. */
export type MuteConversationParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: MuteInput;
}

/** What `answerMessageRequest` takes. */
export type AnswerMessageRequestParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: RequestAnswer;
}

/** What `leaveConversation` takes. */
export type LeaveConversationParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
}

/** What `reportConversation` takes. */
export type ReportConversationParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: ReportInput;
}

/** What `readAttachment` takes. */
export type ReadAttachmentParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `searchMessages` takes. */
export type SearchMessagesParams = {
  /**
   * The words.
   *
   * @example treino
   */
  search: string;
  /** Only in this conversation. */
  conversationId?: string | undefined;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `deleteMessage` takes. */
export type DeleteMessageParams = {
  /**
   * Id of the message.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
}

/** What `editMessage` takes. */
export type EditMessageParams = {
  /**
   * Id of the message.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: MessageEdit;
}

/** What `addReaction` takes. */
export type AddReactionParams = {
  /**
   * Id of the message.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  /**
   * The emoji.
   *
   * @example 🔥
   */
  emoji: Emoji;
}

/** What `removeReaction` takes. */
export type RemoveReactionParams = {
  /**
   * Id of the message.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  /**
   * The emoji.
   *
   * @example 🔥
   */
  emoji: Emoji;
}

/** What `pinMessage` takes. */
export type PinMessageParams = {
  /**
   * Id of the message.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
}

/** What `unpinMessage` takes. */
export type UnpinMessageParams = {
  /**
   * Id of the message.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
}

/** What `reportMessage` takes. */
export type ReportMessageParams = {
  /**
   * Id of the message.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
  body: ReportInput;
}

/** `listBlockedUsers` has no parameters. */
export type ListBlockedUsersParams = Record<never, never>

/** What `blockUser` takes. */
export type BlockUserParams = {
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  userId: string;
}

/** What `unblockUser` takes. */
export type UnblockUserParams = {
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  userId: string;
}

/** What `listPlayerRanking` takes. */
export type ListPlayerRankingParams = {
  /**
   * Id of the game.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0300
   */
  gameId: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `listTeamRanking` takes. */
export type ListTeamRankingParams = {
  /**
   * Id of the game.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0300
   */
  gameId: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** `readDashboard` has no parameters. */
export type ReadDashboardParams = Record<never, never>

/** What `listTickets` takes. */
export type ListTicketsParams = {
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `createTicket` takes. */
export type CreateTicketParams = {
  body: TicketInput;
}

/** What `readTicket` takes. */
export type ReadTicketParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `replyToTicket` takes. */
export type ReplyToTicketParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: TicketReplyInput;
}

/** What `closeTicket` takes. */
export type CloseTicketParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `reopenTicket` takes. */
export type ReopenTicketParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `readTicketAttachment` takes. */
export type ReadTicketAttachmentParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `createReport` takes. */
export type CreateReportParams = {
  body: ModerationReportInput;
}

/** What `listTicketQueue` takes. */
export type ListTicketQueueParams = {
  /** The queue whose tickets are listed. */
  queue: TicketQueue;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `readQueuedTicket` takes. */
export type ReadQueuedTicketParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `answerTicket` takes. */
export type AnswerTicketParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: TicketAnswerInput;
}

/** What `takeTicket` takes. */
export type TakeTicketParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `closeQueuedTicket` takes. */
export type CloseQueuedTicketParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `listReports` takes. */
export type ListReportsParams = {
  /** Only reports in this state. */
  status?: ReportStatus | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `decideReport` takes. */
export type DecideReportParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: ReportDecision;
}

/** What `listUsers` takes. */
export type ListUsersParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `warnUser` takes. */
export type WarnUserParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: WarningInput;
}

/** What `suspendUser` takes. */
export type SuspendUserParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: Suspension;
}

/** What `restoreUser` takes. */
export type RestoreUserParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
}

/** What `addGame` takes. */
export type AddGameParams = {
  body: GameInput;
}

/** `listStaffBadges` has no parameters. */
export type ListStaffBadgesParams = Record<never, never>

/** What `createBadge` takes. */
export type CreateBadgeParams = {
  body: NewBadge;
}

/** What `updateBadge` takes. */
export type UpdateBadgeParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  body: BadgeInput;
}

/** What `listBadgeHolders` takes. */
export type ListBadgeHoldersParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** What `awardBadge` takes. */
export type AwardBadgeParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  userId: string;
}

/** What `takeBadge` takes. */
export type TakeBadgeParams = {
  /**
   * Id of the resource.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
   */
  id: string;
  /**
   * Id of the user.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
   */
  userId: string;
}

/** What `listAuditLog` takes. */
export type ListAuditLogParams = {
  /** Only this act. */
  action?: AuditAction | undefined;
  /** Only acts of the user with this nick. */
  actor?: Nick | undefined;
  /** Only acts that concern the user with this nick. */
  user?: Nick | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page, 1 to 80. */
  limit?: number | undefined;
}

/** `readHealth` has no parameters. */
export type ReadHealthParams = Record<never, never>

/** `readReadiness` has no parameters. */
export type ReadReadinessParams = Record<never, never>

/** The input of every operation. */
export interface Inputs {
  register: RegisterParams
  login: LoginParams
  completeLogin: CompleteLoginParams
  readTwoStep: ReadTwoStepParams
  enableTwoStep: EnableTwoStepParams
  startTwoStep: StartTwoStepParams
  renewRecoveryCodes: RenewRecoveryCodesParams
  disableTwoStep: DisableTwoStepParams
  loginByPasskey: LoginByPasskeyParams
  startPasskeyLogin: StartPasskeyLoginParams
  listPasskeys: ListPasskeysParams
  addPasskey: AddPasskeyParams
  startPasskey: StartPasskeyParams
  removePasskey: RemovePasskeyParams
  renamePasskey: RenamePasskeyParams
  logout: LogoutParams
  listSessions: ListSessionsParams
  endOtherSessions: EndOtherSessionsParams
  endSession: EndSessionParams
  readMyProfile: ReadMyProfileParams
  readPublicProfile: ReadPublicProfileParams
  searchPlayers: SearchPlayersParams
  listGames: ListGamesParams
  listAllGames: ListAllGamesParams
  listTeams: ListTeamsParams
  createTeam: CreateTeamParams
  readTeam: ReadTeamParams
  updateTeam: UpdateTeamParams
  deleteTeam: DeleteTeamParams
  listTeamMembers: ListTeamMembersParams
  readPublicTeam: ReadPublicTeamParams
  listMyInvitations: ListMyInvitationsParams
  sendInvitations: SendInvitationsParams
  listTeamInvitations: ListTeamInvitationsParams
  deleteInvitation: DeleteInvitationParams
  acceptInvitation: AcceptInvitationParams
  declineInvitation: DeclineInvitationParams
  saveFile: SaveFileParams
  replaceFile: ReplaceFileParams
  deleteFile: DeleteFileParams
  listUnreadNotifications: ListUnreadNotificationsParams
  listNotifications: ListNotificationsParams
  markNotificationRead: MarkNotificationReadParams
  markAllNotificationsRead: MarkAllNotificationsReadParams
  deleteNotification: DeleteNotificationParams
  readPushKey: ReadPushKeyParams
  listPushSubscriptions: ListPushSubscriptionsParams
  subscribeToPush: SubscribeToPushParams
  unsubscribeFromPush: UnsubscribeFromPushParams
  renewPushSubscription: RenewPushSubscriptionParams
  listPartnerSites: ListPartnerSitesParams
  createPartnerSite: CreatePartnerSiteParams
  updatePartnerSite: UpdatePartnerSiteParams
  deletePartnerSite: DeletePartnerSiteParams
  listPartnerGrants: ListPartnerGrantsParams
  revokePartnerGrant: RevokePartnerGrantParams
  readPartnerRequest: ReadPartnerRequestParams
  authorizePartner: AuthorizePartnerParams
  exchangePartnerCode: ExchangePartnerCodeParams
  renewPartnerToken: RenewPartnerTokenParams
  endPartnerToken: EndPartnerTokenParams
  unsubscribeFromDigest: UnsubscribeFromDigestParams
  socialLogin: SocialLoginParams
  startSocialLogin: StartSocialLoginParams
  completeSocialLogin: CompleteSocialLoginParams
  linkSocialLogin: LinkSocialLoginParams
  listLinkedAccounts: ListLinkedAccountsParams
  linkAccount: LinkAccountParams
  unlinkAccount: UnlinkAccountParams
  resetPassword: ResetPasswordParams
  changePassword: ChangePasswordParams
  listRecoveryWaysIn: ListRecoveryWaysInParams
  updatePassword: UpdatePasswordParams
  createPassword: CreatePasswordParams
  confirmEmail: ConfirmEmailParams
  readConfig: ReadConfigParams
  readPublicUser: ReadPublicUserParams
  listPlayersByName: ListPlayersByNameParams
  updateProfile: UpdateProfileParams
  deleteAccount: DeleteAccountParams
  requestEmailChange: RequestEmailChangeParams
  sendIdentityCode: SendIdentityCodeParams
  restoreAccount: RestoreAccountParams
  exportAccount: ExportAccountParams
  readAccountArchive: ReadAccountArchiveParams
  requestAccountArchive: RequestAccountArchiveParams
  downloadAccountArchive: DownloadAccountArchiveParams
  listUserTeams: ListUserTeamsParams
  updatePlayerGames: UpdatePlayerGamesParams
  readPlayerRecord: ReadPlayerRecordParams
  readPreferences: ReadPreferencesParams
  updatePreferences: UpdatePreferencesParams
  createEquipment: CreateEquipmentParams
  updateEquipment: UpdateEquipmentParams
  deleteEquipment: DeleteEquipmentParams
  listEquipment: ListEquipmentParams
  listPixKeys: ListPixKeysParams
  createPixKey: CreatePixKeyParams
  updatePixKey: UpdatePixKeyParams
  deletePixKey: DeletePixKeyParams
  revealPixKey: RevealPixKeyParams
  listRecommendations: ListRecommendationsParams
  readGame: ReadGameParams
  transferTeam: TransferTeamParams
  leaveTeam: LeaveTeamParams
  removeMember: RemoveMemberParams
  changeMemberRole: ChangeMemberRoleParams
  assignRoster: AssignRosterParams
  listTeamGames: ListTeamGamesParams
  searchMyTeams: SearchMyTeamsParams
  changeMembersVisibility: ChangeMembersVisibilityParams
  changeRecruitmentStatus: ChangeRecruitmentStatusParams
  readPublicTeamById: ReadPublicTeamByIdParams
  listPublicTeamMembers: ListPublicTeamMembersParams
  readTeamStats: ReadTeamStatsParams
  searchTeams: SearchTeamsParams
  listTeamBadges: ListTeamBadgesParams
  invitePlayers: InvitePlayersParams
  resendInvitation: ResendInvitationParams
  applyToTeam: ApplyToTeamParams
  readInviteLink: ReadInviteLinkParams
  resetInviteLink: ResetInviteLinkParams
  readInviteLinkTeam: ReadInviteLinkTeamParams
  joinByLink: JoinByLinkParams
  listActivities: ListActivitiesParams
  readActivity: ReadActivityParams
  listAchievements: ListAchievementsParams
  createAchievement: CreateAchievementParams
  readAchievement: ReadAchievementParams
  updateAchievement: UpdateAchievementParams
  deleteAchievement: DeleteAchievementParams
  listCommunications: ListCommunicationsParams
  createCommunication: CreateCommunicationParams
  listGlobalCommunications: ListGlobalCommunicationsParams
  countUnreadCommunications: CountUnreadCommunicationsParams
  listUnreadCommunicationsOf: ListUnreadCommunicationsOfParams
  listPrivateCommunications: ListPrivateCommunicationsParams
  readCommunication: ReadCommunicationParams
  updateCommunication: UpdateCommunicationParams
  deleteCommunication: DeleteCommunicationParams
  markCommunicationRead: MarkCommunicationReadParams
  readRecruitment: ReadRecruitmentParams
  updateVacancy: UpdateVacancyParams
  createVacancy: CreateVacancyParams
  toggleRecruitment: ToggleRecruitmentParams
  deleteVacancy: DeleteVacancyParams
  listVacancies: ListVacanciesParams
  readVacancy: ReadVacancyParams
  listSponsors: ListSponsorsParams
  createSponsor: CreateSponsorParams
  readSponsor: ReadSponsorParams
  deleteSponsor: DeleteSponsorParams
  updateSponsor: UpdateSponsorParams
  listSchedules: ListSchedulesParams
  createSchedule: CreateScheduleParams
  readSchedule: ReadScheduleParams
  updateSchedule: UpdateScheduleParams
  deleteSchedule: DeleteScheduleParams
  updateOccurrence: UpdateOccurrenceParams
  listCheckIns: ListCheckInsParams
  createCheckIns: CreateCheckInsParams
  remindInvitees: RemindInviteesParams
  deleteCheckIn: DeleteCheckInParams
  answerCheckIn: AnswerCheckInParams
  readCalendarFeed: ReadCalendarFeedParams
  resetCalendarKey: ResetCalendarKeyParams
  deleteCalendarKey: DeleteCalendarKeyParams
  readAvailability: ReadAvailabilityParams
  updateAvailability: UpdateAvailabilityParams
  listEvents: ListEventsParams
  countEvents: CountEventsParams
  readEvent: ReadEventParams
  readEventCalendar: ReadEventCalendarParams
  createEvent: CreateEventParams
  readOwnEvents: ReadOwnEventsParams
  updateEvent: UpdateEventParams
  cancelEvent: CancelEventParams
  listInterestedUsers: ListInterestedUsersParams
  setEventInterest: SetEventInterestParams
  removeEventInterest: RemoveEventInterestParams
  listTeamRegistrations: ListTeamRegistrationsParams
  listChampionships: ListChampionshipsParams
  countChampionships: CountChampionshipsParams
  readMatchCalendarFeed: ReadMatchCalendarFeedParams
  listNextMatches: ListNextMatchesParams
  readChampionship: ReadChampionshipParams
  readChampionshipByUrl: ReadChampionshipByUrlParams
  createChampionship: CreateChampionshipParams
  listMyChampionships: ListMyChampionshipsParams
  updateChampionship: UpdateChampionshipParams
  deleteChampionship: DeleteChampionshipParams
  changeChampionshipStatus: ChangeChampionshipStatusParams
  listChampionshipRegistrations: ListChampionshipRegistrationsParams
  readEligibility: ReadEligibilityParams
  registerPlayer: RegisterPlayerParams
  readPlayerEligibility: ReadPlayerEligibilityParams
  registerTeam: RegisterTeamParams
  withdrawRegistration: WithdrawRegistrationParams
  decideRegistration: DecideRegistrationParams
  checkInRegistration: CheckInRegistrationParams
  confirmRosterPlace: ConfirmRosterPlaceParams
  updateRoster: UpdateRosterParams
  substitutePlayer: SubstitutePlayerParams
  requestRosterChange: RequestRosterChangeParams
  decideRosterChange: DecideRosterChangeParams
  listRosterChanges: ListRosterChangesParams
  listMatches: ListMatchesParams
  readMatch: ReadMatchParams
  readStandings: ReadStandingsParams
  previewBracket: PreviewBracketParams
  updateSeeding: UpdateSeedingParams
  reportMatch: ReportMatchParams
  ruleMatch: RuleMatchParams
  reopenMatch: ReopenMatchParams
  updateMatchScore: UpdateMatchScoreParams
  callReferee: CallRefereeParams
  listMyMatches: ListMyMatchesParams
  resetMatchCalendarKey: ResetMatchCalendarKeyParams
  deleteMatchCalendarKey: DeleteMatchCalendarKeyParams
  readMatchRoom: ReadMatchRoomParams
  checkInMatch: CheckInMatchParams
  scheduleMatch: ScheduleMatchParams
  scheduleMatches: ScheduleMatchesParams
  proposeReschedule: ProposeRescheduleParams
  respondToReschedule: RespondToRescheduleParams
  forfeitMatch: ForfeitMatchParams
  addMatchProof: AddMatchProofParams
  readMatchProof: ReadMatchProofParams
  disqualifyTeam: DisqualifyTeamParams
  reinstateTeam: ReinstateTeamParams
  listRegistrationPayments: ListRegistrationPaymentsParams
  createPayment: CreatePaymentParams
  readEntryPayment: ReadEntryPaymentParams
  remindEntryPayment: RemindEntryPaymentParams
  extendEntryPayment: ExtendEntryPaymentParams
  readPayment: ReadPaymentParams
  checkPayment: CheckPaymentParams
  simulatePayment: SimulatePaymentParams
  listOwnPayments: ListOwnPaymentsParams
  exportOwnPayments: ExportOwnPaymentsParams
  listTeamPayments: ListTeamPaymentsParams
  listChampionshipPayments: ListChampionshipPaymentsParams
  exportChampionshipPayments: ExportChampionshipPaymentsParams
  listOwnPrizes: ListOwnPrizesParams
  readTeamPrize: ReadTeamPrizeParams
  proposePrizeDivision: ProposePrizeDivisionParams
  answerPrizeDivision: AnswerPrizeDivisionParams
  remindTeamPrize: RemindTeamPrizeParams
  namePrizeReceiver: NamePrizeReceiverParams
  answerPrizeReceiver: AnswerPrizeReceiverParams
  listHeldPrizes: ListHeldPrizesParams
  approvePrize: ApprovePrizeParams
  readPrizeWithholding: ReadPrizeWithholdingParams
  setPrizeWithholding: SetPrizeWithholdingParams
  readOrganizerRecord: ReadOrganizerRecordParams
  readPrizePool: ReadPrizePoolParams
  createPrizeDeposit: CreatePrizeDepositParams
  listSentGifts: ListSentGiftsParams
  acceptGift: AcceptGiftParams
  declineGift: DeclineGiftParams
  listRegistrationGifts: ListRegistrationGiftsParams
  createGift: CreateGiftParams
  listChampionshipStaff: ListChampionshipStaffParams
  listChampionshipInvitations: ListChampionshipInvitationsParams
  inviteTeam: InviteTeamParams
  confirmStaffRole: ConfirmStaffRoleParams
  saveChampionshipStaff: SaveChampionshipStaffParams
  removeChampionshipStaff: RemoveChampionshipStaffParams
  followChampionship: FollowChampionshipParams
  unfollowChampionship: UnfollowChampionshipParams
  listAnnouncements: ListAnnouncementsParams
  createAnnouncement: CreateAnnouncementParams
  deleteAnnouncement: DeleteAnnouncementParams
  cloneChampionship: CloneChampionshipParams
  exportChampionship: ExportChampionshipParams
  readDecisions: ReadDecisionsParams
  listConversations: ListConversationsParams
  createConversation: CreateConversationParams
  readConversation: ReadConversationParams
  updateConversation: UpdateConversationParams
  updateConversationPicture: UpdateConversationPictureParams
  deleteConversationPicture: DeleteConversationPictureParams
  addConversationMember: AddConversationMemberParams
  removeConversationMember: RemoveConversationMemberParams
  transferConversation: TransferConversationParams
  listPinnedMessages: ListPinnedMessagesParams
  listMessages: ListMessagesParams
  sendMessage: SendMessageParams
  markConversationRead: MarkConversationReadParams
  listConversationImages: ListConversationImagesParams
  uploadAttachment: UploadAttachmentParams
  muteConversation: MuteConversationParams
  answerMessageRequest: AnswerMessageRequestParams
  leaveConversation: LeaveConversationParams
  reportConversation: ReportConversationParams
  readAttachment: ReadAttachmentParams
  searchMessages: SearchMessagesParams
  deleteMessage: DeleteMessageParams
  editMessage: EditMessageParams
  addReaction: AddReactionParams
  removeReaction: RemoveReactionParams
  pinMessage: PinMessageParams
  unpinMessage: UnpinMessageParams
  reportMessage: ReportMessageParams
  listBlockedUsers: ListBlockedUsersParams
  blockUser: BlockUserParams
  unblockUser: UnblockUserParams
  listPlayerRanking: ListPlayerRankingParams
  listTeamRanking: ListTeamRankingParams
  readDashboard: ReadDashboardParams
  listTickets: ListTicketsParams
  createTicket: CreateTicketParams
  readTicket: ReadTicketParams
  replyToTicket: ReplyToTicketParams
  closeTicket: CloseTicketParams
  reopenTicket: ReopenTicketParams
  readTicketAttachment: ReadTicketAttachmentParams
  createReport: CreateReportParams
  listTicketQueue: ListTicketQueueParams
  readQueuedTicket: ReadQueuedTicketParams
  answerTicket: AnswerTicketParams
  takeTicket: TakeTicketParams
  closeQueuedTicket: CloseQueuedTicketParams
  listReports: ListReportsParams
  decideReport: DecideReportParams
  listUsers: ListUsersParams
  warnUser: WarnUserParams
  suspendUser: SuspendUserParams
  restoreUser: RestoreUserParams
  addGame: AddGameParams
  listStaffBadges: ListStaffBadgesParams
  createBadge: CreateBadgeParams
  updateBadge: UpdateBadgeParams
  listBadgeHolders: ListBadgeHoldersParams
  awardBadge: AwardBadgeParams
  takeBadge: TakeBadgeParams
  listAuditLog: ListAuditLogParams
  readHealth: ReadHealthParams
  readReadiness: ReadReadinessParams
}

/** The data of every operation's success. */
export interface Outputs {
  register: User
  login: Token | SecondStep
  completeLogin: Token
  readTwoStep: TwoStep
  enableTwoStep: RecoveryCodes
  startTwoStep: TwoStepSetup
  renewRecoveryCodes: RecoveryCodes
  disableTwoStep: undefined
  loginByPasskey: Token | SecondStep
  startPasskeyLogin: PasskeyRequestOptions
  listPasskeys: Passkey[]
  addPasskey: Passkey
  startPasskey: PasskeyCreationOptions
  removePasskey: undefined
  renamePasskey: Passkey
  logout: undefined
  listSessions: Session[]
  endOtherSessions: undefined
  endSession: undefined
  readMyProfile: OwnProfile
  readPublicProfile: PublicProfile
  searchPlayers: PlayerPage
  listGames: GamePage
  listAllGames: Game[]
  listTeams: TeamPage
  createTeam: TeamDetail
  readTeam: TeamDetail
  updateTeam: TeamDetail
  deleteTeam: undefined
  listTeamMembers: TeamMemberList
  readPublicTeam: PublicTeam
  listMyInvitations: InvitationPage
  sendInvitations: InvitationList
  listTeamInvitations: InvitationPage
  deleteInvitation: undefined
  acceptInvitation: Invitation
  declineInvitation: Invitation
  saveFile: FileRecord
  replaceFile: FileRecord
  deleteFile: undefined
  listUnreadNotifications: NotificationList
  listNotifications: NotificationPage
  markNotificationRead: Notification
  markAllNotificationsRead: ReadCount
  deleteNotification: undefined
  readPushKey: PushKey
  listPushSubscriptions: PushSubscription[]
  subscribeToPush: PushSubscription
  unsubscribeFromPush: undefined
  renewPushSubscription: undefined
  listPartnerSites: PartnerSite[]
  createPartnerSite: PartnerSite
  updatePartnerSite: PartnerSite
  deletePartnerSite: undefined
  listPartnerGrants: PartnerGrant[]
  revokePartnerGrant: undefined
  readPartnerRequest: PartnerRequest
  authorizePartner: PartnerCode
  exchangePartnerCode: PartnerToken
  renewPartnerToken: PartnerToken
  endPartnerToken: undefined
  unsubscribeFromDigest: undefined
  socialLogin: SocialToken | SecondStep
  startSocialLogin: SocialStart
  completeSocialLogin: Token
  linkSocialLogin: Token | SecondStep
  listLinkedAccounts: LinkedAccounts
  linkAccount: LinkedAccount
  unlinkAccount: undefined
  resetPassword: undefined
  changePassword: undefined
  listRecoveryWaysIn: RecoveryWayIn[]
  updatePassword: undefined
  createPassword: undefined
  confirmEmail: undefined
  readConfig: PublicConfig
  readPublicUser: PublicProfile
  listPlayersByName: PlayerOption[]
  updateProfile: OwnProfile
  deleteAccount: Erasure
  requestEmailChange: undefined
  sendIdentityCode: undefined
  restoreAccount: undefined
  exportAccount: AccountExport
  readAccountArchive: AccountArchive
  requestAccountArchive: AccountArchive
  downloadAccountArchive: Blob
  listUserTeams: ProfileTeam[]
  updatePlayerGames: PlayerGames
  readPlayerRecord: PlayerRecord
  readPreferences: Preferences
  updatePreferences: Preferences
  createEquipment: Equipment
  updateEquipment: Equipment
  deleteEquipment: undefined
  listEquipment: Equipment[]
  listPixKeys: PixKey[]
  createPixKey: PixKey
  updatePixKey: PixKey
  deletePixKey: undefined
  revealPixKey: PixKey
  listRecommendations: Recommendations
  readGame: Game
  transferTeam: TeamDetail
  leaveTeam: undefined
  removeMember: undefined
  changeMemberRole: TeamMember
  assignRoster: TeamMember
  listTeamGames: Game[]
  searchMyTeams: TeamPage
  changeMembersVisibility: TeamDetail
  changeRecruitmentStatus: TeamDetail
  readPublicTeamById: PublicTeam
  listPublicTeamMembers: TeamMemberList
  readTeamStats: TeamStats
  searchTeams: PublicTeamPage
  listTeamBadges: Badge[]
  invitePlayers: InvitationList
  resendInvitation: Invitation
  applyToTeam: Invitation
  readInviteLink: InviteLink
  resetInviteLink: InviteLink
  readInviteLinkTeam: PublicTeam
  joinByLink: TeamDetail
  listActivities: ActivityPage
  readActivity: Activity
  listAchievements: Achievement[]
  createAchievement: Achievement
  readAchievement: Achievement
  updateAchievement: Achievement
  deleteAchievement: undefined
  listCommunications: CommunicationPage
  createCommunication: Communication
  listGlobalCommunications: CommunicationPage
  countUnreadCommunications: UnreadCount
  listUnreadCommunicationsOf: Communication[]
  listPrivateCommunications: CommunicationPage
  readCommunication: Communication
  updateCommunication: Communication
  deleteCommunication: undefined
  markCommunicationRead: Communication
  readRecruitment: Recruitment
  updateVacancy: Vacancy
  createVacancy: Vacancy
  toggleRecruitment: Recruitment
  deleteVacancy: undefined
  listVacancies: VacancyPage
  readVacancy: Vacancy
  listSponsors: SponsorPage
  createSponsor: Sponsor
  readSponsor: Sponsor
  deleteSponsor: undefined
  updateSponsor: Sponsor
  listSchedules: Schedule[]
  createSchedule: Schedule
  readSchedule: Schedule
  updateSchedule: Schedule
  deleteSchedule: undefined
  updateOccurrence: ScheduleOccurrence
  listCheckIns: CheckIn[]
  createCheckIns: CheckIn[]
  remindInvitees: ReminderResult
  deleteCheckIn: undefined
  answerCheckIn: CheckIn
  readCalendarFeed: string
  resetCalendarKey: CalendarKey
  deleteCalendarKey: undefined
  readAvailability: Availability
  updateAvailability: Availability
  listEvents: EventPage
  countEvents: EventDayCounts
  readEvent: Event
  readEventCalendar: string
  createEvent: Event
  readOwnEvents: OwnEvents
  updateEvent: Event
  cancelEvent: Event
  listInterestedUsers: InterestedUserList
  setEventInterest: undefined
  removeEventInterest: undefined
  listTeamRegistrations: RegistrationPage
  listChampionships: ChampionshipPage
  countChampionships: ChampionshipCounts
  readMatchCalendarFeed: string
  listNextMatches: ChampionshipMatchEntryList
  readChampionship: Championship
  readChampionshipByUrl: Championship
  createChampionship: Championship
  listMyChampionships: ChampionshipList
  updateChampionship: Championship
  deleteChampionship: undefined
  changeChampionshipStatus: Championship
  listChampionshipRegistrations: ChampionshipRegistrationList
  readEligibility: Eligibility
  registerPlayer: ChampionshipRegistration
  readPlayerEligibility: PlayerEligibility
  registerTeam: ChampionshipRegistration
  withdrawRegistration: undefined
  decideRegistration: ChampionshipRegistration
  checkInRegistration: ChampionshipRegistration
  confirmRosterPlace: ChampionshipRegistration
  updateRoster: ChampionshipRegistration
  substitutePlayer: ChampionshipRegistration
  requestRosterChange: RosterChange
  decideRosterChange: RosterChange
  listRosterChanges: RosterChangeList
  listMatches: ChampionshipMatchList
  readMatch: ChampionshipMatchDetail
  readStandings: ChampionshipStandings
  previewBracket: ChampionshipMatchList
  updateSeeding: ChampionshipRegistrationList
  reportMatch: ChampionshipMatchDetail
  ruleMatch: ChampionshipMatchDetail
  reopenMatch: ChampionshipMatchDetail
  updateMatchScore: ChampionshipMatchDetail
  callReferee: ChampionshipMatchDetail
  listMyMatches: ChampionshipMatchEntryList
  resetMatchCalendarKey: CalendarKey
  deleteMatchCalendarKey: undefined
  readMatchRoom: MatchRoom
  checkInMatch: MatchRoom
  scheduleMatch: ChampionshipMatchDetail
  scheduleMatches: ChampionshipMatchList
  proposeReschedule: MatchRoom
  respondToReschedule: MatchRoom
  forfeitMatch: ChampionshipMatchDetail
  addMatchProof: MatchProof
  readMatchProof: TicketAttachment
  disqualifyTeam: ChampionshipRegistration
  reinstateTeam: ChampionshipRegistration
  listRegistrationPayments: PaymentList
  createPayment: Payment
  readEntryPayment: EntryPayment
  remindEntryPayment: EntryPayment
  extendEntryPayment: EntryPayment
  readPayment: Payment
  checkPayment: Payment
  simulatePayment: Payment
  listOwnPayments: PaymentHistory
  exportOwnPayments: PaymentExport
  listTeamPayments: PaymentHistory
  listChampionshipPayments: PaymentHistory
  exportChampionshipPayments: PaymentExport
  listOwnPrizes: PrizeShareList
  readTeamPrize: TeamPrize
  proposePrizeDivision: TeamPrize
  answerPrizeDivision: TeamPrize
  remindTeamPrize: TeamPrize
  namePrizeReceiver: undefined
  answerPrizeReceiver: undefined
  listHeldPrizes: HeldPrizeList
  approvePrize: undefined
  readPrizeWithholding: PrizeWithholding
  setPrizeWithholding: PrizeWithholding
  readOrganizerRecord: OrganizerRecord
  readPrizePool: PrizePool
  createPrizeDeposit: Payment
  listSentGifts: GiftList
  acceptGift: Gift
  declineGift: Gift
  listRegistrationGifts: GiftList
  createGift: Gift
  listChampionshipStaff: ChampionshipStaffList
  listChampionshipInvitations: ChampionshipInvitationList
  inviteTeam: ChampionshipInvitation
  confirmStaffRole: undefined
  saveChampionshipStaff: ChampionshipStaffList
  removeChampionshipStaff: undefined
  followChampionship: undefined
  unfollowChampionship: undefined
  listAnnouncements: ChampionshipAnnouncementList
  createAnnouncement: ChampionshipAnnouncement
  deleteAnnouncement: undefined
  cloneChampionship: Championship
  exportChampionship: ChampionshipExport
  readDecisions: ChampionshipDecisions
  listConversations: ConversationPage
  createConversation: Conversation
  readConversation: Conversation
  updateConversation: Conversation
  updateConversationPicture: Conversation
  deleteConversationPicture: Conversation
  addConversationMember: Conversation
  removeConversationMember: Conversation
  transferConversation: Conversation
  listPinnedMessages: Message[]
  listMessages: MessagePage
  sendMessage: Message
  markConversationRead: undefined
  listConversationImages: ConversationImages
  uploadAttachment: Attachment
  muteConversation: Conversation
  answerMessageRequest: undefined
  leaveConversation: undefined
  reportConversation: undefined
  readAttachment: AttachmentContent
  searchMessages: MessagePage
  deleteMessage: undefined
  editMessage: Message
  addReaction: Message
  removeReaction: Message
  pinMessage: Message
  unpinMessage: Message
  reportMessage: undefined
  listBlockedUsers: User[]
  blockUser: undefined
  unblockUser: undefined
  listPlayerRanking: PlayerRankingPage
  listTeamRanking: TeamRankingPage
  readDashboard: Dashboard
  listTickets: TicketPage
  createTicket: TicketDetail
  readTicket: TicketDetail
  replyToTicket: TicketDetail
  closeTicket: TicketDetail
  reopenTicket: TicketDetail
  readTicketAttachment: TicketAttachment
  createReport: undefined
  listTicketQueue: AdminTicketPage
  readQueuedTicket: AdminTicketDetail
  answerTicket: AdminTicketDetail
  takeTicket: AdminTicketDetail
  closeQueuedTicket: AdminTicketDetail
  listReports: ModerationReportPage
  decideReport: ModerationReport
  listUsers: AdminUserPage
  warnUser: AdminUser
  suspendUser: AdminUser
  restoreUser: AdminUser
  addGame: Game
  listStaffBadges: StaffBadge[]
  createBadge: StaffBadge
  updateBadge: StaffBadge
  listBadgeHolders: BadgeHolderPage
  awardBadge: BadgeHolder
  takeBadge: undefined
  listAuditLog: AuditPage
  readHealth: Health
  readReadiness: Health
}
