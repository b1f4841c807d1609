import { randomBytes } from 'node:crypto'
import { championshipTransitions, toChampionshipUrl } from '@convoca/contract/rules'
import { cleanName } from '@convoca/sdk/text'
import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { decodePosition, encodePosition } from '../../database/cursor.ts'
import { emit } from '../../domain-events.ts'
import { DomainError, fieldError, refuseInvalid } from '../../errors.ts'
import { deletePicturesOfChampionship } from '../files/pictures.ts'
import { requireGame } from '../games/service.ts'
import { cleanOptional, profanityErrors } from '../text-rules.ts'
import { requireChampionshipPermission, requireVisible } from './access.ts'
import { isFollower } from './followers-repository.ts'
import { toChampionship, toSummary } from './mappers.ts'
import {
  type ChampionshipFilter,
  lockChampionshipsOfTeam,
  countByGame,
  countByStatus,
  deleteDraft,
  findChampionshipPage,
  findChampionshipsOf,
  findPlatformRole,
  insertChampionship,
  setStatus,
  updateChampionshipRow,
} from './repository.ts'
import { notifyOfCancellation, notifyOfCheckIn, notifyOfNewStart } from './notifications.ts'
import { insertPromise } from './promises-repository.ts'
import { moveUp, publishPlaces } from './registrations/registrations.ts'
import { startStage } from './organising/start.ts'
import { checkChampionship, findBrokenPromises, findFixedChanges } from './rules.ts'

interface ListRequest extends Omit<ChampionshipFilter, 'after'> {
  cursor?: string | undefined
}

