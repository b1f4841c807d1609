// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type {
  AccountExport,
  Achievement,
  AchievementInput,
  Activity,
  ActivityPage,
  ActivityType,
  ApplicationInput,
  Attachment,
  AttachmentInput,
  Availability,
  AvailabilityInput,
  Badge,
  CalendarKey,
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
  ConversationInput,
  ConversationPage,
  Emoji,
  Equipment,
  EquipmentInput,
  EquipmentType,
  Erasure,
  ErrorCode,
  FieldError,
  FieldErrorCode,
  FileBusinessType,
  FileEntityType,
  FileFormat,
  FileInput,
  FileRecord,
  FileRef,
  Game,
  GamePage,
  Gender,
  Health,
  HexColor,
  Invitation,
  InvitationFilter,
  InvitationKind,
  InvitationList,
  InvitationPage,
  InvitationStatus,
  InviteInput,
  InviteItem,
  InviteLink,
  LoginInput,
  MemberRef,
  Message,
  MessageEdit,
  MessageInput,
  MessagePage,
  MessageType,
  MuteInput,
  NewPasswordInput,
  Nick,
  Notification,
  NotificationBody,
  NotificationContext,
  NotificationList,
  NotificationPage,
  NotificationPreference,
  NotificationType,
  OwnCheckIn,
  OwnProfile,
  OwnProfileEntity,
  PageLimit,
  PageNumber,
  PasswordChangeInput,
  PasswordProof,
  PixKey,
  PixKeyInput,
  PixKeyType,
  PlayedMatch,
  PlayerOption,
  PlayerPage,
  Preferences,
  Presence,
  Problem,
  ProfileInput,
  ProfileTeam,
  PublicConfig,
  PublicProfile,
  PublicProfileEntity,
  PublicTeam,
  PublicTeamEntity,
  PublicTeamItem,
  PublicTeamPage,
  Reaction,
  ReadCount,
  ReadInput,
  Recommendations,
  RecoveryInput,
  RecruitingInput,
  Recruitment,
  Recurrence,
  RegisterInput,
  Registration,
  RegistrationPage,
  RegistrationStatus,
  ReportInput,
  RoleInput,
  RosterInput,
  RosterStatus,
  Schedule,
  ScheduleInput,
  ScheduleType,
  Session,
  SocialLoginInput,
  SocialProvider,
  SocialToken,
  Sponsor,
  SponsorInput,
  SponsorPage,
  SponsorUpdate,
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
  TeamRole,
  TeamStats,
  TeamSummary,
  TeamTag,
  TeamUpdate,
  TimeFilter,
  Timestamp,
  Token,
  Total,
  TotalPage,
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
         * Does not sign in; call `login` next.
         *
         * @see Part 1 §7, Auth
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
         * The message and the response time do not reveal whether the e-mail exists. A session ends 30 days after its last use and 90 days after it began.
         *
         * @see Part 1 §7, Auth
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        delete?: never;
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
         *
         * @see Part 1 §7, User
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
         * @see Part 1 §7, User
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
         *
         * @see Part 1 §7, User
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
        /**
         * Lists the games, page by page.
         * @see Part 2 §7, Public
         */
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
         *
         * @see Part 2 §7, Public
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
         * With `entityId` (the signed-in user's id) only the teams that the user belongs to. At most 10,000 teams are counted and paged; narrow the search to find others.
         *
         * @see Part 2 §7, Team core
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Creates a team.
         * The caller becomes its OWNER.
         *
         * @see Part 2 §7, Team core
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
         *
         * @see Part 2 §7, Team core
         */
        get: operations["readTeam"];
        /**
         * Updates a team.
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Team core
         */
        put: operations["updateTeam"];
        post?: never;
        /**
         * Deletes a team.
         * For the OWNER. The members are notified.
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
         * For members, or for every signed-in user if the members are public.
         *
         * @see Part 2 §7, Team core
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
         * @see Part 2 §7, Public
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
         *
         * @see Part 2 §7, Team core
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
         *
         * @see Part 2 §7, Team core
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
         * For OWNER and MANAGER. Newest first.
         *
         * @see Part 2 §7, Team core
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
         * For OWNER and MANAGER. Expired invitations can be cancelled, applications cannot.
         *
         * @see Part 2 §7, Team core
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
         *
         * @see Part 2 §7, Team core
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
         *
         * @see Part 2 §7, Team core
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
         *
         * @see Part 2 §7, Files
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
         * For a file that already has an id.
         *
         * @see Part 2 §7, Files
         */
        put: operations["replaceFile"];
        post?: never;
        /**
         * Removes a picture.
         * Not in the requirement: without it a picture could only be replaced. Needs the permission to upload it.
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
         *
         * @see Part 1 §7, Notifications
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
         *
         * @see Part 1 §7, Notifications
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
        /**
         * Marks a notification as read.
         * @see Part 1 §7, Notifications
         */
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
         *
         * @see Part 1 §2
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
        /**
         * Deletes a notification.
         * @see Part 1 §7, Notifications
         */
        delete: operations["deleteNotification"];
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
         * The first log-in creates an account; the user must complete its missing fields first. For STEAM the token is the query string of the OpenID response.
         *
         * @see Part 1 §7, Auth
         */
        post: operations["socialLogin"];
        delete?: never;
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
         *
         * @see Part 1 §7, Auth
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
         * Ends every session.
         *
         * @see Part 1 §7, Auth
         */
        post: operations["changePassword"];
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
        post?: never;
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
         * With the token from the registration e-mail.
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
        /**
         * Reads a player's public profile by id.
         * @see Part 1 §7, User
         */
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
         * Searches players by the start of their name.
         * At most 20 results, from 4 characters.
         *
         * @see Part 1 §7, User; part 1 §5
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
        /**
         * Updates the signed-in user's profile.
         * @see Part 1 §7, User
         */
        put: operations["updateProfile"];
        post?: never;
        /**
         * Requests the erasure of the account.
         * Requires the password; can be undone for 7 days. Owned teams must be transferred first.
         */
        delete: operations["deleteAccount"];
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
         * Within the 7 days.
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
    "/user/{id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a user's teams.
         * For another user, only the teams whose members are public.
         *
         * @see Part 1 §7, User
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
        /**
         * Adds a piece of equipment.
         * @see Part 1 §7, User
         */
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
        /**
         * Updates a piece of equipment.
         * @see Part 1 §7, User
         */
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
        /**
         * Removes a piece of equipment.
         * @see Part 1 §7, User
         */
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
        /**
         * Lists a player's equipment.
         * @see Part 1 §7, User
         */
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
         * Masked, unless `reveal` is set.
         *
         * @see Part 1 §7, User
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
         * At most 5; not for minors.
         *
         * @see Part 1 §7, User
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
        /**
         * Changes a Pix key.
         * @see Part 1 §7, User
         */
        put: operations["updatePixKey"];
        post?: never;
        /**
         * Removes a Pix key.
         * @see Part 1 §7, User
         */
        delete: operations["deletePixKey"];
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
        /**
         * Recommends players and teams of the caller's games.
         * @see Part 1 §7, User
         */
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
        /**
         * Reads a game.
         * @see Part 2 §7, Public
         */
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
         * For the OWNER, who becomes MANAGER.
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
         * For every member except the owner.
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
         * For OWNER and MANAGER. The OWNER cannot be removed, a MANAGER only by the OWNER.
         *
         * @see Part 2 §7, Team core
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Changes the role of a member.
         * For OWNER and MANAGER. Only the OWNER can appoint or change a MANAGER, and OWNER cannot be assigned: use `transferTeam`.
         *
         * @see Part 2 §7, Team core
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
         * For OWNER and MANAGER, for every member.
         *
         * @see Part 2 §7, Team core
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
        /**
         * Lists the games of a team.
         * @see Part 2 §7, Team core
         */
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
        /**
         * Searches the signed-in user's teams.
         * @see Part 2 §3, team search options, and §7, Team core
         */
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
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Team core
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
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Team core
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
        /**
         * Reads a team's public page by id.
         * @see Part 2 §7, Public
         */
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
         *
         * @see Part 2 §7, Public
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
        /**
         * Reads a team's matches and results.
         * @see Part 2 §7, Public
         */
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
         *
         * @see Part 2 §3, team search options, and §7, Public
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
        /**
         * Lists a team's badges.
         * @see Part 2 §7, Public
         */
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
        /**
         * Invites players to a team.
         * @see Part 2 §7, Team core
         */
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
         *
         * @see Part 2 §4
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
         *
         * @see Part 2 §7, Team core
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
         * For OWNER and MANAGER. Creates a link if there is none or it has expired.
         */
        get: operations["readInviteLink"];
        put?: never;
        /**
         * Replaces the invite link of a team.
         * For OWNER and MANAGER.
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
        /**
         * Lists the activities of a team.
         * @see Part 2 §7, Activities
         */
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
        /**
         * Reads an activity.
         * @see Part 2 §7, Activities
         */
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
        /**
         * Lists the achievements of a team.
         * @see Part 2 §7, Achievements
         */
        get: operations["listAchievements"];
        put?: never;
        /**
         * Adds an achievement.
         * For OWNER and MANAGER. Its picture is uploaded as AWARD / AWARD_ICON with its id.
         *
         * @see Part 2 §7, Achievements
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
        /**
         * Reads an achievement.
         * @see Part 2 §7, Achievements
         */
        get: operations["readAchievement"];
        /**
         * Updates an achievement.
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Achievements
         */
        put: operations["updateAchievement"];
        post?: never;
        /**
         * Removes an achievement.
         * For OWNER and MANAGER. Its picture is deleted too.
         *
         * @see Part 2 §7, Achievements
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
         *
         * @see Part 2 §7, Communications
         */
        get: operations["listCommunications"];
        put?: never;
        /**
         * Adds a communication.
         * For OWNER, MANAGER, COACH and CAPTAIN; every member may send private ones. PRIVATE requires `isGlobal: false` and
         * another member as the recipient. The readers are notified (ANNOUNCE_NEW) unless the team has turned that off.
         * Offensive words are rejected in global communications, not in private ones.
         *
         * @see Part 2 §7, Communications
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
        /**
         * Lists the communications to the whole team.
         * @see Part 2 §7, Communications
         */
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
         *
         * @see Part 2 §7, Communications
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
        /**
         * Lists a sender's unread communications.
         * @see Part 2 §7, Communications
         */
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
        /**
         * Lists the private communications with another member.
         * @see Part 2 §7, Communications
         */
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
         *
         * @see Part 2 §7, Communications
         */
        get: operations["readCommunication"];
        /**
         * Updates a communication.
         * For its sender; global ones also for OWNER and MANAGER. The recipient cannot be changed.
         *
         * @see Part 2 §7, Communications
         */
        put: operations["updateCommunication"];
        post?: never;
        /**
         * Removes a communication.
         * For its sender; global ones also for OWNER and MANAGER.
         *
         * @see Part 2 §7, Communications
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
         *
         * @see Part 2 §7, Communications
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
        /**
         * Lists a team's vacancies.
         * @see Part 2 §7, Recruitment
         */
        get: operations["readRecruitment"];
        /**
         * Updates a vacancy.
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Recruitment
         */
        put: operations["updateVacancy"];
        /**
         * Creates a vacancy.
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Recruitment
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
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Recruitment
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
         * For OWNER and MANAGER.
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
        /**
         * Lists the sponsors of a team.
         * @see Part 2 §7, Sponsors
         */
        get: operations["listSponsors"];
        put?: never;
        /**
         * Adds a sponsor.
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Sponsors
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
        /**
         * Reads a sponsor.
         * @see Part 2 §7, Sponsors
         */
        get: operations["readSponsor"];
        put?: never;
        post?: never;
        /**
         * Removes a sponsor.
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Sponsors
         */
        delete: operations["deleteSponsor"];
        options?: never;
        head?: never;
        /**
         * Updates a sponsor.
         * For OWNER and MANAGER.
         *
         * @see Part 2 §7, Sponsors
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
        /**
         * Lists the schedules of a team.
         * @see Part 2 §7, Schedules
         */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Creates a schedule.
         * For OWNER, MANAGER, COACH and CAPTAIN. Whoever creates it and is invited has confirmed.
         *
         * @see Part 2 §7, Schedules
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
        /**
         * Reads a schedule.
         * @see Part 2 §7, Schedules
         */
        get: operations["readSchedule"];
        /**
         * Updates a schedule.
         * For OWNER, MANAGER, COACH and CAPTAIN. A new time resets every check-in; a new location or link notifies everybody
         * who has not declined.
         *
         * @see Part 2 §7, Schedules
         */
        put: operations["updateSchedule"];
        post?: never;
        /**
         * Deletes a schedule.
         * For OWNER, MANAGER, COACH and CAPTAIN. Everybody who has not declined is notified, unless the event is over.
         *
         * @see Part 2 §7, Schedules
         */
        delete: operations["deleteSchedule"];
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
        /**
         * Lists the check-ins of a schedule.
         * @see Part 2 §7, Schedules
         */
        get: operations["listCheckIns"];
        put?: never;
        /**
         * Invites members to a schedule.
         * For OWNER, MANAGER, COACH and CAPTAIN; one check-in per member. Logged as a change of the event.
         *
         * @see Part 2 §7, Schedules
         */
        post: operations["createCheckIns"];
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
         * For OWNER, MANAGER, COACH and CAPTAIN. Logged as a change of the event.
         *
         * @see Part 2 §7, Schedules
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
         * Accepts or declines a schedule invitation.
         *
         * @see Part 2 §7, Schedules; part 1 §4
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
         * For calendar apps, which cannot send a token; the feed has a key of its own.
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
    "/championships/registration/team/{teamId}/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists a team's championship registrations.
         * @see Part 2 §7, Championships
         */
        get: operations["listTeamRegistrations"];
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
         * With one user (an existing conversation is returned) or several.
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
         * For its participants.
         */
        get: operations["readConversation"];
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
         * With `after`, oldest first: the messages that a client missed while disconnected.
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
        get?: never;
        put?: never;
        /**
         * Uploads a picture or voice note for a message.
         * Pictures up to 5 MB, voice notes up to 60 s.
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
         * For the caller only.
         */
        put: operations["muteConversation"];
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
         * The group of a team can only be left by leaving the team.
         */
        post: operations["leaveConversation"];
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
         * Deletes a message of the caller.
         * Within 15 minutes; the message stays in the list without its content.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Edits a message of the caller.
         * Within 15 minutes.
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
         * Once per user and emoji.
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
         * Sends a report to the platform’s moderators.
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
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks that the process is running.
         * Does not query the database.
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
        AccountExport: AccountExport;
        Achievement: Achievement;
        AchievementInput: AchievementInput;
        Activity: Activity;
        ActivityPage: ActivityPage;
        ActivityType: ActivityType;
        ApplicationInput: ApplicationInput;
        Attachment: Attachment;
        AttachmentInput: AttachmentInput;
        Availability: Availability;
        AvailabilityInput: AvailabilityInput;
        Badge: Badge;
        CalendarKey: CalendarKey;
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
        ConversationInput: ConversationInput;
        ConversationPage: ConversationPage;
        Emoji: Emoji;
        Equipment: Equipment;
        EquipmentInput: EquipmentInput;
        EquipmentType: EquipmentType;
        Erasure: Erasure;
        ErrorCode: ErrorCode;
        FieldError: FieldError;
        FieldErrorCode: FieldErrorCode;
        FileBusinessType: FileBusinessType;
        FileEntityType: FileEntityType;
        FileFormat: FileFormat;
        FileInput: FileInput;
        FileRecord: FileRecord;
        FileRef: FileRef;
        Game: Game;
        GamePage: GamePage;
        Gender: Gender;
        Health: Health;
        HexColor: HexColor;
        Invitation: Invitation;
        InvitationFilter: InvitationFilter;
        InvitationKind: InvitationKind;
        InvitationList: InvitationList;
        InvitationPage: InvitationPage;
        InvitationStatus: InvitationStatus;
        InviteInput: InviteInput;
        InviteItem: InviteItem;
        InviteLink: InviteLink;
        LoginInput: LoginInput;
        MemberRef: MemberRef;
        Message: Message;
        MessageEdit: MessageEdit;
        MessageInput: MessageInput;
        MessagePage: MessagePage;
        MessageType: MessageType;
        MuteInput: MuteInput;
        NewPasswordInput: NewPasswordInput;
        Nick: Nick;
        Notification: Notification;
        NotificationBody: NotificationBody;
        NotificationContext: NotificationContext;
        NotificationList: NotificationList;
        NotificationPage: NotificationPage;
        NotificationPreference: NotificationPreference;
        NotificationType: NotificationType;
        OwnCheckIn: OwnCheckIn;
        OwnProfile: OwnProfile;
        OwnProfileEntity: OwnProfileEntity;
        PageLimit: PageLimit;
        PageNumber: PageNumber;
        PasswordChangeInput: PasswordChangeInput;
        PasswordProof: PasswordProof;
        PixKey: PixKey;
        PixKeyInput: PixKeyInput;
        PixKeyType: PixKeyType;
        PlayedMatch: PlayedMatch;
        PlayerOption: PlayerOption;
        PlayerPage: PlayerPage;
        Preferences: Preferences;
        Presence: Presence;
        Problem: Problem;
        ProfileInput: ProfileInput;
        ProfileTeam: ProfileTeam;
        PublicConfig: PublicConfig;
        PublicProfile: PublicProfile;
        PublicProfileEntity: PublicProfileEntity;
        PublicTeam: PublicTeam;
        PublicTeamEntity: PublicTeamEntity;
        PublicTeamItem: PublicTeamItem;
        PublicTeamPage: PublicTeamPage;
        Reaction: Reaction;
        ReadCount: ReadCount;
        ReadInput: ReadInput;
        Recommendations: Recommendations;
        RecoveryInput: RecoveryInput;
        RecruitingInput: RecruitingInput;
        Recruitment: Recruitment;
        Recurrence: Recurrence;
        RegisterInput: RegisterInput;
        Registration: Registration;
        RegistrationPage: RegistrationPage;
        RegistrationStatus: RegistrationStatus;
        ReportInput: ReportInput;
        RoleInput: RoleInput;
        RosterInput: RosterInput;
        RosterStatus: RosterStatus;
        Schedule: Schedule;
        ScheduleInput: ScheduleInput;
        ScheduleType: ScheduleType;
        Session: Session;
        SocialLoginInput: SocialLoginInput;
        SocialProvider: SocialProvider;
        SocialToken: SocialToken;
        Sponsor: Sponsor;
        SponsorInput: SponsorInput;
        SponsorPage: SponsorPage;
        SponsorUpdate: SponsorUpdate;
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
        TeamRole: TeamRole;
        TeamStats: TeamStats;
        TeamSummary: TeamSummary;
        TeamTag: TeamTag;
        TeamUpdate: TeamUpdate;
        TimeFilter: TimeFilter;
        Timestamp: Timestamp;
        Token: Token;
        Total: Total;
        TotalPage: TotalPage;
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
        /** A field is invalid, or the picture cannot be read, is too small or has more than 24 megapixels. */
        BadImage: {
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
        /** The invitation is no longer pending. */
        CancelConflict: {
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
        /** The game does not exist. */
        GameNotFound: {
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
        /** The signed-in user does not have permission, or only the owner does. */
        NotTeamOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** The server requires a confirmed e-mail, and it is not confirmed yet. */
        NotVerified: {
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
        /** The body is larger than the limit. */
        PayloadTooLarge: {
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
        /** The team removed the signed-in user, who needs an invitation to come back. */
        RemovedFromTeam: {
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
        /** Another team has this name or tag, or the idempotency key was used with a different body. */
        TeamConflict: {
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
        /** The current password is wrong. */
        WrongPassword: {
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
        /**
         * Items per page, 1 to 80; the app uses 8.
         *
         * @see Part 1 §9
         */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["NotVerified"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["TeamNotFound"];
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
                /**
                 * Items per page, 1 to 80; the app uses 8.
                 *
                 * @see Part 1 §9
                 */
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
            /** A session token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SocialToken;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            409: components["responses"]["ProviderConflict"];
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
                 * At least 4 characters.
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
        /** The password */
        requestBody: {
            content: {
                "application/json": PasswordProof;
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
            query?: {
                /** Return the keys unmasked. */
                reveal?: boolean;
            };
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                /** Only schedules that end after this instant. */
                from?: string;
                /** Only schedules that start before this instant. */
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCheckIns: {
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
    listConversations: {
        parameters: {
            query?: {
                /** Search text, accent- and case-insensitive. */
                search?: components["parameters"]["Search"];
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * All conversations, unread ones or groups.
                 *
                 * @see Part 1 §4
                 */
                filter?: "all" | "unread" | "groups";
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
    listMessages: {
        parameters: {
            query?: {
                /** Cursor of the page, `nextCursor` of the previous one. */
                cursor?: components["parameters"]["Cursor"];
                /** Only messages after this sequence number. */
                after?: number;
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
            404: components["responses"]["ConversationNotFound"];
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
