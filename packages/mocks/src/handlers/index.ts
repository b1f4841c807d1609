import { authHandlers, userHandlers } from './accounts.ts'
import { activityHandlers } from './activities.ts'
import { applicationHandlers } from './applications.ts'
import { communicationHandlers } from './communications.ts'
import { blockHandlers, conversationHandlers } from './conversations.ts'
import { fileHandlers } from './files.ts'
import type { Handlers } from './handler.ts'
import { invitationHandlers } from './invitations.ts'
import { memberHandlers, teamSettingsHandlers } from './members.ts'
import { messageHandlers } from './messages.ts'
import { notificationHandlers } from './notifications.ts'
import { passwordHandlers } from './passwords.ts'
import { pixHandlers } from './pix.ts'
import { profileHandlers } from './profiles.ts'
import { publicTeamHandlers } from './public-teams.ts'
import { recruitmentHandlers } from './recruitment.ts'
import { availabilityHandlers, calendarKeyHandlers, checkInHandlers, scheduleHandlers } from './schedules.ts'
import { achievementHandlers, registrationHandlers, sponsorHandlers } from './team-content.ts'
import { gameHandlers, teamHandlers } from './teams.ts'

/** Every operation of the contract; one that is missing here does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...passwordHandlers,
  ...userHandlers,
  ...profileHandlers,
  ...pixHandlers,
  ...gameHandlers,
  ...teamHandlers,
  ...teamSettingsHandlers,
  ...memberHandlers,
  ...publicTeamHandlers,
  ...invitationHandlers,
  ...applicationHandlers,
  ...achievementHandlers,
  ...sponsorHandlers,
  ...registrationHandlers,
  ...activityHandlers,
  ...recruitmentHandlers,
  ...communicationHandlers,
  ...scheduleHandlers,
  ...checkInHandlers,
  ...availabilityHandlers,
  ...calendarKeyHandlers,
  ...conversationHandlers,
  ...blockHandlers,
  ...messageHandlers,
  ...fileHandlers,
  ...notificationHandlers,
  readHealth: () => ({ status: 'ok' }),
  readReadiness: () => ({ status: 'ok' }),
}
