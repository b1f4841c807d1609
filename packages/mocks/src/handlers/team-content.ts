import { toPage } from '../paging.ts'
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

/** An achievement or a sponsor. */
interface TeamItem {
  id: string
  team_id: string
}

const filterByTeam = <T extends { team_id: string }>(list: readonly T[], teamId: string) =>
  list.filter((item) => item.team_id === teamId)

/** For every member of the team. */
function findReadable<T extends TeamItem>(context: TeamRequest, list: readonly T[], id: string): T {
  return findById(filterByTeam(list, requireMember(context).team.id), id)
}

/** For members with the permission to change it. */
function findChangeable<T extends TeamItem>(context: TeamRequest, list: readonly T[], id: string): T {
  return findById(filterByTeam(list, requirePermission(context, 'manageShowcase').team.id), id)
}

function createItem<Body extends object>(
  { database, team }: MemberContext,
  kind: 'achievement' | 'sponsor',
  body: Body,
) {
  return { ...body, id: database.nextId(kind), team_id: team.id, files: [], created_at: database.now() }
}

function removeItem(context: TeamRequest, list: TeamItem[], id: string): undefined {
  list.splice(list.indexOf(findChangeable(context, list, id)), 1)
}

export const achievementHandlers: Handlers<AchievementIds> = {
  listAchievements(context) {
    const { database, team } = requireMember(context)
    return filterByTeam(database.achievements, team.id).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  },
  createAchievement(context) {
    const membership = requirePermission(context, 'manageShowcase')
    const achievement = createItem(membership, 'achievement', context.input.body)
    membership.database.achievements.push(achievement)
    logActivity(membership, 'ACHIEVEMENT_ADDED', achievement.title)
    return achievement
  },
  readAchievement: (context) =>
    findReadable(context, context.database.achievements, context.input.achievementId),
  updateAchievement: (context) =>
    Object.assign(
      findChangeable(context, context.database.achievements, context.input.achievementId),
      context.input.body,
    ),
  deleteAchievement: (context) =>
    removeItem(context, context.database.achievements, context.input.achievementId),
}

export const sponsorHandlers: Handlers<SponsorIds> = {
  listSponsors(context) {
    const { database, team } = requireMember(context)
    return toPage(filterByTeam(database.sponsors, team.id), context.input)
  },
  createSponsor(context) {
    const membership = requirePermission(context, 'manageShowcase')
    const sponsor = createItem(membership, 'sponsor', context.input.body)
    membership.database.sponsors.push(sponsor)
    logActivity(membership, 'SPONSOR_ADDED', sponsor.name)
    return sponsor
  },
  readSponsor: (context) => findReadable(context, context.database.sponsors, context.input.sid),
  updateSponsor: (context) =>
    Object.assign(findChangeable(context, context.database.sponsors, context.input.sid), context.input.body),
  deleteSponsor: (context) => removeItem(context, context.database.sponsors, context.input.sid),
}

export const registrationHandlers: Handlers<'listTeamRegistrations'> = {
  listTeamRegistrations(context) {
    const { input } = context
    const { database, team } = requireMember({ ...context, input: { id: input.teamId } })
    return toPage(filterByTeam(database.registrations, team.id), input)
  },
}
