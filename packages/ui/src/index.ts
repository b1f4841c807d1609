'use client'

/* oxlint-disable max-lines -- every export is listed here by name; it grows with the library */
// theme, primitives, shell, feedback
export {
  ConvocaTheme,
  type Accent,
  type Appearance,
  type ConvocaThemeProps,
  type Density,
  type Locale,
} from './theme/ConvocaTheme.tsx'
export type { ImageLoader } from './primitives/usePicture/index.ts'
export { type CopyState, useCopy } from './primitives/useCopy/index.ts'
export { Avatar, type AvatarProps, type AvatarSize, type AvatarTexts } from './primitives/Avatar/index.ts'
export {
  AvatarButton,
  avatarButtonTexts,
  type AvatarButtonProps,
  type AvatarButtonTexts,
  type AvatarMenuItem,
} from './primitives/AvatarButton/index.ts'
export {
  AvatarGroup,
  avatarGroupTexts,
  type AvatarGroupProps,
  type AvatarGroupTexts,
  type AvatarPerson,
} from './primitives/AvatarGroup/index.ts'
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/index.ts'
export {
  Button,
  LinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type LinkButtonProps,
} from './primitives/Button/index.ts'
export {
  Chip,
  ChipGroup,
  type ChipGroupProps,
  type ChipOption,
  type ChipProps,
} from './primitives/Chip/index.ts'
export { IconButton, type IconButtonProps } from './primitives/IconButton/index.ts'
export { lazyPart } from './primitives/lazy-part/index.ts'
export { Logo, type LogoProps } from './primitives/Logo/index.ts'
export { MarkdownText, type MarkdownTextProps } from './primitives/MarkdownText/index.ts'
export { PageHeader, type PageHeaderProps } from './primitives/PageHeader/index.ts'
export {
  Pagination,
  paginationTexts,
  type PaginationProps,
  type PaginationTexts,
} from './primitives/Pagination/index.ts'
export { Panel, type PanelProps } from './primitives/Panel/index.ts'
export {
  SearchInput,
  searchInputTexts,
  type SearchInputProps,
  type SearchInputTexts,
} from './primitives/SearchInput/index.ts'
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/index.ts'
export { Tag, type TagProps } from './primitives/Tag/index.ts'
export {
  dashboardItem,
  mainMenuItems,
  markActive,
  notificationsItem,
  settingsItem,
  type MenuItem,
  type ShellUser,
} from './shell/menu/index.ts'
export { AppShell, appShellTexts, type AppShellProps, type AppShellTexts } from './shell/AppShell/index.ts'
export {
  Footer,
  footerTexts,
  type FooterLink,
  type FooterProps,
  type FooterTexts,
} from './shell/Footer/index.ts'
export {
  LoadingOverlay,
  loadingOverlayTexts,
  type LoadingOverlayProps,
  type LoadingOverlayTexts,
} from './shell/LoadingOverlay/index.ts'
export {
  MobileMenu,
  mobileMenuTexts,
  type MobileMenuProps,
  type MobileMenuTexts,
} from './shell/MobileMenu/index.ts'
export {
  SidePanel,
  sidePanelTexts,
  type SidePanelProps,
  type SidePanelTexts,
} from './shell/SidePanel/index.ts'
export { Sidebar, sidebarTexts, type SidebarProps, type SidebarTexts } from './shell/Sidebar/index.ts'
export { SettingsNav, type SettingsNavProps } from './shell/SettingsNav/index.ts'
export { TopBar, topBarTexts, type TopBarProps, type TopBarTexts } from './shell/TopBar/index.ts'
export { TopMenu, topMenuTexts, type TopMenuProps, type TopMenuTexts } from './shell/TopMenu/index.ts'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmDialogTexts,
} from './feedback/ConfirmDialog/index.ts'
export {
  ContentDialog,
  contentDialogTexts,
  type ContentDialogProps,
  type ContentDialogTexts,
} from './feedback/ContentDialog/index.ts'
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/index.ts'
export {
  ErrorState,
  errorStateTexts,
  type ErrorStateProps,
  type ErrorStateTexts,
} from './feedback/ErrorState/index.ts'
export {
  OfflineBanner,
  offlineBannerTexts,
  type OfflineBannerProps,
  type OfflineBannerTexts,
} from './feedback/OfflineBanner/index.ts'
export {
  Skeleton,
  SkeletonRows,
  SkeletonText,
  type SkeletonProps,
  type SkeletonRowsProps,
  type SkeletonTextProps,
} from './feedback/Skeleton/index.ts'
export {
  emptyToastQueue,
  NOTIFICATION_TOAST_DURATION,
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_SWEEP_INTERVAL,
  toastQueue,
  ToastStack,
  toastStackTexts,
  type Toast,
  type ToastAction,
  type ToastQueue,
  type ToastStackProps,
  type ToastStackTexts,
  type ToastType,
} from './feedback/ToastStack/index.ts'

