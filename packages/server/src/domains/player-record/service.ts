import type { GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { requireVisibleUser, viewerOf } from '../users/service.ts'
import { findRecord } from './repository.ts'

export async function readPlayerRecord(
  context: GuestContext,
  userId: string,
): Promise<Schemas['PlayerRecord']> {
  const id = await requireVisibleUser(context, userId)
  return findRecord(context.db, id, viewerOf(context))
}
