import type { Handlers } from './handler.ts'
import { achievementHandlers } from './achievements.ts'
import { activityHandlers } from './activities.ts'
import { adminHandlers } from './admin.ts'
import { authHandlers } from './auth.ts'
import { championshipHandlers } from './championships.ts'
import { chatHandlers } from './chat.ts'
import { communicationHandlers } from './communications.ts'
import { dashboardHandlers } from './dashboard.ts'
import { eventHandlers } from './events.ts'
import { fileHandlers } from './files.ts'
import { gameHandlers } from './games.ts'
import { invitationHandlers } from './invitations.ts'
import { notificationHandlers } from './notifications.ts'
import { partnerHandlers } from './partners.ts'
import { passkeyHandlers } from './passkeys.ts'
import { paymentHandlers } from './payments.ts'
import { pushHandlers } from './push.ts'
import { ratingHandlers } from './ratings.ts'
import { recruitmentHandlers } from './recruitment.ts'
import { scheduleHandlers } from './schedules.ts'
import { socialHandlers } from './social.ts'
import { sponsorHandlers } from './sponsors.ts'
import { supportHandlers } from './support.ts'
import { systemHandlers } from './system.ts'
import { teamHandlers } from './teams.ts'
import { twoStepHandlers } from './two-step.ts'
import { userHandlers } from './users.ts'

/** Every operation of the contract; one without a handler does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...socialHandlers,
  ...twoStepHandlers,
  ...passkeyHandlers,
  ...userHandlers,
  ...gameHandlers,
  ...teamHandlers,
  ...invitationHandlers,
  ...fileHandlers,
  ...notificationHandlers,
  ...partnerHandlers,
  ...paymentHandlers,
  ...pushHandlers,
  ...ratingHandlers,
  ...recruitmentHandlers,
  ...sponsorHandlers,
  ...scheduleHandlers,
  ...activityHandlers,
  ...achievementHandlers,
  ...communicationHandlers,
  ...dashboardHandlers,
  ...championshipHandlers,
  ...eventHandlers,
  ...chatHandlers,
  ...supportHandlers,
  ...adminHandlers,
  ...systemHandlers,
}
