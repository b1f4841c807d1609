import type { Handlers } from './handler.ts'
import {
  assignRoster,
  changeMemberRole,
  leaveTeam,
  removeMember,
  transferTeam,
} from '../domains/teams/members.ts'
import { changeMembersVisibility, deleteTeam, updateTeam } from '../domains/teams/settings.ts'
import { listTeams, searchMyTeams, searchTeams } from '../domains/teams/lists.ts'
import {
  listPublicTeamMembers,
  listTeamBadges,
  readPublicTeam,
  readPublicTeamById,
  readTeamStats,
} from '../domains/teams/public-profile.ts'
import { createTeam, listTeamGames, listTeamMembers, readTeam } from '../domains/teams/service.ts'
import { listUserTeams } from '../domains/users/service.ts'

function memberOf(path: { id: string; memberId: string }) {
  return { teamId: path.id, memberId: path.memberId }
}

function listRequest<T extends { page?: number; limit?: number; order?: 'asc' | 'desc' }>(query: T) {
  const { page = 1, limit = 10, order = 'asc', ...filter } = query
  return { page, limit, order, ...filter }
}

export const teamHandlers = {
  createTeam: async ({ context, body }) => ({
    status: 201,
    body: await createTeam(context, body),
  }),
  listTeams: async ({ context, query }) => ({
    status: 200,
    body: await listTeams(context, listRequest(query)),
  }),
  searchMyTeams: async ({ context, query }) => ({
    status: 200,
    body: await searchMyTeams(context, listRequest(query)),
  }),
  searchTeams: async ({ context, query }) => ({
    status: 200,
    body: await searchTeams(context, listRequest(query)),
  }),
  listUserTeams: async ({ context, path }) => ({
    status: 200,
    body: await listUserTeams(context, path.id),
  }),
  listTeamGames: async ({ context, path }) => ({
    status: 200,
    body: await listTeamGames(context, path.id),
  }),
  readPublicTeamById: async ({ context, path }) => ({
    status: 200,
    body: await readPublicTeamById(context, path.id),
  }),
  listPublicTeamMembers: async ({ context, path }) => ({
    status: 200,
    body: await listPublicTeamMembers(context, path.id),
  }),
  readTeamStats: async ({ context, path }) => ({
    status: 200,
    body: await readTeamStats(context, path.id),
  }),
  listTeamBadges: async ({ context, path }) => ({
    status: 200,
    body: await listTeamBadges(context, path.teamId),
  }),
  readTeam: async ({ context, path }) => ({
    status: 200,
    body: await readTeam(context, path.id),
  }),
  listTeamMembers: async ({ context, path }) => ({
    status: 200,
    body: await listTeamMembers(context, path.id),
  }),
  readPublicTeam: async ({ context, path }) => ({
    status: 200,
    body: await readPublicTeam(context, path.teamTag),
  }),
  updateTeam: async ({ context, path, body }) => ({
    status: 200,
    body: await updateTeam(context, path.id, body),
  }),
  deleteTeam: async ({ context, path }) => {
    await deleteTeam(context, path.id)
    return { status: 204 }
  },
  changeMembersVisibility: async ({ context, path, body }) => ({
    status: 200,
    body: await changeMembersVisibility(context, path.id, body),
  }),
  changeMemberRole: async ({ context, path, body }) => {
    const target = memberOf(path)
    const role = body.newRole
    return {
      status: 200,
      body: await changeMemberRole(context, target, role),
    }
  },
  assignRoster: async ({ context, path, body }) => {
    const target = memberOf(path)
    const status = body.rosterStatus
    return { status: 200, body: await assignRoster(context, target, status) }
  },
  removeMember: async ({ context, path }) => {
    await removeMember(context, memberOf(path))
    return { status: 204 }
  },
  leaveTeam: async ({ context, path }) => {
    await leaveTeam(context, path.id)
    return { status: 204 }
  },
  transferTeam: async ({ context, path, body }) => {
    const target = { teamId: path.id, memberId: body.memberId }
    return { status: 200, body: await transferTeam(context, target) }
  },
} satisfies Partial<Handlers>
