import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { DomainError } from '../errors.ts'
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
} from '../domains/teams/public.ts'
import {
  createTeam,
  listTeamGames,
  listTeamMembers,
  listTeamRegistrations,
  readTeam,
} from '../domains/teams/service.ts'
import { findTeamsOfUser } from '../domains/users/repository.ts'

function memberOf(path: { id: string; memberId: string }) {
  return { teamId: path.id, memberId: path.memberId }
}

function listRequest<T extends { page?: number; limit?: number; order?: 'asc' | 'desc' }>(query: T) {
  const { page = 1, limit = 10, order = 'asc', ...filter } = query
  return { page, limit, order, ...filter }
}

export const teamHandlers = {
  createTeam: async (call) => ({
    status: 201,
    body: await createTeam(call.work.db, signedIn(call), call.body),
  }),
  listTeams: async (call) => ({
    status: 200,
    body: await listTeams(call.work.db, signedIn(call), listRequest(call.query)),
  }),
  searchMyTeams: async (call) => ({
    status: 200,
    body: await searchMyTeams(call.work.db, signedIn(call), listRequest(call.query)),
  }),
  searchTeams: async (call) => ({
    status: 200,
    body: await searchTeams(call.work.db, call.actor, listRequest(call.query)),
  }),
  listUserTeams: async (call) => {
    const teams = await findTeamsOfUser(call.work.db, call.path.id.toLowerCase(), signedIn(call).userId)
    if (teams === null) throw new DomainError('USER_NOT_FOUND')
    return { status: 200, body: teams }
  },
  listTeamGames: async (call) => ({
    status: 200,
    body: await listTeamGames(call.work.db, signedIn(call), call.path.id),
  }),
  listTeamRegistrations: async (call) => {
    const { page = 1, limit = 10 } = call.query
    const { teamId } = call.path
    return {
      status: 200,
      body: await listTeamRegistrations(call.work.db, signedIn(call), teamId, { page, limit }),
    }
  },
  readPublicTeamById: async (call) => ({
    status: 200,
    body: await readPublicTeamById(call.work.db, call.path.id),
  }),
  listPublicTeamMembers: async (call) => ({
    status: 200,
    body: await listPublicTeamMembers(call.work.db, call.path.id),
  }),
  readTeamStats: async (call) => ({
    status: 200,
    body: await readTeamStats(call.work.db, call.path.id, call.services.now()),
  }),
  listTeamBadges: async (call) => ({
    status: 200,
    body: await listTeamBadges(call.work.db, call.path.teamId),
  }),
  readTeam: async (call) => ({
    status: 200,
    body: await readTeam(call.work.db, signedIn(call), call.path.id),
  }),
  listTeamMembers: async (call) => ({
    status: 200,
    body: await listTeamMembers(call.work.db, signedIn(call), call.path.id),
  }),
  readPublicTeam: async (call) => ({
    status: 200,
    body: await readPublicTeam(call.work.db, call.path.teamTag),
  }),
  updateTeam: async (call) => ({
    status: 200,
    body: await updateTeam(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  deleteTeam: async (call) => {
    await deleteTeam(call.work, call.services, signedIn(call), call.path.id)
    return { status: 204 }
  },
  changeMembersVisibility: async (call) => ({
    status: 200,
    body: await changeMembersVisibility(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  changeMemberRole: async (call) => {
    const target = memberOf(call.path)
    const role = call.body.newRole
    return {
      status: 200,
      body: await changeMemberRole(call.work, call.services, signedIn(call), target, role),
    }
  },
  assignRoster: async (call) => {
    const target = memberOf(call.path)
    const status = call.body.rosterStatus
    return { status: 200, body: await assignRoster(call.work, call.services, signedIn(call), target, status) }
  },
  removeMember: async (call) => {
    await removeMember(call.work, call.services, signedIn(call), memberOf(call.path))
    return { status: 204 }
  },
  leaveTeam: async (call) => {
    await leaveTeam(call.work, call.services, signedIn(call), call.path.id)
    return { status: 204 }
  },
  transferTeam: async (call) => {
    const target = { teamId: call.path.id, memberId: call.body.memberId }
    return { status: 200, body: await transferTeam(call.work, call.services, signedIn(call), target) }
  },
} satisfies Partial<Handlers>
