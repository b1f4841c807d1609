import { hasPermission, manageableRoles, type TeamRole } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import { toGame, toMember, toTeamDetail, toTeamListItem } from '../mappers.ts'
import type { MemberRecord, MockDatabase, TeamRecord } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem, invalid } from '../problem.ts'
import { findById, logActivity, requireMember, requirePermission, type MemberContext } from './access.ts'
import { requireUser, type Handlers } from './handler.ts'
import { validateTeam, searchTeamRecords } from './teams.ts'

type SettingsIds = 'updateTeam' | 'deleteTeam' | 'changeMembersVisibility' | 'listTeamGames' | 'searchMyTeams'
type MemberIds = 'transferTeam' | 'leaveTeam' | 'removeMember' | 'changeMemberRole' | 'assignRoster'

function applyUpdate(team: TeamRecord, body: Schemas['TeamUpdate']): void {
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

/** A member whom the caller may change or remove. */
function findManageable({ team, own }: MemberContext, memberId: string): MemberRecord {
  const member = findById(team.members, memberId, 'NOT_IN_TEAM')
  if (!manageableRoles(own.role).includes(member.role)) throw new MockProblem('FORBIDDEN')
  return member
}

function removeFromTeam(database: MockDatabase, team: TeamRecord, member: MemberRecord): void {
  team.members = team.members.filter((one) => one !== member)
  cancelInvitationsBy(database, team, member, null)
  const group = database.conversations.find((conversation) => conversation.teamId === team.id)
  if (group) group.userIds = group.userIds.filter((id) => id !== member.userId)
}

/** Cancels the pending invitations that a member with the new role, or a former one (null), could not send. */
function cancelInvitationsBy(
  database: MockDatabase,
  team: TeamRecord,
  { userId }: MemberRecord,
  role: TeamRole | null,
): void {
  const mayInvite = (invited: TeamRole) =>
    role !== null && hasPermission(role, invited === 'MANAGER' ? 'promoteManager' : 'invite')
  database.invitations = database.invitations.filter(
    (one) =>
      one.teamId !== team.id ||
      one.byId !== userId ||
      one.kind !== 'INVITE' ||
      one.status !== 'PENDING' ||
      mayInvite(one.role),
  )
}

export const teamSettingsHandlers: Handlers<SettingsIds> = {
  updateTeam(context) {
    const membership = requirePermission(context, 'editTeam')
    const { database, team, own } = membership
    const { body } = context.input
    const others = database.teams.filter((one) => one !== team)
    const game_id = body.game_id ?? team.gameId
    validateTeam({ ...database, teams: others }, { ...body, game_id })
    const formerTag = team.tag
    applyUpdate(team, body)
    if (team.tag !== formerTag) database.formerTags.set(formerTag, team.id)
    logActivity(membership, 'TEAM_UPDATED')
    return toTeamDetail(database, team, own.role)
  },
  deleteTeam(context) {
    const { database, team } = requirePermission(context, 'deleteTeam')
    database.teams = database.teams.filter((one) => one !== team)
    database.formerTags.set(team.tag, team.id)
    database.invitations = database.invitations.filter((one) => one.teamId !== team.id)
    database.conversations = database.conversations.filter((one) => one.teamId !== team.id)
    database.vacancies = database.vacancies.filter((one) => one.teamId !== team.id)
    return undefined
  },
  changeMembersVisibility(context) {
    const membership = requirePermission(context, 'editTeam')
    const { database, team, own } = membership
    team.showMembers = context.input.body.statusVisibilityMembers
    logActivity(membership, 'TEAM_UPDATED')
    return toTeamDetail(database, team, own.role)
  },
  listTeamGames: (context) => [toGame(requireMember(context).team.gameId)],
  searchMyTeams(context) {
    const { database, input } = context
    const user = requireUser(context)
    const found = searchTeamRecords(context, { ...input, entityId: input.entityId ?? user.id })
    return toPage(
      found.map((team) => toTeamListItem(database, team, user)),
      input,
    )
  },
}

export const memberHandlers: Handlers<MemberIds> = {
  transferTeam(context) {
    const membership = requirePermission(context, 'transferTeam')
    const { database, team, own } = membership
    const heir = findById(team.members, context.input.body.memberId, 'NOT_IN_TEAM')
    if (heir === own) {
      throw invalid('memberId', 'INVALID_VALUE', 'must be another member')
    }
    own.role = 'MANAGER'
    heir.role = 'OWNER'
    cancelInvitationsBy(database, team, own, 'MANAGER')
    logActivity(membership, 'ROLE_CHANGED', toMember(database, heir).entity.user_name)
    return toTeamDetail(database, team, own.role)
  },
  leaveTeam(context) {
    const membership = requireMember(context)
    const { database, team, own } = membership
    if (own.role === 'OWNER') throw new MockProblem('LAST_OWNER')
    removeFromTeam(database, team, own)
    logActivity(membership, 'MEMBER_LEFT')
    return undefined
  },
  removeMember(context) {
    const membership = requirePermission(context, 'manageMembers')
    const { database, team } = membership
    const member = findManageable(membership, context.input.memberId)
    removeFromTeam(database, team, member)
    team.removedIds = [...(team.removedIds ?? []), member.userId]
    logActivity(membership, 'MEMBER_REMOVED', toMember(database, member).entity.user_name)
    return undefined
  },
  changeMemberRole(context) {
    const { newRole } = context.input.body
    const membership = requirePermission(context, newRole === 'MANAGER' ? 'promoteManager' : 'manageMembers')
    const { database, team, own } = membership
    if (!manageableRoles(own.role).includes(newRole)) throw new MockProblem('FORBIDDEN')
    const member = findManageable(membership, context.input.memberId)
    member.role = newRole
    cancelInvitationsBy(database, team, member, newRole)
    const shape = toMember(database, member)
    logActivity(membership, 'ROLE_CHANGED', shape.entity.user_name)
    return shape
  },
  assignRoster(context) {
    const membership = requirePermission(context, 'manageMembers')
    const { database, team } = membership
    const member = findById(team.members, context.input.memberId, 'NOT_IN_TEAM')
    member.roster = context.input.body.rosterStatus
    const shape = toMember(database, member)
    logActivity(membership, 'ROSTER_CHANGED', shape.entity.user_name)
    return shape
  },
}
