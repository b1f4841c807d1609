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
export type { ImageLoader } from './primitives/usePicture/image-loader.ts'
export { type CopyState, useCopy } from './primitives/useCopy/useCopy.ts'
export { Avatar, type AvatarProps, type AvatarSize, type AvatarTexts } from './primitives/Avatar/Avatar.tsx'
export {
  AvatarButton,
  avatarButtonTexts,
  type AvatarButtonProps,
  type AvatarButtonTexts,
  type AvatarMenuItem,
} from './primitives/AvatarButton/AvatarButton.tsx'
export {
  AvatarGroup,
  avatarGroupTexts,
  type AvatarGroupProps,
  type AvatarGroupTexts,
  type AvatarPerson,
} from './primitives/AvatarGroup/AvatarGroup.tsx'
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/Badge.tsx'
export {
  Button,
  LinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type LinkButtonProps,
} from './primitives/Button/Button.tsx'
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx'
export { ChipGroup, type ChipGroupProps, type ChipOption } from './primitives/Chip/ChipGroup.tsx'
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx'
export { lazyPart } from './primitives/lazy-part/lazy-part.ts'
export { Logo, type LogoProps } from './primitives/Logo/Logo.tsx'
export { MarkdownText, type MarkdownTextProps } from './primitives/MarkdownText/MarkdownText.tsx'
export { PageHeader, type PageHeaderProps } from './primitives/PageHeader/PageHeader.tsx'
export {
  Pagination,
  paginationTexts,
  type PaginationProps,
  type PaginationTexts,
} from './primitives/Pagination/Pagination.tsx'
export { Panel, type PanelProps } from './primitives/Panel/Panel.tsx'
export {
  SearchInput,
  searchInputTexts,
  type SearchInputProps,
  type SearchInputTexts,
} from './primitives/SearchInput/SearchInput.tsx'
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/Tabs.tsx'
export { Tag, type TagProps } from './primitives/Tag/Tag.tsx'
export {
  dashboardItem,
  mainMenuItems,
  markActive,
  notificationsItem,
  settingsItem,
  type MenuItem,
  type ShellUser,
} from './shell/menu/menu.tsx'
export {
  AppShell,
  appShellTexts,
  type AppShellProps,
  type AppShellTexts,
} from './shell/AppShell/AppShell.tsx'
export {
  Footer,
  footerTexts,
  type FooterLink,
  type FooterProps,
  type FooterTexts,
} from './shell/Footer/Footer.tsx'
export {
  LoadingOverlay,
  loadingOverlayTexts,
  type LoadingOverlayProps,
  type LoadingOverlayTexts,
} from './shell/LoadingOverlay/LoadingOverlay.tsx'
export {
  MobileMenu,
  mobileMenuTexts,
  type MobileMenuProps,
  type MobileMenuTexts,
} from './shell/MobileMenu/MobileMenu.tsx'
export {
  SidePanel,
  sidePanelTexts,
  type SidePanelProps,
  type SidePanelTexts,
} from './shell/SidePanel/SidePanel.tsx'
export { Sidebar, sidebarTexts, type SidebarProps, type SidebarTexts } from './shell/Sidebar/Sidebar.tsx'
export { SettingsNav, type SettingsNavProps } from './shell/SettingsNav/SettingsNav.tsx'
export { TopBar, topBarTexts, type TopBarProps, type TopBarTexts } from './shell/TopBar/TopBar.tsx'
export { TopMenu, topMenuTexts, type TopMenuProps, type TopMenuTexts } from './shell/TopMenu/TopMenu.tsx'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmDialogTexts,
} from './feedback/ConfirmDialog/ConfirmDialog.tsx'
export {
  ContentDialog,
  contentDialogTexts,
  type ContentDialogProps,
  type ContentDialogTexts,
} from './feedback/ContentDialog/ContentDialog.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx'
export {
  ErrorState,
  errorStateTexts,
  type ErrorStateProps,
  type ErrorStateTexts,
} from './feedback/ErrorState/ErrorState.tsx'
export {
  OfflineBanner,
  offlineBannerTexts,
  type OfflineBannerProps,
  type OfflineBannerTexts,
} from './feedback/OfflineBanner/OfflineBanner.tsx'
export {
  Skeleton,
  SkeletonRows,
  SkeletonText,
  type SkeletonProps,
  type SkeletonRowsProps,
  type SkeletonTextProps,
} from './feedback/Skeleton/Skeleton.tsx'
export {
  emptyToastQueue,
  NOTIFICATION_TOAST_DURATION,
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_SWEEP_INTERVAL,
  toastQueue,
  type Toast,
  type ToastAction,
  type ToastQueue,
  type ToastType,
} from './feedback/ToastStack/toast-queue.ts'
export {
  ToastStack,
  toastStackTexts,
  type ToastStackProps,
  type ToastStackTexts,
} from './feedback/ToastStack/ToastStack.tsx'

