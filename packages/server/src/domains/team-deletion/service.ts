import type { Context } from '../../context.ts'
import { leaveChampionships } from '../championships/live/withdrawals.ts'
import { lockChampionshipsOf } from '../championships/service.ts'
import { deletePicturesOfTeam } from '../picture-slots/service.ts'
import { requirePermission } from '../teams/service.ts'
import { deleteLockedTeam, lockForDeletion } from '../teams/settings.ts'

/** Deletes the team with everything that refers to it, but for its name in what it has played; the bytes of its pictures are removed after the commit. */
export async function deleteTeam(context: Context, teamId: string): Promise<void> {
  await requirePermission(context, teamId, 'deleteTeam')
  // A championship is locked before its teams, here too.
  await lockChampionshipsOf(context, teamId)
  await lockForDeletion(context, teamId)
  await leaveChampionships(context, teamId)
  await deletePicturesOfTeam(context, teamId)
  await deleteLockedTeam(context, teamId)
}
