import { readMyProfile, readPublicProfile, searchPlayers } from '../domains/users/service.ts'
import type { Handlers } from './handler.ts'

export const userHandlers = {
  readMyProfile: async ({ context }) => ({ status: 200, body: await readMyProfile(context) }),
  readPublicProfile: async ({ context, path }) => ({
    status: 200,
    body: await readPublicProfile(context, path.nickname),
  }),
  searchPlayers: async ({ context, query }) => {
    const { search = '', order = 'asc', limit = 80, page = 1, entityId: teamId = null } = query
    return { status: 200, body: await searchPlayers(context, { search, order, limit, page, teamId }) }
  },
} satisfies Partial<Handlers>
