import type { Schemas } from '@convoca/sdk'
import { pageOf, userOf } from '../shapes.ts'
import type { World } from '../world.ts'
import { type AskingTeam, type Inside, allowedInTeam, insideTeam, oneById, record } from './access.ts'
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
function readable<T extends Shown>(context: AskingTeam, list: readonly T[], id: string): T {
  return oneById(ofTeam(list, insideTeam(context).team.id), id)
}

/** The same for who may change it. */
function changeable<T extends Shown>(context: AskingTeam, list: readonly T[], id: string): T {
  return oneById(ofTeam(list, allowedInTeam(context, 'manageShowcase').team.id), id)
}

function made<Body extends object>({ world, team }: Inside, kind: 'achievement' | 'sponsor', body: Body) {
  return { ...body, id: world.nextId(kind), team_id: team.id, files: [], created_at: world.now() }
}

function remove(context: AskingTeam, list: Shown[], id: string): undefined {
  list.splice(list.indexOf(changeable(context, list, id)), 1)
}

export const achievementHandlers: Handlers<AchievementIds> = {
  listAchievements(context) {
    const { world, team } = insideTeam(context)
    return ofTeam(world.achievements, team.id).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  },
  createAchievement(context) {
    const inside = allowedInTeam(context, 'manageShowcase')
    const achievement = made(inside, 'achievement', context.input.body)
    inside.world.achievements.push(achievement)
    record(inside, 'ACHIEVEMENT_ADDED', achievement.title)
    return achievement
  },
  readAchievement: (context) => readable(context, context.world.achievements, context.input.achievementId),
  updateAchievement: (context) =>
    Object.assign(
      changeable(context, context.world.achievements, context.input.achievementId),
      context.input.body,
    ),
  deleteAchievement: (context) => remove(context, context.world.achievements, context.input.achievementId),
}

export const sponsorHandlers: Handlers<SponsorIds> = {
  listSponsors(context) {
    const { world, team } = insideTeam(context)
    return pageOf(ofTeam(world.sponsors, team.id), context.input)
  },
  createSponsor(context) {
    const inside = allowedInTeam(context, 'manageShowcase')
    const sponsor = made(inside, 'sponsor', context.input.body)
    inside.world.sponsors.push(sponsor)
    record(inside, 'SPONSOR_ADDED', sponsor.name)
    return sponsor
  },
  readSponsor: (context) => readable(context, context.world.sponsors, context.input.sid),
  updateSponsor: (context) =>
    Object.assign(changeable(context, context.world.sponsors, context.input.sid), context.input.body),
  deleteSponsor: (context) => remove(context, context.world.sponsors, context.input.sid),
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

function activityShape(world: World, activity: World['activities'][number]): Schemas['Activity'] {
  const named = (id: string | null) => {
    if (id === null) return null
    const { nick, name } = userOf(world, id)
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
    const { world, team } = insideTeam(context)
    const { actionType, timeFilter = 'ALL' } = context.input
    const now = Date.parse(world.now())
    const since = now - spans[timeFilter](now)
    const found = world.activities.filter(
      (one) =>
        one.teamId === team.id &&
        (actionType === undefined || one.actionType === actionType) &&
        Date.parse(one.at) >= since,
    )
    const sorted = found.toSorted((a, b) => (a.at < b.at ? 1 : -1))
    return pageOf(
      sorted.map((one) => activityShape(world, one)),
      context.input,
    )
  },
  readActivity(context) {
    const { world, team } = insideTeam(context)
    const own = world.activities.filter((one) => one.teamId === team.id)
    return activityShape(world, oneById(own, context.input.activityId))
  },
  listTeamRegistrations(context) {
    const { input } = context
    const { world, team } = insideTeam({ ...context, input: { id: input.teamId } })
    return pageOf(ofTeam(world.registrations, team.id), input)
  },
}
