import type { Schemas } from '@convoca/sdk'
import { toPage, findUser } from '../mappers.ts'
import type { MockDatabase } from '../mock-database.ts'
import {
  type TeamRequest,
  type MemberContext,
  requirePermission,
  requireMember,
  findById,
  logActivity,
} from './access.ts'
import type { Handlers } from './handler.ts'

type AchievementIds =
  | 'listAchievements'
  | 'createAchievement'
  | 'readAchievement'
  | 'updateAchievement'
  | 'deleteAchievement'
type SponsorIds = 'listSponsors' | 'createSponsor' | 'readSponsor' | 'updateSponsor' | 'deleteSponsor'
type HistoryIds = 'listActivities' | 'readActivity' | 'listTeamRegistrations'

/** What a team shows, made and changed by who leads it. */
interface Shown {
  id: string
  team_id: string
}

const ofTeam = <T extends { team_id: string }>(list: readonly T[], teamId: string) =>
  list.filter((item) => item.team_id === teamId)

/** One that the team shows, for its members. */
function readable<T extends Shown>(context: TeamRequest, list: readonly T[], id: string): T {
  return findById(ofTeam(list, requireMember(context).team.id), id)
}

/** The same for who may change it. */
function changeable<T extends Shown>(context: TeamRequest, list: readonly T[], id: string): T {
  return findById(ofTeam(list, requirePermission(context, 'manageShowcase').team.id), id)
}

function made<Body extends object>(
  { database, team }: MemberContext,
  kind: 'achievement' | 'sponsor',
  body: Body,
) {
  return { ...body, id: database.nextId(kind), team_id: team.id, files: [], created_at: database.now() }
}

function remove(context: TeamRequest, list: Shown[], id: string): undefined {
  list.splice(list.indexOf(changeable(context, list, id)), 1)
}

export const achievementHandlers: Handlers<AchievementIds> = {
  listAchievements(context) {
    const { database, team } = requireMember(context)
    return ofTeam(database.achievements, team.id).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  },
  createAchievement(context) {
    const membership = requirePermission(context, 'manageShowcase')
    const achievement = made(membership, 'achievement', context.input.body)
    membership.database.achievements.push(achievement)
    logActivity(membership, 'ACHIEVEMENT_ADDED', achievement.title)
    return achievement
  },
  readAchievement: (context) => readable(context, context.database.achievements, context.input.achievementId),
  updateAchievement: (context) =>
    Object.assign(
      changeable(context, context.database.achievements, context.input.achievementId),
      context.input.body,
    ),
  deleteAchievement: (context) => remove(context, context.database.achievements, context.input.achievementId),
}

export const sponsorHandlers: Handlers<SponsorIds> = {
  listSponsors(context) {
    const { database, team } = requireMember(context)
    return toPage(ofTeam(database.sponsors, team.id), context.input)
  },
  createSponsor(context) {
    const membership = requirePermission(context, 'manageShowcase')
    const sponsor = made(membership, 'sponsor', context.input.body)
    membership.database.sponsors.push(sponsor)
    logActivity(membership, 'SPONSOR_ADDED', sponsor.name)
    return sponsor
  },
  readSponsor: (context) => readable(context, context.database.sponsors, context.input.sid),
  updateSponsor: (context) =>
    Object.assign(changeable(context, context.database.sponsors, context.input.sid), context.input.body),
  deleteSponsor: (context) => remove(context, context.database.sponsors, context.input.sid),
}

const day = 24 * 60 * 60_000
const saoPaulo = -3 * 60 * 60_000
/** How far back each filter looks, in milliseconds; today begins at midnight in São Paulo. */
const spans: Record<Schemas['TimeFilter'], (now: number) => number> = {
  TODAY: (now) => (now + saoPaulo) % day,
  WEEK: () => 7 * day,
  MONTH: () => 30 * day,
  YEAR: () => 365 * day,
  ALL: () => Infinity,
}

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

export const historyHandlers: Handlers<HistoryIds> = {
  listActivities(context) {
    const { database, team } = requireMember(context)
    const { actionType, timeFilter = 'ALL' } = context.input
    const now = Date.parse(database.now())
    const since = now - spans[timeFilter](now)
    const found = database.activities.filter(
      (one) =>
        one.teamId === team.id &&
        (actionType === undefined || one.actionType === actionType) &&
        Date.parse(one.at) >= since,
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
  listTeamRegistrations(context) {
    const { input } = context
    const { database, team } = requireMember({ ...context, input: { id: input.teamId } })
    return toPage(ofTeam(database.registrations, team.id), input)
  },
}
