/* The app's own parts: this entry exists in the repository alone, and no tarball has it. */
export { listScenes } from './championships/SceneArt/draw-scene.ts'
export { SceneArt } from './championships/SceneArt/SceneArt.tsx'
export { DrawingPicker, type DrawingPickerProps } from './media/DrawingPicker/DrawingPicker.tsx'
export { lazyPart } from './primitives/lazy-part/lazy-part.ts'
export {
  dashboardItem,
  mainMenuItems,
  markActive,
  notificationsItem,
  settingsItem,
  type MenuItem,
} from './shell/menu/menu.tsx'
export { AppShell } from './shell/AppShell/AppShell.tsx'
export { Footer } from './shell/Footer/Footer.tsx'
export { LoadingOverlay } from './shell/LoadingOverlay/LoadingOverlay.tsx'
export { MobileMenu, type MobileMenuProps } from './shell/MobileMenu/MobileMenu.tsx'
export { SidePanel } from './shell/SidePanel/SidePanel.tsx'
export { Sidebar } from './shell/Sidebar/Sidebar.tsx'
export { SettingsNav } from './shell/SettingsNav/SettingsNav.tsx'
export { TopBar } from './shell/TopBar/TopBar.tsx'
export { TopMenu } from './shell/TopMenu/TopMenu.tsx'
export { ChampionshipForm } from './championships/ChampionshipForm/ChampionshipForm.tsx'
export type {
  ChampionshipFormFields,
  ChampionshipPrize,
  GrandFinal,
} from './championships/ChampionshipForm/championship-form-fields.ts'
export type { ChampionshipFormStep } from './championships/ChampionshipForm/ChampionshipForm.tsx'
export { type TieBreak, tieBreakNames } from './championships/tie-break-texts.ts'
export { ChampionshipHeader } from './championships/ChampionshipHeader/ChampionshipHeader.tsx'
export type { ChampionshipHead } from './championships/ChampionshipHeader/ChampionshipHeader.tsx'
export { ChampionshipHero } from './championships/ChampionshipHero/ChampionshipHero.tsx'
export { FirstSteps } from './front/FirstSteps/FirstSteps.tsx'
export { FrontHero } from './front/FrontHero/FrontHero.tsx'
export { FrontMatches } from './front/FrontMatches/FrontMatches.tsx'
export { JoinBand } from './front/JoinBand/JoinBand.tsx'
export { PrizeShowcase } from './front/PrizeShowcase/PrizeShowcase.tsx'
export type { FrontMatch, FrontTeam } from './front/front-match.ts'
export { MatchRail, matchRailTexts } from './championships/MatchRail/MatchRail.tsx'
export { RegistrationDialog } from './championships/RegistrationDialog/RegistrationDialog.tsx'
export type { Roster, RosterMember } from './championships/RegistrationDialog/roster.ts'
export { RegistrationPanel } from './championships/RegistrationPanel/RegistrationPanel.tsx'
export type {
  LostEntry,
  RegistrationState,
  RegistrationTeam,
} from './championships/RegistrationPanel/registration-state.ts'
export { MatchFacts, type MatchFactsProps } from './championships/MatchHeader/MatchFacts.tsx'
export { MatchHeader } from './championships/MatchHeader/MatchHeader.tsx'
export { MatchCheckIn } from './championships/ScoreReport/MatchCheckIn.tsx'
export { MatchProofs } from './championships/ScoreReport/MatchProofs.tsx'
export { MatchReschedule } from './championships/ScoreReport/MatchReschedule.tsx'
export { MatchRuling } from './championships/ScoreReport/MatchRuling.tsx'
export { MatchTimeline } from './championships/ScoreReport/MatchTimeline.tsx'
export { MatchReports } from './championships/ScoreReport/MatchReports.tsx'
export { ScoreReport } from './championships/ScoreReport/ScoreReport.tsx'
export type { MatchCheckInAction, MatchCheckInSide } from './championships/ScoreReport/MatchCheckIn.tsx'
export type {
  MatchLogItem,
  MatchPlayer,
  MatchProofItem,
  MatchGameItem,
  MatchReportItem,
} from './championships/match-room.ts'
export type { MatchRescheduleState } from './championships/ScoreReport/MatchReschedule.tsx'
export { playerTexts } from './championships/player-texts.ts'
export { TextsContext as textsContext } from './primitives/useTexts/useTexts.ts'
export { RegistrationList, type RegistrationRow } from './championships/RegistrationList/RegistrationList.tsx'
export { SeedingList } from './championships/SeedingList/SeedingList.tsx'
export { StageLine, type ChampionshipStage } from './championships/StageLine/StageLine.tsx'
export { StandingsTable, type StandingsRow } from './championships/StandingsTable/StandingsTable.tsx'
export { AnnouncementList } from './championships/AnnouncementList/AnnouncementList.tsx'
export type { AnnouncementItem } from './championships/AnnouncementList/announcement.ts'
export { MatchScheduleForm } from './championships/MatchScheduleForm/MatchScheduleForm.tsx'
export type { MatchTime } from './championships/MatchScheduleForm/plan-times.ts'
export { StaffList, type StaffMember } from './championships/StaffList/StaffList.tsx'
export { AchievementCard } from './teams/AchievementCard/AchievementCard.tsx'
export { AchievementList } from './teams/AchievementCard/AchievementList.tsx'
export type { TeamAchievement } from './teams/AchievementCard/AchievementCard.tsx'
export { AchievementForm } from './teams/AchievementForm/AchievementForm.tsx'
export { ActivityFeed } from './teams/ActivityFeed/ActivityFeed.tsx'
export { ActivityFilters } from './teams/ActivityFeed/ActivityFilters.tsx'
export type { ActivityFilter } from './teams/ActivityFeed/ActivityFilters.tsx'
export type { TeamActivity } from './teams/ActivityFeed/activity.ts'
export { BadgeList } from './teams/BadgeList/BadgeList.tsx'
export type { TeamBadge } from './teams/BadgeList/BadgeList.tsx'
export { CommunicationForm } from './teams/CommunicationForm/CommunicationForm.tsx'
export { CommunicationItem } from './teams/CommunicationList/CommunicationItem.tsx'
export { CommunicationList } from './teams/CommunicationList/CommunicationList.tsx'
export type { CommunicationKind, TeamCommunication } from './teams/CommunicationList/communication.ts'
export { InvitationList } from './teams/InvitationList/InvitationList.tsx'
export { InvitationRow } from './teams/InvitationList/InvitationRow.tsx'
export type { InvitationAction, TeamInvitation } from './teams/InvitationList/InvitationRow.tsx'
export { ApplicationList } from './teams/ApplicationList/ApplicationList.tsx'
export { ApplicationRow } from './teams/ApplicationList/ApplicationRow.tsx'
export type { TeamApplication } from './teams/ApplicationList/ApplicationRow.tsx'
export { ApplyDialog } from './teams/ApplyDialog/ApplyDialog.tsx'
export { InviteLinkPanel } from './teams/InviteLinkPanel/InviteLinkPanel.tsx'
export { InviteDialog } from './teams/InviteDialog/InviteDialog.tsx'
export { MemberRow } from './teams/MemberTable/MemberRow.tsx'
export { MemberTable } from './teams/MemberTable/MemberTable.tsx'
export type { MemberAction, TeamMember } from './teams/MemberTable/team-member.ts'
export { NextEvents } from './teams/NextEvents/NextEvents.tsx'
export type { NextEvent } from './teams/NextEvents/NextEvents.tsx'
export { RecruitmentToggle } from './teams/RecruitmentToggle/RecruitmentToggle.tsx'
export { ShareButton } from './teams/ShareButton/ShareButton.tsx'
export { SponsorCard } from './teams/SponsorCard/SponsorCard.tsx'
export { SponsorForm } from './teams/SponsorForm/SponsorForm.tsx'
export { SponsorStrip } from './teams/SponsorStrip/SponsorStrip.tsx'
export type { SponsorItem } from './teams/sponsor.ts'
export { StatsPanel } from './teams/StatsPanel/StatsPanel.tsx'
export type { TeamStats } from './teams/StatsPanel/StatsPanel.tsx'
export { TeamHeader, type TeamHeaderProps } from './teams/TeamHeader/TeamHeader.tsx'
export { TeamSettingsForm } from './teams/TeamSettingsForm/TeamSettingsForm.tsx'
export { UnreadBadge } from './teams/UnreadBadge/UnreadBadge.tsx'
export { VacancyCard } from './teams/VacancyCard/VacancyCard.tsx'
export { VacancyFilters, type VacancyFilter } from './teams/VacancyFilters/VacancyFilters.tsx'
export { VacancyForm } from './teams/VacancyForm/VacancyForm.tsx'
export { VacancyList } from './teams/VacancyList/VacancyList.tsx'
export type { VacancyItem } from './teams/vacancy.ts'
export { EquipmentList } from './players/EquipmentList/EquipmentList.tsx'
export type { EquipmentItem } from './players/EquipmentList/EquipmentList.tsx'
export { PixKeyList } from './players/PixKeyList/PixKeyList.tsx'
export { RankingList, type RankingRow } from './players/RankingList/RankingList.tsx'
export { RatingChart, type RatingEntry } from './players/RatingChart/RatingChart.tsx'
export { RatingLine } from './players/RatingChart/RatingLine.tsx'
export { PlayerGameList } from './players/PlayerGameList/PlayerGameList.tsx'
export type { PlayerGameItem } from './players/PlayerGameList/PlayerGameList.tsx'
export { ProfileHeader } from './profile/ProfileHeader/ProfileHeader.tsx'
export type { ProfileFigure } from './profile/ProfileHeader/ProfileHeader.tsx'
export { CommandPalette } from './shell/CommandPalette/CommandPalette.tsx'
export { quickCommands, type CommandGroup } from './shell/CommandPalette/commands.tsx'
export { useCommandPaletteShortcut } from './shell/CommandPalette/useCommandPaletteShortcut.ts'
export { AuthLayout } from './forms/AuthLayout/AuthLayout.tsx'
export { LinkedAccountList } from './forms/LinkedAccountList/LinkedAccountList.tsx'
export { LoginForm } from './forms/LoginForm/LoginForm.tsx'
export { NewPasswordForm } from './forms/NewPasswordForm/NewPasswordForm.tsx'
export { NewPasswordLayout } from './forms/NewPasswordLayout/NewPasswordLayout.tsx'
export { PasswordChangeForm } from './forms/PasswordChangeForm/PasswordChangeForm.tsx'
export { ProfileForm } from './forms/ProfileForm/ProfileForm.tsx'
export { RecoveryForm } from './forms/RecoveryForm/RecoveryForm.tsx'
export { GENDERS } from './forms/RegisterForm/genders.ts'
export { RegisterForm } from './forms/RegisterForm/RegisterForm.tsx'
export { PushDevices } from './forms/PushDevices/PushDevices.tsx'
export { RecoveryCodeList, TwoStepSecret, TwoStepStatus } from './forms/TwoStepStatus/TwoStepStatus.tsx'
export { ReportList, type ReportItem } from './support/ReportList/ReportList.tsx'
export { TicketList, TicketStatus, type TicketItem } from './support/TicketList/TicketList.tsx'
export { TicketPicture, TicketThread, type TicketMessageItem } from './support/TicketThread/TicketThread.tsx'
export { SessionList } from './forms/SessionList/SessionList.tsx'
export { SocialButtons } from './forms/SocialButtons/SocialButtons.tsx'
export { countCalendarDays, formatDate, formatDay, formatTime } from './primitives/format-date/format-date.ts'
export {
  formatDayOfMonth,
  formatLongDay,
  formatWeekday,
  toIsoDay,
  toIsoMinute,
} from './schedule/long-dates.ts'
export { AnswerList } from './dashboard/AnswerList/AnswerList.tsx'
export type { DashboardEvent } from './dashboard/dashboard-event.ts'
export {
  NextEventHero,
  type EventAttendee,
  type EventReminder,
} from './dashboard/NextEventHero/NextEventHero.tsx'
export { TeamFormList, type TeamForm } from './dashboard/TeamFormList/TeamFormList.tsx'
export { WeekStrip } from './dashboard/WeekStrip/WeekStrip.tsx'
export { AvailabilityGrid } from './schedule/AvailabilityGrid/AvailabilityGrid.tsx'
export { bestTimes, type WeekSlot } from './schedule/AvailabilityGrid/week-hours.ts'
export { CheckInList, type CheckInItem } from './schedule/CheckInList/CheckInList.tsx'
export type { CalendarView } from './schedule/days.ts'
export {
  scheduleTypeLabels,
  type ScheduleEvent,
  type ScheduleType,
  type WeekHour,
} from './schedule/schedule.ts'
export { ScheduleCalendar } from './schedule/ScheduleCalendar/ScheduleCalendar.tsx'
export { ScheduleForm, type SuggestedSlot } from './schedule/ScheduleForm/ScheduleForm.tsx'
export { EventCard } from './events/EventCard/EventCard.tsx'
export { EventForm } from './events/EventForm/EventForm.tsx'
export { EventHead } from './events/EventHead/EventHead.tsx'
export { EventProgramme, type ProgrammeItem } from './events/EventProgramme/EventProgramme.tsx'
export { EventStrip, type EventDay } from './events/EventStrip/EventStrip.tsx'
export { eventContexts, formatInterest, type EventContext, type EventItem } from './events/event.ts'

export { GiftCard, type GiftCardProps } from './championships/GiftCard/GiftCard.tsx'
export { PaymentHistory } from './championships/PaymentHistory/PaymentHistory.tsx'
export type {
  PaymentHistoryRecord,
  PaymentHistorySums,
} from './championships/PaymentHistory/payment-history.ts'
export { PrizePanel, type PrizePanelProps } from './championships/PrizePanel/PrizePanel.tsx'
export { PaymentReceipt, type PaymentReceiptProps } from './championships/PaymentReceipt/PaymentReceipt.tsx'
export { EntryShares } from './championships/EntryShares/EntryShares.tsx'
export type { EntryShare } from './championships/EntryShares/entry-shares.ts'
export { PixPayment, type PixPaymentProps } from './championships/PixPayment/PixPayment.tsx'
export { pixPaymentTexts } from './championships/PixPayment/pix-payment-texts.ts'
