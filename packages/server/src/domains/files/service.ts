import type { Schemas } from '../../contract/types.ts'
import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import { DomainError } from '../errors.ts'
import { requireAbility } from '../teams/service.ts'
import { prepareImage } from './images.ts'
import { fileUrl } from './refs.ts'
import { type FileRecordRow, type FileSlot, findFile, putPicture } from './repository.ts'
import { decodeImage, invalid, pictures } from './rules.ts'

/** Where the bytes of pictures lie. */
export interface PictureStore {
  /** Keeps the bytes; `work`'s transaction holds them against removal until it ends. */
  write(work: Work, hash: string, bytes: Buffer): Promise<void>
  /** Removes the bytes unless some row still shows them. */
  remove(hash: string): Promise<void>
}

export interface FileServices {
  storage: PictureStore
}

/** Pictures of teams are for who may edit the team, pictures of users for themselves, others for nobody yet. */
async function requireEntity(work: Work, actor: Actor, slot: FileSlot): Promise<void> {
  if (slot.entityType === 'TEAM') {
    await requireAbility(work.db, slot.entityId, actor.userId, 'editTeam')
  } else if (slot.entityType !== 'USER' || slot.entityId !== actor.userId) {
    throw new DomainError('FORBIDDEN')
  }
}

function slotOf(input: Schemas['FileInput']): FileSlot {
  const { entityType, businessType } = input
  if (pictures[businessType].entityType !== entityType) {
    throw invalid('INVALID_VALUE', 'businessType', `must be a business type of ${entityType}`)
  }
  return { entityType, businessType, entityId: input.entityId.toLowerCase() }
}

function toRecord(row: FileRecordRow): Schemas['FileRecord'] {
  return {
    id: row.id,
    business_type: row.business_type,
    url: fileUrl(row.hash),
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    width: row.width,
    height: row.height,
    created_at: row.created_at.toISOString(),
  }
}

/** Stores a picture in its slot without asking who may: the demo data uses it for game icons. */
export async function storePicture(
  work: Work,
  services: FileServices,
  actor: Actor,
  slot: FileSlot,
  bytes: Buffer,
): Promise<Schemas['FileRecord']> {
  const image = await prepareImage(bytes, pictures[slot.businessType])
  await services.storage.write(work, image.hash, image.jpeg)
  const { file, replacedHash } = await putPicture(work.db, slot, {
    hash: image.hash,
    width: image.width,
    height: image.height,
    size: image.jpeg.length,
    createdBy: actor.userId,
  })
  if (replacedHash !== null && replacedHash !== image.hash) {
    work.afterCommit(() => services.storage.remove(replacedHash))
  }
  return toRecord(file)
}

export async function saveFile(
  work: Work,
  services: FileServices,
  actor: Actor,
  input: Schemas['FileInput'],
): Promise<Schemas['FileRecord']> {
  const slot = slotOf(input)
  await requireEntity(work, actor, slot)
  return storePicture(work, services, actor, slot, decodeImage(input.base64))
}

/** Puts another picture in the place of one; its slot cannot change. */
export async function replaceFile(
  work: Work,
  services: FileServices,
  actor: Actor,
  fileId: string,
  input: Schemas['FileInput'],
): Promise<Schemas['FileRecord']> {
  const file = await findFile(work.db, fileId)
  if (file === null) throw new DomainError('FILE_NOT_FOUND')
  const slot: FileSlot = {
    entityType: file.entity_type,
    entityId: file.entity_id,
    businessType: file.business_type,
  }
  await requireEntity(work, actor, slot)
  const given = slotOf(input)
  if (given.entityId !== slot.entityId || given.entityType !== slot.entityType) {
    throw invalid('INVALID_VALUE', 'entityId', 'must be the entity of the replaced picture')
  }
  if (given.businessType !== slot.businessType) {
    throw invalid('INVALID_VALUE', 'businessType', 'must be the one of the replaced picture')
  }
  return storePicture(work, services, actor, slot, decodeImage(input.base64))
}
