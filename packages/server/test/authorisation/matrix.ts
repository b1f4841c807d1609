import type { OperationId } from '../../src/contract/types.ts'
import type { ErrorCode } from '../../src/errors.ts'
import type { PlannedId } from '../../src/contract/planned.ts'
import type { ActorName } from './actors.ts'
import type { Row } from './row.ts'
import { achievementRows, activityRows, communicationRows } from './rows/communications.ts'
import { fileRows } from './rows/files.ts'
import { invitationRows } from './rows/invitations.ts'
import { notificationRows } from './rows/notifications.ts'
import { recruitmentRows } from './rows/recruitment.ts'
import { scheduleRows } from './rows/schedules.ts'
import { sponsorRows } from './rows/sponsors.ts'
import { teamRows } from './rows/teams.ts'
import { userRows } from './rows/users.ts'

/** An operation with a handler and without a row does not compile. */
export type Matrix = { [K in Exclude<OperationId, PlannedId>]: Row<K> }

export const matrix: Matrix = {
  ...userRows,
  ...teamRows,
  ...invitationRows,
  ...fileRows,
  ...notificationRows,
  ...recruitmentRows,
  ...sponsorRows,
  ...scheduleRows,
  ...communicationRows,
  ...activityRows,
  ...achievementRows,
}

/** What a planned operation answers, whoever asks: nobody gets past it, and a guest not even to it. */
export function plannedOutcome(needsSession: boolean, actor: ActorName): ErrorCode {
  return needsSession && actor === 'guest' ? 'UNAUTHENTICATED' : 'NOT_IMPLEMENTED'
}
