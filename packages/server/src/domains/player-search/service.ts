import type { GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { PageRequest } from '../../database/page.ts'
import { requireSession } from '../auth/sessions.ts'
import { requirePermission } from '../teams/service.ts'
import { type GameFilter, findPlayerPage, findPlayersByName } from './repository.ts'
import { checkSearchedName } from '../users/rules.ts'
import { viewerOf } from '../users/service.ts'

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
