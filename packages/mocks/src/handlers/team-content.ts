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

export const registrationHandlers: Handlers<'listTeamRegistrations'> = {
  listTeamRegistrations(context) {
    const { input } = context
    const { database, team } = requireMember({ ...context, input: { id: input.teamId } })
    return toPage(ofTeam(database.registrations, team.id), input)
  },
}
