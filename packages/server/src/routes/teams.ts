import type { Handlers } from './handler.ts'
import {
  assignRoster,
  changeMemberRole,
  leaveTeam,
  removeMember,
  transferTeam,
} from '../domains/teams/members.ts'
import { deleteTeam } from '../domains/team-deletion/service.ts'
import { changeMembersVisibility, updateTeam } from '../domains/teams/settings.ts'
import { listTeams, searchMyTeams, searchTeams } from '../domains/teams/lists.ts'
import {
  listPublicTeamMembers,
  listTeamBadges,
  readPublicTeam,
  readPublicTeamById,
  readTeamStats,
} from '../domains/team-page/service.ts'
import { createTeam, listTeamGames, listTeamMembers, readTeam } from '../domains/teams/service.ts'
import { listUserTeams } from '../domains/users/service.ts'

function memberOf(path: { id: string; memberId: string }) {
  return { teamId: path.id, memberId: path.memberId }
}

export const teamHandlers = {
  createTeam: ({ context, body }) => createTeam(context, body),
  listTeams: ({ context, query }) => listTeams(context, query),
  searchMyTeams: ({ context, query }) => searchMyTeams(context, query),
  searchTeams: ({ context, query }) => searchTeams(context, query),
  listUserTeams: ({ context, path }) => listUserTeams(context, path.id),
  listTeamGames: ({ context, path }) => listTeamGames(context, path.id),
  readPublicTeamById: ({ context, path }) => readPublicTeamById(context, path.id),
  listPublicTeamMembers: ({ context, path }) => listPublicTeamMembers(context, path.id),
  readTeamStats: ({ context, path }) => readTeamStats(context, path.id),
  listTeamBadges: ({ context, path }) => listTeamBadges(context, path.teamId),
  readTeam: ({ context, path }) => readTeam(context, path.id),
  listTeamMembers: ({ context, path }) => listTeamMembers(context, path.id),
  readPublicTeam: ({ context, path }) => readPublicTeam(context, path.teamTag),
  updateTeam: ({ context, path, body }) => updateTeam(context, path.id, body),
  deleteTeam: ({ context, path }) => deleteTeam(context, path.id),
  changeMembersVisibility: ({ context, path, body }) => changeMembersVisibility(context, path.id, body),
  changeMemberRole: async ({ context, path, body }) => {
    const target = memberOf(path)
    const role = body.newRole
    return changeMemberRole(context, target, role)
  },
  assignRoster: async ({ context, path, body }) => {
    const target = memberOf(path)
    const status = body.rosterStatus
    return assignRoster(context, target, status)
  },
  removeMember: ({ context, path }) => removeMember(context, memberOf(path)),
  leaveTeam: ({ context, path }) => leaveTeam(context, path.id),
  transferTeam: async ({ context, path, body }) => {
    const target = { teamId: path.id, memberId: body.memberId }
    return transferTeam(context, target)
  },
} satisfies Partial<Handlers>
