import { authHandlers, userHandlers } from './accounts.ts'
import { activityHandlers } from './activities.ts'
import { adminHandlers } from './admin.ts'
import { badgeHandlers } from './badges.ts'
import { applicationHandlers } from './applications.ts'
import { championshipMatchHandlers } from './championship-matches.ts'
import { championshipOrganisationHandlers } from './championship-organisation.ts'
import { championshipRoomHandlers } from './championship-rooms.ts'
import { championshipRegistrationHandlers } from './championship-registrations.ts'
import { championshipHandlers } from './championships.ts'
import { communicationHandlers } from './communications.ts'
import { blockHandlers, conversationHandlers } from './conversations.ts'
import { dashboardHandlers } from './dashboard.ts'
import { fileHandlers } from './files.ts'
import type { Handlers } from './handler.ts'
import { invitationHandlers } from './invitations.ts'
import { memberHandlers, teamSettingsHandlers } from './members.ts'
import { groupHandlers, pinHandlers } from './groups.ts'
import { messageHandlers } from './messages.ts'
import { notificationHandlers } from './notifications.ts'
import { partnerHandlers } from './partners.ts'
import { passwordHandlers } from './passwords.ts'
import { pixHandlers } from './pix.ts'
import { profileHandlers } from './profiles.ts'
import { publicTeamHandlers } from './public-teams.ts'
import { pushHandlers } from './push.ts'
import { ratingHandlers } from './ratings.ts'
import { recruitmentHandlers } from './recruitment.ts'
import { occurrenceHandlers } from './occurrences.ts'
import { availabilityHandlers, calendarKeyHandlers, checkInHandlers, scheduleHandlers } from './schedules.ts'
import { socialHandlers } from './social.ts'
import { supportHandlers } from './support.ts'
import { achievementHandlers, registrationHandlers, sponsorHandlers } from './team-content.ts'
import { gameHandlers, teamHandlers } from './teams.ts'
import { passkeyHandlers, twoStepHandlers } from './ways-in.ts'

/** Every operation of the contract; one that is missing here does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...twoStepHandlers,
  ...passkeyHandlers,
  ...passwordHandlers,
  ...socialHandlers,
  ...userHandlers,
  ...profileHandlers,
  ...pixHandlers,
  ...gameHandlers,
  ...teamHandlers,
  ...teamSettingsHandlers,
  ...memberHandlers,
  ...publicTeamHandlers,
  ...partnerHandlers,
  ...pushHandlers,
  ...ratingHandlers,
  ...invitationHandlers,
  ...applicationHandlers,
  ...achievementHandlers,
  ...sponsorHandlers,
  ...registrationHandlers,
  ...championshipHandlers,
  ...championshipMatchHandlers,
  ...championshipOrganisationHandlers,
  ...championshipRoomHandlers,
  ...championshipRegistrationHandlers,
  ...activityHandlers,
  ...recruitmentHandlers,
  ...communicationHandlers,
  ...dashboardHandlers,
  ...scheduleHandlers,
  ...checkInHandlers,
  ...occurrenceHandlers,
  ...availabilityHandlers,
  ...calendarKeyHandlers,
  ...conversationHandlers,
  ...blockHandlers,
  ...messageHandlers,
  ...groupHandlers,
  ...pinHandlers,
  ...fileHandlers,
  ...notificationHandlers,
  ...supportHandlers,
  ...adminHandlers,
  ...badgeHandlers,
  readHealth: () => ({ status: 'ok' }),
  readReadiness: () => ({ status: 'ok' }),
}
