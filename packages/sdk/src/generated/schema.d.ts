// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type {
  AccountArchive,
  AccountExport,
  Achievement,
  AchievementInput,
  Activity,
  ActivityPage,
  ActivityType,
  AdminTicket,
  AdminTicketDetail,
  AdminTicketPage,
  AdminUser,
  AdminUserPage,
  ApplicationInput,
  AsksSecondStep,
  Attachment,
  AttachmentContent,
  AttachmentInput,
  AttachmentRef,
  AuditAction,
  AuditEntry,
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
  ChampionshipGame,
  ChampionshipInput,
  ChampionshipInvitation,
  ChampionshipInvitationList,
  ChampionshipList,
  ChampionshipMatch,
  ChampionshipMatchDetail,
  ChampionshipMatchEntry,
  ChampionshipMatchEntryList,
  ChampionshipMatchList,
  ChampionshipName,
  ChampionshipPage,
  ChampionshipParticipant,
  ChampionshipPlace,
  ChampionshipPrize,
  ChampionshipRegistration,
  ChampionshipRegistrationList,
  ChampionshipRole,
  ChampionshipRosterInput,
  ChampionshipStaffInput,
  ChampionshipStaffList,
  ChampionshipStaffMember,
  ChampionshipStandings,
  ChampionshipStatus,
  ChampionshipStatusInput,
  ChampionshipSummary,
  ChampionshipTeam,
  ChatPerson,
  CheckIn,
  CheckInCounts,
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
  DashboardAttendee,
  DashboardEvent,
  DashboardMatch,
  DashboardNext,
  DashboardNextPlace,
  DashboardRating,
  DashboardTeam,
  DeviceId,
  Disqualification,
  Eligibility,
  EligibilityReason,
  EmailChangeInput,
  Emoji,
  EntryPart,
  EntryPayment,
  EntryPaymentStatus,
  Equipment,
  EquipmentInput,
  EquipmentType,
  Erasure,
  ErrorCode,
  Event,
  EventCancellation,
  EventChampionship,
  EventContext,
  EventDayCounts,
  EventGame,
  EventInput,
  EventInterest,
  EventName,
  EventOrganizer,
  EventPage,
  EventReminders,
  EventSummary,
  FieldError,
  FieldErrorCode,
  FileBusinessType,
  FileEntityType,
  FileFormat,
  FileInput,
  FileRecord,
  FileRef,
  FirstPasswordInput,
  Game,
  GameInput,
  GamePage,
  Gender,
  Gift,
  GiftInput,
  GiftList,
  GiftStatus,
  GrandFinal,
  Health,
  HeldPrize,
  HeldPrizeList,
  HexColor,
  IdentityCode,
  IdentityProof,
  InterestedUser,
  InterestedUserList,
  Invitation,
  InvitationFilter,
  InvitationKind,
  InvitationList,
  InvitationPage,
  InvitationStatus,
  InviteInput,
  InviteItem,
  InviteLink,
  LinkedAccount,
  LinkedAccountInput,
  LinkedAccounts,
  LoginInput,
  MatchGame,
  MatchLogEntry,
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
  MatchSide,
  MemberPresence,
  MemberRef,
  Message,
  MessageEdit,
  MessageInput,
  MessagePage,
  MessageType,
  ModerationReason,
  ModerationReport,
  ModerationReportInput,
  ModerationReportPage,
  MuteInput,
  NewBadge,
  NewEvent,
  NewPasswordInput,
  Nick,
  Notification,
  NotificationBody,
  NotificationContext,
  NotificationList,
  NotificationPage,
  NotificationPreference,
  NotificationType,
  OccurrenceInput,
  OrganizerRecord,
  OwnCheckIn,
  OwnEvents,
  OwnProfile,
  OwnProfileEntity,
  PageLimit,
  PageNumber,
  PartOwner,
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
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyCredentialType,
  PasskeyDescriptor,
  PasskeyExtensionResults,
  PasskeyInput,
  PasskeyLoginInput,
  PasskeyName,
  PasskeyNameInput,
  PasskeyRegistration,
  PasskeyRequestOptions,
  PasskeyTransport,
  PasskeyUserVerification,
  PasswordChangeInput,
  Payment,
  PaymentExport,
  PaymentHistory,
  PaymentInput,
  PaymentList,
  PaymentPayer,
  PaymentPurpose,
  PaymentRecord,
  PaymentSimulation,
  PaymentStatus,
  PaymentSums,
  PixKey,
  PixKeyInput,
  PixKeyType,
  PlatformRole,
  PlayedMatch,
  PlayerEligibility,
  PlayerGame,
  PlayerGameInput,
  PlayerGames,
  PlayerGamesInput,
  PlayerIneligibility,
  PlayerMatch,
  PlayerOption,
  PlayerPage,
  PlayerPositions,
  PlayerRankingEntry,
  PlayerRankingPage,
  PlayerRating,
  PlayerRecommendation,
  PlayerRecord,
  PlayerTrophy,
  Preferences,
  Presence,
  PrizeAgreementInput,
  PrizeDepositInput,
  PrizeDivisionInput,
  PrizeLine,
  PrizeObstacle,
  PrizePool,
  PrizeReceiver,
  PrizeReceiverAnswer,
  PrizeReceiverInput,
  PrizeShare,
  PrizeShareList,
  PrizeShareStatus,
  PrizeWithholding,
  PrizeWithholdingInput,
  Problem,
  ProfileInput,
  ProfileTeam,
  ProvesIdentity,
  ProviderToken,
  PublicConfig,
  PublicProfile,
  PublicProfileEntity,
  PublicTeam,
  PublicTeamEntity,
  PublicTeamItem,
  PublicTeamPage,
  PushEndpoint,
  PushKey,
  PushRenewalInput,
  PushSubscription,
  PushSubscriptionInput,
  QuietHours,
  Rank,
  RatedPlayer,
  Rating,
  RatingChange,
  RatingHistoryEntry,
  RatingPlace,
  RatingPoints,
  Reaction,
  ReadCount,
  ReadInput,
  ReadPosition,
  RecommendationReason,
  RecommendationReasons,
  Recommendations,
  RecoveryCodes,
  RecoveryInput,
  RecoveryTokenInput,
  RecoveryWayIn,
  RecruitingInput,
  Recruitment,
  Recurrence,
  RefundReason,
  RegisterInput,
  Registration,
  RegistrationDecision,
  RegistrationInput,
  RegistrationPage,
  RegistrationPayment,
  RegistrationPlayer,
  RegistrationStatus,
  RegistrationToken,
  ReminderResult,
  ReportDecision,
  ReportInput,
  ReportReason,
  ReportStatus,
  ReportTargetType,
  RequestAnswer,
  RoleInput,
  RosterChange,
  RosterChangeDecision,
  RosterChangeList,
  RosterChangeRequest,
  RosterConfirmation,
  RosterInput,
  RosterLock,
  RosterRole,
  RosterStatus,
  Schedule,
  ScheduleInput,
  ScheduleOccurrence,
  ScheduleType,
  SecondStep,
  SecondStepInput,
  SeedingInput,
  SeedingMethod,
  Session,
  SimilarPlayer,
  SocialLinkInput,
  SocialLoginInput,
  SocialProof,
  SocialProvider,
  SocialRegistration,
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
  TeamDetailEntity,
  TeamInput,
  TeamListEntity,
  TeamListItem,
  TeamMember,
  TeamMemberList,
  TeamMemberPreview,
  TeamPage,
  TeamPerformance,
  TeamPermissions,
  TeamPrize,
  TeamPrizeShare,
  TeamRankingEntry,
  TeamRankingPage,
  TeamRecommendation,
  TeamRole,
  TeamStats,
  TeamSummary,
  TeamTag,
  TeamUpdate,
  Ticket,
  TicketAnswerInput,
  TicketAttachment,
  TicketCategory,
  TicketDetail,
  TicketInput,
  TicketMessage,
  TicketPage,
  TicketPicture,
  TicketQueue,
  TicketReplyInput,
  TicketStatus,
  TicketText,
  TieBreak,
  TieBreakDecision,
  TimeFilter,
  Timestamp,
  Token,
  Total,
  TotalPage,
  TotpCode,
  TotpInput,
  TwoStep,
  TwoStepCode,
  TwoStepProof,
  TwoStepSetup,
  UnreadCount,
  UpcomingMatch,
  Url,
  User,
  Uuid,
  Vacancy,
  VacancyInput,
  VacancyPage,
  VacancyUpdate,
  VisibilityInput,
  WarningInput,
  WayInId,
  WeekHour,
} from './models.ts'