// championships
export { ChampionshipCard } from './championships/ChampionshipCard/index.ts'
export type { ChampionshipCardProps, ChampionshipCardTexts } from './championships/ChampionshipCard/index.ts'
export { ChampionshipFilters } from './championships/ChampionshipFilters/index.ts'
export type {
  ChampionshipFilter,
  ChampionshipFiltersProps,
  ChampionshipFiltersTexts,
} from './championships/ChampionshipFilters/index.ts'
export { ChampionshipList } from './championships/ChampionshipList/index.ts'
export type { ChampionshipListProps, ChampionshipListTexts } from './championships/ChampionshipList/index.ts'
export type {
  ChampionshipFormat,
  ChampionshipItem,
  ChampionshipPhase,
  ChampionshipStatusFilter,
} from './championships/championship.ts'
export { championshipFormats, championshipPhases } from './championships/championship-texts.ts'
export { Bracket, type BracketProps } from './championships/Bracket/index.ts'
export type {
  BracketMatch,
  BracketTexts,
  MatchTeam,
  RoundPlace,
  RoundTexts,
} from './championships/Bracket/index.ts'
export { ChampionshipForm, championshipFormTexts } from './championships/ChampionshipForm/index.ts'
export type {
  ChampionshipFormFields,
  ChampionshipFormProps,
  ChampionshipFormStep,
  ChampionshipFormTexts,
  ChampionshipPrize,
} from './championships/ChampionshipForm/index.ts'
export { ChampionshipHeader } from './championships/ChampionshipHeader/index.ts'
export type {
  ChampionshipHead,
  ChampionshipHeaderProps,
  ChampionshipHeaderTexts,
} from './championships/ChampionshipHeader/index.ts'
export { ChampionshipHero } from './championships/ChampionshipHero/index.ts'
export type { ChampionshipHeroProps, ChampionshipHeroTexts } from './championships/ChampionshipHero/index.ts'
export { MatchRail, matchRailTexts } from './championships/MatchRail/index.ts'
export type { MatchRailProps, MatchRailTexts, RailMatch } from './championships/MatchRail/index.ts'
export { MatchCard, MatchList } from './championships/MatchCard/index.ts'
export type {
  MatchCardProps,
  MatchCardTexts,
  MatchListProps,
  MatchListTexts,
} from './championships/MatchCard/index.ts'
export { RegistrationDialog } from './championships/RegistrationDialog/index.ts'
export type {
  PlayerObstacle,
  RegistrationDialogProps,
  RegistrationDialogTexts,
  RegistrationObstacle,
  Roster,
  RosterMember,
  RosterRole,
} from './championships/RegistrationDialog/index.ts'
export { RegistrationPanel } from './championships/RegistrationPanel/index.ts'
export type {
  RegistrationKind,
  RegistrationPanelProps,
  RegistrationPanelTexts,
  RegistrationState,
  RegistrationTeam,
  TeamObstacle,
} from './championships/RegistrationPanel/index.ts'
export {
  MatchFacts,
  type MatchFactsProps,
  type MatchFactsTexts,
  MatchHeader,
  type MatchHeaderProps,
  type MatchHeaderTexts,
} from './championships/MatchHeader/index.ts'
export {
  MatchCheckIn,
  MatchProofs,
  MatchReschedule,
  MatchRuling,
  MatchTimeline,
  ScoreReport,
} from './championships/ScoreReport/index.ts'
export type {
  MatchCheckInAction,
  MatchCheckInProps,
  MatchCheckInSide,
  MatchCheckInTexts,
  MatchLogItem,
  MatchPlayer,
  MatchProofItem,
  MatchProofsProps,
  MatchProofsTexts,
  MatchGameItem,
  MatchReportItem,
  MatchRescheduleProps,
  MatchRescheduleState,
  MatchRescheduleTexts,
  MatchRulingProps,
  MatchRulingTexts,
  MatchRulingValue,
  MatchScore,
  MatchSideName,
  MatchTeams,
  MatchTimelineProps,
  MatchTimelineTexts,
  ScoreReportForm,
  ScoreReportProps,
  ScoreReportTexts,
} from './championships/ScoreReport/index.ts'
export {
  RegistrationList,
  type RegistrationListProps,
  type RegistrationListTexts,
  type RegistrationRow,
  type RegistrationStatus,
} from './championships/RegistrationList/index.ts'
export {
  SeedingList,
  type SeedingListProps,
  type SeedingListTexts,
} from './championships/SeedingList/index.ts'
export {
  StageLine,
  type ChampionshipStage,
  type StageLineProps,
  type StageLineTexts,
} from './championships/StageLine/index.ts'
export {
  StandingsTable,
  type StandingsRow,
  type StandingsTableProps,
  type StandingsTableTexts,
} from './championships/StandingsTable/index.ts'
export {
  AnnouncementList,
  type AnnouncementItem,
  type AnnouncementListProps,
  type AnnouncementListTexts,
} from './championships/AnnouncementList/index.ts'
export {
  MatchScheduleForm,
  type MatchScheduleFormProps,
  type MatchScheduleFormTexts,
  type MatchTime,
} from './championships/MatchScheduleForm/index.ts'
export {
  StaffList,
  type StaffListProps,
  type StaffListTexts,
  type StaffMember,
  type StaffRole,
} from './championships/StaffList/index.ts'

