import { hasChampionshipPermission } from '@convoca/contract/rules'
import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { findVisibleUser } from '../users/repository.ts'
import { viewerOf } from '../users/service.ts'
import { requireChampionshipPermission, requireVisible } from './access.ts'
import { joinConversations, leaveConversations } from './conversations.ts'
import { notifyOfStaff } from './notifications.ts'
import { lockChampionship } from './repository.ts'
import { MOST_STAFF, deleteStaff, findStaff, upsertStaff } from './staff-repository.ts'

interface StaffTarget {
  championshipId: string
  userId: string
}

export async function listChampionshipStaff(
  context: GuestContext,
  championshipId: string,
): Promise<Schemas['ChampionshipStaffList']> {
  const { row } = await requireVisible(context, { id: championshipId })
  return (await findStaff(context.db, row.id)).map(({ id, nick, role, created_at: createdAt }) => ({
    user: { id, nick },
    role,
    created_at: createdAt.toISOString(),
  }))
}

export async function saveChampionshipStaff(
  context: Context,
  { championshipId, userId: given }: StaffTarget,
  { role }: Schemas['ChampionshipStaffInput'],
): Promise<Schemas['ChampionshipStaffList']> {
  const { db } = context
  const { row } = await requireChampionshipPermission(context, championshipId, 'manageStaff')
  const userId = await findVisibleUser(db, given, viewerOf(context))
  if (userId === null) throw new DomainError('USER_NOT_FOUND')
  if (userId === row.organizer_id) throw new DomainError('CHAMPIONSHIP_STATUS')
  const staff = await findStaff(db, row.id)
  const before = staff.find(({ id }) => id === userId)
  const isNew = before === undefined
  if (isNew && staff.length >= MOST_STAFF) throw new DomainError('CHAMPIONSHIP_STATUS')
  await upsertStaff(db, row.id, { userId, role })
  await joinConversations(context, { championshipId: row.id, userId })
  if (before?.role !== role) await notifyOfStaff(context, row, { userId, role })
  return listChampionshipStaff(context, row.id)
}

/** For the organiser, and for the user, who may step down. */
export async function removeChampionshipStaff(
  context: Context,
  { championshipId, userId }: StaffTarget,
): Promise<void> {
  await lockChampionship(context.db, championshipId)
  const { row, role } = await requireVisible(context, { id: championshipId })
  const isSelf = userId.toLowerCase() === context.actor.userId
  if (!isSelf && !hasChampionshipPermission(role, 'manageStaff')) throw new DomainError('FORBIDDEN')
  await deleteStaff(context.db, row.id, userId)
  await leaveConversations(context, { championshipId: row.id, userId })
}