// championships
export { ChampionshipCard } from './championships/ChampionshipCard/ChampionshipCard.tsx'
export type { ChampionshipCardProps } from './championships/ChampionshipCard/ChampionshipCard.tsx'
export type { ChampionshipCardTexts } from './championships/ChampionshipCard/championship-card-texts.ts'
export { ChampionshipFilters } from './championships/ChampionshipFilters/ChampionshipFilters.tsx'
export type {
  ChampionshipFilter,
  ChampionshipFiltersProps,
} from './championships/ChampionshipFilters/ChampionshipFilters.tsx'
export type { ChampionshipFiltersTexts } from './championships/ChampionshipFilters/championship-filters-texts.ts'
export { ChampionshipList } from './championships/ChampionshipList/ChampionshipList.tsx'
export type {
  ChampionshipListProps,
  ChampionshipListTexts,
} from './championships/ChampionshipList/ChampionshipList.tsx'
export type {
  ChampionshipFormat,
  ChampionshipItem,
  ChampionshipPhase,
  ChampionshipStatusFilter,
} from './championships/championship.ts'
export { championshipFormats, championshipPhases, formatMoney } from './championships/championship-texts.ts'
export {
  Bracket,
  type BracketMatch,
  type BracketProps,
  type BracketTexts,
  type MatchTeam,
  type RoundPlace,
  type RoundTexts,
} from './championships/Bracket/Bracket.tsx'
export { ChampionshipForm } from './championships/ChampionshipForm/ChampionshipForm.tsx'
export { championshipFormTexts } from './championships/ChampionshipForm/championship-form-texts.ts'
export type {
  ChampionshipFormFields,
  ChampionshipPrize,
} from './championships/ChampionshipForm/championship-form-fields.ts'
export type {
  ChampionshipFormProps,
  ChampionshipFormStep,
} from './championships/ChampionshipForm/ChampionshipForm.tsx'
export type { ChampionshipFormTexts } from './championships/ChampionshipForm/championship-form-texts.ts'
export { ChampionshipHeader } from './championships/ChampionshipHeader/ChampionshipHeader.tsx'
export type {
  ChampionshipHead,
  ChampionshipHeaderProps,
} from './championships/ChampionshipHeader/ChampionshipHeader.tsx'
export type { ChampionshipHeaderTexts } from './championships/ChampionshipHeader/championship-header-texts.ts'
export { ChampionshipHero } from './championships/ChampionshipHero/ChampionshipHero.tsx'
export type {
  ChampionshipHeroProps,
  ChampionshipHeroTexts,
} from './championships/ChampionshipHero/ChampionshipHero.tsx'
export { MatchRail, matchRailTexts } from './championships/MatchRail/MatchRail.tsx'
export type { MatchRailProps, MatchRailTexts, RailMatch } from './championships/MatchRail/MatchRail.tsx'
export { MatchCard } from './championships/MatchCard/MatchCard.tsx'
export { MatchList } from './championships/MatchCard/MatchList.tsx'
export type { MatchCardProps, MatchCardTexts } from './championships/MatchCard/MatchCard.tsx'
export type { MatchListProps, MatchListTexts } from './championships/MatchCard/MatchList.tsx'
export { PixPayment } from './championships/PixPayment/PixPayment.tsx'
export type { PixPaymentProps } from './championships/PixPayment/PixPayment.tsx'
export type { PixPaymentStatus, PixRefundReason } from './championships/PixPayment/pix-payment.ts'
export type { PixPaymentTexts } from './championships/PixPayment/pix-payment-texts.ts'
export { RegistrationDialog } from './championships/RegistrationDialog/RegistrationDialog.tsx'
export type {
  PlayerObstacle,
  RegistrationObstacle,
  Roster,
  RosterMember,
  RosterRole,
} from './championships/RegistrationDialog/roster.ts'
export type { RegistrationDialogProps } from './championships/RegistrationDialog/RegistrationDialog.tsx'
export type { RegistrationDialogTexts } from './championships/RegistrationDialog/registration-dialog-texts.ts'
export { RegistrationPanel } from './championships/RegistrationPanel/RegistrationPanel.tsx'
export type {
  RegistrationKind,
  RegistrationState,
  RegistrationTeam,
  TeamObstacle,
} from './championships/RegistrationPanel/registration-state.ts'
export type { RegistrationPanelProps } from './championships/RegistrationPanel/RegistrationPanel.tsx'
export type { RegistrationPanelTexts } from './championships/RegistrationPanel/registration-panel-texts.ts'
export { MatchFacts, type MatchFactsProps } from './championships/MatchHeader/MatchFacts.tsx'
export type { MatchFactsTexts, MatchHeaderTexts } from './championships/match-room-texts.ts'
export { MatchHeader, type MatchHeaderProps } from './championships/MatchHeader/MatchHeader.tsx'
export { MatchCheckIn } from './championships/ScoreReport/MatchCheckIn.tsx'
export { MatchProofs } from './championships/ScoreReport/MatchProofs.tsx'
export { MatchReschedule } from './championships/ScoreReport/MatchReschedule.tsx'
export { MatchRuling } from './championships/ScoreReport/MatchRuling.tsx'
export { MatchTimeline } from './championships/ScoreReport/MatchTimeline.tsx'
export { ScoreReport } from './championships/ScoreReport/ScoreReport.tsx'
export type {
  MatchCheckInAction,
  MatchCheckInProps,
  MatchCheckInSide,
} from './championships/ScoreReport/MatchCheckIn.tsx'
export type {
  MatchCheckInTexts,
  MatchProofsTexts,
  MatchRulingTexts,
  MatchTimelineTexts,
  ScoreReportTexts,
} from './championships/match-room-texts.ts'
export type {
  MatchLogItem,
  MatchPlayer,
  MatchProofItem,
  MatchGameItem,
  MatchReportItem,
  MatchScore,
  MatchSideName,
  MatchTeams,
} from './championships/match-room.ts'
export type { MatchProofsProps } from './championships/ScoreReport/MatchProofs.tsx'
export type {
  MatchRescheduleProps,
  MatchRescheduleState,
} from './championships/ScoreReport/MatchReschedule.tsx'
export type { MatchRescheduleTexts } from './championships/match-reschedule-texts.ts'
export type { MatchRulingProps, MatchRulingValue } from './championships/ScoreReport/MatchRuling.tsx'
export type { MatchTimelineProps } from './championships/ScoreReport/MatchTimeline.tsx'
export type { ScoreReportForm, ScoreReportProps } from './championships/ScoreReport/ScoreReport.tsx'
export {
  RegistrationList,
  type RegistrationListProps,
  type RegistrationRow,
} from './championships/RegistrationList/RegistrationList.tsx'
export type {
  RegistrationListTexts,
  RegistrationStatus,
} from './championships/RegistrationList/registration-list-texts.ts'
export { SeedingList, type SeedingListProps } from './championships/SeedingList/SeedingList.tsx'
export type { SeedingListTexts } from './championships/SeedingList/seeding-list-texts.ts'
export {
  StageLine,
  type ChampionshipStage,
  type StageLineProps,
  type StageLineTexts,
} from './championships/StageLine/StageLine.tsx'
export {
  StandingsTable,
  type StandingsRow,
  type StandingsTableProps,
  type StandingsTableTexts,
} from './championships/StandingsTable/StandingsTable.tsx'
export {
  AnnouncementList,
  type AnnouncementListProps,
} from './championships/AnnouncementList/AnnouncementList.tsx'
export type {
  AnnouncementItem,
  AnnouncementListTexts,
} from './championships/AnnouncementList/announcement.ts'
export {
  MatchScheduleForm,
  type MatchScheduleFormProps,
} from './championships/MatchScheduleForm/MatchScheduleForm.tsx'
export type { MatchScheduleFormTexts } from './championships/MatchScheduleForm/match-schedule-form-texts.ts'
export type { MatchTime } from './championships/MatchScheduleForm/plan-times.ts'
export { StaffList, type StaffListProps, type StaffMember } from './championships/StaffList/StaffList.tsx'
export type { StaffListTexts, StaffRole } from './championships/StaffList/staff-list-texts.ts'

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
export { AchievementCard } from './teams/AchievementCard/AchievementCard.tsx'
export { AchievementList } from './teams/AchievementCard/AchievementList.tsx'
export type {
  AchievementCardProps,
  AchievementCardTexts,
  TeamAchievement,
} from './teams/AchievementCard/AchievementCard.tsx'
export type { AchievementListProps, AchievementListTexts } from './teams/AchievementCard/AchievementList.tsx'
export { AchievementForm } from './teams/AchievementForm/AchievementForm.tsx'
export type {
  AchievementFields,
  AchievementFormProps,
  AchievementFormTexts,
} from './teams/AchievementForm/AchievementForm.tsx'
export { ActivityFeed } from './teams/ActivityFeed/ActivityFeed.tsx'
export { ActivityFilters } from './teams/ActivityFeed/ActivityFilters.tsx'
export type { ActivityFeedProps, ActivityFeedTexts } from './teams/ActivityFeed/ActivityFeed.tsx'
export type {
  ActivityFilter,
  ActivityFiltersProps,
  ActivityFiltersTexts,
} from './teams/ActivityFeed/ActivityFilters.tsx'
export type {
  ActivityPeriod,
  ActivityPerson,
  TeamActivity,
  TeamActivityKind,
} from './teams/ActivityFeed/activity.ts'
export { BadgeList } from './teams/BadgeList/BadgeList.tsx'
export type { BadgeListProps, BadgeListTexts, TeamBadge } from './teams/BadgeList/BadgeList.tsx'
export { CommunicationForm } from './teams/CommunicationForm/CommunicationForm.tsx'
export type {
  CommunicationFields,
  CommunicationFormProps,
  CommunicationFormTexts,
} from './teams/CommunicationForm/CommunicationForm.tsx'
export { CommunicationItem } from './teams/CommunicationList/CommunicationItem.tsx'
export { CommunicationList } from './teams/CommunicationList/CommunicationList.tsx'
export type {
  CommunicationItemProps,
  CommunicationItemTexts,
} from './teams/CommunicationList/CommunicationItem.tsx'
export type {
  CommunicationKind,
  CommunicationPerson,
  TeamCommunication,
} from './teams/CommunicationList/communication.ts'
export type {
  CommunicationListProps,
  CommunicationListTexts,
} from './teams/CommunicationList/CommunicationList.tsx'
export { GeneratedBanner, type GeneratedBannerProps } from './teams/GeneratedBanner/GeneratedBanner.tsx'
export { InvitationList } from './teams/InvitationList/InvitationList.tsx'
export { InvitationRow } from './teams/InvitationList/InvitationRow.tsx'
export type {
  InvitationAction,
  InvitationRowProps,
  InvitationRowTexts,
  TeamInvitation,
  TeamInvitationStatus,
} from './teams/InvitationList/InvitationRow.tsx'
export type { InvitationListProps, InvitationListTexts } from './teams/InvitationList/InvitationList.tsx'
export { ApplicationList } from './teams/ApplicationList/ApplicationList.tsx'
export { ApplicationRow } from './teams/ApplicationList/ApplicationRow.tsx'
export type {
  ApplicationAction,
  ApplicationRowProps,
  ApplicationRowTexts,
  TeamApplication,
} from './teams/ApplicationList/ApplicationRow.tsx'
export type { ApplicationListProps, ApplicationListTexts } from './teams/ApplicationList/ApplicationList.tsx'
export {
  ApplyDialog,
  type ApplyDialogProps,
  type ApplyDialogTexts,
} from './teams/ApplyDialog/ApplyDialog.tsx'
export {
  InviteLinkPanel,
  type InviteLinkPanelProps,
  type InviteLinkPanelTexts,
} from './teams/InviteLinkPanel/InviteLinkPanel.tsx'
export {
  InviteDialog,
  type InviteDialogProps,
  type InviteDialogTexts,
} from './teams/InviteDialog/InviteDialog.tsx'
export { MemberRow } from './teams/MemberTable/MemberRow.tsx'
export { MemberTable } from './teams/MemberTable/MemberTable.tsx'
export type { MemberAction, TeamMember } from './teams/MemberTable/team-member.ts'
export type { MemberPermissions } from './teams/MemberTable/member-abilities.ts'
export type {
  MemberQuestions,
  MemberQuestionTexts,
  MemberRowTexts,
} from './teams/MemberTable/member-table-texts.ts'
export type { MemberRowProps } from './teams/MemberTable/MemberRow.tsx'
export type { MemberTableProps, MemberTableTexts } from './teams/MemberTable/MemberTable.tsx'
export { NextEvents } from './teams/NextEvents/NextEvents.tsx'
export type { NextEvent, NextEventsProps, NextEventsTexts } from './teams/NextEvents/NextEvents.tsx'
export {
  RecruitmentToggle,
  type RecruitmentToggleProps,
  type RecruitmentToggleTexts,
} from './teams/RecruitmentToggle/RecruitmentToggle.tsx'
export {
  ShareButton,
  type ShareButtonProps,
  type ShareButtonTexts,
} from './teams/ShareButton/ShareButton.tsx'
export {
  SponsorCard,
  type SponsorCardProps,
  type SponsorCardTexts,
} from './teams/SponsorCard/SponsorCard.tsx'
export {
  SponsorForm,
  type SponsorFormFields,
  type SponsorFormProps,
} from './teams/SponsorForm/SponsorForm.tsx'
export type { SponsorFormTexts } from './teams/SponsorForm/sponsor-form-texts.ts'
export {
  SponsorStrip,
  type SponsorStripProps,
  type SponsorStripTexts,
} from './teams/SponsorStrip/SponsorStrip.tsx'
export type { SponsorItem } from './teams/sponsor.ts'
export { StatsPanel } from './teams/StatsPanel/StatsPanel.tsx'
export type {
  PlayedMatch,
  StatsPanelProps,
  TeamStats,
  UpcomingMatch,
} from './teams/StatsPanel/StatsPanel.tsx'
export type { StatsPanelTexts } from './teams/StatsPanel/stats-panel-texts.ts'
export { TagBadge, type TagBadgeProps } from './primitives/TagBadge/TagBadge.tsx'
export { TeamBanner, type TeamBannerProps } from './teams/TeamBanner/TeamBanner.tsx'
export { TeamCard, type TeamCardProps, type TeamCardTexts } from './teams/TeamCard/TeamCard.tsx'
export type { TeamCardTeam } from './teams/team-card-team.ts'
export { TeamCardSkeleton, type TeamCardSkeletonProps } from './teams/TeamCardSkeleton/TeamCardSkeleton.tsx'
export { TeamFilters, type TeamFiltersProps } from './teams/TeamFilters/TeamFilters.tsx'
export type { TeamFiltersTexts } from './teams/TeamFilters/team-filters-texts.ts'
export { TeamGrid, type TeamGridProps, type TeamGridTexts } from './teams/TeamGrid/TeamGrid.tsx'
export { TeamHeader, type TeamHeaderProps, type TeamHeaderTexts } from './teams/TeamHeader/TeamHeader.tsx'
export { TeamLogo, type TeamLogoProps } from './primitives/TeamLogo/TeamLogo.tsx'
export { TeamSettingsForm } from './teams/TeamSettingsForm/TeamSettingsForm.tsx'
export type { TeamSettingsFields, TeamSettingsFormProps } from './teams/TeamSettingsForm/TeamSettingsForm.tsx'
export type { TeamSettingsFormTexts } from './teams/TeamSettingsForm/team-settings-form-texts.ts'
export type { TextOnColor } from './teams/TeamSettingsForm/color-hints.ts'
export { TeamWizard } from './teams/TeamWizard/TeamWizard.tsx'
export { TeamWizardDialog } from './teams/TeamWizard/TeamWizardDialog.tsx'
export { TeamWizardPage } from './teams/TeamWizard/TeamWizardPage.tsx'
export type { TeamWizardDialogProps } from './teams/TeamWizard/TeamWizardDialog.tsx'
export type { TeamWizardFields, TeamWizardStep } from './teams/TeamWizard/wizard-fields.ts'
export type { TeamWizardPageProps } from './teams/TeamWizard/TeamWizardPage.tsx'
export type { TeamWizardProps } from './teams/TeamWizard/TeamWizard.tsx'
export type { TeamWizardTexts } from './teams/TeamWizard/team-wizard-texts.ts'
export {
  UnreadBadge,
  type UnreadBadgeProps,
  type UnreadBadgeTexts,
} from './teams/UnreadBadge/UnreadBadge.tsx'
export {
  VacancyCard,
  type VacancyCardProps,
  type VacancyCardTexts,
} from './teams/VacancyCard/VacancyCard.tsx'
export {
  VacancyFilters,
  type VacancyFilter,
  type VacancyFiltersProps,
} from './teams/VacancyFilters/VacancyFilters.tsx'
export type { VacancyFiltersTexts } from './teams/VacancyFilters/vacancy-filters-texts.ts'
export {
  VacancyForm,
  type VacancyFormFields,
  type VacancyFormProps,
  type VacancyFormTexts,
} from './teams/VacancyForm/VacancyForm.tsx'
export {
  VacancyList,
  type VacancyListProps,
  type VacancyListTexts,
} from './teams/VacancyList/VacancyList.tsx'
export type { VacancyItem } from './teams/vacancy.ts'
export { EquipmentList } from './players/EquipmentList/EquipmentList.tsx'
export type {
  EquipmentItem,
  EquipmentListProps,
  EquipmentListTexts,
  EquipmentType,
} from './players/EquipmentList/EquipmentList.tsx'
export { PixKeyList } from './players/PixKeyList/PixKeyList.tsx'
export type {
  PixKeyItem,
  PixKeyListProps,
  PixKeyListTexts,
  PixKeyType,
} from './players/PixKeyList/PixKeyList.tsx'
export {
  RankingList,
  type RankingListProps,
  type RankingListTexts,
  type RankingRow,
} from './players/RankingList/RankingList.tsx'
export {
  RatingChart,
  type RatingChartProps,
  type RatingChartTexts,
  type RatingEntry,
} from './players/RatingChart/RatingChart.tsx'
export { RatingLine, type RatingLineProps } from './players/RatingChart/RatingLine.tsx'
export { PlayerGameList } from './players/PlayerGameList/PlayerGameList.tsx'
export type {
  PlayerGameItem,
  PlayerGameListProps,
  PlayerGameListTexts,
} from './players/PlayerGameList/PlayerGameList.tsx'
export { ProfileHeader } from './profile/ProfileHeader/ProfileHeader.tsx'
export type {
  ProfileFigure,
  ProfileHeaderProps,
  ProfileHeaderTexts,
} from './profile/ProfileHeader/ProfileHeader.tsx'
export { PlayerCard, type PlayerCardProps, type PlayerCardTexts } from './players/PlayerCard/PlayerCard.tsx'
export { PlayerPicker } from './players/PlayerPicker/PlayerPicker.tsx'
export type { PlayerItem } from './players/PlayerPicker/selection.ts'
export type {
  PlayerPickerMultiProps,
  PlayerPickerProps,
  PlayerPickerSingleProps,
} from './players/PlayerPicker/PlayerPicker.tsx'
export type { PlayerPickerTexts } from './players/PlayerPicker/player-picker-texts.ts'
export { imagePresets } from './media/ImageUploader/presets.ts'
export { ImageUploader } from './media/ImageUploader/ImageUploader.tsx'
export { useConfirmedSubmit } from './media/ImageUploader/useConfirmedSubmit.ts'
export type { CropArea, ImageSize } from './media/ImageUploader/crop-geometry.ts'
export type { ImagePreset, ImagePresetRules } from './media/ImageUploader/presets.ts'
export type { ImageUploaderControl, ImageUploaderProps } from './media/ImageUploader/ImageUploader.tsx'
export type { ImageUploaderTexts } from './media/ImageUploader/image-uploader-texts.ts'
export type { SourcePose } from './media/ImageUploader/source-pose.ts'
export type { UploadedImage } from './media/ImageUploader/uploaded-image.ts'
export {
  ImageWithFallback,
  type ImageWithFallbackProps,
} from './media/ImageWithFallback/ImageWithFallback.tsx'

