import { imageRules } from '@convoca/contract/rules'
import type { Context, PreparedPicture, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, invalid } from '../../errors.ts'
import { requireAdmin } from '../staff/access.ts'
import { logAct } from '../staff/audit.ts'
import { lockBadge } from '../badges/queries.ts'
import { requireChampionshipPermission } from '../championships/access.ts'
import { requireOwnEvent } from '../events/access.ts'
import { lockGame } from '../games/queries.ts'
import { lockContent } from '../team-content/queries.ts'
import { teamContent, contentKinds } from '../team-content/kinds.ts'
import { logActivity } from '../teams/activity.ts'
import { lockTeam } from '../teams/queries.ts'
import { requirePermissionForUpdate } from '../teams/service.ts'
import { lockEquipment } from '../users/equipment-queries.ts'
import { type FileSlot, findFile } from '../files/queries.ts'
import { deleteTeamPictures } from './repository.ts'
import { decodeImage } from '../files/rules.ts'
import { writePicture, removePicture } from '../files/pictures.ts'

/** The team that a picture belongs to, and the part of its page with the picture. */
interface TeamPicture {
  teamId: string
  part: 'TEAM' | 'SPONSORS' | 'ACHIEVEMENTS'
}

/** The entry of the staff's log about a picture of a game or a badge. */
interface StaffPicture {
  action: 'GAME_CHANGED' | 'BADGE_CHANGED'
  subjectId: string
  detail: string
}

type PictureOwner = TeamPicture | StaffPicture

/** Whether it is a championship's or an event's, locked against deletion, which the actor may edit. */
async function isOrganisedPicture(context: Context, { entityType, entityId }: FileSlot): Promise<boolean> {
  if (entityType === 'CHAMPIONSHIP') await requireChampionshipPermission(context, entityId, 'edit')
  else if (entityType === 'EVENT') await requireOwnEvent(context, entityId)
  else return false
  return true
}

/** Whether it is the user's own picture: of the account or, locked against deletion, of a piece of equipment. */
async function isOwnPicture({ db, actor }: Context, { entityType, entityId }: FileSlot): Promise<boolean> {
  if (entityType === 'USER') return entityId === actor.userId
  if (entityType !== 'SETUP') return false
  // Nobody learns which pieces others have.
  if ((await lockEquipment(db, entityId)) !== actor.userId) throw new DomainError('NOT_FOUND')
  return true
}

/** Whether it is one of what the staff keeps, games and badges, locked against deletion; others are refused. */
async function findStaffPicture(
  context: Context,
  { entityType, entityId }: FileSlot,
): Promise<StaffPicture | null> {
  if (entityType !== 'GAME' && entityType !== 'BADGET') return null
  await requireAdmin(context)
  const isGame = entityType === 'GAME'
  const kept = await (isGame ? lockGame(context.db, entityId) : lockBadge(context.db, entityId))
  if (kept === null) throw new DomainError(isGame ? 'GAME_NOT_FOUND' : 'NOT_FOUND')
  return { action: isGame ? 'GAME_CHANGED' : 'BADGE_CHANGED', subjectId: entityId, detail: kept.name }
}

/** Locks the owner against deletion, which would otherwise leave the picture behind. */
async function findOwner({ db }: Context, { entityType, entityId }: FileSlot): Promise<TeamPicture> {
  if (entityType === 'TEAM') {
    await lockTeam(db, entityId, 'shared')
    return { teamId: entityId, part: 'TEAM' }
  }
  const kind = contentKinds.find((contentKind) => contentKind === entityType)
  if (kind === undefined) throw new DomainError('FORBIDDEN')
  const teamId = await lockContent(db, kind, entityId)
  if (teamId === null) throw new DomainError('NOT_FOUND')
  return { teamId, part: teamContent[kind].part }
}

/**
 * Pictures of a team need the permission to edit it, those of its sponsors and achievements to manage them; users change
 * their own, organisers their championships' and events', and the staff those of games and badges. Returns null where nobody is told of a change.
 */
async function requirePictureOwner(context: Context, slot: FileSlot): Promise<PictureOwner | null> {
  if ((await isOwnPicture(context, slot)) || (await isOrganisedPicture(context, slot))) return null
  const kept = await findStaffPicture(context, slot)
  if (kept !== null) return kept
  const owner = await findOwner(context, slot)
  const ability = owner.part === 'TEAM' ? 'editTeam' : 'manageShowcase'
  await requirePermissionForUpdate(context, owner.teamId, ability)
  return owner
}

