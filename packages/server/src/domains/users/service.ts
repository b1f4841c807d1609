import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { latestBirth } from '../auth/rules.ts'
import { refuseTaken } from '../auth/service.ts'
import { findFormerUser } from './former-nicks-repository.ts'
import { requireOwnAccount } from './own-account.ts'
import {
  findOwnProfile,
  findPublicProfile,
  findTeamsOfUser,
  findVisibleUser,
  updateUser,
} from './repository.ts'
import { checkProfile, fullAge } from './rules.ts'
import type { Viewer } from './visibility-queries.ts'

export function viewerOf({ actor, now }: GuestContext): Viewer {
  return { id: actor?.userId ?? null, latestBirth: latestBirth(fullAge, now()) }
}

/** The profile as its owner sees it; null for an account that was erased. */
export const findProfile = (
  { db }: Pick<GuestContext, 'db'>,
  userId: string,
): Promise<Schemas['OwnProfile'] | null> => findOwnProfile(db, userId)

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

/** The profile with an id, or with a nick: if nobody has the nick now, that of the player who had it last. */
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