// teams, players, media
export {
  accentOn,
  contrastRatio,
  formatColor,
  luminance,
  parseColor,
  readableOn,
  type Rgb,
} from './primitives/colors/contrast.ts'
export type { TeamColors } from './primitives/colors/team-colors.ts'
export type { GameOption } from './teams/game-option.ts'
export { roleLabel, roleLabels, rosterLabels, teamRoleLabels } from './teams/team-roles.ts'
export type { MemberGender, RosterStatus, TeamRole } from './teams/team-roles.ts'
export { AchievementCard, AchievementList } from './teams/AchievementCard/index.ts'
export type {
  AchievementCardProps,
  AchievementCardTexts,
  AchievementListProps,
  AchievementListTexts,
  TeamAchievement,
} from './teams/AchievementCard/index.ts'
export { AchievementForm } from './teams/AchievementForm/index.ts'
export type {
  AchievementFields,
  AchievementFormProps,
  AchievementFormTexts,
} from './teams/AchievementForm/index.ts'
export { ActivityFeed, ActivityFilters } from './teams/ActivityFeed/index.ts'
export type {
  ActivityFeedProps,
  ActivityFeedTexts,
  ActivityFilter,
  ActivityFiltersProps,
  ActivityFiltersTexts,
  ActivityPeriod,
  ActivityPerson,
  TeamActivity,
  TeamActivityKind,
} from './teams/ActivityFeed/index.ts'
export { BadgeList } from './teams/BadgeList/index.ts'
export type { BadgeListProps, BadgeListTexts, TeamBadge } from './teams/BadgeList/index.ts'
export { CommunicationForm } from './teams/CommunicationForm/index.ts'
export type {
  CommunicationFields,
  CommunicationFormProps,
  CommunicationFormTexts,
} from './teams/CommunicationForm/index.ts'
export { CommunicationItem, CommunicationList } from './teams/CommunicationList/index.ts'
export type {
  CommunicationItemProps,
  CommunicationItemTexts,
  CommunicationKind,
  CommunicationListProps,
  CommunicationListTexts,
  CommunicationPerson,
  TeamCommunication,
} from './teams/CommunicationList/index.ts'
export { GeneratedBanner, type GeneratedBannerProps } from './teams/GeneratedBanner/index.ts'
export { InvitationList, InvitationRow } from './teams/InvitationList/index.ts'
export type {
  InvitationAction,
  InvitationListProps,
  InvitationListTexts,
  InvitationRowProps,
  InvitationRowTexts,
  TeamInvitation,
  TeamInvitationStatus,
} from './teams/InvitationList/index.ts'
export { ApplicationList, ApplicationRow } from './teams/ApplicationList/index.ts'
export type {
  ApplicationAction,
  ApplicationListProps,
  ApplicationListTexts,
  ApplicationRowProps,
  ApplicationRowTexts,
  TeamApplication,
} from './teams/ApplicationList/index.ts'
export { ApplyDialog, type ApplyDialogProps, type ApplyDialogTexts } from './teams/ApplyDialog/index.ts'
export {
  InviteLinkPanel,
  type InviteLinkPanelProps,
  type InviteLinkPanelTexts,
} from './teams/InviteLinkPanel/index.ts'
export { InviteDialog, type InviteDialogProps, type InviteDialogTexts } from './teams/InviteDialog/index.ts'
export { MemberRow, MemberTable } from './teams/MemberTable/index.ts'
export type {
  MemberAction,
  MemberPermissions,
  MemberQuestions,
  MemberQuestionTexts,
  MemberRowProps,
  MemberRowTexts,
  MemberTableProps,
  MemberTableTexts,
  TeamMember,
} from './teams/MemberTable/index.ts'
export { NextEvents } from './teams/NextEvents/index.ts'
export type { NextEvent, NextEventsProps, NextEventsTexts } from './teams/NextEvents/index.ts'
export {
  RecruitmentToggle,
  type RecruitmentToggleProps,
  type RecruitmentToggleTexts,
} from './teams/RecruitmentToggle/index.ts'
export { ShareButton, type ShareButtonProps, type ShareButtonTexts } from './teams/ShareButton/index.ts'
export { SponsorCard, type SponsorCardProps, type SponsorCardTexts } from './teams/SponsorCard/index.ts'
export {
  SponsorForm,
  type SponsorFormFields,
  type SponsorFormProps,
  type SponsorFormTexts,
} from './teams/SponsorForm/index.ts'
export { SponsorStrip, type SponsorStripProps, type SponsorStripTexts } from './teams/SponsorStrip/index.ts'
export type { SponsorItem } from './teams/sponsor.ts'
export { StatsPanel } from './teams/StatsPanel/index.ts'
export type {
  PlayedMatch,
  StatsPanelProps,
  StatsPanelTexts,
  TeamStats,
  UpcomingMatch,
} from './teams/StatsPanel/index.ts'
export { TagBadge, type TagBadgeProps } from './primitives/TagBadge/index.ts'
export { TeamBanner, type TeamBannerProps } from './teams/TeamBanner/index.ts'
export { TeamCard, type TeamCardProps, type TeamCardTexts } from './teams/TeamCard/index.ts'
export type { TeamCardTeam } from './teams/team-card-team.ts'
export { TeamCardSkeleton, type TeamCardSkeletonProps } from './teams/TeamCardSkeleton/index.ts'
export { TeamFilters, type TeamFiltersProps, type TeamFiltersTexts } from './teams/TeamFilters/index.ts'
export { TeamGrid, type TeamGridProps, type TeamGridTexts } from './teams/TeamGrid/index.ts'
export { TeamHeader, type TeamHeaderProps, type TeamHeaderTexts } from './teams/TeamHeader/index.ts'
export { TeamLogo, type TeamLogoProps } from './primitives/TeamLogo/index.ts'
export { TeamSettingsForm } from './teams/TeamSettingsForm/index.ts'
export type {
  TeamSettingsFields,
  TeamSettingsFormProps,
  TeamSettingsFormTexts,
  TextOnColor,
} from './teams/TeamSettingsForm/index.ts'
export { TeamWizard, TeamWizardDialog, TeamWizardPage } from './teams/TeamWizard/index.ts'
export type {
  TeamWizardDialogProps,
  TeamWizardFields,
  TeamWizardPageProps,
  TeamWizardProps,
  TeamWizardStep,
  TeamWizardTexts,
} from './teams/TeamWizard/index.ts'
export { UnreadBadge, type UnreadBadgeProps, type UnreadBadgeTexts } from './teams/UnreadBadge/index.ts'
export { VacancyCard, type VacancyCardProps, type VacancyCardTexts } from './teams/VacancyCard/index.ts'
export {
  VacancyFilters,
  type VacancyFilter,
  type VacancyFiltersProps,
  type VacancyFiltersTexts,
} from './teams/VacancyFilters/index.ts'
export {
  VacancyForm,
  type VacancyFormFields,
  type VacancyFormProps,
  type VacancyFormTexts,
} from './teams/VacancyForm/index.ts'
export { VacancyList, type VacancyListProps, type VacancyListTexts } from './teams/VacancyList/index.ts'
export type { VacancyItem } from './teams/vacancy.ts'
export { EquipmentList } from './players/EquipmentList/index.ts'
export type {
  EquipmentItem,
  EquipmentListProps,
  EquipmentListTexts,
  EquipmentType,
} from './players/EquipmentList/index.ts'
export { PixKeyList } from './players/PixKeyList/index.ts'
export type { PixKeyItem, PixKeyListProps, PixKeyListTexts, PixKeyType } from './players/PixKeyList/index.ts'
export {
  RankingList,
  type RankingListProps,
  type RankingListTexts,
  type RankingRow,
} from './players/RankingList/index.ts'
export {
  RatingChart,
  RatingLine,
  type RatingChartProps,
  type RatingChartTexts,
  type RatingEntry,
  type RatingLineProps,
} from './players/RatingChart/index.ts'
export { PlayerGameList } from './players/PlayerGameList/index.ts'
export type {
  PlayerGameItem,
  PlayerGameListProps,
  PlayerGameListTexts,
} from './players/PlayerGameList/index.ts'
export { ProfileHeader } from './profile/ProfileHeader/index.ts'
export type { ProfileFigure, ProfileHeaderProps, ProfileHeaderTexts } from './profile/ProfileHeader/index.ts'
export { PlayerCard, type PlayerCardProps, type PlayerCardTexts } from './players/PlayerCard/index.ts'
export { PlayerPicker } from './players/PlayerPicker/index.ts'
export type {
  PlayerItem,
  PlayerPickerMultiProps,
  PlayerPickerProps,
  PlayerPickerSingleProps,
  PlayerPickerTexts,
} from './players/PlayerPicker/index.ts'
export { imagePresets, ImageUploader, useConfirmedSubmit } from './media/ImageUploader/index.ts'
export type {
  CropArea,
  ImagePreset,
  ImagePresetRules,
  ImageSize,
  ImageUploaderControl,
  ImageUploaderProps,
  ImageUploaderTexts,
  SourcePose,
  UploadedImage,
} from './media/ImageUploader/index.ts'
export { ImageWithFallback, type ImageWithFallbackProps } from './media/ImageWithFallback/index.ts'

