import type { Schemas } from '@convoca/sdk'
import { invalid, MockProblem } from '../problem.ts'
import { gameShape, memberShape, pageOf, teamDetail, teamListItem } from '../shapes.ts'
import type { World, WorldMember, WorldTeam } from '../world.ts'
import { allowedInTeam, insideTeam, oneById, record } from './access.ts'
import { signedIn, type Handlers } from './handler.ts'
import { checkTeam, foundTeams } from './teams.ts'

type SettingsIds = 'updateTeam' | 'deleteTeam' | 'changeMembersVisibility' | 'listTeamGames' | 'searchMyTeams'
type MemberIds = 'transferTeam' | 'leaveTeam' | 'removeMember' | 'changeMemberRole' | 'assignRoster'

function applyUpdate(team: WorldTeam, body: Schemas['TeamUpdate']): void {
  team.name = body.name
  team.tag = body.teamTag.toUpperCase()
  team.description = body.description
  team.gameId = body.game_id ?? team.gameId
  team.showMembers = body.show_team_members ?? team.showMembers
  team.isRecruiting = body.is_recruiting ?? team.isRecruiting
  team.primaryColor = body.primary_color ?? team.primaryColor
  team.secondaryColor = body.secondary_color ?? team.secondaryColor
  team.notificationsEnabled = body.notifications_enabled ?? team.notificationsEnabled
}

/** A member whom the caller may change: nobody changes the OWNER. */
function subject(team: WorldTeam, memberId: string): WorldMember {
  const member = oneById(team.members, memberId, 'NOT_IN_TEAM')
  if (member.role === 'OWNER') throw new MockProblem(403, 'FORBIDDEN')
  return member
}

function takeOut(world: World, team: WorldTeam, member: WorldMember): void {
  team.members = team.members.filter((one) => one !== member)
  const group = world.conversations.find((conversation) => conversation.teamId === team.id)
  if (group) group.userIds = group.userIds.filter((id) => id !== member.userId)
}

export const teamSettingsHandlers: Handlers<SettingsIds> = {
  updateTeam(context) {
    const inside = allowedInTeam(context, 'editTeam')
    const { world, team, own } = inside
    const { body } = context.input
    const others = world.teams.filter((one) => one !== team)
    checkTeam({ ...world, teams: others }, { ...body, game_id: body.game_id ?? team.gameId })
    applyUpdate(team, body)
    record(inside, 'TEAM_UPDATED')
    return teamDetail(world, team, own.role)
  },
  deleteTeam(context) {
    const { world, team } = allowedInTeam(context, 'deleteTeam')
    world.teams = world.teams.filter((one) => one !== team)
    world.invitations = world.invitations.filter((one) => one.teamId !== team.id)
    world.conversations = world.conversations.filter((one) => one.teamId !== team.id)
    world.vacancies = world.vacancies.filter((one) => one.teamId !== team.id)
    return undefined
  },
  changeMembersVisibility(context) {
    const inside = allowedInTeam(context, 'editTeam')
    const { world, team, own } = inside
    team.showMembers = context.input.body.statusVisibilityMembers
    record(inside, 'TEAM_UPDATED')
    return teamDetail(world, team, own.role)
  },
  listTeamGames: (context) => [gameShape(insideTeam(context).team.gameId)],
  searchMyTeams(context) {
    const { world, input } = context
    const user = signedIn(context)
    const found = foundTeams(context, { ...input, entityId: input.entityId ?? user.id })
    return pageOf(
      found.map((team) => teamListItem(world, team, user)),
      input,
    )
  },
}

export const memberHandlers: Handlers<MemberIds> = {
  transferTeam(context) {
    const inside = allowedInTeam(context, 'transferTeam')
    const { world, team, own } = inside
    const heir = oneById(team.members, context.input.body.memberId, 'NOT_IN_TEAM')
    if (heir === own) {
      throw invalid('memberId', 'INVALID_VALUE', 'must be another member')
    }
    own.role = 'MANAGER'
    heir.role = 'OWNER'
    record(inside, 'ROLE_CHANGED', memberShape(world, heir).entity.user_name)
    return teamDetail(world, team, own.role)
  },
  leaveTeam(context) {
    const inside = insideTeam(context)
    const { world, team, own } = inside
    if (own.role === 'OWNER') throw new MockProblem(409, 'LAST_OWNER')
    takeOut(world, team, own)
    record(inside, 'MEMBER_LEFT')
    return undefined
  },
  removeMember(context) {
    const inside = allowedInTeam(context, 'manageMembers')
    const { world, team, own } = inside
    const member = subject(team, context.input.memberId)
    if (member.role === 'MANAGER' && own.role !== 'OWNER') throw new MockProblem(403, 'FORBIDDEN')
    takeOut(world, team, member)
    record(inside, 'MEMBER_REMOVED', memberShape(world, member).entity.user_name)
    return undefined
  },
  changeMemberRole(context) {
    const { newRole } = context.input.body
    const inside = allowedInTeam(context, newRole === 'MANAGER' ? 'promoteManager' : 'manageMembers')
    const { world, team, own } = inside
    const member = subject(team, context.input.memberId)
    const isAbove = member.role === 'MANAGER' && own.role !== 'OWNER'
    if (newRole === 'OWNER' || isAbove) throw new MockProblem(403, 'FORBIDDEN')
    member.role = newRole
    const shape = memberShape(world, member)
    record(inside, 'ROLE_CHANGED', shape.entity.user_name)
    return shape
  },
  assignRoster(context) {
    const inside = allowedInTeam(context, 'manageMembers')
    const { world, team } = inside
    const member = oneById(team.members, context.input.memberId, 'NOT_IN_TEAM')
    member.roster = context.input.body.rosterStatus
    const shape = memberShape(world, member)
    record(inside, 'ROSTER_CHANGED', shape.entity.user_name)
    return shape
  },
}
