import type { OperationId } from '../../src/contract/types.ts'
import type { Row } from './row.ts'
import { adminRows, supportRows } from './rows/support.ts'
import { achievementRows, activityRows, communicationRows } from './rows/communications.ts'
import { championshipRows } from './rows/championships.ts'
import { chatRows } from './rows/chat.ts'
import { eventRows } from './rows/events.ts'
import { fileRows } from './rows/files.ts'
import { invitationRows } from './rows/invitations.ts'
import { notificationRows } from './rows/notifications.ts'
import { partnerRows } from './rows/partners.ts'
import { paymentRows } from './rows/payments.ts'
import { profileRows } from './rows/profiles.ts'
import { pushRows } from './rows/push.ts'
import { recruitmentRows } from './rows/recruitment.ts'
import { rosterRows } from './rows/rosters.ts'
import { scheduleRows } from './rows/schedules.ts'
import { socialRows } from './rows/social.ts'
import { sponsorRows } from './rows/sponsors.ts'
import { teamRows } from './rows/teams.ts'
import { userRows } from './rows/users.ts'
import { loginMethodRows } from './rows/login-methods.ts'

/** An operation without a row does not compile. */
export type Matrix = { [K in OperationId]: Row<K> }

export const matrix: Matrix = {
  ...userRows,
  ...socialRows,
  ...loginMethodRows,
  ...profileRows,
  ...teamRows,
  ...invitationRows,
  ...fileRows,
  ...notificationRows,
  ...partnerRows,
  ...paymentRows,
  ...pushRows,
  ...recruitmentRows,
  ...sponsorRows,
  ...scheduleRows,
  ...communicationRows,
  ...championshipRows,
  ...rosterRows,
  ...eventRows,
  ...chatRows,
  ...activityRows,
  ...achievementRows,
  ...supportRows,
  ...adminRows,
}
