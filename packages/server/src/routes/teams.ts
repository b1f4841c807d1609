import type { Handlers } from '../contract/handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { createTeam, listTeamMembers, listTeams, readPublicTeam, readTeam } from '../domains/teams/service.ts'

export const teamHandlers = {
  createTeam: async (call) => ({
    status: 201,
    body: await createTeam(call.work.db, signedIn(call), call.body),
  }),
  listTeams: async (call) => {
    const { page = 1, limit = 10, order = 'asc', ...filter } = call.query
    const request = { page, limit, order, ...filter }
    return { status: 200, body: await listTeams(call.work.db, signedIn(call), request) }
  },
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
} satisfies Partial<Handlers>