export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account.
         * Nobody is signed in by it; call `login` next.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a session.
         * The message and the response time do not reveal whether the e-mail exists. A session ends 30 days after its last use and 90 days after it began. An account with two-step log-in gets a challenge instead of a session, where the client says that it can ask for the second step (`secondStep`), and TWO_STEP_REQUIRED where it does not.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a log-in with its second step.
         * A code of the authenticator app is accepted once, a recovery code too. A challenge is for one session and expires after 5 minutes; its codes are counted before they are checked.
         */
        post: operations["completeLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads whether two-step log-in is on. */
        get: operations["readTwoStep"];
        /**
         * Switches two-step log-in on.
         * The code of the authenticator app shows that it has the secret. The answer has the recovery codes, which are stored hashed and never shown again. A mail tells the user.
         */
        put: operations["enableTwoStep"];
        /**
         * Starts the set-up of an authenticator app.
         * Needs a proof of who asks. Answers a new secret, once. Nothing changes for the log-in before `enableTwoStep` confirms it with a code; the set-up expires after 15 minutes, and another one replaces it.
         */
        post: operations["startTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the recovery codes.
         * The old ones no longer work.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/two-step/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches two-step log-in off.
         * The body has the password and a code, of the app or a recovery code. A mail tells the user.
         */
        post: operations["disableTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a session by a passkey.
         * If the authenticator has verified its user, a passkey is both steps. Otherwise an account with two-step log-in gets a challenge for `completeLogin`, or TWO_STEP_REQUIRED if the client cannot ask for a code.
         */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a log-in by passkey.
         * Answers the options for `navigator.credentials.get()`, which name no account. The challenge is for one log-in and expires after 5 minutes.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the passkeys of the user.
         * Newest first.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Adds a passkey.
         * The body is the authenticator's response to the options of `startPasskey`, whose challenge it uses up. A mail tells the user.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts to add a passkey.
         * Needs a proof of who asks. Answers the options for `navigator.credentials.create()`. The challenge is for one passkey and expires after 5 minutes.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a passkey.
         * Never the last way into the account. Needs a proof of who asks: without one the answer is 403.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Renames a passkey. */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the current session.
         * Requests with its token get 401 from then on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sessions of the user.
         * Most recently used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Ends every session of the user but the current one.
         * Open pages of the ended sessions are told at once.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session of the user.
         * May be the current session.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the signed-in user's profile.
         * The only response with cpf, phone, e-mail and birth.
         */
        get: operations["readMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/pro/{nickname}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a player's public profile.
         * A nick that nobody has now leads to the player who had it last, for those who may see the profile: compare the `nick`.
         */
        get: operations["readPublicProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/options/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches players for the picker.
         * 80 per page in the player picker. Minors and users with a hidden profile are omitted.
         */
        get: operations["searchPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the games, page by page. */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/games/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists every game.
         * All of them at once, cacheable for 10 minutes; `listGames` has pages and a search.
         */
        get: operations["listAllGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists teams.
         * `entityId` (the signed-in user's id) leaves only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Creates a team.
         * The caller becomes its OWNER.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team as its member.
         * 404 for everybody else; the public page is `/public/teams/pro/{teamTag}`.
         */
        get: operations["readTeam"];
        /**
         * Updates a team.
         * Only OWNER and MANAGER may call this.
         */
        put: operations["updateTeam"];
        post?: never;
        /**
         * Deletes a team.
         * Only the OWNER may call this. The members are notified. The team leaves the championships that it plays, as by `withdrawRegistration`; what it has played keeps its name and tag.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the members of a team.
         * Members may call this, and every signed-in user if the members are public.
         */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/pro/{teamTag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team's public page.
         * A tag that no team has now leads to the team that had it last: compare the `team_tag`. Where that team was deleted the
         * answer is 404 with the code `TEAM_DELETED`; the page of such a tag is answered with 301 or 410.
         */
        get: operations["readPublicTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/invitations/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the signed-in user's invitations and applications.
         * Newest first.
         */
        get: operations["listMyInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites players to a team.
         * Either all players are invited or none. Each is notified in real time. Invitations expire after 7 days.
         */
        post: operations["sendInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the invitations of a team and the applications to it.
         * Only OWNER and MANAGER may call this. The newest comes first.
         */
        get: operations["listTeamInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invitations/{inviteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels a pending invitation.
         * Only OWNER and MANAGER may call this. Expired invitations can be cancelled, applications cannot.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invitations/{inviteId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Accepts an invitation or an application.
         * Only the invitee can accept an invitation (ACCEPTED), only OWNER and MANAGER an application (CONFIRMED); anybody
         * else gets 404. Of two concurrent requests one succeeds. Both sides are notified in real time.
         */
        patch: operations["acceptInvitation"];
        trace?: never;
    };
    "/teams/{id}/invitations/{inviteId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Declines an invitation or an application, or withdraws the caller's application.
         * Only the invitee can decline an invitation (DECLINED). An application is declined by OWNER or MANAGER
         * (DECLINED_BY_OWNER) or withdrawn by the applicant (DECLINED_BY_MEMBER); if it is first withdrawn and then
         * declined, it is DECLINED_BY_OWNER_AND_MEMBER.
         */
        patch: operations["declineInvitation"];
        trace?: never;
    };
    "/file/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a picture.
         * The format is detected from the content; the picture is re-encoded without metadata. An entity has one picture per business type, and a new one replaces it.
         */
        post: operations["saveFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces a picture.
         * The file must have an id already.
         */
        put: operations["replaceFile"];
        post?: never;
        /**
         * Removes a picture.
         * Saving a picture could only replace it. The caller needs the permission to upload it.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the unread notifications.
         * Newest first, at most 200.
         */
        get: operations["listUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/all-platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the notifications, page by page.
         * 8 per page.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-as-read/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Marks a notification as read. */
        patch: operations["markNotificationRead"];
        trace?: never;
    };
    "/notifications/mark-all-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Marks every unread notification as read.
         * *Marcar todas* in one request.
         */
        patch: operations["markAllNotificationsRead"];
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a notification. */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the key with which a browser subscribes to Web Push. */
        get: operations["readPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the devices that get the signed-in user's notifications by Web Push.
         * Newest first. A session has at most one.
         */
        get: operations["listPushSubscriptions"];
        /**
         * Sends the signed-in user's notifications to this device, too.
         * Replaces the subscription of this session. It ends with the session. The endpoint is `https:` at one of the known push services. Sent are invitations, check-ins, and reminders and changes of events, unless their kind is turned off or it is quiet.
         */
        put: operations["subscribeToPush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends notifications to one of the user's devices.
         * The answer is the same where the user has no such subscription.
         */
        delete: operations["unsubscribeFromPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/push/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces a subscription that the browser has renewed.
         * Called by the service worker, which has no session: whoever knows the old endpoint, which is a secret, may replace it. The answer is the same where there is none.
         */
        post: operations["renewPushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sites that the user has registered.
         * Newest first.
         */
        get: operations["listPartnerSites"];
        put?: never;
        /**
         * Registers a site.
         * Its pages may then show the bell and ask users for a grant. Origins are `https:`, without a path, of hosts that everybody can reach:
         * wildcards, IP addresses, single labels and names of inner networks are refused with ADDRESS_NOT_PUBLIC. A name or host that looks like
         * this platform's is refused with NAME_RESERVED. A server for development takes `http://localhost` and `http://127.0.0.1`, too.
         */
        post: operations["createPartnerSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a registered site.
         * The grants of an origin that is taken away end.
         */
        put: operations["updatePartnerSite"];
        post?: never;
        /**
         * Deletes a registered site.
         * All its grants end.
         */
        delete: operations["deletePartnerSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sites that the user has let in.
         * Those used last first.
         */
        get: operations["listPartnerGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/grants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a grant back.
         * Its tokens and connections end at once.
         */
        delete: operations["revokePartnerGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what a site asks for.
         * The page on which the user consents calls this. The origin must be exactly one of the site's.
         */
        get: operations["readPartnerRequest"];
        put?: never;
        /**
         * Lets a site in.
         * Answers a code for the origin alone: for one use within a minute, and only with the verifier of the challenge (PKCE, S256).
         */
        post: operations["authorizePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a code for a token.
         * The call comes from the origin that the code is for. A code that comes again ends the grant.
         */
        post: operations["exchangePartnerCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/token/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renews a token.
         * Answers the next renewal with it; the one that is sent is used up. One that comes again, or from another origin, ends the grant.
         */
        post: operations["renewPartnerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/token/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a token.
         * The page signs out; the grant itself stays. An unknown renewal is ignored.
         */
        post: operations["endPartnerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/digest/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the weekly digest.
         * A digest's `List-Unsubscribe` header leads here: mail programs send one POST (RFC 8058), with a form that is not read. The token is signed for one user and does nothing else, however often it is used.
         */
        post: operations["unsubscribeFromDigest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a session with a social account.
         * The token of GOOGLE is the ID token, that of FACEBOOK the access token, that of STEAM the query string of the OpenID response; each is accepted once. At the first log-in `missing` is not empty: there is no account yet, and the token is only good for `completeSocialLogin` and `linkSocialLogin`.
         */
        post: operations["socialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social-login/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says where a log-in at a provider begins.
         * GOOGLE: the address of its script, and the nonce that its ID token has to have, valid once and for 10 minutes. FACEBOOK and STEAM: the page to which the browser goes; it comes back to `{origin}/auth/facebook/callback` with an access token in the fragment, or to `{origin}/auth/steam/callback`.
         */
        post: operations["startSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social-login/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the account of a first social log-in and starts its session.
         * An e-mail other than the one that the provider has verified is confirmed by mail, as after `register`.
         */
        post: operations["completeSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social-login/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Links the social account of a first log-in to the account that has its e-mail, and starts a session.
         * Only where the provider has verified the e-mail (`registration.hasAccount`), and with the password of that account.
         */
        post: operations["linkSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/linked-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the social accounts of the signed-in user. */
        get: operations["listLinkedAccounts"];
        put?: never;
        /**
         * Links a social account to the signed-in user.
         * Takes the token that `socialLogin` takes, and a proof of who asks: without one the answer is 403. A refused proof does not use the token up.
         */
        post: operations["linkAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/linked-accounts/{providerType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlinks a social account from the signed-in user.
         * Refused where it is the last way in, that is without a password and another linked account. Needs a proof of who asks: without one the answer is 403.
         */
        delete: operations["unlinkAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a recovery e-mail.
         * The response and its time do not reveal whether the e-mail exists.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with a recovery token.
         * Ends every session, and the ways into the account that `listRecoveryWaysIn` says end, but those of `keep`. A link that is unknown, used or expired is refused with 400: it says nothing about a session, which a 401 would end.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password/ways-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the ways into the account of a recovery token.
         * Passkeys, linked accounts and the authenticator app, besides the password, and what a new password does with each. The token stays valid. What was added in the last 30 days, or before the address was confirmed, ends unless the owner keeps it; where the recovery is the first proof of the address, all end.
         */
        post: operations["listRecoveryWaysIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the password of the signed-in user.
         * Requires the current password; ends every other session.
         */
        put: operations["updatePassword"];
        /**
         * Sets the first password of the signed-in user.
         * Sets the password of an account that a social log-in has made without one. The caller proves the identity by a mailed code (`sendIdentityCode`), a passkey or a fresh log-in at a linked account's provider. Every other session ends. An account that has a password is refused: it changes it by `updatePassword`.
         */
        post: operations["createPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an e-mail address.
         * The token comes from the registration e-mail, or from the one that a change of the address sends to the new address.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the public configuration of this server.
         * Clients offer only the social providers that are configured.
         */
        get: operations["readConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a player's public profile by id. */
        get: operations["readPublicUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/options/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches players by the start of their nick or of a word of their name.
         * The answer has at most 20 players, and a search at least 4 characters. Minors and users with a hidden profile are omitted.
         */
        get: operations["listPlayersByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Updates the signed-in user's profile. */
        put: operations["updateProfile"];
        post?: never;
        /**
         * Requests the erasure of the account.
         * Requires the password or, as an account may have none, a mailed code (`sendIdentityCode`), a passkey or a fresh log-in at a linked account's provider; can be undone for 7 days. Owned teams must be handed over or deleted first: the refusal names them in `errors`. Then personal data, files and addresses are erased, and what the user wrote to others stays under "Conta excluída".
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for another e-mail address.
         * Requires the password or another proof, as `deleteAccount` does. The address counts once the link that is mailed to it was opened (`confirmEmail`); the old one is told then. The answer and its time do not tell whether somebody else has the address.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/identity-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a code that proves the caller's identity.
         * An account without a password calls this before whatever takes an `IdentityProof`. The code is mailed to the account's address, works once within 10 minutes, and signs nobody in.
         */
        post: operations["sendIdentityCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the erasure of the account.
         * An account can be restored within the 7 days.
         */
        post: operations["restoreAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all data stored about the user.
         * A single JSON document, as required by the LGPD.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/export/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads whether the archive is ready.
         * The archive expires 7 days after it was made.
         */
        get: operations["readAccountArchive"];
        put?: never;
        /**
         * Asks for an archive of all data stored about the user.
         * A job packs the JSON document of `exportAccount` with the user's pictures; a notification and a mail tell when it is ready. Asked for again while it is prepared or within a minute, nothing changes; later, it is made anew.
         */
        post: operations["requestAccountArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/export/archive/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the archive.
         * Only its owner, with a session.
         */
        get: operations["downloadAccountArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a user's teams.
         * Other users see only the teams whose members are public.
         */
        get: operations["listUserTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the games of the signed-in user.
         * A user has at most 10 games, each once. Account names are typed and shown as unverified.
         */
        put: operations["updatePlayerGames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a player's match record and badges.
         * The record counts the matches of the teams whose members are public, since the player joined them; players see those of all their own teams.
         */
        get: operations["readPlayerRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the signed-in user's preferences.
         * Notification channels, theme, visibility and chat.
         */
        get: operations["readPreferences"];
        /**
         * Updates the signed-in user's preferences.
         * Replaces all preferences.
         */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/equipament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a piece of equipment. */
        post: operations["createEquipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/equipament/{setupId}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Updates a piece of equipment. */
        put: operations["updateEquipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/equipament/{setupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a piece of equipment. */
        delete: operations["deleteEquipment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/user/{id}/equipament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a player's equipment. */
        get: operations["listEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/pix/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the signed-in user's Pix keys.
         * Masked; `revealPixKey` shows one whole.
         */
        get: operations["listPixKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/pix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a Pix key.
         * A user has at most 5, and minors have none.
         */
        post: operations["createPixKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/pix/{pixId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a Pix key. */
        put: operations["updatePixKey"];
        post?: never;
        /** Removes a Pix key. */
        delete: operations["deletePixKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/pix/{pixId}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows a Pix key whole.
         * Requires the password or another proof, as `deleteAccount` does: a key may be a CPF or a phone number, and an open session is not its owner. No other answer has a whole key.
         */
        post: operations["revealPixKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recommends players and teams of the caller's games. */
        get: operations["listRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/game/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a game. */
        get: operations["readGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfers a team to another member.
         * Only the OWNER may call this, who becomes MANAGER.
         */
        post: operations["transferTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves a team.
         * Every member except the owner may call this.
         */
        post: operations["leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/team-member/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a member.
         * Only OWNER and MANAGER may call this. The OWNER cannot be removed, a MANAGER only by the OWNER.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Changes the role of a member.
         * Only OWNER and MANAGER may call this. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
         */
        patch: operations["changeMemberRole"];
        trace?: never;
    };
    "/teams/{id}/assign/{memberId}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets the roster status of a member.
         * Only OWNER and MANAGER may call this, for every member.
         */
        patch: operations["assignRoster"];
        trace?: never;
    };
    "/teams/{id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the games of a team. */
        get: operations["listTeamGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/options/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches the signed-in user's teams. */
        get: operations["searchMyTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/members-visibily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Shows or hides the members of a team.
         * Only OWNER and MANAGER may call this.
         */
        patch: operations["changeMembersVisibility"];
        trace?: never;
    };
    "/teams/{id}/recruitment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets whether a team is recruiting.
         * Only OWNER and MANAGER may call this.
         */
        patch: operations["changeRecruitmentStatus"];
        trace?: never;
    };
    "/public/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a team's public page by id. */
        get: operations["readPublicTeamById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the public members of a team.
         * Minors and users with a private profile are listed by nick only.
         */
        get: operations["listPublicTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a team's matches and results. */
        get: operations["readTeamStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/options/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches teams.
         * Searches by name, tag, game and recruitment. At most 10,000 teams are counted and paged; narrow the search to find others.
         */
        get: operations["searchTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/badgets/{teamId}/TEAM": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a team's badges. */
        get: operations["listTeamBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites players to a team. */
        post: operations["invitePlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invitations/{inviteId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resends a pending invitation.
         * Creates an invitation with the same user and role, and deletes the old one, which may have expired, in the same
         * transaction.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/applyToTeam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies to join a team.
         * Only for a team that is recruiting. The team accepts or declines the application; the player withdraws it by
         * declining it.
         */
        post: operations["applyToTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/invite-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team's invite link.
         * Only OWNER and MANAGER may call this. It creates a link if there is none or it has expired.
         */
        get: operations["readInviteLink"];
        put?: never;
        /**
         * Replaces the invite link of a team.
         * Only OWNER and MANAGER may call this.
         */
        post: operations["resetInviteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/join/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the team of an invite link.
         * Returns the team's public data.
         */
        get: operations["readInviteLinkTeam"];
        put?: never;
        /**
         * Joins a team by its invite link.
         * The caller becomes PLAYER. An open invitation from the team is accepted instead, with its role. Whom the team removed needs such an invitation: the link alone does not let them in again.
         */
        post: operations["joinByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the activities of a team. */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/activities/{activityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads an activity. */
        get: operations["readActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the achievements of a team. */
        get: operations["listAchievements"];
        put?: never;
        /**
         * Adds an achievement.
         * Only OWNER and MANAGER may call this. The picture is uploaded as AWARD / AWARD_ICON with the id of the achievement.
         */
        post: operations["createAchievement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/achievements/{achievementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads an achievement. */
        get: operations["readAchievement"];
        /**
         * Updates an achievement.
         * Only OWNER and MANAGER may call this.
         */
        put: operations["updateAchievement"];
        post?: never;
        /**
         * Removes an achievement.
         * Only OWNER and MANAGER may call this. The picture is deleted too.
         */
        delete: operations["deleteAchievement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the communications of a team.
         * Newest first; those to the team and the private ones that the caller sent or received.
         */
        get: operations["listCommunications"];
        put?: never;
        /**
         * Adds a communication.
         * OWNER, MANAGER, COACH and CAPTAIN may call this, and every member may send private ones. PRIVATE requires `isGlobal: false` and another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the team has turned that off. Offensive words are rejected in global communications, not in private ones.
         */
        post: operations["createCommunication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the communications to the whole team. */
        get: operations["listGlobalCommunications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the unread communications.
         * Polled every 60 s. Communications from before the caller joined count as read.
         */
        get: operations["countUnreadCommunications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/unread/sender/{senderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a sender's unread communications. */
        get: operations["listUnreadCommunicationsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/private/{otherUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the private communications with another member. */
        get: operations["listPrivateCommunications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/{cid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a communication.
         * A private communication is visible only to its sender and recipient, while they are in the team.
         */
        get: operations["readCommunication"];
        /**
         * Updates a communication.
         * Only its sender may call this, and OWNER and MANAGER for global ones. The recipient cannot be changed.
         */
        put: operations["updateCommunication"];
        post?: never;
        /**
         * Removes a communication.
         * Only its sender may call this, and OWNER and MANAGER for global ones.
         */
        delete: operations["deleteCommunication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/communications/{cid}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a communication as read.
         * Read flags are per reader.
         */
        put: operations["markCommunicationRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/recruitment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a team's vacancies. */
        get: operations["readRecruitment"];
        /**
         * Updates a vacancy.
         * Only OWNER and MANAGER may call this.
         */
        put: operations["updateVacancy"];
        /**
         * Creates a vacancy.
         * Only OWNER and MANAGER may call this.
         */
        post: operations["createVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/recruitment/toggle/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turns recruitment on or off.
         * Only OWNER and MANAGER may call this.
         */
        put: operations["toggleRecruitment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/recruitment/{vacancyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a vacancy.
         * Only OWNER and MANAGER may call this.
         */
        delete: operations["deleteVacancy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/vacancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the open vacancies of all teams.
         * Filters by game, position, ranking and text.
         */
        get: operations["listVacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/vacancies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an open vacancy.
         * Only an active vacancy of a team that is recruiting.
         */
        get: operations["readVacancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sponsors of a team. */
        get: operations["listSponsors"];
        put?: never;
        /**
         * Adds a sponsor.
         * Only OWNER and MANAGER may call this.
         */
        post: operations["createSponsor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/sponsors/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a sponsor. */
        get: operations["readSponsor"];
        put?: never;
        post?: never;
        /**
         * Removes a sponsor.
         * Only OWNER and MANAGER may call this.
         */
        delete: operations["deleteSponsor"];
        options?: never;
        head?: never;
        /**
         * Updates a sponsor.
         * Only OWNER and MANAGER may call this.
         */
        patch: operations["updateSponsor"];
        trace?: never;
    };
    "/teams/{id}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the schedules of a team. */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Creates a schedule.
         * Only OWNER, MANAGER, COACH and CAPTAIN may call this. If the creator is invited too, their check-in is confirmed.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads a schedule. */
        get: operations["readSchedule"];
        /**
         * Updates a schedule.
         * Only OWNER, MANAGER, COACH and CAPTAIN may call this. A new time resets every check-in; a new location or link notifies everybody who has not declined.
         */
        put: operations["updateSchedule"];
        post?: never;
        /**
         * Deletes a schedule.
         * Only OWNER, MANAGER, COACH and CAPTAIN may call this. Everybody who has not declined is notified, unless the event is over.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}/occurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves or cancels one week of a weekly schedule.
         * Only OWNER, MANAGER, COACH and CAPTAIN may call this, until the week is over; at most 52 weeks ahead differ from the others. The responses to that week are reset. Everybody who is invited is asked again; a cancellation notifies those who have not declined.
         */
        put: operations["updateOccurrence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}/checkins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the check-ins of an occurrence of a schedule. */
        get: operations["listCheckIns"];
        put?: never;
        /**
         * Invites members to a schedule.
         * Only OWNER, MANAGER, COACH and CAPTAIN may call this; a member has one check-in. It is logged as a change of the event.
         */
        post: operations["createCheckIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}/checkins/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds the invited members without a response.
         * Only OWNER, MANAGER, COACH and CAPTAIN may call this, once an hour for each schedule. The caller is not reminded.
         */
        post: operations["remindInvitees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}/checkins/{cid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws the invitation to a schedule.
         * Only OWNER, MANAGER, COACH and CAPTAIN may call this. It is logged as a change of the event.
         */
        delete: operations["deleteCheckIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/schedules/{sid}/checkins/{cid}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Responds to the caller's check-in.
         * Accepts or declines one occurrence of a schedule; members of a weekly one are asked again each week.
         */
        put: operations["answerCheckIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/teams/{id}/schedules.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a team's calendar as an iCalendar feed.
         * The feed is for calendar apps, which cannot send a token, so it has a key of its own.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/calendar-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Creates the caller's key of the calendar feed.
         * Replaces an earlier key. The key is returned only once and stored as a hash; it is revoked when the membership ends.
         */
        put: operations["resetCalendarKey"];
        post?: never;
        /**
         * Revokes the caller's key of the calendar feed.
         * Requests with the key get 404 from then on.
         */
        delete: operations["deleteCalendarKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the members' availability.
         * The number of available members for each hour of the week.
         */
        get: operations["readAvailability"];
        /**
         * Sets the caller's weekly availability.
         * Replaces the previous availability.
         */
        put: operations["updateAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists events.
         * Events are ordered by their start and paged by a cursor; cancelled ones are left out. Championships that are not drafts, and the days of their finals, are among them: they follow from the championships and change with them.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/events/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the events of two weeks by day.
         * Days are those of Brazil (America/Sao_Paulo). Events that were cancelled are left out.
         */
        get: operations["countEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/events/{eventContext}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads an event. */
        get: operations["readEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/events/{eventContext}/{name}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an event as an iCalendar file.
         * The event keeps its UID, so that a calendar that reads the file again moves it.
         */
        get: operations["readEventCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an event.
         * The staff, users with the platform role ORGANIZER, and organisers of a published championship may call this. Those who have interest in the organiser's earlier events, or follow a championship of the organiser, are notified (`ANNOUNCE_NEW`), 5,000 people at most. Its banner is saved by `saveFile` (EVENT, EVENT_BANNER).
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads which events the caller is interested in, and whether the caller may create some. */
        get: operations["readOwnEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an event.
         * Only its organiser and the staff may call this. Its address stays. If its time, its place or its link changes, those who have interest in it are notified (`EVENT_ANNOUNCE`) and reminded anew.
         */
        put: operations["updateEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancels an event.
         * Only its organiser and the staff may call this. The event leaves the lists, its page stays and says so, and those who have interest in it are notified (`EVENT_ANNOUNCE`). Cancelled again, nothing changes and nobody is notified.
         */
        put: operations["cancelEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/interests/{eventContext}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists some of those who have interest in an event.
         * Six adults at most whose profile is public, those who play with the caller first, then the latest. The caller is left out, and so are people of whom one has blocked the other.
         */
        get: operations["listInterestedUsers"];
        /**
         * Shows interest in an event.
         * The caller is notified when the event is moved or cancelled, and reminded as asked for. Interest in a championship, or in the day of its final, is to follow the championship. Repeated, it changes the reminders.
         */
        put: operations["setEventInterest"];
        post?: never;
        /**
         * Shows no interest in an event any more.
         * Repeated, nothing changes.
         */
        delete: operations["removeEventInterest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/registration/team/{teamId}/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a team's championship registrations. */
        get: operations["listTeamRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists championships.
         * Drafts are left out. By the day on which they start, page by page with a cursor; a cursor belongs to the filter and order it came from.
         */
        get: operations["listChampionships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts the published championships.
         * The counts of all published championships, by status and by game.
         */
        get: operations["countChampionships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/matches.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the matches of a user as an iCalendar feed.
         * The feed is for calendar apps, which cannot send a token, and is opened by a key of the user. It has the open matches that have a time.
         */
        get: operations["readMatchCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/next-matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists matches that are open now or come next.
         * The matches of all championships that are being played: open ones first, ordered by their time.
         */
        get: operations["listNextMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a championship.
         * A draft exists only for those who organise it.
         */
        get: operations["readChampionship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/url/{championshipUrl}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a championship by its address.
         * A draft exists only for those who organise it.
         */
        get: operations["readChampionshipByUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a championship as a draft.
         * Any user may run a free championship of up to 32 teams; ORGANIZER and ADMIN have no such limits. The address is made from the name.
         */
        post: operations["createChampionship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the championships that the user organises.
         * Drafts as well, the newest first; at most 100.
         */
        get: operations["listMyChampionships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a championship.
         * Only the organiser and co-organisers may call this. A draft may be changed in every field. Once it is published, its game, format, team size and fee stay as they are; once it has begun, only texts and prizes change.
         */
        put: operations["updateChampionship"];
        post?: never;
        /**
         * Deletes a draft.
         * Only the organiser may call this. A championship that was published is cancelled instead.
         */
        delete: operations["deleteChampionship"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publishes a championship, opens its check-in, starts or cancels it.
         * Only the organiser and co-organisers may call this, and only the organiser cancels. A status is only changed as `x-transitions` of `ChampionshipStatus` says. Once it is published, those who have interest in events of its organiser, or follow another championship of theirs, are notified (`ANNOUNCE_NEW`), 5,000 people at most and none across a block.
         */
        patch: operations["changeChampionshipStatus"];
        trace?: never;
    };
    "/public/championships/{id}/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the teams of a championship.
         * Teams with a place in the order of their seeds, then the waiting list in its order; at most 1,100. Others see neither rosters of teams that hide their members nor who was rejected or withdrew.
         */
        get: operations["listChampionshipRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registration/team/{teamId}/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads whether a team can be registered, and who of it can play.
         * Only members who may register the team may call this. `reasons` is empty if nothing stands in the way.
         */
        get: operations["readEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registration/player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the caller without a team.
         * Only where players take part. If there is an entry fee, the registration is PENDING_PAYMENT; if no place is free, it is WAITING. Who has withdrawn may come back.
         */
        post: operations["registerPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registration/player/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads whether the caller can be registered without a team.
         * `reasons` is empty if nothing stands in the way.
         */
        get: operations["readPlayerEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a team with its roster.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this. If there is an entry fee, the registration is PENDING_PAYMENT; if no place is free, it is WAITING.
         */
        post: operations["registerTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws a team.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this. Before the championship begins the place goes to the waiting list. While it is played, the team loses its open match and every one to come, and stays in the record; only the organisers can take that back.
         */
        delete: operations["withdrawRegistration"];
        options?: never;
        head?: never;
        /**
         * Accepts or rejects a registration.
         * Only the organiser and co-organisers may call this, before the championship begins. A team is accepted from the waiting list if a place is free, or without its payment; the place of a rejected team goes to the waiting list.
         */
        patch: operations["decideRegistration"];
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Checks a team in.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this, while the check-in is open, and the organisers for a team that is there and cannot do so: it is told. Teams that wait check in as well: they take the places of those that do not.
         */
        put: operations["checkInRegistration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirms the caller's place in a roster, or gives it up.
         * Only a player whom the team has named may call this, before the team has checked in and the championship begins. A player who has not confirmed does not play, and only a confirmed place keeps a player from another team.
         */
        put: operations["confirmRosterPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Names the roster of a registered team anew.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this, until the roster is locked, as `roster_lock` of the championship says. Who stays keeps a confirmed place; who is new is asked.
         */
        put: operations["updateRoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/substitutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a substitute of the roster play for a starter.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this, while the championship is played, also between two games of a match. It holds for the open match, whose log tells everybody, and for those to come; the starter is a substitute then.
         */
        post: operations["substitutePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/roster-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a change of a roster that is locked.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this, from the lock to the end of the championship. The organisers and referees are told, and one of them decides. A team has one such request at a time.
         */
        post: operations["requestRosterChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/roster-changes/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approves or declines a change of a roster.
         * Only the organiser, co-organisers and referees may call this, and none who has a part in a match of the team. The player who comes in is asked and plays once the place is confirmed; the log of the team's match tells everybody, with the team's reason.
         */
        patch: operations["decideRosterChange"];
        trace?: never;
    };
    "/public/championships/{id}/roster-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the changes of rosters that were asked for after the lock.
         * The latest first, at most 200. Everybody reads those that were approved, with their reasons; the team and the staff of the championship read the others as well.
         */
        get: operations["listRosterChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the matches of a championship.
         * The matches are ordered by their number; there are none before the championship begins.
         */
        get: operations["listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/{id}/matches/{matchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a match, what both sides report, and its log.
         * A report and its scores in the log are hidden from everybody but its own side and the referees who do not play in the match, until both sides have reported or the match is decided. That a side has reported is told to all.
         */
        get: operations["readMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/{id}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the places, and the tables of groups.
         * Points, then the tie-breaks of the championship, then the seed; direct encounter is applied again among those who are still level. `decided_by` says what has put a team below the one before it. Teams beaten in the same round of an elimination share a place. Empty before it begins.
         */
        get: operations["readStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/bracket-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the bracket as it would start now.
         * Only the organiser and co-organisers may call this, before it begins. It has the teams with a confirmed place by their seeds; its ids are those of no matches. A team that goes on without an opponent has a BYE.
         */
        get: operations["previewBracket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/seeding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Seeds the teams.
         * Only the organiser and co-organisers may call this, before it begins. The order is by ranking, by the places of a former championship, by hand, or drawn; a locked seed stays as it is, and the others fill the places between. The order of a draw is that of the SHA-256 of `<draw_seed>:<registration id>`, which anybody can compute again.
         */
        put: operations["updateSeeding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reports the result of a match.
         * Only OWNER, MANAGER and CAPTAIN of both teams may call this. Equal reports close the match, different ones open a dispute. Until the match is closed, by a report equal to the other one or by the organiser, a side may change its report. What the other side has reported is read once both have reported. Games count where both sides report them; names of maps do not.
         */
        put: operations["reportMatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/ruling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decides an open match, or corrects a closed one.
         * Only the organiser, co-organisers and referees may call this, for a dispute, a walk-over or a correction. After a correction the stage is made again; matches whose teams have changed are open again. With `is_forfeit`, 0 to 0 says that neither team came: neither has won, neither goes on, and the next opponent has a bye.
         */
        put: operations["ruleMatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/reopening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a closed match back to not played.
         * Only the organiser, co-organisers and referees may call this. Everybody reads the reason. The stage is made again without the result: matches that need it wait, results of Swiss rounds that were paired stay, and the title goes back. Refused where play-offs were made from the result, or where a team of the match plays no more.
         */
        put: operations["reopenMatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates the score of a match that is being played.
         * OWNER, MANAGER and CAPTAIN of both teams, the organiser, co-organisers and referees may call this, once both teams are there and until the match is decided. The latest score counts, whoever sent it; all are in the log. It closes no match and is no report.
         */
        put: operations["updateMatchScore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/referee-call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Calls the referee to a match.
         * Only OWNER, MANAGER and CAPTAIN of both teams may call this, while the match is open. It notifies the organiser, co-organisers and referees, at most every five minutes a match.
         */
        put: operations["callReferee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/matches/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's matches that are not over.
         * The matches of every roster that the caller is in, or whose team the caller leads, ordered by time; those without a time come last.
         */
        get: operations["listMyMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/matches/calendar-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Creates the caller's key of the calendar of their matches.
         * Replaces an earlier key. The key is returned only once and stored as a hash.
         */
        put: operations["resetMatchCalendarKey"];
        post?: never;
        /** Revokes the caller's key of the calendar of their matches. */
        delete: operations["deleteMatchCalendarKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the room of a match.
         * The players of both teams, those who may register them and the staff of the championship may call this. The room has the code of the lobby, the chat, the pictures and what is proposed.
         */
        get: operations["readMatchRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirms that the caller's team is there.
         * Only OWNER, MANAGER and CAPTAIN may call this, from 30 minutes before the time of the match. A repeated call changes nothing.
         */
        put: operations["checkInMatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the time of a match.
         * Only the organiser, co-organisers and referees may call this; null takes the time away. It must be in the future, and ends a proposal. The time that the match has already changes nothing. Those who follow the championship are notified of its final (`EVENT_ANNOUNCE`).
         */
        put: operations["scheduleMatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the time of many matches.
         * Only the organiser, co-organisers and referees may call this. Either all times are set or none is. Times that change must be in the future; those that do not are left alone. Those who follow the championship are notified of its final (`EVENT_ANNOUNCE`).
         */
        put: operations["scheduleMatches"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Proposes another time to the opponent.
         * Only OWNER, MANAGER and CAPTAIN of both teams may call this. It replaces an earlier proposal.
         */
        put: operations["proposeReschedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/reschedule/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accepts or declines the proposed time.
         * The opponent accepts or declines; who proposed may only take it back, by declining. A time that has passed since is no longer accepted.
         */
        put: operations["respondToReschedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/forfeit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives the match up.
         * Only OWNER, MANAGER and CAPTAIN may call this. The opponent wins.
         */
        put: operations["forfeitMatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a picture as proof.
         * Only OWNER, MANAGER and CAPTAIN of both teams may call this, for at most five pictures a side. It is shown in the room alone, and to the other side once both have reported or the match is decided.
         */
        post: operations["addMatchProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/matches/{matchId}/proofs/{proofId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a picture of a match room.
         * All who may read the room may call this; a picture of the other side is answered once both have reported or the match is decided.
         */
        get: operations["readMatchProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/disqualification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disqualifies a team.
         * Only the organiser and co-organisers may call this, while the championship is played and after its end. The team loses its open matches and those to come, and a champion the match that made it that. Neither wins where both are out.
         */
        put: operations["disqualifyTeam"];
        post?: never;
        /**
         * Takes a disqualification back.
         * Only the organiser and co-organisers may call this, also after the end. What the disqualification decided is open again; results that do not depend on it stay.
         */
        delete: operations["reinstateTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the payments of a team's entry.
         * Those who may pay the entry may call this: its players, and OWNER, MANAGER and CAPTAIN of the team.
         */
        get: operations["listRegistrationPayments"];
        put?: never;
        /**
         * Asks for a Pix code to pay a team's entry.
         * The players of the entry, and OWNER, MANAGER and CAPTAIN of the team, may call this if they are adults with a valid CPF. The code can be paid for 30 minutes, while the place is kept. The fee is split among the roster, and anybody may pay the parts of others: a part has one payment that waits or is paid. A new code takes the place of own ones for some of the same parts.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/entry-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads how a team's entry is paid.
         * The players of the entry, and OWNER, MANAGER and CAPTAIN of the team, may call this.
         */
        get: operations["readEntryPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/entry-payment/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds those of the roster whose part is not paid.
         * Those who may pay the entry may call this while its place is kept. Minors, who do not pay, and the caller are not reminded.
         */
        post: operations["remindEntryPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/entry-payment/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps the place of an entry that is paid in part 30 minutes longer.
         * OWNER, MANAGER and CAPTAIN of the team may call this once a part is paid. Repeated calls change nothing.
         */
        post: operations["extendEntryPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a payment.
         * Only its payer, those who may pay the entry, and the organisers of a deposit, may call this.
         */
        get: operations["readPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{paymentId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the bank whether a payment was paid.
         * Only its payer, those who may pay the entry, and the organisers of a deposit, may call this. A repeated call changes nothing that is known.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{paymentId}/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulates the bank.
         * Only possible while no real money moves (`is_simulated`), for those who may read the payment.
         */
        post: operations["simulatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what the caller has paid.
         * The payments are ordered by when the code was asked for.
         */
        get: operations["listOwnPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports what the caller has paid as CSV.
         * Cells that a spreadsheet would compute are escaped, and so are those that would begin a formula with another separator.
         */
        get: operations["exportOwnPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the payments of a team's entries.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this.
         */
        get: operations["listTeamPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the payments of a championship's entries.
         * Only the organiser and co-organisers may call this.
         */
        get: operations["listChampionshipPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the payments of a championship's entries as CSV.
         * Only the organiser and co-organisers may call this. Cells that a spreadsheet would compute are escaped, and so are those that would begin a formula with another separator.
         */
        get: operations["exportChampionshipPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the parts of prizes that the caller has won, or is asked to receive for a minor.
         * A day after the last result without an open dispute, the prizes of a championship that are all deposited are divided: teams of one rank share the prizes of their places, and the roster of a team has equal parts. Each part is sent once, to the first Pix key of its winner's profile.
         */
        get: operations["listOwnPrizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/teams/{teamId}/prize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what a team has won, and what has become of each part.
         * Members of the team and its winners may call this. A minor receives no Pix: who speaks for the team names an adult of it, who has to agree.
         */
        get: operations["readTeamPrize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/teams/{teamId}/prize/division": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Proposes other parts of a team's prize.
         * OWNER, MANAGER and CAPTAIN of the team may call this in the 72 hours after the prizes of the championship were divided. What was said of other parts is forgotten; whoever proposes agrees.
         */
        put: operations["proposePrizeDivision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/teams/{teamId}/prize/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Agrees to the parts of a team's prize, or refuses them.
         * The winners may call this, each for the own part, until the parts are settled. The last one to agree settles them; without an agreement in time the parts are equal.
         */
        put: operations["answerPrizeDivision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/teams/{teamId}/prize/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for answers and Pix keys, those of whom one is missing.
         * OWNER, MANAGER and CAPTAIN of the team may call this. The caller is not reminded.
         */
        post: operations["remindTeamPrize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prizes/{shareId}/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Asks an adult to receive the part of a minor.
         * OWNER, MANAGER and CAPTAIN of the team may name an adult of it; ADMIN may name any adult but themselves, where the team has none or is gone. Nothing is sent before the adult has agreed. Another one may be named until it is sent; whoever had agreed is then not asked any more, and what the staff had approved is to be approved anew.
         */
        put: operations["namePrizeReceiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prizes/{shareId}/receiver/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agrees to receive the part of a minor, or refuses.
         * Only the adult who is asked may call this. An agreement holds until the part is sent, unless another one is named.
         */
        post: operations["answerPrizeReceiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the parts of prizes that wait for the staff, and those of minors for whom nobody receives them.
         * Only ADMIN may call this. Parts above R$ 2.000,00 are sent once two members of the staff have approved them.
         */
        get: operations["listHeldPrizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prizes/{shareId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves a part of a prize above R$ 2.000,00.
         * Only ADMIN may call this, and not for a prize of their own. A repeated call changes nothing.
         */
        post: operations["approvePrize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prize-withholding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the part of prizes that is withheld.
         * Only ADMIN may call this.
         */
        get: operations["readPrizeWithholding"];
        /**
         * Sets the part of prizes that is withheld.
         * Only ADMIN may call this. It counts for parts that are settled from now on.
         */
        put: operations["setPrizeWithholding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/organizers/{id}/prize-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads what an organiser has promised as prizes, and what of it was deposited and paid. */
        get: operations["readOrganizerRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/{id}/prize-pool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads what a championship has promised as prizes, and what is deposited for it. */
        get: operations["readPrizePool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/prize-deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a Pix code to deposit money for the prizes.
         * Only the organiser and co-organisers may call this, if they are adults with a valid CPF. The code can be paid for 30 minutes; a new one takes its place. No more than is missing of the promise can be deposited. What is deposited goes back if the championship is cancelled.
         */
        post: operations["createPrizeDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the gifts that the caller has made. */
        get: operations["listSentGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gifts/{giftId}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a gift.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this. The entry is paid with it: the place is the team's, and whoever has paid a part gets it back. A repeated call changes nothing.
         */
        post: operations["acceptGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gifts/{giftId}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declines a gift.
         * Only OWNER, MANAGER and CAPTAIN of the team may call this. The money goes back to the sender. A repeated call changes nothing.
         */
        post: operations["declineGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/registrations/{registrationId}/gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the gifts that a team's entry has got.
         * Only those who may pay the entry may call this: its players, and OWNER, MANAGER and CAPTAIN of the team. Unpaid gifts are left out.
         */
        get: operations["listRegistrationGifts"];
        put?: never;
        /**
         * Asks for a Pix code to pay another team's entry as a gift.
         * Only adults with a valid CPF who are not of the team may call this. Once it is paid, OWNER, MANAGER and CAPTAIN of the team are told, and have 48 hours to accept or decline it, until the end of the registration at most; if they do not, the money goes back.
         */
        post: operations["createGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/{id}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists co-organisers and referees.
         * Those who have accepted; the organiser also sees who is asked, and everybody their own role.
         */
        get: operations["listChampionshipStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the teams that were invited.
         * Only the organiser and co-organisers may call this. The latest invitation comes first.
         */
        get: operations["listChampionshipInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/invitations/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Invites a team to register.
         * Only the organiser and co-organisers may call this, while teams can register. Those who may register the team are notified; a team is invited once, so that repeated calls change nothing.
         */
        put: operations["inviteTeam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/staff-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accepts the role that the organiser offers, or declines it.
         * Only the user who is asked may call this. A repeated answer changes nothing; a role that was declined is gone.
         */
        put: operations["confirmStaffRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/staff/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Asks a user to be co-organiser or referee, or changes the role.
         * Only the organiser may call this. The role counts once the user has accepted it (`confirmStaffRole`); a user who declines is not asked again for 7 days.
         */
        put: operations["saveChampionshipStaff"];
        post?: never;
        /**
         * Takes the role from a user.
         * The organiser may call this, and the user, who declines an offered role by it.
         */
        delete: operations["removeChampionshipStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follows a championship.
         * Its followers are notified of announcements, of the beginning and of the result.
         */
        put: operations["followChampionship"];
        post?: never;
        /** No longer follows a championship. */
        delete: operations["unfollowChampionship"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/championships/{id}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the announcements of a championship.
         * The latest first.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces something to the teams and followers.
         * Only the organiser and co-organisers may call this. A championship has at most 200 announcements.
         */
        post: operations["createAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/announcements/{announcementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes an announcement.
         * Only the organiser and co-organisers may call this. A repeated call changes nothing. The notifications of the announcement stay.
         */
        delete: operations["deleteAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a draft of the next edition.
         * Only the organiser and co-organisers may call this, whatever the status. All dates keep their distance from the start, and pictures are kept.
         */
        post: operations["cloneChampionship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports teams, matches and places as a file.
         * Only the organiser, co-organisers and referees may call this. Cells of CSV that begin like a formula are escaped.
         */
        get: operations["exportChampionship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/championships/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what waits for a decision of the organisers.
         * Only the organiser, co-organisers and referees may call this.
         */
        get: operations["readDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the user's conversations.
         * Sorted by the latest message, newest first.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Starts a conversation.
         * The conversation is with one user, whose existing conversation is returned, or with several.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a conversation.
         * Only its participants may call this.
         */
        get: operations["readConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Renames a group.
         * Only its owner may call this; the group of a team has the team's name.
         */
        patch: operations["updateConversation"];
        trace?: never;
    };
    "/chat/conversations/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the picture of a group.
         * Only its owner may call this. The picture is cropped to a square, and has an address as the logos of teams do.
         */
        put: operations["updateConversationPicture"];
        post?: never;
        /**
         * Removes the picture of a group.
         * Only its owner may call this.
         */
        delete: operations["deleteConversationPicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds a user to a group.
         * Only its owner may call this, up to 64 people; a call for somebody who is in the group changes nothing. The user must accept messages of the owner, and minors are only in groups with people of their teams. What was written before counts as read. Those who had left the group are not put back: they get a message request, which they accept or decline (`answerMessageRequest`). Whoever declines is not asked again for 7 days.
         */
        put: operations["addConversationMember"];
        post?: never;
        /**
         * Removes a user from a group.
         * Only its owner may call this; the owner leaves by `leaveConversation`.
         */
        delete: operations["removeConversationMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hands a group over to another participant.
         * Only its owner may call this. A group whose owner leaves goes to the participant who has been in it for longest.
         */
        put: operations["transferConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the pinned messages of a conversation.
         * The latest pinned first.
         */
        get: operations["listPinnedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists messages, newest first.
         * `after` answers the messages that a client missed while disconnected, the oldest first. `changedAfter` answers what was sent, edited, deleted or reacted to since, in the order of the changes, each message once and as it is now.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Sends a message.
         * Idempotent by the client's id: a message sent twice is stored once.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a conversation as read up to a message.
         * The position never moves backwards.
         */
        put: operations["markConversationRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the messages of a conversation that have pictures.
         * Newest first, of the whole conversation.
         */
        get: operations["listConversationImages"];
        put?: never;
        /**
         * Uploads a picture or voice note for a message.
         * Pictures up to 5 MB, re-encoded without metadata; voice notes of 60 s and 2 MB at most, in Opus as WebM or Ogg. Both stay
         * private: only the participants of the conversation may read them (`readAttachment`). The caller sends one with a
         * message of this conversation within 24 hours, or it is removed.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mutes or unmutes a conversation.
         * Only the caller's own view of the conversation changes.
         */
        put: operations["muteConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answers a message request.
         * A conversation begun by a user of no common team is a request until the other one accepts it or writes. Until then a stranger writes at most
         * 20 messages, and does not see the presence of the other one. A declined one is hidden from the caller, without the stranger being told.
         * A group that the caller had left, and is added to again, is a request as well; declined, the caller is not in it.
         */
        put: operations["answerMessageRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves a group.
         * The group of a team can only be left by leaving the team. A group whose owner leaves goes to the participant who has been in it
         * for longest.
         */
        post: operations["leaveConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/conversations/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a conversation.
         * Sends a report to the platform's staff, with what was written last, as it is now. A second report by the same user while the
         * first is open changes nothing.
         */
        post: operations["reportConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a picture or voice note.
         * Only the participants of its conversation may call this, and only the uploader as long as it is not sent. It is deleted together with its message.
         */
        get: operations["readAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the caller's messages.
         * Messages of one or all conversations of the caller that have all of the words, in any of their forms, whatever the accents and case, newest first. The last word may be the beginning of one.
         */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a message.
         * The caller's own within 15 minutes; the message stays in the list without its content. The owner of a group, and owner and
         * managers of the team in that of a team, delete anybody's at any time.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Edits a message of the caller.
         * A message can be edited within 15 minutes. If it is in a group, members whom it did not mention before are notified.
         */
        patch: operations["editMessage"];
        trace?: never;
    };
    "/chat/messages/{id}/reactions/{emoji}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reacts to a message.
         * A user reacts with an emoji once.
         */
        put: operations["addReaction"];
        post?: never;
        /**
         * Removes a reaction.
         * Only the caller's own.
         */
        delete: operations["removeReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pins a message.
         * Up to 50 in a conversation. In the group of a team its owner and managers pin, elsewhere everybody.
         */
        put: operations["pinMessage"];
        post?: never;
        /**
         * Unpins a message.
         * All who may pin messages may call this.
         */
        delete: operations["unpinMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a message.
         * Sends a report to the platform's staff, with the message and what was written around it as they are now. Own messages
         * cannot be reported. A second report by the same user while the first is open changes nothing.
         */
        post: operations["reportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the users blocked by the caller.
         * The list is private.
         */
        get: operations["listBlockedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/blocks/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Blocks a user.
         * Neither user can send messages to the other.
         */
        put: operations["blockUser"];
        post?: never;
        /**
         * Unblocks a user.
         * Removes the caller’s block.
         */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ranking/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the players of a game by rating.
         * A page has the places from `(page - 1) * limit + 1` on. Minors and users with a hidden profile have a place, but are omitted,
         * unless they are the caller.
         */
        get: operations["listPlayerRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ranking/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the teams of a game by rating. */
        get: operations["listTeamRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads what the signed-in user has to do next.
         * All of it is from one snapshot of the data.
         */
        get: operations["readDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller's tickets.
         * Last changed first.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Opens a ticket.
         * The picture is re-encoded without metadata and stays private; only the author and the staff may read it.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads one of the caller's tickets.
         * Another user's does not exist for the caller.
         */
        get: operations["readTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a message to a ticket.
         * Only its author may call this, while the ticket is not closed. The ticket waits for the staff again.
         */
        post: operations["replyToTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a ticket.
         * Only its author may call this. Closing a closed ticket changes nothing.
         */
        post: operations["closeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a closed ticket again.
         * Only its author may call this. Opening an open ticket changes nothing.
         */
        post: operations["reopenTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the picture of a message.
         * Only the author of the ticket and the staff may call this.
         */
        get: operations["readTicketAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a user or a team to the staff.
         * The state of the target is kept with the report. A second report by the same user while the first is open changes nothing.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the tickets of a queue.
         * Only ADMIN may call this. The ticket that has waited longest comes first.
         */
        get: operations["listTicketQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a ticket.
         * Only ADMIN may call this.
         */
        get: operations["readQueuedTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a ticket.
         * Only ADMIN may call this. Whoever answers first takes the ticket, and its author is notified.
         */
        post: operations["answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a ticket.
         * Only ADMIN may call this. The ticket then belongs to the caller, whoever had it before.
         */
        post: operations["takeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a ticket.
         * Only ADMIN may call this. Closing a closed ticket changes nothing.
         */
        post: operations["closeQueuedTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists reports.
         * Only ADMIN may call this. The oldest report comes first.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a report.
         * Only ADMIN may call this.
         */
        post: operations["decideReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches users.
         * Only ADMIN may call this. Users are found by nick or name, minors and hidden profiles among them.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Warns a user.
         * Only ADMIN may call this. The user is notified in the app and by mail, whatever the preferences. Nobody warns an ADMIN.
         */
        post: operations["warnUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspends a user.
         * Only ADMIN may call this. It ends the sessions of the user and closes their sockets; log-ins are refused until `ends_at`. Nobody suspends an ADMIN.
         */
        put: operations["suspendUser"];
        post?: never;
        /**
         * Ends a suspension.
         * Only ADMIN may call this. The answer is 404 if the user is not suspended.
         */
        delete: operations["restoreUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a game that teams can play.
         * Only ADMIN may call this. Names of games differ by more than case, and there are at most 500 games.
         */
        post: operations["addGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the badges that the staff gives.
         * Only ADMIN may call this. Retired badges come last.
         */
        get: operations["listStaffBadges"];
        put?: never;
        /**
         * Creates a badge.
         * Only ADMIN may call this. Names of badges differ by more than case, and there are at most 200 badges, retired ones included.
         */
        post: operations["createBadge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/badges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a badge, or retires it.
         * Only ADMIN may call this. Whoever has the badge sees the change. A retired badge is awarded to nobody else, stays with those who have it, and can be brought back. Its picture is saved by `saveFile`.
         */
        put: operations["updateBadge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/badges/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists who was awarded a badge.
         * Only ADMIN may call this. The latest award comes first.
         */
        get: operations["listBadgeHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/badges/{id}/holders/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Awards a badge to a user.
         * Only ADMIN may call this. A user has a badge once: awarded again, nothing changes and nobody is notified. The user is notified (`BADGET_RECEIVE`), and the profile shows the badge.
         */
        put: operations["awardBadge"];
        post?: never;
        /**
         * Takes a badge back.
         * Only ADMIN may call this. The notification about the badge is deleted too.
         */
        delete: operations["takeBadge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the acts of the staff.
         * Only ADMIN may call this. The latest act comes first.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks that the process is running.
         * The database is not queried.
         */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks that the service is ready.
         * Queries the database. After a write that failed because the disk was full, it answers 503 until one succeeds.
         */
        get: operations["readReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountArchive: AccountArchive;
        AccountExport: AccountExport;
        Achievement: Achievement;
        AchievementInput: AchievementInput;
        Activity: Activity;
        ActivityPage: ActivityPage;
        ActivityType: ActivityType;
        AdminTicket: AdminTicket;
        AdminTicketDetail: AdminTicketDetail;
        AdminTicketPage: AdminTicketPage;
        AdminUser: AdminUser;
        AdminUserPage: AdminUserPage;
        ApplicationInput: ApplicationInput;
        AsksSecondStep: AsksSecondStep;
        Attachment: Attachment;
        AttachmentContent: AttachmentContent;
        AttachmentInput: AttachmentInput;
        AttachmentRef: AttachmentRef;
        AuditAction: AuditAction;
        AuditEntry: AuditEntry;
        AuditPage: AuditPage;
        Availability: Availability;
        AvailabilityInput: AvailabilityInput;
        Badge: Badge;
        BadgeHolder: BadgeHolder;
        BadgeHolderPage: BadgeHolderPage;
        BadgeInput: BadgeInput;
        CalendarKey: CalendarKey;
        Championship: Championship;
        ChampionshipAnnouncement: ChampionshipAnnouncement;
        ChampionshipAnnouncementInput: ChampionshipAnnouncementInput;
        ChampionshipAnnouncementList: ChampionshipAnnouncementList;
        ChampionshipCloneInput: ChampionshipCloneInput;
        ChampionshipCounts: ChampionshipCounts;
        ChampionshipDecisions: ChampionshipDecisions;
        ChampionshipExport: ChampionshipExport;
        ChampionshipFormat: ChampionshipFormat;
        ChampionshipGame: ChampionshipGame;
        ChampionshipInput: ChampionshipInput;
        ChampionshipInvitation: ChampionshipInvitation;
        ChampionshipInvitationList: ChampionshipInvitationList;
        ChampionshipList: ChampionshipList;
        ChampionshipMatch: ChampionshipMatch;
        ChampionshipMatchDetail: ChampionshipMatchDetail;
        ChampionshipMatchEntry: ChampionshipMatchEntry;
        ChampionshipMatchEntryList: ChampionshipMatchEntryList;
        ChampionshipMatchList: ChampionshipMatchList;
        ChampionshipName: ChampionshipName;
        ChampionshipPage: ChampionshipPage;
        ChampionshipParticipant: ChampionshipParticipant;
        ChampionshipPlace: ChampionshipPlace;
        ChampionshipPrize: ChampionshipPrize;
        ChampionshipRegistration: ChampionshipRegistration;
        ChampionshipRegistrationList: ChampionshipRegistrationList;
        ChampionshipRole: ChampionshipRole;
        ChampionshipRosterInput: ChampionshipRosterInput;
        ChampionshipStaffInput: ChampionshipStaffInput;
        ChampionshipStaffList: ChampionshipStaffList;
        ChampionshipStaffMember: ChampionshipStaffMember;
        ChampionshipStandings: ChampionshipStandings;
        ChampionshipStatus: ChampionshipStatus;
        ChampionshipStatusInput: ChampionshipStatusInput;
        ChampionshipSummary: ChampionshipSummary;
        ChampionshipTeam: ChampionshipTeam;
        ChatPerson: ChatPerson;
        CheckIn: CheckIn;
        CheckInCounts: CheckInCounts;
        CheckInInput: CheckInInput;
        Communication: Communication;
        CommunicationInput: CommunicationInput;
        CommunicationPage: CommunicationPage;
        ConfirmEmailInput: ConfirmEmailInput;
        ConfirmationInput: ConfirmationInput;
        Conversation: Conversation;
        ConversationImages: ConversationImages;
        ConversationInput: ConversationInput;
        ConversationOwnerInput: ConversationOwnerInput;
        ConversationPage: ConversationPage;
        ConversationPictureInput: ConversationPictureInput;
        ConversationUpdate: ConversationUpdate;
        Dashboard: Dashboard;
        DashboardAttendee: DashboardAttendee;
        DashboardEvent: DashboardEvent;
        DashboardMatch: DashboardMatch;
        DashboardNext: DashboardNext;
        DashboardNextPlace: DashboardNextPlace;
        DashboardRating: DashboardRating;
        DashboardTeam: DashboardTeam;
        DeviceId: DeviceId;
        Disqualification: Disqualification;
        Eligibility: Eligibility;
        EligibilityReason: EligibilityReason;
        EmailChangeInput: EmailChangeInput;
        Emoji: Emoji;
        EntryPart: EntryPart;
        EntryPayment: EntryPayment;
        EntryPaymentStatus: EntryPaymentStatus;
        Equipment: Equipment;
        EquipmentInput: EquipmentInput;
        EquipmentType: EquipmentType;
        Erasure: Erasure;
        ErrorCode: ErrorCode;
        Event: Event;
        EventCancellation: EventCancellation;
        EventChampionship: EventChampionship;
        EventContext: EventContext;
        EventDayCounts: EventDayCounts;
        EventGame: EventGame;
        EventInput: EventInput;
        EventInterest: EventInterest;
        EventName: EventName;
        EventOrganizer: EventOrganizer;
        EventPage: EventPage;
        EventReminders: EventReminders;
        EventSummary: EventSummary;
        FieldError: FieldError;
        FieldErrorCode: FieldErrorCode;
        FileBusinessType: FileBusinessType;
        FileEntityType: FileEntityType;
        FileFormat: FileFormat;
        FileInput: FileInput;
        FileRecord: FileRecord;
        FileRef: FileRef;
        FirstPasswordInput: FirstPasswordInput;
        Game: Game;
        GameInput: GameInput;
        GamePage: GamePage;
        Gender: Gender;
        Gift: Gift;
        GiftInput: GiftInput;
        GiftList: GiftList;
        GiftStatus: GiftStatus;
        GrandFinal: GrandFinal;
        Health: Health;
        HeldPrize: HeldPrize;
        HeldPrizeList: HeldPrizeList;
        HexColor: HexColor;
        IdentityCode: IdentityCode;
        IdentityProof: IdentityProof;
        InterestedUser: InterestedUser;
        InterestedUserList: InterestedUserList;
        Invitation: Invitation;
        InvitationFilter: InvitationFilter;
        InvitationKind: InvitationKind;
        InvitationList: InvitationList;
        InvitationPage: InvitationPage;
        InvitationStatus: InvitationStatus;
        InviteInput: InviteInput;
        InviteItem: InviteItem;
        InviteLink: InviteLink;
        LinkedAccount: LinkedAccount;
        LinkedAccountInput: LinkedAccountInput;
        LinkedAccounts: LinkedAccounts;
        LoginInput: LoginInput;
        MatchGame: MatchGame;
        MatchLogEntry: MatchLogEntry;
        MatchProof: MatchProof;
        MatchProofInput: MatchProofInput;
        MatchProposal: MatchProposal;
        MatchProposalResponse: MatchProposalResponse;
        MatchReopening: MatchReopening;
        MatchReport: MatchReport;
        MatchRoom: MatchRoom;
        MatchRuling: MatchRuling;
        MatchRunningScore: MatchRunningScore;
        MatchSchedule: MatchSchedule;
        MatchSchedules: MatchSchedules;
        MatchSide: MatchSide;
        MemberPresence: MemberPresence;
        MemberRef: MemberRef;
        Message: Message;
        MessageEdit: MessageEdit;
        MessageInput: MessageInput;
        MessagePage: MessagePage;
        MessageType: MessageType;
        ModerationReason: ModerationReason;
        ModerationReport: ModerationReport;
        ModerationReportInput: ModerationReportInput;
        ModerationReportPage: ModerationReportPage;
        MuteInput: MuteInput;
        NewBadge: NewBadge;
        NewEvent: NewEvent;
        NewPasswordInput: NewPasswordInput;
        Nick: Nick;
        Notification: Notification;
        NotificationBody: NotificationBody;
        NotificationContext: NotificationContext;
        NotificationList: NotificationList;
        NotificationPage: NotificationPage;
        NotificationPreference: NotificationPreference;
        NotificationType: NotificationType;
        OccurrenceInput: OccurrenceInput;
        OrganizerRecord: OrganizerRecord;
        OwnCheckIn: OwnCheckIn;
        OwnEvents: OwnEvents;
        OwnProfile: OwnProfile;
        OwnProfileEntity: OwnProfileEntity;
        PageLimit: PageLimit;
        PageNumber: PageNumber;
        PartOwner: PartOwner;
        PartnerAuthorizationInput: PartnerAuthorizationInput;
        PartnerCode: PartnerCode;
        PartnerCodeInput: PartnerCodeInput;
        PartnerGrant: PartnerGrant;
        PartnerRenewalInput: PartnerRenewalInput;
        PartnerRequest: PartnerRequest;
        PartnerScope: PartnerScope;
        PartnerSite: PartnerSite;
        PartnerSiteInput: PartnerSiteInput;
        PartnerToken: PartnerToken;
        Passkey: Passkey;
        PasskeyAssertion: PasskeyAssertion;
        PasskeyCreationOptions: PasskeyCreationOptions;
        PasskeyCredentialType: PasskeyCredentialType;
        PasskeyDescriptor: PasskeyDescriptor;
        PasskeyExtensionResults: PasskeyExtensionResults;
        PasskeyInput: PasskeyInput;
        PasskeyLoginInput: PasskeyLoginInput;
        PasskeyName: PasskeyName;
        PasskeyNameInput: PasskeyNameInput;
        PasskeyRegistration: PasskeyRegistration;
        PasskeyRequestOptions: PasskeyRequestOptions;
        PasskeyTransport: PasskeyTransport;
        PasskeyUserVerification: PasskeyUserVerification;
        PasswordChangeInput: PasswordChangeInput;
        Payment: Payment;
        PaymentExport: PaymentExport;
        PaymentHistory: PaymentHistory;
        PaymentInput: PaymentInput;
        PaymentList: PaymentList;
        PaymentPayer: PaymentPayer;
        PaymentPurpose: PaymentPurpose;
        PaymentRecord: PaymentRecord;
        PaymentSimulation: PaymentSimulation;
        PaymentStatus: PaymentStatus;
        PaymentSums: PaymentSums;
        PixKey: PixKey;
        PixKeyInput: PixKeyInput;
        PixKeyType: PixKeyType;
        PlatformRole: PlatformRole;
        PlayedMatch: PlayedMatch;
        PlayerEligibility: PlayerEligibility;
        PlayerGame: PlayerGame;
        PlayerGameInput: PlayerGameInput;
        PlayerGames: PlayerGames;
        PlayerGamesInput: PlayerGamesInput;
        PlayerIneligibility: PlayerIneligibility;
        PlayerMatch: PlayerMatch;
        PlayerOption: PlayerOption;
        PlayerPage: PlayerPage;
        PlayerPositions: PlayerPositions;
        PlayerRankingEntry: PlayerRankingEntry;
        PlayerRankingPage: PlayerRankingPage;
        PlayerRating: PlayerRating;
        PlayerRecommendation: PlayerRecommendation;
        PlayerRecord: PlayerRecord;
        PlayerTrophy: PlayerTrophy;
        Preferences: Preferences;
        Presence: Presence;
        PrizeAgreementInput: PrizeAgreementInput;
        PrizeDepositInput: PrizeDepositInput;
        PrizeDivisionInput: PrizeDivisionInput;
        PrizeLine: PrizeLine;
        PrizeObstacle: PrizeObstacle;
        PrizePool: PrizePool;
        PrizeReceiver: PrizeReceiver;
        PrizeReceiverAnswer: PrizeReceiverAnswer;
        PrizeReceiverInput: PrizeReceiverInput;
        PrizeShare: PrizeShare;
        PrizeShareList: PrizeShareList;
        PrizeShareStatus: PrizeShareStatus;
        PrizeWithholding: PrizeWithholding;
        PrizeWithholdingInput: PrizeWithholdingInput;
        Problem: Problem;
        ProfileInput: ProfileInput;
        ProfileTeam: ProfileTeam;
        ProvesIdentity: ProvesIdentity;
        ProviderToken: ProviderToken;
        PublicConfig: PublicConfig;
        PublicProfile: PublicProfile;
        PublicProfileEntity: PublicProfileEntity;
        PublicTeam: PublicTeam;
        PublicTeamEntity: PublicTeamEntity;
        PublicTeamItem: PublicTeamItem;
        PublicTeamPage: PublicTeamPage;
        PushEndpoint: PushEndpoint;
        PushKey: PushKey;
        PushRenewalInput: PushRenewalInput;
        PushSubscription: PushSubscription;
        PushSubscriptionInput: PushSubscriptionInput;
        QuietHours: QuietHours;
        Rank: Rank;
        RatedPlayer: RatedPlayer;
        Rating: Rating;
        RatingChange: RatingChange;
        RatingHistoryEntry: RatingHistoryEntry;
        RatingPlace: RatingPlace;
        RatingPoints: RatingPoints;
        Reaction: Reaction;
        ReadCount: ReadCount;
        ReadInput: ReadInput;
        ReadPosition: ReadPosition;
        RecommendationReason: RecommendationReason;
        RecommendationReasons: RecommendationReasons;
        Recommendations: Recommendations;
        RecoveryCodes: RecoveryCodes;
        RecoveryInput: RecoveryInput;
        RecoveryTokenInput: RecoveryTokenInput;
        RecoveryWayIn: RecoveryWayIn;
        RecruitingInput: RecruitingInput;
        Recruitment: Recruitment;
        Recurrence: Recurrence;
        RefundReason: RefundReason;
        RegisterInput: RegisterInput;
        Registration: Registration;
        RegistrationDecision: RegistrationDecision;
        RegistrationInput: RegistrationInput;
        RegistrationPage: RegistrationPage;
        RegistrationPayment: RegistrationPayment;
        RegistrationPlayer: RegistrationPlayer;
        RegistrationStatus: RegistrationStatus;
        RegistrationToken: RegistrationToken;
        ReminderResult: ReminderResult;
        ReportDecision: ReportDecision;
        ReportInput: ReportInput;
        ReportReason: ReportReason;
        ReportStatus: ReportStatus;
        ReportTargetType: ReportTargetType;
        RequestAnswer: RequestAnswer;
        RoleInput: RoleInput;
        RosterChange: RosterChange;
        RosterChangeDecision: RosterChangeDecision;
        RosterChangeList: RosterChangeList;
        RosterChangeRequest: RosterChangeRequest;
        RosterConfirmation: RosterConfirmation;
        RosterInput: RosterInput;
        RosterLock: RosterLock;
        RosterRole: RosterRole;
        RosterStatus: RosterStatus;
        Schedule: Schedule;
        ScheduleInput: ScheduleInput;
        ScheduleOccurrence: ScheduleOccurrence;
        ScheduleType: ScheduleType;
        SecondStep: SecondStep;
        SecondStepInput: SecondStepInput;
        SeedingInput: SeedingInput;
        SeedingMethod: SeedingMethod;
        Session: Session;
        SimilarPlayer: SimilarPlayer;
        SocialLinkInput: SocialLinkInput;
        SocialLoginInput: SocialLoginInput;
        SocialProof: SocialProof;
        SocialProvider: SocialProvider;
        SocialRegistration: SocialRegistration;
        SocialRegistrationInput: SocialRegistrationInput;
        SocialStart: SocialStart;
        SocialStartInput: SocialStartInput;
        SocialToken: SocialToken;
        Sponsor: Sponsor;
        SponsorInput: SponsorInput;
        SponsorPage: SponsorPage;
        SponsorUpdate: SponsorUpdate;
        StaffBadge: StaffBadge;
        StaffConfirmation: StaffConfirmation;
        Substitution: Substitution;
        Suspension: Suspension;
        TeamDetail: TeamDetail;
        TeamDetailEntity: TeamDetailEntity;
        TeamInput: TeamInput;
        TeamListEntity: TeamListEntity;
        TeamListItem: TeamListItem;
        TeamMember: TeamMember;
        TeamMemberList: TeamMemberList;
        TeamMemberPreview: TeamMemberPreview;
        TeamPage: TeamPage;
        TeamPerformance: TeamPerformance;
        TeamPermissions: TeamPermissions;
        TeamPrize: TeamPrize;
        TeamPrizeShare: TeamPrizeShare;
        TeamRankingEntry: TeamRankingEntry;
        TeamRankingPage: TeamRankingPage;
        TeamRecommendation: TeamRecommendation;
        TeamRole: TeamRole;
        TeamStats: TeamStats;
        TeamSummary: TeamSummary;
        TeamTag: TeamTag;
        TeamUpdate: TeamUpdate;
        Ticket: Ticket;
        TicketAnswerInput: TicketAnswerInput;
        TicketAttachment: TicketAttachment;
        TicketCategory: TicketCategory;
        TicketDetail: TicketDetail;
        TicketInput: TicketInput;
        TicketMessage: TicketMessage;
        TicketPage: TicketPage;
        TicketPicture: TicketPicture;
        TicketQueue: TicketQueue;
        TicketReplyInput: TicketReplyInput;
        TicketStatus: TicketStatus;
        TicketText: TicketText;
        TieBreak: TieBreak;
        TieBreakDecision: TieBreakDecision;
        TimeFilter: TimeFilter;
        Timestamp: Timestamp;
        Token: Token;
        Total: Total;
        TotalPage: TotalPage;
        TotpCode: TotpCode;
        TotpInput: TotpInput;
        TwoStep: TwoStep;
        TwoStepCode: TwoStepCode;
        TwoStepProof: TwoStepProof;
        TwoStepSetup: TwoStepSetup;
        UnreadCount: UnreadCount;
        UpcomingMatch: UpcomingMatch;
        Url: Url;
        User: User;
        Uuid: Uuid;
        Vacancy: Vacancy;
        VacancyInput: VacancyInput;
        VacancyPage: VacancyPage;
        VacancyUpdate: VacancyUpdate;
        VisibilityInput: VisibilityInput;
        WarningInput: WarningInput;
        WayInId: WayInId;
        WeekHour: WeekHour;
    };
    responses: {
        /** The invitation is no longer pending, has expired, or the user is already in the team. */
        AnswerConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The player is in the team or already has an open invitation or application, or the team is not recruiting. */
        ApplicationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A field is invalid, or the challenge is unknown, used or expired. */
        BadChallenge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The code or the renewal is unknown, used, expired or revoked, or a field is invalid. */
        BadGrant: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A field is invalid, or the picture cannot be read, is too small or has more than 24 megapixels. */
        BadImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A field is invalid, or the passkey or its challenge is not valid. */
        BadPasskey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A field is invalid, or the token is unknown, used or expired. */
        BadRecovery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The request is malformed or a field is invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A field is invalid, or the token is unknown, used or expired. */
        BadSocialLogin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** There is a badge of this name, there are as many badges as allowed, or the idempotency key was used with a different body. */
        BadgeConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** There is a badge of this name. */
        BadgeNameTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The badge is retired. */
        BadgeRetired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The invitation is no longer pending. */
        CancelConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The championship's status does not allow it. */
        ChampionshipConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The championship does not exist or is not visible to the caller. */
        ChampionshipNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The conversation does not exist for the caller, or the user does not, or is not in it. */
        ChatMemberNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The conversation does not exist, or the caller is not a participant; or an attachment is not the caller's, of another conversation, or already sent. */
        ChatNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The conversation does not exist, or the caller is not a participant. */
        ConversationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The message is older than 15 minutes or deleted. */
        EditConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The user owns teams, or the erasure was already requested. */
        ErasureConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The event is cancelled. */
        EventCancelled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The file or its entity does not exist or is not visible to the caller. */
        FileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The signed-in user does not have permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** There is a game of this name, there are as many games as allowed, or the idempotency key was used with a different body. */
        GameConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The game does not exist. */
        GameNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The grant does not exist or belongs to another user. */
        GrantNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The group has 64 people, or the user has left it and declined lately to be back. */
        GroupConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The account of the future owner will be erased. */
        HandoverConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The idempotency key was used with a different body. */
        IdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Another user’s account, or a missing or wrong password or code. */
        IdentityRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The picture is larger than 5 MB (5 242 880 bytes), or the body is too large. */
        ImageTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** An unexpected error; the request id is in the body and the log. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The e-mail is unknown or the password is wrong; the response does not distinguish them. */
        InvalidCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The invitation does not exist, or is not visible to the caller. */
        InvitationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** A listed player is already in the team or invited, or the team has reached 50 pending invitations; no invitation was sent. */
        InviteConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** It is the last way into the account. */
        LastWayIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** There are as many already as `x-bound` allows. */
        LimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The e-mail has to be confirmed first, or the client cannot ask for the second step that the account needs; or the account is suspended. */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The match is not open, or the championship does not allow it. */
        MatchConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The match or its championship does not exist or is not visible to the caller. */
        MatchNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The member is not in the team, or the team is not visible to the caller. */
        MemberNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The message does not exist, or the caller is not a participant of its conversation. */
        MessageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The client's copy, whose `ETag` it has sent as `If-None-Match`, is current. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The signed-in user does not have permission, or only the owner does. */
        NotTeamOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The notification does not exist or belongs to another user. */
        NotificationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The owner cannot leave before transferring the team. */
        OwnerConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The user has as many sites as allowed. */
        PartnerSiteLimit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** No site has this id or key, or the origin is not one of it. */
        PartnerSiteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The user has as many passkeys as allowed. */
        PasskeyLimit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The passkey does not exist or belongs to another user. */
        PasskeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The body is larger than the limit. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The entry has a payment, or waits for none, or the caller cannot pay. */
        PaymentConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The payment does not exist or is not visible to the caller. */
        PaymentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The conversation has 50 pinned messages. */
        PinConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The user has five keys already or is a minor, the key is in use, or the idempotency key was used with a different body. */
        PixConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The provider is not configured, or its account belongs to another user. */
        ProviderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Too many requests; retry after `Retry-After`. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The e-mail, nick or CPF is already registered, or the idempotency key was used with a different body. */
        RegisterConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The championship or the registration does not allow it, or the idempotency key was used with a different body. */
        RegistrationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The registration or its championship does not exist or is not visible to the caller. */
        RegistrationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The team removed the signed-in user, who needs an invitation to come back. */
        RemovedFromTeam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The report is closed already. */
        ReportConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The invitation was already accepted or declined, its user has joined the team, or the team has reached 50 pending invitations. */
        ResendConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The resource does not exist or is not visible to the caller. */
        ResourceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The change or its championship does not exist or is not visible to the caller. */
        RosterChangeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The roster is locked or not locked yet, a player plays for another team, or a request of the team waits already. */
        RosterConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The database is unavailable; retry after `Retry-After`. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The session does not exist or belongs to another user. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Another account has this e-mail, nick or CPF, or the social account was linked in the meantime. */
        SocialRegistrationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The user is the organiser, has declined lately, or as many are asked as there may be. */
        StaffConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The user is suspended already. */
        SuspensionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Another team has this name or tag, or the idempotency key was used with a different body. */
        TeamConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** No team has, or had, the tag; or the last team with it was deleted. */
        TeamGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The team does not exist or is not visible to the caller. */
        TeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The team or the championship does not exist or is not visible to the caller. */
        TeamOrChampionshipNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The ticket is closed, or the idempotency key was used with a different body. */
        TicketConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Two-step log-in is already on. */
        TwoStepEnabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Two-step log-in is off. */
        TwoStepNotEnabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** Two-step log-in is already on, or no set-up is running. */
        TwoStepSetupConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The token is missing, unknown, revoked or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The content is not JPEG, PNG or WebP, regardless of the file name. */
        UnsupportedImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The body is not application/json. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The user does not exist or is not visible to the caller. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The user or the championship does not exist or is not visible to the caller. */
        UserOrChampionshipNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The code is wrong, or was used before. */
        WrongCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The current password is wrong. */
        WrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The password or the code is wrong. */
        WrongPasswordOrCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        /** Cursor of the page, `nextCursor` of the previous one. */
        Cursor: string;
        /**
         * Id of the resource.
         *
         * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
         */
        Id: string;
        /**
         * A key generated by the client for this request. The same key with the same body replays the first
         * response for 24 h; with a different body it is a 409.
         *
         * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
         */
        IdempotencyKey: string;
        /**
         * Code of an invite link.
         *
         * @example q3uV1m0XcC6kqjYw
         */
        InviteCode: string;
        /**
         * Id of the invitation.
         *
         * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
         */
        InviteId: string;
        /** Items per page, 1 to 80. */
        Limit: number;
        /** Items per page, 1 to 80; the app uses 8. */
        NotificationLimit: number;
        /** Sort order by name. */
        Order: "asc" | "desc";
        /** Page number, starting at 1. */
        Page: number;
        /** Search text, accent- and case-insensitive. */
        Search: string;
        /**
         * Id of the team.
         *
         * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
         */
        TeamId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * Seconds to wait before retrying.
         *
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The new account */
        requestBody: {
            content: {
                "application/json": RegisterInput;
            };
        };
        responses: {
            /** The account was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["RegisterConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The credentials */
        requestBody: {
            content: {
                "application/json": LoginInput;
            };
        };
        responses: {
            /** A session token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Token;
                };
            };
            /** The account has two-step log-in; `completeLogin` starts the session. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecondStep;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["LoginRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The challenge and a code */
        requestBody: {
            content: {
                "application/json": SecondStepInput;
            };
        };
        responses: {
            /** A session token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Token;
                };
            };
            400: components["responses"]["BadChallenge"];
            403: components["responses"]["WrongCode"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TwoStep;
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A code of the app */
        requestBody: {
            content: {
                "application/json": TotpInput;
            };
        };
        responses: {
            /** The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodes;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongCode"];
            409: components["responses"]["TwoStepSetupConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A proof of identity. */
        requestBody: {
            content: {
                "application/json": IdentityProof;
            };
        };
        responses: {
            /** The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TwoStepSetup;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPasswordOrCode"];
            409: components["responses"]["TwoStepEnabled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The password and a code */
        requestBody: {
            content: {
                "application/json": TwoStepProof;
            };
        };
        responses: {
            /** The new recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryCodes;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPasswordOrCode"];
            409: components["responses"]["TwoStepNotEnabled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    disableTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The password and a code */
        requestBody: {
            content: {
                "application/json": TwoStepProof;
            };
        };
        responses: {
            /** Two-step log-in is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPasswordOrCode"];
            409: components["responses"]["TwoStepNotEnabled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The response of the authenticator */
        requestBody: {
            content: {
                "application/json": PasskeyLoginInput;
            };
        };
        responses: {
            /** A session token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Token;
                };
            };
            /** The account has two-step log-in; `completeLogin` starts the session. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecondStep;
                };
            };
            400: components["responses"]["BadPasskey"];
            403: components["responses"]["LoginRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyRequestOptions;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Passkey[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The name and the response of the authenticator */
        requestBody: {
            content: {
                "application/json": PasskeyInput;
            };
        };
        responses: {
            /** The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Passkey;
                };
            };
            400: components["responses"]["BadPasskey"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["PasskeyLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A proof of identity. */
        requestBody: {
            content: {
                "application/json": IdentityProof;
            };
        };
        responses: {
            /** The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyCreationOptions;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPasswordOrCode"];
            409: components["responses"]["PasskeyLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** A proof of identity. */
        requestBody?: {
            content: {
                "application/json": IdentityProof;
            };
        };
        responses: {
            /** The passkey was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPasswordOrCode"];
            404: components["responses"]["PasskeyNotFound"];
            409: components["responses"]["LastWayIn"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The name */
        requestBody: {
            content: {
                "application/json": PasskeyNameInput;
            };
        };
        responses: {
            /** The passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Passkey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["PasskeyNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The other sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["SessionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OwnProfile;
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPublicProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Nick of the player, case-insensitive.
                 *
                 * @example ana_sp
                 */
                nickname: Nick;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProfile;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchPlayers: {
        parameters: {
            query?: {
                /** Sort order by name. */
                order?: components["parameters"]["Order"];
                /** Items per page, 1 to 80. */
                limit?: number;
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /**
                 * A team that the caller may invite players to. Its members, and players with an open invitation or application,
                 * are omitted. Rejected for anybody else, because the omissions would reveal who belongs to the team.
                 */
                entityId?: string;
                /** Only players of this game. */
                gameId?: string;
                /** Only players of this position in the game or, without one, in any game; accent- and case-insensitive. */
                position?: string;
                /** Only players whose rank contains this text; accent- and case-insensitive. */
                rank?: string;
                /** Only players who are free to join a team. */
                free?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of players. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlayerPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GamePage;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAllGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The games by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Game[];
                };
            };
            304: components["responses"]["NotModified"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** Sort order by name. */
                order?: components["parameters"]["Order"];
                /** Only teams of this game. */
                gameId?: string;
                /** The signed-in user's id, for their own teams only. Any other id is rejected. */
                entityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The new team */
        requestBody: {
            content: {
                "application/json": TeamInput;
            };
        };
        responses: {
            /** The team was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["TeamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The changes */
        requestBody: {
            content: {
                "application/json": TeamUpdate;
            };
        };
        responses: {
            /** The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["TeamConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The team was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["TeamNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamMemberList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPublicTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Tag of the team, case-insensitive.
                 *
                 * @example TRV
                 */
                teamTag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicTeam;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamGone"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyInvitations: {
        parameters: {
            query?: {
                /** Only invitations in this status. */
                status?: InvitationFilter;
                /** Only invitations from the team, or only applications from players. */
                kind?: InvitationKind;
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The players to invite */
        requestBody: {
            content: {
                "application/json": InviteInput;
            };
        };
        responses: {
            /** The invitations were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["InviteConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamInvitations: {
        parameters: {
            query?: {
                /** Only invitations in this status. */
                status?: InvitationFilter;
                /** Only invitations from the team, or only applications from players. */
                kind?: InvitationKind;
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the invitation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
                 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitation was cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["CancelConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the invitation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
                 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The player has joined the team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Invitation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["AnswerConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the invitation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
                 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitation or application was declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Invitation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["AnswerConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The picture */
        requestBody: {
            content: {
                "application/json": FileInput;
            };
        };
        responses: {
            /** The picture was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileRecord;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The picture */
        requestBody: {
            content: {
                "application/json": FileInput;
            };
        };
        responses: {
            /** The picture was replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileRecord;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FileNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The unread notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationList;
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80; the app uses 8. */
                limit?: components["parameters"]["NotificationLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notification;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotificationNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Marked as read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReadCount;
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotificationNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The server's VAPID key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PushKey;
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPushSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PushSubscription[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The browser's subscription */
        requestBody: {
            content: {
                "application/json": PushSubscriptionInput;
            };
        };
        responses: {
            /** The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PushSubscription;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The device no longer gets notifications. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The old and the new subscription */
        requestBody: {
            content: {
                "application/json": PushRenewalInput;
            };
        };
        responses: {
            /** The subscription was replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPartnerSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartnerSite[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPartnerSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site */
        requestBody: {
            content: {
                "application/json": PartnerSiteInput;
            };
        };
        responses: {
            /** The site with its key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartnerSite;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["PartnerSiteLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePartnerSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The site */
        requestBody: {
            content: {
                "application/json": PartnerSiteInput;
            };
        };
        responses: {
            /** The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartnerSite;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["PartnerSiteNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePartnerSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["PartnerSiteNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPartnerGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartnerGrant[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokePartnerGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["GrantNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPartnerRequest: {
        parameters: {
            query: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartnerRequest;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["PartnerSiteNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    authorizePartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grant that the user consents to */
        requestBody: {
            content: {
                "application/json": PartnerAuthorizationInput;
            };
        };
        responses: {
            /** The code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartnerCode;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["PartnerSiteNotFound"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exchangePartnerCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The code */
        requestBody: {
            content: {
                "application/json": PartnerCodeInput;
            };
        };
        responses: {
            /** The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartnerToken;
                };
            };
            400: components["responses"]["BadGrant"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewPartnerToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The renewal */
        requestBody: {
            content: {
                "application/json": PartnerRenewalInput;
            };
        };
        responses: {
            /** The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartnerToken;
                };
            };
            400: components["responses"]["BadGrant"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endPartnerToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The renewal */
        requestBody: {
            content: {
                "application/json": PartnerRenewalInput;
            };
        };
        responses: {
            /** Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unsubscribeFromDigest: {
        parameters: {
            query: {
                /**
                 * The token of the mail.
                 *
                 * @example AZidLmpTfBGaVS9PDJ0BAWjF4mD5hY1vPp0s2mA9bTzLwE4nH1pK0sq3uV1m0XcC
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** No more digests are sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRecovery"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    socialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provider’s token */
        requestBody: {
            content: {
                "application/json": SocialLoginInput;
            };
        };
        responses: {
            /** A session token, or the token of an account that has to be completed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SocialToken;
                };
            };
            /** The account has two-step log-in; `completeLogin` starts the session. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecondStep;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["LoginRefused"];
            409: components["responses"]["ProviderConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provider */
        requestBody: {
            content: {
                "application/json": SocialStartInput;
            };
        };
        responses: {
            /** The address at which the log-in begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SocialStart;
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["ProviderConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The missing fields */
        requestBody: {
            content: {
                "application/json": SocialRegistrationInput;
            };
        };
        responses: {
            /** The account was created; the token of its session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Token;
                };
            };
            400: components["responses"]["BadSocialLogin"];
            403: components["responses"]["LoginRefused"];
            409: components["responses"]["SocialRegistrationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    linkSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The password */
        requestBody: {
            content: {
                "application/json": SocialLinkInput;
            };
        };
        responses: {
            /** A session token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Token;
                };
            };
            /** The account has two-step log-in; `completeLogin` starts the session. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecondStep;
                };
            };
            400: components["responses"]["BadSocialLogin"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["LoginRefused"];
            409: components["responses"]["ProviderConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLinkedAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The linked accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LinkedAccounts;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    linkAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The provider’s token */
        requestBody: {
            content: {
                "application/json": LinkedAccountInput;
            };
        };
        responses: {
            /** The linked account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LinkedAccount;
                };
            };
            400: components["responses"]["BadSocialLogin"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["IdentityRefused"];
            409: components["responses"]["ProviderConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlinkAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** A proof of identity. */
        requestBody?: {
            content: {
                "application/json": IdentityProof;
            };
        };
        responses: {
            /** The account is no longer linked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["IdentityRefused"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["LastWayIn"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The e-mail */
        requestBody: {
            content: {
                "application/json": RecoveryInput;
            };
        };
        responses: {
            /** If the e-mail exists, a message is sent to it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The new password */
        requestBody: {
            content: {
                "application/json": NewPasswordInput;
            };
        };
        responses: {
            /** The password was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRecovery"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRecoveryWaysIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The token from the e-mail */
        requestBody: {
            content: {
                "application/json": RecoveryTokenInput;
            };
        };
        responses: {
            /** The ways in, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecoveryWayIn[];
                };
            };
            400: components["responses"]["BadRecovery"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Both passwords */
        requestBody: {
            content: {
                "application/json": PasswordChangeInput;
            };
        };
        responses: {
            /** The password was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPassword"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The new password and a proof of identity. */
        requestBody: {
            content: {
                "application/json": FirstPasswordInput;
            };
        };
        responses: {
            /** The password was set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["WrongPasswordOrCode"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The token from the e-mail */
        requestBody: {
            content: {
                "application/json": ConfirmEmailInput;
            };
        };
        responses: {
            /** The address was confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRecovery"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The public configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicConfig;
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPublicUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProfile;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPlayersByName: {
        parameters: {
            query: {
                /**
                 * The start of a nick or of a word of a name, at least 4 characters.
                 *
                 * @example ana b
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlayerOption[];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The profile */
        requestBody: {
            content: {
                "application/json": ProfileInput;
            };
        };
        responses: {
            /** The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OwnProfile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["RegisterConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** A proof of identity. */
        requestBody: {
            content: {
                "application/json": IdentityProof;
            };
        };
        responses: {
            /** The account will be erased. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Erasure;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["ErasureConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The new address and the password */
        requestBody: {
            content: {
                "application/json": EmailChangeInput;
            };
        };
        responses: {
            /** A link is mailed to the address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendIdentityCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The code is mailed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The erasure was cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountExport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAccountArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountArchive;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestAccountArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The archive is being prepared. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountArchive;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadAccountArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUserTeams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the user.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProfileTeam[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePlayerGames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The games */
        requestBody: {
            content: {
                "application/json": PlayerGamesInput;
            };
        };
        responses: {
            /** The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlayerGames;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["GameNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPlayerRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the user.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlayerRecord;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Preferences;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The preferences */
        requestBody: {
            content: {
                "application/json": Preferences;
            };
        };
        responses: {
            /** The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Preferences;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEquipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The equipment */
        requestBody: {
            content: {
                "application/json": EquipmentInput;
            };
        };
        responses: {
            /** The equipment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Equipment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The equipment */
        requestBody: {
            content: {
                "application/json": EquipmentInput;
            };
        };
        responses: {
            /** The equipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Equipment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEquipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the user.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Equipment[];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPixKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PixKey[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPixKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the signed-in user; any other id is rejected.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The key */
        requestBody: {
            content: {
                "application/json": PixKeyInput;
            };
        };
        responses: {
            /** The key, masked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PixKey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["PixConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePixKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The key */
        requestBody: {
            content: {
                "application/json": PixKeyInput;
            };
        };
        responses: {
            /** The key, masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PixKey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["PixConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePixKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revealPixKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** A proof of identity. */
        requestBody: {
            content: {
                "application/json": IdentityProof;
            };
        };
        responses: {
            /** The key, whole. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PixKey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recommendations;
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Game;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["GameNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transferTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The next owner */
        requestBody: {
            content: {
                "application/json": MemberRef;
            };
        };
        responses: {
            /** The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["HandoverConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The caller has left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["OwnerConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the member.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The member was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the member.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                memberId: string;
            };
            cookie?: never;
        };
        /** The role */
        requestBody: {
            content: {
                "application/json": RoleInput;
            };
        };
        responses: {
            /** The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamMember;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["MemberNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignRoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the member.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                memberId: string;
            };
            cookie?: never;
        };
        /** The roster status */
        requestBody: {
            content: {
                "application/json": RosterInput;
            };
        };
        responses: {
            /** The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamMember;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MemberNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamGames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Game[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchMyTeams: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** Sort order by name. */
                order?: components["parameters"]["Order"];
                /** Only teams of this game. */
                gameId?: string;
                /** The signed-in user's id, which is the default. Any other id is rejected. */
                entityId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMembersVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** Whether the members are public */
        requestBody: {
            content: {
                "application/json": VisibilityInput;
            };
        };
        responses: {
            /** The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeRecruitmentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** Whether the team is recruiting */
        requestBody: {
            content: {
                "application/json": RecruitingInput;
            };
        };
        responses: {
            /** The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPublicTeamById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicTeam;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPublicTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamMemberList;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readTeamStats: {
        parameters: {
            query?: {
                /** Always TEAM. */
                businessType?: "TEAM";
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamStats;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchTeams: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** Sort order by name. */
                order?: components["parameters"]["Order"];
                /** Only teams of this game. */
                gameId?: string;
                /** The signed-in user's id, for their own teams only. Rejected for any other id or without a session. */
                entityId?: string;
                /** Only teams that are, or are not, recruiting. */
                isRecruiting?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicTeamPage;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamBadges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
                 */
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Badge[];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    invitePlayers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The players to invite */
        requestBody: {
            content: {
                "application/json": InviteInput;
            };
        };
        responses: {
            /** The invitations were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["InviteConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the invitation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1b01
                 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Invitation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTeamOwner"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["ResendConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyToTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The application; optional. */
        requestBody?: {
            content: {
                "application/json": ApplicationInput;
            };
        };
        responses: {
            /** The application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Invitation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["ApplicationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InviteLink;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetInviteLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InviteLink;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readInviteLinkTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Code of an invite link.
                 *
                 * @example q3uV1m0XcC6kqjYw
                 */
                code: components["parameters"]["InviteCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicTeam;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["AnswerConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinByLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Code of an invite link.
                 *
                 * @example q3uV1m0XcC6kqjYw
                 */
                code: components["parameters"]["InviteCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The caller has joined the team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["RemovedFromTeam"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["AnswerConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** Only this kind of activity. */
                actionType?: ActivityType;
                /** The period. */
                timeFilter?: TimeFilter;
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ActivityPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the activity.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                activityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Activity;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAchievements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Achievement[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAchievement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The achievement */
        requestBody: {
            content: {
                "application/json": AchievementInput;
            };
        };
        responses: {
            /** The achievement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Achievement;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the achievement.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                achievementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Achievement;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the achievement.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                achievementId: string;
            };
            cookie?: never;
        };
        /** The achievement */
        requestBody: {
            content: {
                "application/json": AchievementInput;
            };
        };
        responses: {
            /** The achievement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Achievement;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the achievement.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                achievementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCommunications: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** Only this kind of activity. */
                messageType?: MessageType;
                /** Only global communications, or only private ones. */
                isGlobal?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CommunicationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCommunication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The communication */
        requestBody: {
            content: {
                "application/json": CommunicationInput;
            };
        };
        responses: {
            /** The communication. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Communication;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGlobalCommunications: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** Only this kind of activity. */
                messageType?: MessageType;
                /** Only global communications, or only private ones. */
                isGlobal?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CommunicationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countUnreadCommunications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UnreadCount;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUnreadCommunicationsOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the sender.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                senderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Communication[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPrivateCommunications: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the other user.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                otherUserId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CommunicationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the communication.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Communication;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the communication.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        /** The communication */
        requestBody: {
            content: {
                "application/json": CommunicationInput;
            };
        };
        responses: {
            /** The communication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Communication;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the communication.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markCommunicationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the communication.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                cid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The communication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Communication;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readRecruitment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recruitment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The vacancy */
        requestBody: {
            content: {
                "application/json": VacancyUpdate;
            };
        };
        responses: {
            /** The vacancy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Vacancy;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createVacancy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The vacancy */
        requestBody: {
            content: {
                "application/json": VacancyInput;
            };
        };
        responses: {
            /** The vacancy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Vacancy;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    toggleRecruitment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Whether the team is recruiting.
                 *
                 * @example active
                 */
                status: "active" | "inactive";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recruitment settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recruitment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the vacancy.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                vacancyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listVacancies: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** Only vacancies of teams of this game. */
                gameId?: string;
                /** Only vacancies for this position. */
                position?: string;
                /** Only vacancies whose minimum ranking is at most this. */
                maxRanking?: number;
                /** Only vacancies of this team. */
                teamId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VacancyPage;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Vacancy;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSponsors: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SponsorPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSponsor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The sponsor */
        requestBody: {
            content: {
                "application/json": SponsorInput;
            };
        };
        responses: {
            /** The sponsor. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sponsor;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the sponsor.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sponsor;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the sponsor.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the sponsor.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        /** The changes */
        requestBody: {
            content: {
                "application/json": SponsorUpdate;
            };
        };
        responses: {
            /** The sponsor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sponsor;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /** Only schedules with an occurrence that ends after this instant. */
                from?: string;
                /** Only schedules with an occurrence that starts before this instant. */
                to?: string;
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schedule[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The schedule */
        requestBody: {
            content: {
                "application/json": ScheduleInput;
            };
        };
        responses: {
            /** The schedule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schedule;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the schedule.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schedule;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the schedule.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        /** The schedule */
        requestBody: {
            content: {
                "application/json": ScheduleInput;
            };
        };
        responses: {
            /** The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schedule;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the schedule.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOccurrence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the schedule.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        /** The week */
        requestBody: {
            content: {
                "application/json": OccurrenceInput;
            };
        };
        responses: {
            /** The occurrence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ScheduleOccurrence;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCheckIns: {
        parameters: {
            query?: {
                /** The occurrence, as the series has it; by default that which is on or comes next. */
                occurs_at?: string;
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the schedule.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckIn[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCheckIns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the schedule.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        /** The members */
        requestBody: {
            content: {
                "application/json": CheckInInput;
            };
        };
        responses: {
            /** The check-ins. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckIn[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindInvitees: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
                /**
                 * Id of the schedule.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                sid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The number of reminded members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReminderResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
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
            };
            cookie?: never;
        };
        /** The response */
        requestBody: {
            content: {
                "application/json": ConfirmationInput;
            };
        };
        responses: {
            /** The check-in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckIn;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCalendarFeed: {
        parameters: {
            query: {
                /**
                 * Key of the feed.
                 *
                 * @example q3uV1m0XcC6kqjYw5rQ8yq
                 */
                key: string;
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The calendar (RFC 5545). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetCalendarKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CalendarKey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCalendarKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Availability;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        /** The available hours */
        requestBody: {
            content: {
                "application/json": AvailabilityInput;
            };
        };
        responses: {
            /** The members' availability. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Availability;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** Only events of this kind. */
                context?: EventContext;
                /** Only events that start then or later. Without it, from now on. */
                from?: string;
                /** Only events that start before. */
                to?: string;
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventPage;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countEvents: {
        parameters: {
            query: {
                /**
                 * The first of the fourteen days.
                 *
                 * @example 2026-11-27
                 */
                from: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts by day and context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventDayCounts;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Event;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readEventCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The calendar (RFC 5545). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The event */
        requestBody: {
            content: {
                "application/json": NewEvent;
            };
        };
        responses: {
            /** The event was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Event;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readOwnEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OwnEvents;
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The event */
        requestBody: {
            content: {
                "application/json": EventInput;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Event;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["EventCancelled"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The reason */
        requestBody: {
            content: {
                "application/json": EventCancellation;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Event;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInterestedUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InterestedUserList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setEventInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The reminders */
        requestBody: {
            content: {
                "application/json": EventReminders;
            };
        };
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["LimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeEventInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamRegistrations: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
                 */
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegistrationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChampionships: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
                /** Only championships in this status. */
                status?: "REGISTRATION" | "CHECK_IN" | "ONGOING" | "FINISHED" | "CANCELLED";
                /** Only championships of this game. */
                gameId?: string;
                /** Only championships of this format. */
                format?: ChampionshipFormat;
                /** Only those without an entry fee, or only those with one. */
                isFree?: boolean;
                /** Only those whose promised money the platform keeps, or only the others. */
                isPrizeGuaranteed?: boolean;
                /** Orders them by their start, the earliest or the latest first. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of championships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipPage;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countChampionships: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipCounts;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readMatchCalendarFeed: {
        parameters: {
            query: {
                /**
                 * Key of the feed.
                 *
                 * @example q3uV1m0XcC6kqjYw5rQ8yq
                 */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The calendar (RFC 5545). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNextMatches: {
        parameters: {
            query?: {
                /** The largest number of entries to answer. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchEntryList;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The championship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Championship;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readChampionshipByUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The last part of `/championships/{url}`.
                 *
                 * @example copa-ipe-2026
                 */
                championshipUrl: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The championship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Championship;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createChampionship: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The championship */
        requestBody: {
            content: {
                "application/json": ChampionshipInput;
            };
        };
        responses: {
            /** The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Championship;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyChampionships: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The championships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipList;
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The championship */
        requestBody: {
            content: {
                "application/json": ChampionshipInput;
            };
        };
        responses: {
            /** The championship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Championship;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["ChampionshipConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["ChampionshipConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeChampionshipStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The next status */
        requestBody: {
            content: {
                "application/json": ChampionshipStatusInput;
            };
        };
        responses: {
            /** The championship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Championship;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["ChampionshipConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChampionshipRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registrations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistrationList;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readEligibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The team and its members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Eligibility;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamOrChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerPlayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registration. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["RegistrationConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPlayerEligibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Whether the caller can be registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlayerEligibility;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The team and its roster */
        requestBody: {
            content: {
                "application/json": RegistrationInput;
            };
        };
        responses: {
            /** The registration. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamOrChampionshipNotFound"];
            409: components["responses"]["RegistrationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["RegistrationConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The decision */
        requestBody: {
            content: {
                "application/json": RegistrationDecision;
            };
        };
        responses: {
            /** The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["RegistrationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkInRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["RegistrationConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmRosterPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RosterConfirmation;
            };
        };
        responses: {
            /** The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["RegistrationConflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The roster. */
        requestBody: {
            content: {
                "application/json": ChampionshipRosterInput;
            };
        };
        responses: {
            /** The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["RosterConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    substitutePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The two players. */
        requestBody: {
            content: {
                "application/json": Substitution;
            };
        };
        responses: {
            /** The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["RosterConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestRosterChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The change. */
        requestBody: {
            content: {
                "application/json": RosterChangeRequest;
            };
        };
        responses: {
            /** The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RosterChange;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["RosterConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideRosterChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The decision. */
        requestBody: {
            content: {
                "application/json": RosterChangeDecision;
            };
        };
        responses: {
            /** The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RosterChange;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RosterChangeNotFound"];
            409: components["responses"]["RosterConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRosterChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RosterChangeList;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchList;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["MatchNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readStandings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipStandings;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewBracket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["ChampionshipConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSeeding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The seeding */
        requestBody: {
            content: {
                "application/json": SeedingInput;
            };
        };
        responses: {
            /** The teams in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistrationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["ChampionshipConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The score */
        requestBody: {
            content: {
                "application/json": MatchReport;
            };
        };
        responses: {
            /** The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ruleMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The ruling */
        requestBody: {
            content: {
                "application/json": MatchRuling;
            };
        };
        responses: {
            /** The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reopenMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The reason */
        requestBody: {
            content: {
                "application/json": MatchReopening;
            };
        };
        responses: {
            /** The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMatchScore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The score */
        requestBody: {
            content: {
                "application/json": MatchRunningScore;
            };
        };
        responses: {
            /** The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    callReferee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyMatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchEntryList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetMatchCalendarKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CalendarKey;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMatchCalendarKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readMatchRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MatchRoom;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkInMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MatchRoom;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    scheduleMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The time */
        requestBody: {
            content: {
                "application/json": MatchSchedule;
            };
        };
        responses: {
            /** The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    scheduleMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The times */
        requestBody: {
            content: {
                "application/json": MatchSchedules;
            };
        };
        responses: {
            /** The changed matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proposeReschedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The time */
        requestBody: {
            content: {
                "application/json": MatchProposal;
            };
        };
        responses: {
            /** The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MatchRoom;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    respondToReschedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The answer */
        requestBody: {
            content: {
                "application/json": MatchProposalResponse;
            };
        };
        responses: {
            /** The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MatchRoom;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forfeitMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipMatchDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addMatchProof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            };
            cookie?: never;
        };
        /** The picture */
        requestBody: {
            content: {
                "application/json": MatchProofInput;
            };
        };
        responses: {
            /** The picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MatchProof;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readMatchProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketAttachment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MatchNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    disqualifyTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The reason */
        requestBody: {
            content: {
                "application/json": Disqualification;
            };
        };
        responses: {
            /** The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["ChampionshipConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reinstateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipRegistration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["ChampionshipConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegistrationPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            };
            cookie?: never;
        };
        /** The payment's amount and purpose */
        requestBody?: {
            content: {
                "application/json": PaymentInput;
            };
        };
        responses: {
            /** The payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["PaymentConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readEntryPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EntryPayment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindEntryPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EntryPayment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["PaymentConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    extendEntryPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EntryPayment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["PaymentConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the payment.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0f01
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the payment.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0f01
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    simulatePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the payment.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0f01
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        /** The action of the bank */
        requestBody: {
            content: {
                "application/json": PaymentSimulation;
            };
        };
        responses: {
            /** The payment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnPayments: {
        parameters: {
            query?: {
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentHistory;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportOwnPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentExport;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamPayments: {
        parameters: {
            query?: {
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the team.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0200
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentHistory;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChampionshipPayments: {
        parameters: {
            query?: {
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentHistory;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportChampionshipPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentExport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnPrizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PrizeShareList;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readTeamPrize: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamPrize;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proposePrizeDivision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The parts */
        requestBody: {
            content: {
                "application/json": PrizeDivisionInput;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamPrize;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerPrizeDivision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** Agrees */
        requestBody: {
            content: {
                "application/json": PrizeAgreementInput;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamPrize;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindTeamPrize: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamPrize;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    namePrizeReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the part.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d5001
                 */
                shareId: string;
            };
            cookie?: never;
        };
        /** The adult */
        requestBody: {
            content: {
                "application/json": PrizeReceiverInput;
            };
        };
        responses: {
            /** They are asked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerPrizeReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the part.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d5001
                 */
                shareId: string;
            };
            cookie?: never;
        };
        /** The answer */
        requestBody: {
            content: {
                "application/json": PrizeReceiverAnswer;
            };
        };
        responses: {
            /** The answer is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHeldPrizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HeldPrizeList;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approvePrize: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the part.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d5001
                 */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** It is approved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPrizeWithholding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PrizeWithholding;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPrizeWithholding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rate. */
        requestBody: {
            content: {
                "application/json": PrizeWithholdingInput;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PrizeWithholding;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readOrganizerRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the organiser, or the nick.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizerRecord;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPrizePool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The money of the prizes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PrizePool;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPrizeDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The amount of the deposit */
        requestBody: {
            content: {
                "application/json": PrizeDepositInput;
            };
        };
        responses: {
            /** The payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSentGifts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftList;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptGift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the gift.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d3001
                 */
                giftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Gift;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            409: components["responses"]["PaymentConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineGift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the gift.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d3001
                 */
                giftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Gift;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            409: components["responses"]["PaymentConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegistrationGifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GiftList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
            };
            cookie?: never;
        };
        /** The words that come with it */
        requestBody: {
            content: {
                "application/json": GiftInput;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Gift;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RegistrationNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChampionshipStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipStaffList;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChampionshipInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipInvitationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipInvitation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamOrChampionshipNotFound"];
            409: components["responses"]["RegistrationConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmStaffRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The answer */
        requestBody: {
            content: {
                "application/json": StaffConfirmation;
            };
        };
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveChampionshipStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        /** The role */
        requestBody: {
            content: {
                "application/json": ChampionshipStaffInput;
            };
        };
        responses: {
            /** The staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipStaffList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserOrChampionshipNotFound"];
            409: components["responses"]["StaffConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeChampionshipStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    followChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["LimitReached"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unfollowChampionship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ChampionshipNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipAnnouncementList;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The announcement */
        requestBody: {
            content: {
                "application/json": ChampionshipAnnouncementInput;
            };
        };
        responses: {
            /** The announcement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipAnnouncement;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["ChampionshipConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cloneChampionship: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The next edition */
        requestBody: {
            content: {
                "application/json": ChampionshipCloneInput;
            };
        };
        responses: {
            /** The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Championship;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportChampionship: {
        parameters: {
            query: {
                /** The format of the file. */
                format: "csv" | "json";
            };
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipExport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the championship.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0a0c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The decisions that wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChampionshipDecisions;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChampionshipNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** All conversations, unread ones, groups, or what strangers have begun and the caller has not answered. */
                filter?: "all" | "unread" | "groups" | "requests";
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The participants */
        requestBody: {
            content: {
                "application/json": ConversationInput;
            };
        };
        responses: {
            /** The conversation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The name */
        requestBody: {
            content: {
                "application/json": ConversationUpdate;
            };
        };
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateConversationPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The picture */
        requestBody: {
            content: {
                "application/json": ConversationPictureInput;
            };
        };
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConversationPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ConversationNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addConversationMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChatMemberNotFound"];
            409: components["responses"]["GroupConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeConversationMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChatMemberNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transferConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The new owner */
        requestBody: {
            content: {
                "application/json": ConversationOwnerInput;
            };
        };
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChatMemberNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPinnedMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Only messages after this sequence number. */
                after?: number;
                /** Only messages that have changed after the change with this number. */
                changedAfter?: number;
                /**
                 * Only the message with this id, and those before and after it, newest first; `nextCursor` goes on with older ones, and
                 * `after` with newer ones. A message of another conversation is a 404.
                 */
                around?: string;
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessagePage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The message */
        requestBody: {
            content: {
                "application/json": MessageInput;
            };
        };
        responses: {
            /** The message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ChatNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markConversationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The last message read */
        requestBody: {
            content: {
                "application/json": ReadInput;
            };
        };
        responses: {
            /** Marked as read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversationImages: {
        parameters: {
            query?: {
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationImages;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The attachment */
        requestBody: {
            content: {
                "application/json": AttachmentInput;
            };
        };
        responses: {
            /** The attachment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Attachment;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ConversationNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The period */
        requestBody: {
            content: {
                "application/json": MuteInput;
            };
        };
        responses: {
            /** The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Conversation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerMessageRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The answer */
        requestBody: {
            content: {
                "application/json": RequestAnswer;
            };
        };
        responses: {
            /** Answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The caller has left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ConversationNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the conversation.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The reason */
        requestBody: {
            content: {
                "application/json": ReportInput;
            };
        };
        responses: {
            /** The conversation was reported. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AttachmentContent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["FileNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchMessages: {
        parameters: {
            query: {
                /**
                 * The words.
                 *
                 * @example treino
                 */
                search: string;
                /** Only in this conversation. */
                conversationId?: string;
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessagePage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ConversationNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            409: components["responses"]["EditConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The new text */
        requestBody: {
            content: {
                "application/json": MessageEdit;
            };
        };
        responses: {
            /** The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            409: components["responses"]["EditConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            409: components["responses"]["LimitReached"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pinMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            409: components["responses"]["PinConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unpinMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MessageNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the message.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                id: string;
            };
            cookie?: never;
        };
        /** The reason */
        requestBody: {
            content: {
                "application/json": ReportInput;
            };
        };
        responses: {
            /** The message was reported. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["MessageNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBlockedUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the user.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user was blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["LimitReached"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the user.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user was unblocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPlayerRanking: {
        parameters: {
            query: {
                /**
                 * Id of the game.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0300
                 */
                gameId: string;
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of players. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlayerRankingPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["GameNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamRanking: {
        parameters: {
            query: {
                /**
                 * Id of the game.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0300
                 */
                gameId: string;
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TeamRankingPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["GameNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Dashboard;
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The ticket */
        requestBody: {
            content: {
                "application/json": TicketInput;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketDetail;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replyToTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The message */
        requestBody: {
            content: {
                "application/json": TicketReplyInput;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketDetail;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["TicketConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reopenTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readTicketAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketAttachment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The report */
        requestBody: {
            content: {
                "application/json": ModerationReportInput;
            };
        };
        responses: {
            /** The report was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTicketQueue: {
        parameters: {
            query: {
                /** The queue whose tickets are listed. */
                queue: TicketQueue;
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminTicketPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readQueuedTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminTicketDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The answer */
        requestBody: {
            content: {
                "application/json": TicketAnswerInput;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminTicketDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["TicketConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminTicketDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["TicketConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeQueuedTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminTicketDetail;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** Only reports in this state. */
                status?: ReportStatus;
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModerationReportPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The decision */
        requestBody: {
            content: {
                "application/json": ReportDecision;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModerationReport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["ReportConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminUserPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    warnUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The warning */
        requestBody: {
            content: {
                "application/json": WarningInput;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminUser;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The suspension */
        requestBody: {
            content: {
                "application/json": Suspension;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminUser;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["SuspensionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminUser;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The game */
        requestBody: {
            content: {
                "application/json": GameInput;
            };
        };
        responses: {
            /** The game was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Game;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["GameConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStaffBadges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The badges by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StaffBadge[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBadge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key generated by the client for this request. The same key with the same body replays the first
                 * response for 24 h; with a different body it is a 409.
                 *
                 * @example 5f0c1f3b-93a5-4a0e-8f0b-2d7c3d1f9f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** The badge */
        requestBody: {
            content: {
                "application/json": NewBadge;
            };
        };
        responses: {
            /** The badge was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StaffBadge;
                };
            };
            400: components["responses"]["BadImage"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BadgeConflict"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["UnsupportedImage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The badge */
        requestBody: {
            content: {
                "application/json": BadgeInput;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StaffBadge;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            409: components["responses"]["BadgeNameTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBadgeHolders: {
        parameters: {
            query?: {
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadgeHolderPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    awardBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
                /**
                 * Id of the user.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user has the badge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BadgeHolder;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["BadgeRetired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Id of the resource.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d1a01
                 */
                id: components["parameters"]["Id"];
                /**
                 * Id of the user.
                 *
                 * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0101
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user no longer has the badge. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ResourceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** Only this act. */
                action?: AuditAction;
                /** Only acts of the user with this nick. */
                actor?: Nick;
                /** Only acts that concern the user with this nick. */
                user?: Nick;
                /** Page number, starting at 1. */
                page?: components["parameters"]["Page"];
                /** Items per page, 1 to 80. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuditPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The process is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Health;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    readReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The service is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Health;
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
