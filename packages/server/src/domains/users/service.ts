import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { PageRequest } from '../../database/page.ts'
import { DomainError } from '../../errors.ts'
import { latestBirth } from '../auth/rules.ts'
import { refuseTaken } from '../auth/service.ts'
import { requireSession } from '../auth/sessions.ts'
import { requirePermission } from '../teams/service.ts'
import { findFormerUser } from './former-nicks-repository.ts'
import { requireOwnAccount } from './own-account.ts'
import { findRecord } from './record-repository.ts'
import {
  findOwnProfile,
  findPlayerPage,
  findPlayersByName,
  findPublicProfile,
  findTeamsOfUser,
  findVisibleUser,
  type GameFilter,
  updateUser,
} from './repository.ts'
import { checkProfile, checkSearchedName, fullAge } from './rules.ts'
import type { Viewer } from './visibility-queries.ts'

export function viewerOf({ actor, now }: GuestContext): Viewer {
  return { id: actor?.userId ?? null, latestBirth: latestBirth(fullAge, now()) }
}

export async function readMyProfile({ db, actor }: Context): Promise<Schemas['OwnProfile']> {
  const profile = await findOwnProfile(db, actor.userId)
  // The account was erased while its session was in use.
  if (profile === null) throw new DomainError('TOKEN_INVALID')
  return profile
}

export async function updateProfile(
  context: Context,
  userId: string,
  input: Schemas['ProfileInput'],
): Promise<Schemas['OwnProfile']> {
  requireOwnAccount(context, userId)
  const { db, actor, now } = context
  const fields = checkProfile(actor.userId, input, now())
  await refuseTaken(() => updateUser(db, actor.userId, fields, now()))
  return readMyProfile(context)
}

/** By id, or by nick: where nobody has the nick now, of the player who had it last. */
export async function readPublicProfile(
  context: GuestContext,
  key: { nick: string } | { id: string },
): Promise<Schemas['PublicProfile']> {
  const viewer = viewerOf(context)
  const profile = await findPublicProfile(context.db, key, viewer)
  if (profile !== null) return profile
  const formerId = 'nick' in key ? await findFormerUser(context.db, key.nick) : null
  const renamed = formerId === null ? null : await findPublicProfile(context.db, { id: formerId }, viewer)
  if (renamed === null) throw new DomainError('USER_NOT_FOUND')
  return renamed
}

export async function listUserTeams(context: Context, userId: string): Promise<Schemas['ProfileTeam'][]> {
  const teams = await findTeamsOfUser(context.db, userId, viewerOf(context))
  if (teams === null) throw new DomainError('USER_NOT_FOUND')
  return teams
}

/** The id of a user whom the caller may see. */
export async function requireVisibleUser(context: GuestContext, userId: string): Promise<string> {
  const id = await findVisibleUser(context.db, userId, viewerOf(context))
  if (id === null) throw new DomainError('USER_NOT_FOUND')
  return id
}

export async function readPlayerRecord(
  context: GuestContext,
  userId: string,
): Promise<Schemas['PlayerRecord']> {
  const id = await requireVisibleUser(context, userId)
  return findRecord(context.db, id, viewerOf(context))
}

interface PlayerQuery extends PageRequest, GameFilter {
  isFree: boolean
  search: string
  order: 'asc' | 'desc'
  /** Leaves out players whom this team has as members or has invited. */
  teamId: string | null
}

export async function searchPlayers(
  context: GuestContext,
  query: PlayerQuery,
): Promise<Schemas['PlayerPage']> {
  // The players left out reveal who is a member or was invited.
  if (query.teamId !== null) await requirePermission(requireSession(context), query.teamId, 'invite')
  return findPlayerPage(context.db, { ...query, viewer: viewerOf(context) })
}

export async function listPlayersByName(
  context: GuestContext,
  name: string,
): Promise<Schemas['PlayerOption'][]> {
  return findPlayersByName(context.db, checkSearchedName(name), viewerOf(context))
}
