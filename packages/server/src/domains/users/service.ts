import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { PageRequest } from '../../database/page.ts'
import { DomainError } from '../../errors.ts'
import { latestBirth } from '../auth/rules.ts'
import { requireSession } from '../auth/sessions.ts'
import { requirePermission } from '../teams/service.ts'
import { findOwnProfile, findPlayerPage, findPublicProfile, findTeamsOfUser } from './repository.ts'

const FULL_AGE = 18

export async function readMyProfile({ db, actor }: Context): Promise<Schemas['OwnProfile']> {
  const profile = await findOwnProfile(db, actor.userId)
  // The account was erased while its session was in use.
  if (profile === null) throw new DomainError('TOKEN_INVALID')
  return profile
}

export async function readPublicProfile(
  { db, actor }: GuestContext,
  nick: string,
): Promise<Schemas['PublicProfile']> {
  const profile = await findPublicProfile(db, nick, actor?.userId ?? null)
  if (profile === null) throw new DomainError('USER_NOT_FOUND')
  return profile
}

export async function listUserTeams(
  { db, actor }: Context,
  userId: string,
): Promise<Schemas['ProfileTeam'][]> {
  const teams = await findTeamsOfUser(db, userId.toLowerCase(), actor.userId)
  if (teams === null) throw new DomainError('USER_NOT_FOUND')
  return teams
}

interface PlayerQuery extends PageRequest {
  search: string
  order: 'asc' | 'desc'
  /** Leaves out players whom this team has as members or has invited. */
  teamId: string | null
}

export async function searchPlayers(
  context: GuestContext,
  query: PlayerQuery,
): Promise<Schemas['PlayerPage']> {
  const { db, actor, now } = context
  // The players left out reveal who is a member or was invited.
  if (query.teamId !== null) await requirePermission(requireSession(context), query.teamId, 'invite')
  return findPlayerPage(db, {
    ...query,
    latestBirth: latestBirth(FULL_AGE, now()),
    viewerId: actor?.userId ?? null,
  })
}