export async function listChampionships(
  { db }: GuestContext,
  { cursor, limit, ...filter }: ListRequest,
): Promise<Schemas['ChampionshipPage']> {
  // One more than asked for tells whether there is a next page.
  const after = decodePosition(cursor)
  const rows = await findChampionshipPage(db, { ...filter, after, limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    data: rows.slice(0, limit).map(toSummary),
    nextCursor: last === undefined ? null : encodePosition({ at: last.starts_at, id: last.id }),
  }
}

export async function countChampionships({ db }: GuestContext): Promise<Schemas['ChampionshipCounts']> {
  const statuses = await countByStatus(db)
  const total = statuses.reduce((sum, { count }) => sum + count, 0)
  return { total, statuses, games: await countByGame(db) }
}

export async function listMyChampionships({ db, actor }: Context): Promise<Schemas['ChampionshipList']> {
  return (await findChampionshipsOf(db, actor.userId)).map(toSummary)
}

export async function readChampionship(
  context: GuestContext,
  key: { id: string } | { url: string },
): Promise<Schemas['Championship']> {
  const { row, role } = await requireVisible(context, key)
  const { db, actor } = context
  const isFollowed = actor !== null && (await isFollower(db, row.id, actor.userId))
  return toChampionship(row, { role, isFollowed })
}

/** Whether it is run by somebody without a platform role. An erased organiser has none. */
async function isCommunity({ db }: Context, organizerId: string | null): Promise<boolean> {
  return organizerId === null || (await findPlatformRole(db, organizerId)) === 'USER'
}

export async function createChampionship(
  context: Context,
  input: Schemas['ChampionshipInput'],
): Promise<Schemas['Championship']> {
  const fields = checkChampionship(input, { isCommunity: await isCommunity(context, context.actor.userId) })
  await requireGame(context, input.game_id)
  const url = toChampionshipUrl(fields.name)
  const { db, actor } = context
  const id =
    (await insertChampionship(db, actor.userId, url, fields)) ??
    (await insertChampionship(db, actor.userId, `${url}-${randomBytes(4).toString('hex')}`, fields))
  if (id === null) throw new DomainError('SERVICE_UNAVAILABLE')
  return readChampionship(context, { id })
}

export async function updateChampionship(
  context: Context,
  id: string,
  input: Schemas['ChampionshipInput'],
): Promise<Schemas['Championship']> {
  const { row } = await requireChampionshipPermission(context, id, 'edit')
  // A client that does not know of them leaves them as they are.
  const kept = {
    participant: row.participant,
    win_points: row.win_points === 3 ? 3 : 1,
    best_of_groups: row.best_of_groups,
    best_of_grand_final: row.best_of_grand_final,
    roster_lock: row.roster_lock,
    playoffs_format: row.playoffs_format,
    playoffs_teams: row.playoffs_teams,
    has_third_place: row.has_third_place,
    grand_final: row.grand_final,
    allows_draws: row.allows_draws,
    ...(row.tie_breaks && row.format === input.format && { tie_breaks: row.tie_breaks }),
  } as const
  const fields = checkChampionship(
    { ...kept, ...input },
    { isCommunity: await isCommunity(context, row.organizer_id) },
  )
  await requireGame(context, input.game_id)
  refuseInvalid([
    ...findFixedChanges(row.status, row, fields),
    ...findBrokenPromises(row.status, row, fields),
    ...(fields.max_teams < row.teams_count
      ? [fieldError('max_teams', 'OUT_OF_RANGE', 'must hold the registered teams')]
      : []),
  ])
  await updateChampionshipRow(context.db, id, fields)
  await insertPromise(context.db, id, context.now())
  if (row.status !== 'DRAFT') await publishPlaces(context, id)
  if (row.starts_at.getTime() !== fields.starts_at.getTime())
    await notifyOfNewStart(context, { ...row, ...fields })
  if (row.status === 'REGISTRATION' || row.status === 'CHECK_IN')
    await moveUp(context, { ...row, ...fields, best_of: fields.best_of, prizes: fields.prizes })
  return readChampionship(context, { id })
}

export async function deleteChampionship(context: Context, id: string): Promise<void> {
  await requireChampionshipPermission(context, id, 'delete')
  // Its rows would go with it, without a word of their hashes.
  await deletePicturesOfChampionship(context, id)
  if (!(await deleteDraft(context.db, id))) throw new DomainError('CHAMPIONSHIP_STATUS')
}

export async function changeChampionshipStatus(
  context: Context,
  id: string,
  { status, reason }: Schemas['ChampionshipStatusInput'],
): Promise<Schemas['Championship']> {
  const permission = status === 'CANCELLED' ? 'cancel' : 'edit'
  const { row } = await requireChampionshipPermission(context, id, permission)
  if (!championshipTransitions[row.status].includes(status)) throw new DomainError('CHAMPIONSHIP_STATUS')
  const given = cleanOptional(reason, cleanName)
  refuseInvalid(profanityErrors('reason', given))
  if (status === 'REGISTRATION' && row.starts_at <= context.now())
    refuseInvalid([fieldError('status', 'INVALID_VALUE', 'must be published before it starts')])
  if (status === 'ONGOING') await startStage(context, row)
  const change = { from: row.status, to: status, reason: status === 'CANCELLED' ? given : null }
  if (!(await setStatus(context.db, id, change))) throw new DomainError('CHAMPIONSHIP_STATUS')
  if (status === 'REGISTRATION') await insertPromise(context.db, id, context.now())
  await context.realtime.publishChampionship(context, id, 'CHAMPIONSHIP')
  if (status === 'CANCELLED') await notifyOfCancellation(context, row, change.reason)
  if (status === 'CHECK_IN') await notifyOfCheckIn(context, row)
  if (row.status === 'DRAFT' && status === 'REGISTRATION')
    await emit(context, {
      type: 'championship.published',
      championshipId: row.id,
      actorId: context.actor.userId,
    })
  return readChampionship(context, { id })
}

/** Locks those that change when the team is deleted. */
export const lockChampionshipsOf = ({ db }: Pick<Context, 'db'>, teamId: string): Promise<void> =>
  lockChampionshipsOfTeam(db, teamId)