// notifications, forms, command palette, chat
export {
  CommandPalette,
  commandPaletteTexts,
  quickCommands,
  useCommandPaletteShortcut,
  type Command,
  type CommandGroup,
  type CommandPaletteProps,
  type CommandPaletteTexts,
  type QuickCommandsFor,
} from './shell/CommandPalette/index.ts'
export { presenceLabels } from './chat/chat.ts'
export type {
  ChatImage,
  ChatMessage,
  ChatSender,
  ChatSummary,
  MediaSource,
  MessageReaction,
  MessageState,
  Presence,
} from './chat/chat.ts'
export { ChatPanel, chatPanelTexts } from './chat/ChatPanel/index.ts'
export type { ChatMenuItem, ChatPanelProps, ChatPanelTexts } from './chat/ChatPanel/index.ts'
export { ChatRow, chatRowTexts, type ChatRowProps, type ChatRowTexts } from './chat/ChatRow/index.ts'
export {
  ChatWindow,
  chatWindowTexts,
  type ChatWindowProps,
  type ChatWindowTexts,
} from './chat/ChatWindow/index.ts'
export {
  Composer,
  composerTexts,
  VOICE_LIMIT,
  type ComposerProps,
  type ComposerTexts,
} from './chat/Composer/index.ts'
export { useFocusRestore } from './feedback/focus-restore/index.ts'
export { useMedia } from './chat/useMedia.ts'
export { filterChats, type ChatFilter } from './chat/filter-chats.ts'
export { MessageBubble, messageBubbleTexts } from './chat/MessageBubble/index.ts'
export type { MessageActions, MessageBubbleProps, MessageBubbleTexts } from './chat/MessageBubble/index.ts'
export {
  MessageList,
  messageListTexts,
  type MessageListProps,
  type MessageListTexts,
} from './chat/MessageList/index.ts'
export {
  NewChatDialog,
  newChatDialogTexts,
  type NewChatDialogProps,
  type NewChatDialogTexts,
} from './chat/NewChatDialog/index.ts'
export { PresenceDot, type PresenceDotProps } from './chat/PresenceDot/index.ts'
export {
  TypingIndicator,
  typingIndicatorTexts,
  type TypingIndicatorProps,
  type TypingIndicatorTexts,
} from './chat/TypingIndicator/index.ts'
export {
  UNDO_DURATION,
  UndoBar,
  undoBarTexts,
  type UndoBarProps,
  type UndoBarTexts,
} from './feedback/UndoBar/index.ts'
export {
  UpdatePrompt,
  updatePromptTexts,
  type UpdatePromptProps,
  type UpdatePromptTexts,
} from './feedback/UpdatePrompt/index.ts'
export {
  AuthLayout,
  authLayoutTexts,
  type AuthLayoutProps,
  type AuthLayoutTexts,
} from './forms/AuthLayout/index.ts'
export type { Field } from './forms/field.ts'
export { FormError, type FormErrorProps } from './forms/FormError/index.ts'
export {
  FormField,
  formFieldTexts,
  type FormFieldControl,
  type FormFieldProps,
  type FormFieldTexts,
} from './forms/FormField/index.ts'
export {
  LinkedAccountList,
  linkedAccountListTexts,
  type LinkedAccountItem,
  type LinkedAccountListProps,
  type LinkedAccountListTexts,
} from './forms/LinkedAccountList/index.ts'
export {
  LoginForm,
  loginFormTexts,
  type LoginFormProps,
  type LoginFormTexts,
} from './forms/LoginForm/index.ts'
export { MaskedField, type MaskedFieldProps, type MaskedFieldTexts } from './forms/MaskedField/index.ts'
export {
  dateTextToIso,
  digitsOf,
  isoToDateText,
  maskCpf,
  maskDate,
  maskPhone,
  type MaskName,
} from './forms/masks/index.ts'
export {
  NewPasswordForm,
  newPasswordFormTexts,
  type NewPasswordFormProps,
  type NewPasswordFormTexts,
} from './forms/NewPasswordForm/index.ts'
export {
  NewPasswordLayout,
  newPasswordLayoutTexts,
  type NewPasswordLayoutProps,
  type NewPasswordLayoutTexts,
} from './forms/NewPasswordLayout/index.ts'
export {
  PasswordChangeForm,
  passwordChangeFormTexts,
  type PasswordChangeFormFields,
  type PasswordChangeFormProps,
  type PasswordChangeFormTexts,
} from './forms/PasswordChangeForm/index.ts'
export {
  PASSWORD_MIN_LENGTH,
  PasswordField,
  passwordFieldTexts,
  passwordStrength,
  type PasswordFieldProps,
  type PasswordFieldTexts,
  type PasswordStrength,
} from './forms/PasswordField/index.ts'
export {
  ProfileForm,
  profileFormTexts,
  type ProfileFormFields,
  type ProfileFormProps,
  type ProfileFormTexts,
} from './forms/ProfileForm/index.ts'
export {
  RecoveryForm,
  recoveryFormTexts,
  type RecoveryFormProps,
  type RecoveryFormTexts,
} from './forms/RecoveryForm/index.ts'
export {
  GENDERS,
  genderLabels,
  RegisterForm,
  registerFormTexts,
  type Gender,
  type RegisterFormFields,
  type RegisterFormProps,
  type RegisterFormTexts,
} from './forms/RegisterForm/index.ts'
export { ColorField, type ColorFieldProps, type ColorFieldTexts } from './forms/ColorField/index.ts'
export { SwitchField, type SwitchFieldProps } from './forms/SwitchField/index.ts'
export { SelectField } from './forms/SelectField/index.ts'
export type { SelectFieldProps, SelectFieldTexts, SelectOption } from './forms/SelectField/index.ts'
export type { FieldTexts } from './forms/field-texts.ts'
export {
  PushDevices,
  pushDevicesTexts,
  type PushDevicesProps,
  type PushDevicesTexts,
  type PushSupport,
} from './forms/PushDevices/index.ts'
export {
  RecoveryCodeList,
  TwoStepSecret,
  TwoStepStatus,
  recoveryCodeListTexts,
  twoStepSecretTexts,
  twoStepStatusTexts,
  type RecoveryCodeListProps,
  type RecoveryCodeListTexts,
  type TwoStepSecretProps,
  type TwoStepSecretTexts,
  type TwoStepStatusProps,
  type TwoStepStatusTexts,
} from './forms/TwoStepStatus/index.ts'
export {
  ReportList,
  reportListTexts,
  type ReportItem,
  type ReportListProps,
  type ReportListTexts,
} from './support/ReportList/index.ts'
export {
  TicketList,
  TicketStatus,
  ticketListTexts,
  ticketStatusTexts,
  type TicketItem,
  type TicketListProps,
  type TicketListTexts,
  type TicketState,
  type TicketStatusProps,
  type TicketStatusTexts,
} from './support/TicketList/index.ts'
export {
  TicketPicture,
  TicketThread,
  ticketPictureTexts,
  ticketThreadTexts,
  type TicketMessageItem,
  type TicketPictureProps,
  type TicketPictureTexts,
  type TicketThreadProps,
  type TicketThreadTexts,
} from './support/TicketThread/index.ts'
export {
  SessionList,
  sessionListTexts,
  type SessionItem,
  type SessionListProps,
  type SessionListTexts,
} from './forms/SessionList/index.ts'
export {
  SocialButtons,
  socialButtonsTexts,
  type SocialButtonsProps,
  type SocialButtonsTexts,
  type SocialProvider,
} from './forms/SocialButtons/index.ts'
export {
  TextAreaField,
  textAreaFieldTexts,
  type TextAreaFieldProps,
  type TextAreaFieldTexts,
} from './forms/TextAreaField/index.ts'
export { TextField, type TextFieldProps } from './forms/TextField/index.ts'
export { fullDate, relativeDate } from './notifications/dates/dates.ts'
export { countCalendarDays } from './primitives/format-date/index.ts'
export {
  inviteRoleLabels,
  inviteStatusLabels,
  inviteStatusTones,
  type InviteRole,
  type InviteStatus,
} from './notifications/invitations/invitations.ts'
export {
  InviteCard,
  inviteCardTexts,
  type InviteCardProps,
  type InviteCardTexts,
  type InviteItem,
} from './notifications/InviteCard/index.ts'
export {
  InviteList,
  inviteListTexts,
  type InviteListProps,
  type InviteListTexts,
} from './notifications/InviteList/index.ts'
export {
  NOTIFICATION_GROUPS,
  NOTIFICATION_TYPES,
  type NotificationGroup,
  type NotificationType,
} from './notifications/kinds/kinds.ts'
export {
  isActionable,
  type NotificationAction,
  type NotificationActions,
  type NotificationInvite,
  type NotificationItem,
} from './notifications/notification.ts'
export {
  NotificationBell,
  notificationBellTexts,
  type NotificationBellProps,
  type NotificationBellTexts,
} from './notifications/NotificationBell/index.ts'
export {
  NotificationCard,
  notificationCardTexts,
  type NotificationCardProps,
  type NotificationCardTexts,
} from './notifications/NotificationCard/index.ts'
export {
  NotificationList,
  notificationListTexts,
  type NotificationFilter,
  type NotificationKindFilter,
  type NotificationListProps,
  type NotificationListTexts,
} from './notifications/NotificationList/index.ts'

