import { imageRules } from '@convoca/contract/rules'
import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, invalid } from '../../errors.ts'
import { lockContent, teamContent, contentKinds } from '../team-content/repository.ts'
import { logActivity } from '../teams/activity.ts'
import { lockTeam } from '../teams/repository.ts'
import { requirePermissionForUpdate } from '../teams/service.ts'
import { prepareImage } from './images.ts'
import { fileUrl } from './mappers.ts'
import {
  type FileRecordRow,
  type FileSlot,
  deletePicture,
  deleteTeamPictures,
  findFile,
  putPicture,
} from './repository.ts'
import { decodeImage } from './rules.ts'

/** The team that a picture belongs to, and which part of its page shows it. */
interface PictureOwner {
  teamId: string
  part: 'TEAM' | 'SPONSORS' | 'ACHIEVEMENTS'
}

/** What shows the picture stays until the call ends: were it to go meanwhile, the picture would be left behind. */
async function findOwner({ db }: Context, { entityType, entityId }: FileSlot): Promise<PictureOwner> {
  if (entityType === 'TEAM') {
    await lockTeam(db, entityId, 'shared')
    return { teamId: entityId, part: 'TEAM' }
  }
  const kind = contentKinds.find((one) => one === entityType)
  if (kind === undefined) throw new DomainError('FORBIDDEN')
  const teamId = await lockContent(db, kind, entityId)
  if (teamId === null) throw new DomainError('NOT_FOUND')
  return { teamId, part: teamContent[kind].part }
}

/**
 * Pictures of teams are for who may edit the team, those of sponsors and achievements for who may show them,
 * pictures of users for themselves, others for nobody yet. Answers whose it is; null for a user's own.
 */
async function requireEntity(context: Context, slot: FileSlot): Promise<PictureOwner | null> {
  if (slot.entityType === 'USER' && slot.entityId === context.actor.userId) return null
  const owner = await findOwner(context, slot)
  const ability = owner.part === 'TEAM' ? 'editTeam' : 'manageShowcase'
  await requirePermissionForUpdate(context, owner.teamId, ability)
  return owner
}

/** The team's history and its members' open pages hear of a picture that was put up or taken away. */
async function tellTeam(
  context: Context,
  owner: PictureOwner | null,
  target: FileSlot['businessType'],
): Promise<void> {
  if (owner === null) return
  if (owner.part === 'TEAM') {
    await logActivity(context, { ...owner, action: 'PICTURE_CHANGED', target })
  } else await context.realtime.publishTeamChange(context, owner.teamId, owner.part)
}

function slotOf(input: Schemas['FileInput']): FileSlot {
  const { entityType, businessType } = input
  if (imageRules[businessType].entityType !== entityType) {
    throw invalid('businessType', 'INVALID_VALUE', `must be a business type of ${entityType}`)
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
  context: Context,
  slot: FileSlot,
  bytes: Buffer,
): Promise<Schemas['FileRecord']> {
  const image = await prepareImage(bytes, imageRules[slot.businessType])
  await context.storage.write(context, image.hash, image.jpeg)
  const { file, replacedHash } = await putPicture(context.db, slot, {
    hash: image.hash,
    width: image.width,
    height: image.height,
    size: image.jpeg.length,
    createdBy: context.actor.userId,
  })
  if (replacedHash !== null && replacedHash !== image.hash) {
    context.afterCommit(() => context.storage.remove(replacedHash))
  }
  return toRecord(file)
}

export async function saveFile(
  context: Context,
  input: Schemas['FileInput'],
): Promise<Schemas['FileRecord']> {
  const slot = slotOf(input)
  const owner = await requireEntity(context, slot)
  const stored = await storePicture(context, slot, decodeImage(input.base64))
  await tellTeam(context, owner, slot.businessType)
  return stored
}

/** The slot of a picture that is there. */
async function requireSlot({ db }: Context, fileId: string): Promise<FileSlot> {
  const file = await findFile(db, fileId)
  if (file === null) throw new DomainError('FILE_NOT_FOUND')
  return { entityType: file.entity_type, entityId: file.entity_id, businessType: file.business_type }
}

/** Puts another picture in the place of one; its slot cannot change. */
export async function replaceFile(
  context: Context,
  fileId: string,
  input: Schemas['FileInput'],
): Promise<Schemas['FileRecord']> {
  const slot = await requireSlot(context, fileId)
  const owner = await requireEntity(context, slot)
  const given = slotOf(input)
  if (given.entityId !== slot.entityId || given.entityType !== slot.entityType) {
    throw invalid('entityId', 'INVALID_VALUE', 'must be the entity of the replaced picture')
  }
  if (given.businessType !== slot.businessType) {
    throw invalid('businessType', 'INVALID_VALUE', 'must be the one of the replaced picture')
  }
  const stored = await storePicture(context, slot, decodeImage(input.base64))
  await tellTeam(context, owner, slot.businessType)
  return stored
}

/** Empties a slot; the bytes leave the disk once that is certain. */
export async function removeFile(context: Context, fileId: string): Promise<void> {
  const slot = await requireSlot(context, fileId)
  const owner = await requireEntity(context, slot)
  const hash = await deletePicture(context.db, fileId)
  if (hash === null) throw new DomainError('FILE_NOT_FOUND')
  context.afterCommit(() => context.storage.remove(hash))
  await tellTeam(context, owner, slot.businessType)
}

/** Removes every picture of a team that goes; the bytes leave the disk once that is certain. */
export async function removeTeamPictures(context: SystemContext, teamId: string): Promise<void> {
  for (const hash of await deleteTeamPictures(context.db, teamId)) {
    context.afterCommit(() => context.storage.remove(hash))
  }
}
