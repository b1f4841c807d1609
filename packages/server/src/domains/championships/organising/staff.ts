import { hasChampionshipPermission } from '@convoca/contract/rules'
import type { Context, GuestContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { emit } from '../../../domain-events.ts'
import { DomainError } from '../../../errors.ts'
import { markAnswered } from '../../notifications/answers.ts'
import { requireVisibleUser } from '../../users/service.ts'
import { requireChampionshipPermission, requireVisible } from '../access.ts'
import { notifyOfRole, notifyOfStaff } from '../notifications.ts'
import { lockChampionship } from '../repository.ts'
import {
  answerStaff,
  deleteStaff,
  findAsked,
  findStaffEntry,
  hasStaffRoom,
  upsertStaff,
} from './staff-repository.ts'

interface StaffTarget {
  championshipId: string
  userId: string
}

/** Milliseconds for which nobody is asked again after declining. */
const ASK_AGAIN_AFTER = 7 * 24 * 60 * 60 * 1000

/** Lists the staff; somebody who has not accepted is named to the organiser and to themselves alone. */
export async function listChampionshipStaff(
  context: GuestContext,
  championshipId: string,
): Promise<Schemas['ChampionshipStaffList']> {
  const { row, role: own } = await requireVisible(context, { id: championshipId })
  const seesAll = hasChampionshipPermission(own, 'manageStaff')
  const asked = await findAsked(context.db, row.id)
  return asked
    .filter((member) => member.is_confirmed || seesAll || member.id === context.actor?.userId)
    .map(({ id, nick, role, is_confirmed, created_at: createdAt }) => ({
      user: { id, nick },
      role,
      is_confirmed,
      created_at: createdAt.toISOString(),
    }))
}

/** Asks the user; whoever has accepted already has the new role at once. */
export async function saveChampionshipStaff(
  context: Context,
  { championshipId, userId: given }: StaffTarget,
  { role }: Schemas['ChampionshipStaffInput'],
): Promise<Schemas['ChampionshipStaffList']> {
  const { db, now } = context
  const { row } = await requireChampionshipPermission(context, championshipId, 'manageStaff')
  const userId = await requireVisibleUser(context, given)
  if (userId === row.organizer_id) throw new DomainError('CHAMPIONSHIP_STATUS')
  const hasRoom = await hasStaffRoom(db, row.id, new Date(now().getTime() - ASK_AGAIN_AFTER))
  const before = await findStaffEntry(db, { championshipId: row.id, userId })
  if (before === null && !hasRoom) throw new DomainError('CHAMPIONSHIP_STATUS')
  if (!(await upsertStaff(db, row.id, { userId, role }))) throw new DomainError('RECENTLY_DECLINED')
  const notifyUser = before?.answer === 'ACCEPTED' ? notifyOfRole : notifyOfStaff
  if (before?.role !== role) await notifyUser(context, row, { userId, role })
  return listChampionshipStaff(context, row.id)
}

/** Answers the question whether the actor takes a role; a draft exists for those who are asked as well. */
export async function confirmStaffRole(
  context: Context,
  championshipId: string,
  { is_confirmed: isConfirmed }: Schemas['StaffConfirmation'],
): Promise<void> {
  const { db, actor, now, realtime } = context
  await lockChampionship(db, championshipId)
  const { row } = await requireVisible(context, { id: championshipId })
  const own = { championshipId: row.id, userId: actor.userId }
  if (!(await answerStaff(db, own, { isConfirmed, now: now() }))) {
    const entry = await findStaffEntry(db, own)
    if (entry?.answer !== (isConfirmed ? 'ACCEPTED' : 'DECLINED')) throw new DomainError('FORBIDDEN')
    return
  }
  if (isConfirmed) await emit(context, { type: 'championship.staff-joined', ...own })
  await markAnswered(context, { staffOf: row.id })
  await realtime.publishNotificationsChange(context, actor.userId)
}

/**
 * Takes the role away; the organiser may do so, and the user, who steps down, or declines if the role is not
 * accepted yet.
 */
export async function removeChampionshipStaff(
  context: Context,
  { championshipId, userId: given }: StaffTarget,
): Promise<void> {
  const { db, actor, now } = context
  await lockChampionship(db, championshipId)
  const { row, role } = await requireVisible(context, { id: championshipId })
  const userId = given.toLowerCase()
  const isSelf = userId === actor.userId
  if (!isSelf && !hasChampionshipPermission(role, 'manageStaff')) throw new DomainError('FORBIDDEN')
  const target = { championshipId: row.id, userId }
  if (isSelf) await answerStaff(db, target, { isConfirmed: false, now: now() })
  await deleteStaff(db, target)
  await emit(context, { type: 'championship.staff-left', ...target })
}
