import {
  type ChampionshipPermission,
  type ChampionshipRole,
  hasChampionshipPermission,
} from '@convoca/contract/rules'
import type { Actor, Context, QueryContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { isActingStaff } from '../staff/access.ts'
import { type ChampionshipRow, findChampionship, findStaffRole, lockChampionship } from './repository.ts'
import { isAsked } from './organising/staff-repository.ts'

/** The role of the actor in the championship; the platform's staff is in the place of the organiser. */
export async function findChampionshipRole(
  { db, actor }: QueryContext<Actor | null>,
  { id, organizer_id: organizerId }: Pick<ChampionshipRow, 'id' | 'organizer_id'>,
): Promise<ChampionshipRole | null> {
  if (actor === null) return null
  if (organizerId === actor.userId) return 'ORGANIZER'
  const role = await findStaffRole(db, id, actor.userId)
  if (role !== null) return role
  return (await isActingStaff({ db, actor })) ? 'ORGANIZER' : null
}

const isAskedToHelp = async (
  { db, actor }: QueryContext<Actor | null>,
  championshipId: string,
): Promise<boolean> => actor !== null && isAsked(db, { championshipId, userId: actor.userId })

export interface VisibleChampionship {
  row: ChampionshipRow
  role: ChampionshipRole | null
}

/**
 * Requires a championship that the caller may see: a draft exists only for those who organise it, or are
 * asked to.
 */
export async function requireVisible(
  context: QueryContext<Actor | null>,
  key: { id: string } | { url: string },
): Promise<VisibleChampionship> {
  const row = await findChampionship(context.db, key)
  if (row === null) throw new DomainError('CHAMPIONSHIP_NOT_FOUND')
  const role = await findChampionshipRole(context, row)
  if (row.status === 'DRAFT' && role === null && !(await isAskedToHelp(context, row.id)))
    throw new DomainError('CHAMPIONSHIP_NOT_FOUND')
  return { row, role }
}

/** Locks the championship first, so that neither its status nor a role changes before the transaction ends. */
export async function requireChampionshipPermission(
  context: Context,
  id: string,
  permission: ChampionshipPermission,
): Promise<VisibleChampionship> {
  await lockChampionship(context.db, id)
  const found = await requireVisible(context, { id })
  if (!hasChampionshipPermission(found.role, permission)) throw new DomainError('FORBIDDEN')
  return found
}

/** Checks who repeats a request whose response is stored. */
export async function requireOrganizer(context: Context, id: string): Promise<void> {
  await requireChampionshipPermission(context, id, 'edit')
}

/** Requires a role that rules matches; unlike a change it locks nothing. */
export async function requireReferee(context: Context, id: string): Promise<VisibleChampionship> {
  const found = await requireVisible(context, { id })
  if (!hasChampionshipPermission(found.role, 'ruleMatches')) throw new DomainError('FORBIDDEN')
  return found
}
