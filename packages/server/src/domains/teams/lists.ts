import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import type { Db } from '../../database/schema.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../errors.ts'
import { findTeamPage } from './select.ts'
import { toListItem, toPublicItem } from './shapes.ts'

interface SearchRequest extends PageRequest {
  search?: string | undefined
  order: 'asc' | 'desc'
}

interface TeamListRequest extends SearchRequest {
  gameId?: string | undefined
  /** The own id: only the teams that the caller belongs to. */
  entityId?: string | undefined
}

export async function listTeams(
  db: Db,
  actor: Actor,
  { entityId, ...request }: TeamListRequest,
): Promise<Page<Schemas['TeamListItem']>> {
  if (entityId !== undefined && entityId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN')
  const memberId = entityId === undefined ? undefined : actor.userId
  const { rows, total } = await findTeamPage(db, { ...request, memberId, viewerId: actor.userId })
  return toPage(
    rows.map((row) => toListItem(row, actor.userId)),
    total,
    request,
  )
}

export async function searchMyTeams(
  db: Db,
  actor: Actor,
  request: SearchRequest,
): Promise<Page<Schemas['TeamListItem']>> {
  return listTeams(db, actor, { ...request, entityId: actor.userId })
}

export interface PublicSearchRequest extends SearchRequest {
  gameId?: string | undefined
  isRecruiting?: boolean | undefined
}

/** The same for everybody, signed in or not. */
export async function searchTeams(
  db: Db,
  request: PublicSearchRequest,
): Promise<Page<Schemas['PublicTeamItem']>> {
  const { rows, total } = await findTeamPage(db, { ...request, viewerId: null })
  return toPage(rows.map(toPublicItem), total, request)
}