// notifications, forms, command palette, chat
export { CommandPalette, type CommandPaletteProps } from './shell/CommandPalette/CommandPalette.tsx'
export {
  commandPaletteTexts,
  type CommandPaletteTexts,
} from './shell/CommandPalette/command-palette-texts.ts'
export {
  quickCommands,
  type Command,
  type CommandGroup,
  type QuickCommandsFor,
} from './shell/CommandPalette/commands.tsx'
export { useCommandPaletteShortcut } from './shell/CommandPalette/useCommandPaletteShortcut.ts'
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
export { ChatPanel } from './chat/ChatPanel/ChatPanel.tsx'
export { chatPanelTexts } from './chat/ChatPanel/chat-panel-texts.ts'
export type { ChatMenuItem } from './chat/ChatPanel/ChatMenu.tsx'
export type { ChatPanelProps } from './chat/ChatPanel/ChatPanel.tsx'
export type { ChatPanelTexts } from './chat/ChatPanel/chat-panel-texts.ts'
export { ChatRow, chatRowTexts, type ChatRowProps, type ChatRowTexts } from './chat/ChatRow/ChatRow.tsx'
export {
  ChatWindow,
  chatWindowTexts,
  type ChatWindowProps,
  type ChatWindowTexts,
} from './chat/ChatWindow/ChatWindow.tsx'
export { Composer, type ComposerProps } from './chat/Composer/Composer.tsx'
export { composerTexts, type ComposerTexts } from './chat/Composer/composer-texts.ts'
export { VOICE_LIMIT } from './chat/Composer/useVoiceRecorder.ts'
export { useFocusRestore } from './feedback/focus-restore/useFocusRestore.ts'
export { useMedia } from './chat/useMedia.ts'
export { filterChats, type ChatFilter } from './chat/filter-chats.ts'
export { MessageBubble } from './chat/MessageBubble/MessageBubble.tsx'
export { messageBubbleTexts } from './chat/MessageBubble/message-bubble-texts.ts'
export type { MessageActions } from './chat/MessageBubble/message-actions.ts'
export type { MessageBubbleProps } from './chat/MessageBubble/MessageBubble.tsx'
export type { MessageBubbleTexts } from './chat/MessageBubble/message-bubble-texts.ts'
export { MessageList, type MessageListProps } from './chat/MessageList/MessageList.tsx'
export { messageListTexts, type MessageListTexts } from './chat/MessageList/message-list-texts.ts'
export {
  NewChatDialog,
  newChatDialogTexts,
  type NewChatDialogProps,
  type NewChatDialogTexts,
} from './chat/NewChatDialog/NewChatDialog.tsx'
export { PresenceDot, type PresenceDotProps } from './chat/PresenceDot/PresenceDot.tsx'
export {
  TypingIndicator,
  typingIndicatorTexts,
  type TypingIndicatorProps,
  type TypingIndicatorTexts,
} from './chat/TypingIndicator/TypingIndicator.tsx'
export {
  UNDO_DURATION,
  UndoBar,
  undoBarTexts,
  type UndoBarProps,
  type UndoBarTexts,
} from './feedback/UndoBar/UndoBar.tsx'
export {
  UpdatePrompt,
  updatePromptTexts,
  type UpdatePromptProps,
  type UpdatePromptTexts,
} from './feedback/UpdatePrompt/UpdatePrompt.tsx'
export {
  AuthLayout,
  authLayoutTexts,
  type AuthLayoutProps,
  type AuthLayoutTexts,
} from './forms/AuthLayout/AuthLayout.tsx'
export type { Field } from './forms/field.ts'
export { FormError, type FormErrorProps } from './forms/FormError/FormError.tsx'
export {
  FormField,
  formFieldTexts,
  type FormFieldControl,
  type FormFieldProps,
  type FormFieldTexts,
} from './forms/FormField/FormField.tsx'
export {
  LinkedAccountList,
  linkedAccountListTexts,
  type LinkedAccountItem,
  type LinkedAccountListProps,
  type LinkedAccountListTexts,
} from './forms/LinkedAccountList/LinkedAccountList.tsx'
export {
  LoginForm,
  loginFormTexts,
  type LoginFormProps,
  type LoginFormTexts,
} from './forms/LoginForm/LoginForm.tsx'
export {
  MaskedField,
  type MaskedFieldProps,
  type MaskedFieldTexts,
} from './forms/MaskedField/MaskedField.tsx'
export {
  dateTextToIso,
  digitsOf,
  isoToDateText,
  maskCpf,
  maskDate,
  maskPhone,
  type MaskName,
} from './forms/masks/masks.ts'
export {
  NewPasswordForm,
  newPasswordFormTexts,
  type NewPasswordFormProps,
  type NewPasswordFormTexts,
} from './forms/NewPasswordForm/NewPasswordForm.tsx'
export {
  NewPasswordLayout,
  newPasswordLayoutTexts,
  type NewPasswordLayoutProps,
  type NewPasswordLayoutTexts,
} from './forms/NewPasswordLayout/NewPasswordLayout.tsx'
export {
  PasswordChangeForm,
  passwordChangeFormTexts,
  type PasswordChangeFormFields,
  type PasswordChangeFormProps,
  type PasswordChangeFormTexts,
} from './forms/PasswordChangeForm/PasswordChangeForm.tsx'
export {
  PASSWORD_MIN_LENGTH,
  passwordStrength,
  type PasswordStrength,
} from './forms/PasswordField/password-strength.ts'
export {
  PasswordField,
  passwordFieldTexts,
  type PasswordFieldProps,
  type PasswordFieldTexts,
} from './forms/PasswordField/PasswordField.tsx'
export {
  ProfileForm,
  profileFormTexts,
  type ProfileFormFields,
  type ProfileFormProps,
  type ProfileFormTexts,
} from './forms/ProfileForm/ProfileForm.tsx'
export {
  RecoveryForm,
  recoveryFormTexts,
  type RecoveryFormProps,
  type RecoveryFormTexts,
} from './forms/RecoveryForm/RecoveryForm.tsx'
export { GENDERS, genderLabels, type Gender } from './forms/RegisterForm/genders.ts'
export {
  RegisterForm,
  registerFormTexts,
  type RegisterFormFields,
  type RegisterFormProps,
  type RegisterFormTexts,
} from './forms/RegisterForm/RegisterForm.tsx'
export { ColorField, type ColorFieldProps, type ColorFieldTexts } from './forms/ColorField/ColorField.tsx'
export { SwitchField, type SwitchFieldProps } from './forms/SwitchField/SwitchField.tsx'
export { SelectField } from './forms/SelectField/SelectField.tsx'
export type { SelectFieldProps, SelectFieldTexts, SelectOption } from './forms/SelectField/SelectField.tsx'
export type { FieldTexts } from './forms/field-texts.ts'
export {
  PushDevices,
  pushDevicesTexts,
  type PushDevicesProps,
  type PushDevicesTexts,
  type PushSupport,
} from './forms/PushDevices/PushDevices.tsx'
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
} from './forms/TwoStepStatus/TwoStepStatus.tsx'
export {
  ReportList,
  reportListTexts,
  type ReportItem,
  type ReportListProps,
  type ReportListTexts,
} from './support/ReportList/ReportList.tsx'
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
} from './support/TicketList/TicketList.tsx'
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
} from './support/TicketThread/TicketThread.tsx'
export {
  SessionList,
  sessionListTexts,
  type SessionItem,
  type SessionListProps,
  type SessionListTexts,
} from './forms/SessionList/SessionList.tsx'
export {
  SocialButtons,
  socialButtonsTexts,
  type SocialButtonsProps,
  type SocialButtonsTexts,
  type SocialProvider,
} from './forms/SocialButtons/SocialButtons.tsx'
export {
  TextAreaField,
  textAreaFieldTexts,
  type TextAreaFieldProps,
  type TextAreaFieldTexts,
} from './forms/TextAreaField/TextAreaField.tsx'
export { TextField, type TextFieldProps } from './forms/TextField/TextField.tsx'
export { fullDate, relativeDate } from './notifications/dates/dates.ts'
export { countCalendarDays } from './primitives/format-date/format-date.ts'
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
} from './notifications/InviteCard/InviteCard.tsx'
export {
  InviteList,
  inviteListTexts,
  type InviteListProps,
  type InviteListTexts,
} from './notifications/InviteList/InviteList.tsx'
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
export { NotificationBell } from './notifications/NotificationBell/NotificationBell.tsx'
export {
  notificationBellTexts,
  type NotificationBellTexts,
} from './notifications/NotificationBell/notification-bell-texts.ts'
export type { NotificationBellProps } from './notifications/NotificationBell/bell-props.ts'
export {
  NotificationCard,
  type NotificationCardProps,
} from './notifications/NotificationCard/NotificationCard.tsx'
export {
  notificationCardTexts,
  type NotificationCardTexts,
} from './notifications/NotificationCard/notification-card-texts.ts'
export {
  NotificationList,
  notificationListTexts,
  type NotificationFilter,
  type NotificationListProps,
  type NotificationListTexts,
} from './notifications/NotificationList/NotificationList.tsx'
export type { NotificationKindFilter } from './notifications/NotificationList/useKindFilter.ts'

