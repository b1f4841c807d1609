import type { OperationId } from '@convoca/sdk'
import { achievements } from './achievements.ts'
import { activities } from './activities.ts'
import { admin } from './admin.ts'
import { auth } from './auth.ts'
import { championships } from './championships.ts'
import { chat } from './chat.ts'
import { communications } from './communications.ts'
import { dashboard } from './dashboard.ts'
import { files } from './files.ts'
import { games } from './games.ts'
import { invitations } from './invitations.ts'
import { notifications } from './notifications.ts'
import { partners } from './partners.ts'
import { ratings } from './ratings.ts'
import { recruitment } from './recruitment.ts'
import { schedules } from './schedules.ts'
import { sponsors } from './sponsors.ts'
import { support } from './support.ts'
import { system } from './system.ts'
import { teams } from './teams.ts'
import { users } from './users.ts'
import type { SampleRequest } from './samples.ts'

/** A valid request of each operation, by the contract's tags; an operation without one does not compile. */
export const sampleRequests: Record<OperationId, SampleRequest> = {
  ...achievements,
  ...activities,
  ...admin,
  ...auth,
  ...championships,
  ...chat,
  ...communications,
  ...dashboard,
  ...files,
  ...games,
  ...invitations,
  ...notifications,
  ...partners,
  ...ratings,
  ...recruitment,
  ...schedules,
  ...sponsors,
  ...support,
  ...system,
  ...teams,
  ...users,
}
