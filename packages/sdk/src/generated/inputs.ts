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
  CheckIn,
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
  Erasure,
  FileInput,
  FileRecord,
  Game,
  GamePage,
  Health,
  Invitation,
  InvitationFilter,
  InvitationKind,
  InvitationList,
  InvitationPage,
  InviteInput,
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
  NotificationList,
  NotificationPage,
  OwnProfile,
  PasswordChangeInput,
  PasswordProof,
  PixKey,
  PixKeyInput,
  PlayerOption,
  PlayerPage,
  Preferences,
  ProfileInput,
  ProfileTeam,
  PublicConfig,
  PublicProfile,
  PublicTeam,
  PublicTeamPage,
  ReadCount,
  ReadInput,
  Recommendations,
  RecoveryInput,
  RecruitingInput,
  Recruitment,
  RegisterInput,
  RegistrationPage,
  ReportInput,
  RoleInput,
  RosterInput,
  Schedule,
  ScheduleInput,
  Session,
  SocialLoginInput,
  SocialToken,
  Sponsor,
  SponsorInput,
  SponsorPage,
  SponsorUpdate,
  TeamDetail,
  TeamInput,
  TeamMember,
  TeamMemberList,
  TeamPage,
  TeamStats,
  TeamUpdate,
  TimeFilter,
  Token,
  UnreadCount,
  User,
  Vacancy,
  VacancyInput,
  VacancyPage,
  VacancyUpdate,
  VisibilityInput,
} from './models.ts'

/** What `register` takes. */
export type RegisterParams = {
  body: RegisterInput;
}

/** What `login` takes. */
export type LoginParams = {
  body: LoginInput;
}

/** `logout` has no parameters. */
export type LogoutParams = Record<never, never>

/** `listSessions` has no parameters. */
export type ListSessionsParams = Record<never, never>

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
  /**
   * Items per page, 1 to 80; the app uses 8.
   *
   * @see Part 1 §9
   */
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

/** What `socialLogin` takes. */
export type SocialLoginParams = {
  body: SocialLoginInput;
}

/** What `resetPassword` takes. */
export type ResetPasswordParams = {
  body: RecoveryInput;
}

/** What `changePassword` takes. */
export type ChangePasswordParams = {
  body: NewPasswordInput;
}

/** What `updatePassword` takes. */
export type UpdatePasswordParams = {
  body: PasswordChangeInput;
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
   * At least 4 characters.
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
  body: PasswordProof;
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

/** What `listUserTeams` takes. */
export type ListUserTeamsParams = {
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
  /** Return the keys unmasked. */
  reveal?: boolean | undefined;
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
  /** Only schedules that end after this instant. */
  from?: string | undefined;
  /** Only schedules that start before this instant. */
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

/** What `listConversations` takes. */
export type ListConversationsParams = {
  /** Search text, accent- and case-insensitive. */
  search?: string | undefined;
  /** Cursor of the page, `nextCursor` of the previous one. */
  cursor?: string | undefined;
  /**
   * All conversations, unread ones or groups.
   *
   * @see Part 1 §4
   */
  filter?: "all" | "unread" | "groups" | undefined;
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

/** What `leaveConversation` takes. */
export type LeaveConversationParams = {
  /**
   * Id of the conversation.
   *
   * @example 01989d2e-6a53-7c11-9a55-2f4f0c9d0900
   */
  id: string;
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

/** `readHealth` has no parameters. */
export type ReadHealthParams = Record<never, never>

/** `readReadiness` has no parameters. */
export type ReadReadinessParams = Record<never, never>

/** The input of every operation. */
export interface Inputs {
  register: RegisterParams
  login: LoginParams
  logout: LogoutParams
  listSessions: ListSessionsParams
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
  socialLogin: SocialLoginParams
  resetPassword: ResetPasswordParams
  changePassword: ChangePasswordParams
  updatePassword: UpdatePasswordParams
  confirmEmail: ConfirmEmailParams
  readConfig: ReadConfigParams
  readPublicUser: ReadPublicUserParams
  listPlayersByName: ListPlayersByNameParams
  updateProfile: UpdateProfileParams
  deleteAccount: DeleteAccountParams
  restoreAccount: RestoreAccountParams
  exportAccount: ExportAccountParams
  listUserTeams: ListUserTeamsParams
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
  listCheckIns: ListCheckInsParams
  createCheckIns: CreateCheckInsParams
  deleteCheckIn: DeleteCheckInParams
  answerCheckIn: AnswerCheckInParams
  readCalendarFeed: ReadCalendarFeedParams
  resetCalendarKey: ResetCalendarKeyParams
  deleteCalendarKey: DeleteCalendarKeyParams
  readAvailability: ReadAvailabilityParams
  updateAvailability: UpdateAvailabilityParams
  listTeamRegistrations: ListTeamRegistrationsParams
  listConversations: ListConversationsParams
  createConversation: CreateConversationParams
  readConversation: ReadConversationParams
  listMessages: ListMessagesParams
  sendMessage: SendMessageParams
  markConversationRead: MarkConversationReadParams
  uploadAttachment: UploadAttachmentParams
  muteConversation: MuteConversationParams
  leaveConversation: LeaveConversationParams
  deleteMessage: DeleteMessageParams
  editMessage: EditMessageParams
  addReaction: AddReactionParams
  removeReaction: RemoveReactionParams
  reportMessage: ReportMessageParams
  listBlockedUsers: ListBlockedUsersParams
  blockUser: BlockUserParams
  unblockUser: UnblockUserParams
  readHealth: ReadHealthParams
  readReadiness: ReadReadinessParams
}

/** The data of every operation's success. */
export interface Outputs {
  register: User
  login: Token
  logout: undefined
  listSessions: Session[]
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
  socialLogin: SocialToken
  resetPassword: undefined
  changePassword: undefined
  updatePassword: undefined
  confirmEmail: undefined
  readConfig: PublicConfig
  readPublicUser: PublicProfile
  listPlayersByName: PlayerOption[]
  updateProfile: OwnProfile
  deleteAccount: Erasure
  restoreAccount: undefined
  exportAccount: AccountExport
  listUserTeams: ProfileTeam[]
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
  listCheckIns: CheckIn[]
  createCheckIns: CheckIn[]
  deleteCheckIn: undefined
  answerCheckIn: CheckIn
  readCalendarFeed: string
  resetCalendarKey: CalendarKey
  deleteCalendarKey: undefined
  readAvailability: Availability
  updateAvailability: Availability
  listTeamRegistrations: RegistrationPage
  listConversations: ConversationPage
  createConversation: Conversation
  readConversation: Conversation
  listMessages: MessagePage
  sendMessage: Message
  markConversationRead: undefined
  uploadAttachment: Attachment
  muteConversation: Conversation
  leaveConversation: undefined
  deleteMessage: undefined
  editMessage: Message
  addReaction: Message
  removeReaction: Message
  reportMessage: undefined
  listBlockedUsers: User[]
  blockUser: undefined
  unblockUser: undefined
  readHealth: Health
  readReadiness: Health
}
