import type { Context, PreparedPicture, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { fileUrl } from './mappers.ts'
import { upsertPicture, deleteChampionshipPictures, deletePicture } from './repository.ts'
import type { FileRecordRow, FileSlot } from './queries.ts'

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

/** Stores a picture in its slot; the bytes of the one that it replaces are removed after the commit. Checks no permission. */
export async function writePicture(
  context: Pick<SystemContext, 'db' | 'storage' | 'afterCommit'>,
  slot: FileSlot,
  image: PreparedPicture,
  createdBy: string | null,
): Promise<Schemas['FileRecord']> {
  await context.storage.write(context, image.hash, image.jpeg)
  const { file, replacedHash } = await upsertPicture(context.db, slot, {
    hash: image.hash,
    width: image.width,
    height: image.height,
    size: image.jpeg.length,
    createdBy,
  })
  if (replacedHash !== null && replacedHash !== image.hash) {
    context.afterCommit(() => context.storage.remove(replacedHash))
  }
  return toRecord(file)
}

/** The icon of a badge; checks no permission. */
export async function storeBadgeIcon(
  context: Context,
  badgeId: string,
  icon: PreparedPicture,
): Promise<void> {
  const slot = { entityType: 'BADGET', entityId: badgeId, businessType: 'BADGET_ICON' } as const
  await writePicture(context, slot, icon, context.actor.userId)
}

/** The icon of a game; checks no permission. */
export async function storeGameIcon(
  context: Pick<SystemContext, 'db' | 'storage' | 'afterCommit'>,
  gameId: string,
  icon: PreparedPicture,
  createdBy: string | null,
): Promise<void> {
  const slot = { entityType: 'GAME', entityId: gameId, businessType: 'GAMES_ICON' } as const
  await writePicture(context, slot, icon, createdBy)
}

/** Deletes the pictures of a championship that is deleted; the bytes are removed after the commit. */
export async function deletePicturesOfChampionship(
  context: SystemContext,
  championshipId: string,
): Promise<void> {
  for (const hash of await deleteChampionshipPictures(context.db, championshipId))
    context.afterCommit(() => context.storage.remove(hash))
}

/** Removes a picture from its slot, and its bytes after the commit; false where it was deleted in the meantime. */
export async function removePicture(context: SystemContext, fileId: string): Promise<boolean> {
  const hash = await deletePicture(context.db, fileId)
  if (hash !== null) context.afterCommit(() => context.storage.remove(hash))
  return hash !== null
}
