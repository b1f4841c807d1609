import { earliestActivity } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { findUser } from '../queries.ts'
import { requireMember, findById } from './access.ts'
import type { Handlers } from './handler.ts'

function toActivity(
  database: MockDatabase,
  activity: MockDatabase['activities'][number],
): Schemas['Activity'] {
  const named = (id: string | null) => {
    if (id === null) return null
    const { nick, name } = findUser(database, id)
    return { id, nick, name }
  }
  return {
    id: activity.id,
    team_id: activity.teamId,
    actionType: activity.actionType,
    actor: named(activity.actorId),
    subject: named(activity.subjectId),
    role: activity.role,
    target: activity.target,
    created_at: activity.at,
  }
}

export const activityHandlers: Handlers<'listActivities' | 'readActivity'> = {
  listActivities(context) {
    const { database, team } = requireMember(context)
    const { actionType, timeFilter = 'ALL' } = context.input
    const earliest = earliestActivity(timeFilter, new Date(database.now()))
    const found = database.activities.filter(
      (one) =>
        one.teamId === team.id &&
        (actionType === undefined || one.actionType === actionType) &&
        (earliest === null || new Date(one.at) >= earliest),
    )
    const sorted = found.toSorted((a, b) => (a.at < b.at ? 1 : -1))
    return toPage(
      sorted.map((one) => toActivity(database, one)),
      context.input,
    )
  },
  readActivity(context) {
    const { database, team } = requireMember(context)
    const own = database.activities.filter((one) => one.teamId === team.id)
    return toActivity(database, findById(own, context.input.activityId))
  },
}
