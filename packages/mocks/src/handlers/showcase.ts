import type { Schemas } from '@convoca/sdk'
import { pageOf, userOf } from '../shapes.ts'
import type { World } from '../world.ts'
import { allowedInTeam, insideTeam, oneById, record } from './access.ts'
import type { Handlers } from './handler.ts'

type AchievementIds =
  | 'listAchievements'
  | 'createAchievement'
  | 'readAchievement'
  | 'updateAchievement'
  | 'deleteAchievement'
type SponsorIds = 'listSponsors' | 'createSponsor' | 'readSponsor' | 'updateSponsor' | 'deleteSponsor'
type HistoryIds = 'listActivities' | 'readActivity' | 'listTeamRegistrations'

const ofTeam = <T extends { team_id: string }>(list: readonly T[], teamId: string) =>
  list.filter((item) => item.team_id === teamId)

export const achievementHandlers: Handlers<AchievementIds> = {
  listAchievements(context) {
    const { world, team } = insideTeam(context)
    return ofTeam(world.achievements, team.id).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  },
  createAchievement(context) {
    const inside = allowedInTeam(context, 'manageShowcase')
    const { world, team } = inside
    const { body } = context.input
    const made = {
      ...body,
      id: world.nextId('achievement'),
      team_id: team.id,
      files: [],
      created_at: world.now(),
    }
    world.achievements.push(made)
    record(inside, 'ACHIEVEMENT_ADDED', body.title)
    return made
  },
  readAchievement(context) {
    const { world, team } = insideTeam(context)
    return oneById(ofTeam(world.achievements, team.id), context.input.achievementId)
  },
  updateAchievement(context) {
    const { world, team } = allowedInTeam(context, 'manageShowcase')
    const found = oneById(ofTeam(world.achievements, team.id), context.input.achievementId)
    return Object.assign(found, context.input.body)
  },
  deleteAchievement(context) {
    const { world, team } = allowedInTeam(context, 'manageShowcase')
    const found = oneById(ofTeam(world.achievements, team.id), context.input.achievementId)
    world.achievements = world.achievements.filter((one) => one !== found)
    return undefined
  },
}

export const sponsorHandlers: Handlers<SponsorIds> = {
  listSponsors(context) {
    const { world, team } = insideTeam(context)
    return pageOf(ofTeam(world.sponsors, team.id), context.input)
  },
  createSponsor(context) {
    const inside = allowedInTeam(context, 'manageShowcase')
    const { world, team } = inside
    const { body } = context.input
    const made = {
      ...body,
      id: world.nextId('sponsor'),
      team_id: team.id,
      files: [],
      created_at: world.now(),
    }
    world.sponsors.push(made)
    record(inside, 'SPONSOR_ADDED', body.name)
    return made
  },
  readSponsor(context) {
    const { world, team } = insideTeam(context)
    return oneById(ofTeam(world.sponsors, team.id), context.input.sid)
  },
  updateSponsor(context) {
    const { world, team } = allowedInTeam(context, 'manageShowcase')
    const found = oneById(ofTeam(world.sponsors, team.id), context.input.sid)
    return Object.assign(found, context.input.body)
  },
  deleteSponsor(context) {
    const { world, team } = allowedInTeam(context, 'manageShowcase')
    const found = oneById(ofTeam(world.sponsors, team.id), context.input.sid)
    world.sponsors = world.sponsors.filter((one) => one !== found)
    return undefined
  },
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
