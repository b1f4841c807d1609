/* oxlint-disable max-lines -- every export is listed here by name */
/* The app's own parts: this entry exists in the repository alone, and no tarball has it. */
export { listScenes } from './championships/SceneArt/draw-scene.ts'
export { SceneArt } from './championships/SceneArt/SceneArt.tsx'
export { lazyPart } from './primitives/lazy-part/lazy-part.ts'
export {
  dashboardItem,
  mainMenuItems,
  markActive,
  notificationsItem,
  settingsItem,
  type MenuItem,
  type ShellUser,
} from './shell/menu/menu.tsx'
export { AppShell, type AppShellProps } from './shell/AppShell/AppShell.tsx'
export { Footer, type FooterLink, type FooterProps } from './shell/Footer/Footer.tsx'
export { LoadingOverlay, type LoadingOverlayProps } from './shell/LoadingOverlay/LoadingOverlay.tsx'
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
export { Sidebar, type SidebarProps } from './shell/Sidebar/Sidebar.tsx'
export { SettingsNav, type SettingsNavProps } from './shell/SettingsNav/SettingsNav.tsx'
export { TopBar, topBarTexts, type TopBarProps, type TopBarTexts } from './shell/TopBar/TopBar.tsx'
export { TopMenu, topMenuTexts, type TopMenuProps, type TopMenuTexts } from './shell/TopMenu/TopMenu.tsx'
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
export { type TieBreak, tieBreakNames } from './championships/tie-break-texts.ts'
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
  LostEntry,
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
export { AchievementCard } from './teams/AchievementCard/AchievementCard.tsx'
export { AchievementList } from './teams/AchievementCard/AchievementList.tsx'
export type {
  AchievementCardProps,
  AchievementCardTexts,
  TeamAchievement,
} from './teams/AchievementCard/AchievementCard.tsx'
export type { AchievementListProps } from './teams/AchievementCard/AchievementList.tsx'
export { AchievementForm } from './teams/AchievementForm/AchievementForm.tsx'
export type {
  AchievementFields,
  AchievementFormProps,
  AchievementFormTexts,
} from './teams/AchievementForm/AchievementForm.tsx'
export { ActivityFeed } from './teams/ActivityFeed/ActivityFeed.tsx'
export { ActivityFilters } from './teams/ActivityFeed/ActivityFilters.tsx'
export type { ActivityFeedProps, ActivityFeedTexts } from './teams/ActivityFeed/ActivityFeed.tsx'
export type { ActivityFilter, ActivityFiltersProps } from './teams/ActivityFeed/ActivityFilters.tsx'
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
export type { CommunicationItemProps } from './teams/CommunicationList/CommunicationItem.tsx'
export type {
  CommunicationKind,
  CommunicationPerson,
  TeamCommunication,
} from './teams/CommunicationList/communication.ts'
export type {
  CommunicationListProps,
  CommunicationListTexts,
} from './teams/CommunicationList/CommunicationList.tsx'
export { InvitationList } from './teams/InvitationList/InvitationList.tsx'
export { InvitationRow } from './teams/InvitationList/InvitationRow.tsx'
export type {
  InvitationAction,
  InvitationRowProps,
  InvitationRowTexts,
  TeamInvitation,
  TeamInvitationStatus,
} from './teams/InvitationList/InvitationRow.tsx'
export type { InvitationListProps } from './teams/InvitationList/InvitationList.tsx'
export { ApplicationList } from './teams/ApplicationList/ApplicationList.tsx'
export { ApplicationRow } from './teams/ApplicationList/ApplicationRow.tsx'
export type {
  ApplicationAction,
  ApplicationRowProps,
  ApplicationRowTexts,
  TeamApplication,
} from './teams/ApplicationList/ApplicationRow.tsx'
export type { ApplicationListProps } from './teams/ApplicationList/ApplicationList.tsx'
export { ApplyDialog, type ApplyDialogProps } from './teams/ApplyDialog/ApplyDialog.tsx'
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
export type { MemberTableProps } from './teams/MemberTable/MemberTable.tsx'
export { NextEvents } from './teams/NextEvents/NextEvents.tsx'
export type { NextEvent, NextEventsProps } from './teams/NextEvents/NextEvents.tsx'
export {
  RecruitmentToggle,
  type RecruitmentToggleProps,
} from './teams/RecruitmentToggle/RecruitmentToggle.tsx'
export {
  ShareButton,
  type ShareButtonProps,
  type ShareButtonTexts,
} from './teams/ShareButton/ShareButton.tsx'
export { SponsorCard, type SponsorCardProps } from './teams/SponsorCard/SponsorCard.tsx'
export {
  SponsorForm,
  type SponsorFormFields,
  type SponsorFormProps,
} from './teams/SponsorForm/SponsorForm.tsx'
export type { SponsorFormTexts } from './teams/SponsorForm/sponsor-form-texts.ts'
export { SponsorStrip, type SponsorStripProps } from './teams/SponsorStrip/SponsorStrip.tsx'
export type { SponsorItem } from './teams/sponsor.ts'
export { StatsPanel } from './teams/StatsPanel/StatsPanel.tsx'
export type {
  PlayedMatch,
  StatsPanelProps,
  TeamStats,
  UpcomingMatch,
} from './teams/StatsPanel/StatsPanel.tsx'
export type { StatsPanelTexts } from './teams/StatsPanel/stats-panel-texts.ts'
export { TeamHeader, type TeamHeaderProps } from './teams/TeamHeader/TeamHeader.tsx'
export { TeamSettingsForm } from './teams/TeamSettingsForm/TeamSettingsForm.tsx'
export type { TeamSettingsFields, TeamSettingsFormProps } from './teams/TeamSettingsForm/TeamSettingsForm.tsx'
export type { TeamSettingsFormTexts } from './teams/TeamSettingsForm/team-settings-form-texts.ts'
export type { TextOnColor } from './teams/TeamSettingsForm/color-hints.ts'
export { UnreadBadge, type UnreadBadgeProps } from './teams/UnreadBadge/UnreadBadge.tsx'
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
  EquipmentType,
} from './players/EquipmentList/EquipmentList.tsx'
export { PixKeyList } from './players/PixKeyList/PixKeyList.tsx'
export type { PixKeyItem, PixKeyListProps, PixKeyType } from './players/PixKeyList/PixKeyList.tsx'
export {
  RankingList,
  type RankingListProps,
  type RankingListTexts,
  type RankingRow,
} from './players/RankingList/RankingList.tsx'
export { RatingChart, type RatingChartProps, type RatingEntry } from './players/RatingChart/RatingChart.tsx'
export { RatingLine, type RatingLineProps } from './players/RatingChart/RatingLine.tsx'
export { PlayerGameList } from './players/PlayerGameList/PlayerGameList.tsx'
export type { PlayerGameItem, PlayerGameListProps } from './players/PlayerGameList/PlayerGameList.tsx'
export { ProfileHeader } from './profile/ProfileHeader/ProfileHeader.tsx'
export type { ProfileFigure, ProfileHeaderProps } from './profile/ProfileHeader/ProfileHeader.tsx'
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
export { AuthLayout, type AuthLayoutProps } from './forms/AuthLayout/AuthLayout.tsx'
export {
  LinkedAccountList,
  type LinkedAccountItem,
  type LinkedAccountListProps,
} from './forms/LinkedAccountList/LinkedAccountList.tsx'
export {
  LoginForm,
  loginFormTexts,
  type LoginFormProps,
  type LoginFormTexts,
} from './forms/LoginForm/LoginForm.tsx'
export {
  NewPasswordForm,
  newPasswordFormTexts,
  type NewPasswordFormProps,
  type NewPasswordFormTexts,
} from './forms/NewPasswordForm/NewPasswordForm.tsx'
export {
  NewPasswordLayout,
  type NewPasswordLayoutProps,
} from './forms/NewPasswordLayout/NewPasswordLayout.tsx'
export {
  PasswordChangeForm,
  passwordChangeFormTexts,
  type PasswordChangeFormFields,
  type PasswordChangeFormProps,
  type PasswordChangeFormTexts,
} from './forms/PasswordChangeForm/PasswordChangeForm.tsx'
export {
  ProfileForm,
  profileFormTexts,
  type ProfileFormFields,
  type ProfileFormProps,
  type ProfileFormTexts,
} from './forms/ProfileForm/ProfileForm.tsx'
export { RecoveryForm, type RecoveryFormProps } from './forms/RecoveryForm/RecoveryForm.tsx'
export { GENDERS, genderLabels, type Gender } from './forms/RegisterForm/genders.ts'
export {
  RegisterForm,
  registerFormTexts,
  type RegisterFormFields,
  type RegisterFormProps,
  type RegisterFormTexts,
} from './forms/RegisterForm/RegisterForm.tsx'
export { PushDevices, type PushDevicesProps, type PushSupport } from './forms/PushDevices/PushDevices.tsx'
export {
  RecoveryCodeList,
  TwoStepSecret,
  TwoStepStatus,
  type RecoveryCodeListProps,
  type TwoStepSecretProps,
  type TwoStepStatusProps,
} from './forms/TwoStepStatus/TwoStepStatus.tsx'
export { ReportList, type ReportItem, type ReportListProps } from './support/ReportList/ReportList.tsx'
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
  type TicketMessageItem,
  type TicketPictureProps,
  type TicketThreadProps,
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
export { countCalendarDays, formatDate, formatDay, formatTime } from './primitives/format-date/format-date.ts'
export {
  formatDayOfMonth,
  formatLongDay,
  formatMonth,
  formatWeekday,
  toIsoDay,
  toIsoMinute,
} from './schedule/long-dates.ts'
export {
  AnswerList,
  answerListTexts,
  type AnswerListProps,
  type AnswerListTexts,
} from './dashboard/AnswerList/AnswerList.tsx'
export type { DashboardEvent } from './dashboard/dashboard-event.ts'
export {
  NextEventHero,
  type EventAttendee,
  type EventReminder,
  type NextEventHeroProps,
} from './dashboard/NextEventHero/NextEventHero.tsx'
export {
  TeamFormList,
  type TeamForm,
  type TeamFormListProps,
} from './dashboard/TeamFormList/TeamFormList.tsx'
export { WeekStrip, type WeekStripProps } from './dashboard/WeekStrip/WeekStrip.tsx'
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
export { CheckInList, type CheckInItem, type CheckInListProps } from './schedule/CheckInList/CheckInList.tsx'
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
export { EventCard, type EventCardProps } from './events/EventCard/EventCard.tsx'
export {
  EventForm,
  eventFormTexts,
  type EventFormFields,
  type EventFormProps,
  type EventFormTexts,
} from './events/EventForm/EventForm.tsx'
export { EventHead, type EventHeadProps } from './events/EventHead/EventHead.tsx'
export {
  EventProgramme,
  eventProgrammeTexts,
  type EventProgrammeProps,
  type EventProgrammeTexts,
  type ProgrammeItem,
} from './events/EventProgramme/EventProgramme.tsx'
export {
  EventStrip,
  type EventDay,
  type EventMark,
  type EventStripProps,
} from './events/EventStrip/EventStrip.tsx'
export { eventContexts, formatInterest, type EventContext, type EventItem } from './events/event.ts'

