import type { Context } from '../../context.ts'
import { requireVisible } from './access.ts'
import { deleteFollower, insertFollower } from './followers-repository.ts'

/** Repeated, it changes nothing. */
export async function followChampionship(context: Context, id: string): Promise<void> {
  const { row } = await requireVisible(context, { id })
  await insertFollower(context.db, row.id, context.actor.userId)
}

export async function unfollowChampionship(context: Context, id: string): Promise<void> {
  const { row } = await requireVisible(context, { id })
  await deleteFollower(context.db, row.id, context.actor.userId)
}