// dashboard
export {
  AnswerList,
  answerListTexts,
  type AnswerListProps,
  type AnswerListTexts,
} from './dashboard/AnswerList/AnswerList.tsx'
export type { DashboardEvent } from './dashboard/dashboard-event.ts'
export {
  NextEventHero,
  nextEventHeroTexts,
  type EventAttendee,
  type EventReminder,
  type NextEventHeroProps,
  type NextEventHeroTexts,
} from './dashboard/NextEventHero/NextEventHero.tsx'
export {
  TeamFormList,
  teamFormListTexts,
  type TeamForm,
  type TeamFormListProps,
  type TeamFormListTexts,
} from './dashboard/TeamFormList/TeamFormList.tsx'
export {
  WeekStrip,
  weekStripTexts,
  type WeekStripProps,
  type WeekStripTexts,
} from './dashboard/WeekStrip/WeekStrip.tsx'

// events
export {
  EventCard,
  eventCardTexts,
  type EventCardProps,
  type EventCardTexts,
} from './events/EventCard/EventCard.tsx'
export {
  EventForm,
  eventFormTexts,
  type EventFormFields,
  type EventFormProps,
  type EventFormTexts,
} from './events/EventForm/EventForm.tsx'
export {
  EventHead,
  eventHeadTexts,
  type EventHeadProps,
  type EventHeadTexts,
} from './events/EventHead/EventHead.tsx'
export {
  EventStrip,
  eventStripTexts,
  type EventDay,
  type EventMark,
  type EventStripProps,
  type EventStripTexts,
} from './events/EventStrip/EventStrip.tsx'
export { eventContexts, formatInterest, type EventContext, type EventItem } from './events/event.ts'