export { GiftCard, type GiftCardProps } from './championships/GiftCard/GiftCard.tsx'
export type { GiftCardTexts, GiftState } from './championships/GiftCard/gift-card-texts.ts'
export { PaymentHistory, type PaymentHistoryProps } from './championships/PaymentHistory/PaymentHistory.tsx'
export type {
  PaymentHistoryRecord,
  PaymentHistorySums,
} from './championships/PaymentHistory/payment-history.ts'
export type { PaymentHistoryTexts } from './championships/PaymentHistory/payment-history-texts.ts'
export { PrizePanel, type PrizePanelProps } from './championships/PrizePanel/PrizePanel.tsx'
export type { PrizeLine, PrizeLineKind, PrizePlace } from './championships/PrizePanel/prize-panel.ts'
export type { PrizePanelTexts } from './championships/PrizePanel/prize-panel-texts.ts'
export { PaymentReceipt, type PaymentReceiptProps } from './championships/PaymentReceipt/PaymentReceipt.tsx'
export type { PaymentReceiptTexts } from './championships/PaymentReceipt/payment-receipt-texts.ts'
export { EntryShares, type EntrySharesProps } from './championships/EntryShares/EntryShares.tsx'
export type { EntryShare, EntryShareStatus } from './championships/EntryShares/entry-shares.ts'
export type { EntrySharesTexts } from './championships/EntryShares/entry-shares-texts.ts'
export { PixPayment, type PixPaymentProps } from './championships/PixPayment/PixPayment.tsx'
export type { PixPaymentStatus, PixRefundReason } from './championships/PixPayment/pix-payment.ts'
export { pixPaymentTexts, type PixPaymentTexts } from './championships/PixPayment/pix-payment-texts.ts'