// dashboard
export {
  AnswerList,
  answerListTexts,
  type AnswerListProps,
  type AnswerListTexts,
} from './dashboard/AnswerList/index.ts'
export type { DashboardEvent } from './dashboard/dashboard-event.ts'
export {
  NextEventHero,
  nextEventHeroTexts,
  type EventAttendee,
  type EventReminder,
  type NextEventHeroProps,
  type NextEventHeroTexts,
} from './dashboard/NextEventHero/index.ts'
export {
  TeamFormList,
  teamFormListTexts,
  type TeamForm,
  type TeamFormListProps,
  type TeamFormListTexts,
} from './dashboard/TeamFormList/index.ts'
export {
  WeekStrip,
  weekStripTexts,
  type WeekStripProps,
  type WeekStripTexts,
} from './dashboard/WeekStrip/index.ts'

// schedule
export {
  AvailabilityGrid,
  availabilityGridTexts,
  bestTimes,
  bestTimeText,
  type AvailabilityGridProps,
  type AvailabilityGridTexts,
  type BestTime,
  type WeekSlot,
} from './schedule/AvailabilityGrid/index.ts'
export {
  CheckInList,
  checkInListTexts,
  type CheckInItem,
  type CheckInListProps,
  type CheckInListTexts,
} from './schedule/CheckInList/index.ts'
export type { CalendarView } from './schedule/days.ts'
export {
  scheduleTypeLabels,
  type ScheduleEvent,
  type ScheduleType,
  type WeekHour,
} from './schedule/schedule.ts'
export {
  ScheduleCalendar,
  scheduleCalendarTexts,
  type ScheduleCalendarProps,
  type ScheduleCalendarTexts,
} from './schedule/ScheduleCalendar/index.ts'
export {
  ScheduleForm,
  scheduleFormTexts,
  type InvitableMember,
  type ScheduleFormFields,
  type ScheduleFormProps,
  type ScheduleFormTexts,
  type SuggestedSlot,
} from './schedule/ScheduleForm/index.ts'
