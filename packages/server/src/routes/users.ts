import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { latestBirth } from '../domains/auth/rules.ts'
import { DomainError } from '../errors.ts'
import { requireAbility } from '../domains/teams/service.ts'
import { findOwnProfile, findPublicProfile, searchPlayers } from '../domains/users/repository.ts'

const FULL_AGE = 18

export const userHandlers = {
  readMyProfile: async (call) => {
    const profile = await findOwnProfile(call.work.db, signedIn(call).userId)
    // The account was erased while its session was in use.
    if (profile === null) throw new DomainError('TOKEN_INVALID')
    return { status: 200, body: profile }
  },

  readPublicProfile: async ({ path, work, actor }) => {
    const profile = await findPublicProfile(work.db, path.nickname, actor?.userId ?? null)
    if (profile === null) throw new DomainError('USER_NOT_FOUND')
    return { status: 200, body: profile }
  },

  searchPlayers: async (call) => {
    const { query, work, actor, services } = call
    const teamId = query.entityId ?? null
    // Who is left out tells who belongs to the team, or was called by it.
    if (teamId !== null) await requireAbility(work.db, teamId, signedIn(call).userId, 'invite')
    const page = await searchPlayers(work.db, {
      search: query.search ?? '',
      order: query.order ?? 'asc',
      limit: query.limit ?? 80,
      page: query.page ?? 1,
      teamId,
      latestBirth: latestBirth(FULL_AGE, services.now()),
      viewerId: actor?.userId ?? null,
    })
    return { status: 200, body: page }
  },
} satisfies Partial<Handlers>
