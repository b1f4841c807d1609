import {
  awardBadge,
  createBadge,
  listBadgeHolders,
  listStaffBadges,
  takeBadge,
  updateBadge,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { adminKey } from './admin.ts'
import { deletePicture, savePicture } from './files.ts'
import type { Picture } from './files.ts'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type StaffBadge = Schemas['StaffBadge']

/** Several people award badges: the lists are read again whenever they are shown. */
const shared = { staleTime: 0 }

const staffBadgesQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: [...adminKey, 'badges'],
    queryFn: ({ signal }) => listStaffBadges(convoca, {}, { signal }),
    ...shared,
  })
export const staffBadgesAtom = atomsWithQuery(staffBadgesQuery)(undefined)

const badgeHoldersQuery = (convoca: Convoca, query: { id: string; page: number }) =>
  queryOptions({
    queryKey: [...adminKey, 'badges', 'holders', query],
    queryFn: ({ signal }) => listBadgeHolders(convoca, query, { signal }),
    ...shared,
  })
export const badgeHoldersAtom = atomsWithQuery(badgeHoldersQuery)

/** The staff's lists, and players' pages that show the badge. */
const refetched = refetchOnSuccess(() => [adminKey, ['profile', 'record']])

export const createBadgeAtom = atomWithWrite(
  'createBadge',
  (convoca, body: Input<'createBadge'>['body']) => createBadge(convoca, { body }),
  refetched,
)

export const updateBadgeAtom = atomWithWrite(
  'updateBadge',
  (convoca, { id, ...body }: Input<'updateBadge'>['body'] & { id: string }) =>
    updateBadge(convoca, { id, body }),
  refetched,
)

interface Award {
  id: string
  userId: string
}

export const awardBadgeAtom = atomWithWrite(
  'awardBadge',
  (convoca, award: Award) => awardBadge(convoca, award),
  refetched,
)

export const takeBadgeAtom = atomWithWrite(
  'takeBadge',
  (convoca, award: Award) => takeBadge(convoca, award),
  refetched,
)

export interface BadgePicture extends Pick<Picture, 'base64' | 'files'> {
  badgeId: string
  businessType: 'BADGET_ICON'
}

export const saveBadgePictureAtom = atomWithWrite(
  'saveBadgePicture',
  (convoca, { badgeId, ...picture }: BadgePicture) =>
    savePicture(convoca, { ...picture, entityType: 'BADGET', entityId: badgeId }),
  refetched,
)

export const removeBadgePictureAtom = atomWithWrite(
  'removeBadgePicture',
  (convoca, fileId: string) => deletePicture(convoca, fileId),
  refetched,
)
