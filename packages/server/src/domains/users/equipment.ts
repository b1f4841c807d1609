import { EquipmentInput } from '@convoca/sdk/limits'
import { cleanName, cleanText } from '@convoca/sdk/text'
import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, invalid, refuseInvalid } from '../../errors.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../text-rules.ts'
import {
  deleteEquipmentRow,
  findEquipment,
  insertEquipment,
  updateEquipmentRow,
} from './equipment-repository.ts'
import { requireOwnAccount } from './own-account.ts'
import { requireVisibleUser } from './service.ts'

const MAX_PIECES = 50

function checkEquipment(input: Schemas['EquipmentInput']): Schemas['EquipmentInput'] {
  const piece = {
    type: input.type,
    brand: cleanName(input.brand),
    model: cleanName(input.model),
    description: cleanOptional(input.description, cleanText),
  }
  refuseInvalid([
    ...lengthErrors('brand', piece.brand, EquipmentInput.brand),
    ...lengthErrors('model', piece.model, EquipmentInput.model),
    ...lengthErrors('description', piece.description, EquipmentInput.description),
    ...(['brand', 'model', 'description'] as const).flatMap((path) => profanityErrors(path, piece[path])),
  ])
  return piece
}

export async function listEquipment(context: GuestContext, userId: string): Promise<Schemas['Equipment'][]> {
  return findEquipment(context.db, await requireVisibleUser(context, userId))
}

export async function createEquipment(
  context: Context,
  userId: string,
  input: Schemas['EquipmentInput'],
): Promise<Schemas['Equipment']> {
  requireOwnAccount(context, userId)
  const piece = checkEquipment(input)
  const stored = await insertEquipment(context.db, context.actor.userId, { ...piece, most: MAX_PIECES })
  if (stored === null) throw invalid('model', 'OUT_OF_RANGE', `must be one of at most ${MAX_PIECES} pieces`)
  return stored
}

interface EquipmentPath {
  id: string
  setupId: string
}

export async function updateEquipment(
  context: Context,
  { id, setupId }: EquipmentPath,
  input: Schemas['EquipmentInput'],
): Promise<Schemas['Equipment']> {
  requireOwnAccount(context, id)
  const target = { userId: context.actor.userId, id: setupId }
  const stored = await updateEquipmentRow(context.db, target, checkEquipment(input))
  if (stored === null) throw new DomainError('NOT_FOUND')
  return stored
}

export async function deleteEquipment(context: Context, { id, setupId }: EquipmentPath): Promise<void> {
  requireOwnAccount(context, id)
  const hashes = await deleteEquipmentRow(context.db, { userId: context.actor.userId, id: setupId })
  if (hashes === null) throw new DomainError('NOT_FOUND')
  for (const hash of hashes) context.afterCommit(() => context.storage.remove(hash))
}