/** Logs a changed picture of the team or of what the staff keeps, and publishes a team's to open pages. */
async function publishPictureChange(
  context: Context,
  owner: PictureOwner | null,
  target: FileSlot['businessType'],
): Promise<void> {
  if (owner === null) return
  if ('action' in owner) return logAct(context, owner)
  if (owner.part === 'TEAM') {
    await logActivity(context, { ...owner, action: 'PICTURE_CHANGED', target })
  } else await context.realtime.publishTeamChange(context, owner.teamId, owner.part)
}

function toSlot(input: Schemas['FileInput']): FileSlot {
  const { entityType, businessType } = input
  if (!imageRules[businessType].entityTypes.includes(entityType)) {
    throw invalid('businessType', 'INVALID_VALUE', `must be a business type of ${entityType}`)
  }
  return { entityType, businessType, entityId: input.entityId.toLowerCase() }
}

function decodePicture(
  { pictures, actor }: Context,
  { businessType }: FileSlot,
  bytes: Buffer,
): Promise<PreparedPicture> {
  return pictures.prepare(actor.userId, bytes, imageRules[businessType])
}

/** Checks no permission: for the demo data. */
export async function storePicture(
  context: Context,
  slot: FileSlot,
  bytes: Buffer,
): Promise<Schemas['FileRecord']> {
  return writePicture(context, slot, await decodePicture(context, slot, bytes), context.actor.userId)
}

/** Refuses whoever may not store the picture; for a repeated request, whose response is stored. */
export async function requireSaveFile(context: Context, input: Schemas['FileInput']): Promise<void> {
  await requirePictureOwner(context, toSlot(input))
}

/** Runs without a transaction, which would be open as long as the picture is decoded. */
export async function prepareSaveFile(
  context: Context,
  input: Schemas['FileInput'],
): Promise<PreparedPicture> {
  const slot = toSlot(input)
  await requirePictureOwner(context, slot)
  return decodePicture(context, slot, decodeImage(input.base64))
}

/** Checks the permission again: it may have been lost while the picture was decoded. */
export async function saveFile(
  context: Context,
  input: Schemas['FileInput'],
  picture: PreparedPicture,
): Promise<Schemas['FileRecord']> {
  const slot = toSlot(input)
  const owner = await requirePictureOwner(context, slot)
  const stored = await writePicture(context, slot, picture, context.actor.userId)
  await publishPictureChange(context, owner, slot.businessType)
  return stored
}

async function requireSlot({ db }: Context, fileId: string): Promise<FileSlot> {
  const file = await findFile(db, fileId)
  if (file === null) throw new DomainError('FILE_NOT_FOUND')
  return { entityType: file.entity_type, entityId: file.entity_id, businessType: file.business_type }
}

/** The slot cannot change. */
function refuseOtherSlot(slot: FileSlot, input: Schemas['FileInput']): void {
  const replacement = toSlot(input)
  if (replacement.entityId !== slot.entityId || replacement.entityType !== slot.entityType) {
    throw invalid('entityId', 'INVALID_VALUE', 'must be the entity of the replaced picture')
  }
  if (replacement.businessType !== slot.businessType) {
    throw invalid('businessType', 'INVALID_VALUE', 'must be the one of the replaced picture')
  }
}

/** Runs without a transaction, as `prepareSaveFile`. */
export async function prepareReplaceFile(
  context: Context,
  fileId: string,
  input: Schemas['FileInput'],
): Promise<PreparedPicture> {
  const slot = await requireSlot(context, fileId)
  await requirePictureOwner(context, slot)
  refuseOtherSlot(slot, input)
  return decodePicture(context, slot, decodeImage(input.base64))
}

export async function replaceFile(
  context: Context,
  fileId: string,
  input: Schemas['FileInput'],
  picture: PreparedPicture,
): Promise<Schemas['FileRecord']> {
  const slot = await requireSlot(context, fileId)
  const owner = await requirePictureOwner(context, slot)
  refuseOtherSlot(slot, input)
  const stored = await writePicture(context, slot, picture, context.actor.userId)
  await publishPictureChange(context, owner, slot.businessType)
  return stored
}

/** Removes the bytes after the commit. */
export async function deleteFile(context: Context, fileId: string): Promise<void> {
  const slot = await requireSlot(context, fileId)
  const owner = await requirePictureOwner(context, slot)
  if (!(await removePicture(context, fileId))) throw new DomainError('FILE_NOT_FOUND')
  await publishPictureChange(context, owner, slot.businessType)
}

/** Deletes the pictures of a team that is deleted; removes the bytes after the commit. */
export async function deletePicturesOfTeam(context: SystemContext, teamId: string): Promise<void> {
  for (const hash of await deleteTeamPictures(context.db, teamId)) {
    context.afterCommit(() => context.storage.remove(hash))
  }
}
