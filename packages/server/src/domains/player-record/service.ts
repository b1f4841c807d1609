import type { GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { readOrganizerRecord } from '../payments/prizes/record.ts'
import { requireVisibleUser, viewerOf } from '../users/service.ts'
import { findRecord } from './repository.ts'

export async function readPlayerRecord(
  context: GuestContext,
  userId: string,
): Promise<Schemas['PlayerRecord']> {
  const id = await requireVisibleUser(context, userId)
  const prizeRecord = await readOrganizerRecord(context, id)
  return {
    ...(await findRecord(context.db, id, viewerOf(context))),
    prize_record: prizeRecord.championships === 0 ? null : prizeRecord,
  }
}
