import { createEquipment, deleteEquipment, listEquipment, updateEquipment } from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { deletePicture, savePicture } from './files.ts'
import type { Picture } from './files.ts'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Equipment = Schemas['Equipment']
export type EquipmentInput = Input<'createEquipment'>['body']

const equipmentKey = ['profile', 'equipment'] as const

/** The equipment of a player. */
export const equipmentQuery = (convoca: Convoca, userId: string) =>
  queryOptions({
    queryKey: [...equipmentKey, userId],
    queryFn: ({ signal }) => listEquipment(convoca, { id: userId }, { signal }),
  })
export const equipmentAtom = atomsWithQuery(equipmentQuery)

/** The lists are read again after each write. */
const refetched = refetchOnSuccess(() => [equipmentKey])

interface EquipmentRef {
  userId: string
  setupId: string
}

export const createEquipmentAtom = atomWithWrite(
  'createEquipment',
  (convoca, { userId, body }: { userId: string; body: EquipmentInput }) =>
    createEquipment(convoca, { id: userId, body }),
  refetched,
)

export const updateEquipmentAtom = atomWithWrite(
  'updateEquipment',
  (convoca, { userId, setupId, body }: EquipmentRef & { body: EquipmentInput }) =>
    updateEquipment(convoca, { id: userId, setupId, body }),
  refetched,
)

export const deleteEquipmentAtom = atomWithWrite(
  'deleteEquipment',
  (convoca, { userId, setupId }: EquipmentRef) => deleteEquipment(convoca, { id: userId, setupId }),
  refetched,
)

export interface EquipmentPhoto extends Pick<Picture, 'base64' | 'files'> {
  setupId: string
  businessType: 'SETUP_PHOTO'
}

/** A photo belongs to its piece of equipment, not to the user (docs/product.md#files-and-pictures). */
export const saveEquipmentPhotoAtom = atomWithWrite(
  'saveEquipmentPhoto',
  (convoca, { setupId, ...picture }: EquipmentPhoto) =>
    savePicture(convoca, { ...picture, entityType: 'SETUP', entityId: setupId }),
  refetched,
)

export const removeEquipmentPhotoAtom = atomWithWrite(
  'deleteEquipmentPhoto',
  (convoca, fileId: string) => deletePicture(convoca, fileId),
  refetched,
)
