import { BadgeInput } from '@convoca/sdk/limits'
import { imageRules } from '@convoca/contract/rules'
import { cleanName } from '@convoca/sdk/text'
import type { Context, PreparedPicture } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { type Page, type PageRequest, toPage } from '../../database/page.ts'
import { DomainError, fieldError, refuseInvalid } from '../../errors.ts'
import { requireAdmin } from '../staff/access.ts'
import { logAct } from '../staff/audit.ts'
import { requireUser } from '../admin/users.ts'
import { prepareFieldPicture } from '../files/field-picture.ts'
import { storeBadgeIcon } from '../files/pictures.ts'
import { notify, withdrawNotification } from '../notifications/service.ts'
import { lengthErrors } from '../text-rules.ts'
import {
  badgeNameIsTaken,
  deleteAward,
  findBadge,
  findBadges,
  findHolder,
  findHolderPage,
  insertAward,
  insertBadge,
  updateBadgeRow,
} from './repository.ts'

type StaffBadge = Schemas['StaffBadge']

function checkTexts(input: Pick<Schemas['BadgeInput'], 'name' | 'description'>) {
  const name = cleanName(input.name)
  const description = cleanName(input.description)
  refuseInvalid([
    ...lengthErrors('name', name, BadgeInput.name),
    ...lengthErrors('description', description, BadgeInput.description),
  ])
  return { name, description }
}

const nameTaken = () =>
  new DomainError('BADGE_NAME_TAKEN', { fieldErrors: [fieldError('name', 'TAKEN', 'is already in use')] })

async function requireBadge({ db }: Context, id: string): Promise<StaffBadge> {
  const badge = await findBadge(db, id)
  if (badge === null) throw new DomainError('NOT_FOUND')
  return badge
}

export async function listStaffBadges(context: Context): Promise<StaffBadge[]> {
  await requireAdmin(context)
  return findBadges(context.db)
}

/** Only for the staff, so that nobody else has pictures decoded. */
export async function prepareBadgeIcon(
  context: Context,
  base64: string | null,
): Promise<PreparedPicture | null> {
  await requireAdmin(context)
  return prepareFieldPicture(context, { path: 'icon', base64, sizes: imageRules.BADGET_ICON })
}

export async function createBadge(
  context: Context,
  input: Pick<Schemas['NewBadge'], 'name' | 'description'>,
  icon: PreparedPicture | null,
): Promise<StaffBadge> {
  await requireAdmin(context)
  const texts = checkTexts(input)
  const id = await insertBadge(context.db, texts)
  if (id === null)
    throw (await badgeNameIsTaken(context.db, texts.name)) ? nameTaken() : new DomainError('BADGE_LIMIT')
  if (icon !== null) await storeBadgeIcon(context, id, icon)
  await logAct(context, { action: 'BADGE_CREATED', subjectId: id, detail: texts.name })
  return requireBadge(context, id)
}

export async function updateBadge(
  context: Context,
  badgeId: string,
  { is_retired: isRetired, ...input }: Schemas['BadgeInput'],
): Promise<StaffBadge> {
  await requireAdmin(context)
  const texts = checkTexts(input)
  const id = badgeId.toLowerCase()
  try {
    if (!(await updateBadgeRow(context.db, id, { ...texts, isRetired }))) throw new DomainError('NOT_FOUND')
  } catch (error) {
    if (getViolatedConstraint(error) === 'badges_name_key') throw nameTaken()
    throw error
  }
  await logAct(context, { action: 'BADGE_CHANGED', subjectId: id, detail: texts.name })
  return requireBadge(context, id)
}

export async function listBadgeHolders(
  context: Context,
  badgeId: string,
  request: PageRequest,
): Promise<Page<Schemas['BadgeHolder']>> {
  await requireAdmin(context)
  await requireBadge(context, badgeId)
  const { total, holders } = await findHolderPage(context.db, badgeId, request)
  return toPage(holders, total, request)
}

interface AwardPath {
  id: string
  userId: string
}

/** The reason that nothing was inserted, where the user does not have the badge. */
async function refuseAward(context: Context, badge: StaffBadge, userId: string): Promise<never> {
  await requireUser(context, userId)
  throw new DomainError(badge.is_retired ? 'BADGE_RETIRED' : 'USER_NOT_FOUND')
}

/** Awarded again, nothing changes: a request that is repeated notifies nobody twice. */
export async function awardBadge(context: Context, path: AwardPath): Promise<Schemas['BadgeHolder']> {
  await requireAdmin(context)
  const { db } = context
  const award = { badgeId: path.id.toLowerCase(), userId: path.userId.toLowerCase() }
  const badge = await requireBadge(context, award.badgeId)
  const isNew = await insertAward(db, award)
  const holder = await findHolder(db, award)
  if (holder === null) return refuseAward(context, badge, award.userId)
  if (!isNew) return holder
  await logAct(context, {
    action: 'BADGE_AWARDED',
    userId: award.userId,
    subjectId: award.badgeId,
    detail: badge.name,
  })
  await notify(context, [
    {
      userId: award.userId,
      type: 'BADGET_RECEIVE',
      contextType: 'USER',
      title: 'Nova insígnia',
      body: [`Você recebeu a insígnia ${badge.name}.`, badge.description],
      subject: award.badgeId,
    },
  ])
  return holder
}

export async function takeBadge(context: Context, path: AwardPath): Promise<void> {
  await requireAdmin(context)
  const { db } = context
  const award = { badgeId: path.id.toLowerCase(), userId: path.userId.toLowerCase() }
  const badge = await requireBadge(context, award.badgeId)
  if (!(await deleteAward(db, award))) throw new DomainError('NOT_FOUND')
  await logAct(context, {
    action: 'BADGE_TAKEN',
    userId: award.userId,
    subjectId: award.badgeId,
    detail: badge.name,
  })
  const about = { userId: award.userId, type: 'BADGET_RECEIVE', subject: award.badgeId } as const
  await withdrawNotification(context, about)
}