// schedule
export {
  AvailabilityGrid,
  type AvailabilityGridProps,
} from './schedule/AvailabilityGrid/AvailabilityGrid.tsx'
export {
  availabilityGridTexts,
  type AvailabilityGridTexts,
} from './schedule/AvailabilityGrid/availability-grid-texts.ts'
export {
  bestTimes,
  bestTimeText,
  type BestTime,
  type WeekSlot,
} from './schedule/AvailabilityGrid/week-hours.ts'
export {
  CheckInList,
  checkInListTexts,
  type CheckInItem,
  type CheckInListProps,
  type CheckInListTexts,
} from './schedule/CheckInList/CheckInList.tsx'
export type { CalendarView } from './schedule/days.ts'
export {
  scheduleTypeLabels,
  type ScheduleEvent,
  type ScheduleType,
  type WeekHour,
} from './schedule/schedule.ts'
export {
  ScheduleCalendar,
  type ScheduleCalendarProps,
} from './schedule/ScheduleCalendar/ScheduleCalendar.tsx'
export {
  scheduleCalendarTexts,
  type ScheduleCalendarTexts,
} from './schedule/ScheduleCalendar/schedule-calendar-texts.ts'
export {
  ScheduleForm,
  type ScheduleFormFields,
  type ScheduleFormProps,
  type SuggestedSlot,
} from './schedule/ScheduleForm/ScheduleForm.tsx'
export { scheduleFormTexts, type ScheduleFormTexts } from './schedule/ScheduleForm/schedule-form-texts.ts'
export type { InvitableMember } from './schedule/ScheduleForm/InvitedField.tsx'
