import type { Actor, QueryContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError } from '../../errors.ts'
import { findTeamPage } from './queries.ts'
import { toListItem, toPublicItem } from './mappers.ts'

interface SearchRequest extends PageRequest {
  search?: string | undefined
  order: 'asc' | 'desc'
}

interface TeamListRequest extends SearchRequest {
  gameId?: string | undefined
  /** The actor's own id: only their teams. */
  entityId?: string | undefined
}

/** Lists are of everybody's teams or of the actor's, never of another user's (docs/decisions/0007). */
function checkMemberId(actor: Actor | null, entityId: string | undefined): string | undefined {
  if (entityId === undefined) return undefined
  if (actor === null) throw new DomainError('UNAUTHENTICATED')
  if (entityId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN')
  return actor.userId
}

export async function listTeams(
  context: QueryContext,
  { entityId, ...request }: TeamListRequest,
): Promise<Page<Schemas['TeamListItem']>> {
  const { db, actor } = context
  const memberId = checkMemberId(actor, entityId)
  const { rows, total } = await findTeamPage(db, { ...request, memberId, viewerId: actor.userId })
  return toPage(
    rows.map((row) => toListItem(row, actor.userId)),
    total,
    request,
  )
}

/** The actor's teams. */
export async function searchMyTeams(
  context: QueryContext,
  { entityId, ...request }: TeamListRequest,
): Promise<Page<Schemas['TeamListItem']>> {
  return listTeams(context, { ...request, entityId: entityId ?? context.actor.userId })
}

export interface PublicSearchRequest extends TeamListRequest {
  isRecruiting?: boolean | undefined
}

/** The teams as everybody may see them, with or without a session. */
export async function searchTeams(
  context: QueryContext<Actor | null>,
  { entityId, ...request }: PublicSearchRequest,
): Promise<Page<Schemas['PublicTeamItem']>> {
  const { db, actor } = context
  const memberId = checkMemberId(actor, entityId)
  const { rows, total } = await findTeamPage(db, { ...request, memberId, viewerId: null })
  return toPage(rows.map(toPublicItem), total, request)
}
