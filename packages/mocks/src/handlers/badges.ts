import type { Schemas } from '@convoca/sdk'
import type { MockDatabase } from '../mock-database.ts'
import { toPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import { findUser } from '../queries.ts'
import { findById } from './access.ts'
import { logAct, requireAdmin, storeUpload } from './admin.ts'
import type { Handlers } from './handler.ts'
import { toPerson } from './support.ts'

type Ids = 'listStaffBadges' | 'createBadge' | 'updateBadge' | 'listBadgeHolders' | 'awardBadge' | 'takeBadge'
type BadgeRecord = MockDatabase['staffBadges'][number]

function toStaffBadge(database: MockDatabase, badge: BadgeRecord): Schemas['StaffBadge'] {
  const { files, ...rest } = badge
  const holders = database.badgeHolders.filter(({ badgeId }) => badgeId === badge.id).length
  return { ...rest, icon: files[0] ?? null, holders }
}

/** Those that a player was awarded. */
export function findAwardedBadges(database: MockDatabase, userId: string): Schemas['Badge'][] {
  return database.badgeHolders
    .filter((one) => one.userId === userId)
    .map(({ badgeId, receivedAt }) => {
      const { id, name, description, files } = findById(database.staffBadges, badgeId)
      return { id, name, description, icon: files[0] ?? null, received_at: receivedAt }
    })
}

function refuseTakenName({ staffBadges }: MockDatabase, name: string, except?: BadgeRecord): void {
  if (staffBadges.some((one) => one !== except && one.name.toLowerCase() === name.toLowerCase()))
    throw new MockProblem('BADGE_NAME_TAKEN', [
      { path: 'name', code: 'TAKEN', message: 'name is already in use' },
    ])
}

function toHolder(database: MockDatabase, { userId, receivedAt }: MockDatabase['badgeHolders'][number]) {
  const user = toPerson(database, userId)
  if (user === null) throw new MockProblem('USER_NOT_FOUND')
  return { user, received_at: receivedAt }
}

export const badgeHandlers: Handlers<Ids> = {
  listStaffBadges(context) {
    requireAdmin(context)
    const { database } = context
    return database.staffBadges
      .map((badge) => toStaffBadge(database, badge))
      .toSorted(
        (a, b) => Number(a.is_retired) - Number(b.is_retired) || a.name.localeCompare(b.name, 'pt-BR'),
      )
  },
  createBadge(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    const { name, description, icon } = input.body
    refuseTakenName(database, name)
    const badge: BadgeRecord = {
      id: database.nextId('badge'),
      name,
      description,
      is_retired: false,
      files: icon === null ? [] : [storeUpload(database, icon, 'BADGET_ICON')],
    }
    database.staffBadges.push(badge)
    logAct(database, admin, { action: 'BADGE_CREATED', subjectId: badge.id, detail: name })
    return toStaffBadge(database, badge)
  },
  updateBadge(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    const badge = findById(database.staffBadges, input.id)
    refuseTakenName(database, input.body.name, badge)
    Object.assign(badge, input.body)
    logAct(database, admin, { action: 'BADGE_CHANGED', subjectId: badge.id, detail: badge.name })
    return toStaffBadge(database, badge)
  },
  listBadgeHolders(context) {
    requireAdmin(context)
    const { database, input } = context
    const { id } = findById(database.staffBadges, input.id)
    const found = database.badgeHolders.filter(({ badgeId }) => badgeId === id).toReversed()
    return toPage(
      found.map((one) => toHolder(database, one)),
      input,
    )
  },
  awardBadge(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    const badge = findById(database.staffBadges, input.id)
    const { id: userId } = findUser(database, input.userId)
    const isSame = (one: { badgeId: string; userId: string }) =>
      one.badgeId === badge.id && one.userId === userId
    const known = database.badgeHolders.find(isSame)
    if (known) return toHolder(database, known)
    if (badge.is_retired) throw new MockProblem('BADGE_RETIRED')
    const holder = { badgeId: badge.id, userId, receivedAt: database.now() }
    database.badgeHolders.push(holder)
    logAct(database, admin, { action: 'BADGE_AWARDED', userId, subjectId: badge.id, detail: badge.name })
    return toHolder(database, holder)
  },
  takeBadge(context) {
    const admin = requireAdmin(context)
    const { database, input } = context
    const badge = findById(database.staffBadges, input.id)
    const place = database.badgeHolders.findIndex(
      ({ badgeId, userId }) => badgeId === badge.id && userId === input.userId,
    )
    if (place === -1) throw new MockProblem('NOT_FOUND')
    database.badgeHolders.splice(place, 1)
    const about = { userId: input.userId, subjectId: badge.id, detail: badge.name }
    logAct(database, admin, { action: 'BADGE_TAKEN', ...about })
    return undefined
  },
}
