import type { GuestContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { findRecord } from './record-repository.ts'

const HOUR = 60 * 60_000
/** Milliseconds from the last word about a match until a prize that is not deposited is late. */
export const DEPOSIT_TIME = 72 * HOUR

/** The prizes that an organiser has promised and kept, for everybody. */
export async function readOrganizerRecord(
  { db, now }: GuestContext,
  organizerId: string,
): Promise<Schemas['OrganizerRecord']> {
  const record = await findRecord(db, {
    organizerId: organizerId.toLowerCase(),
    lateBefore: new Date(now().getTime() - DEPOSIT_TIME),
  })
  if (record === null) throw new DomainError('USER_NOT_FOUND')
  const { championships, promised, deposited, paid, late, median_seconds: median } = record
  return {
    championships,
    promised,
    deposited,
    paid,
    late,
    median_hours: median === null ? null : Math.max(0, Math.round(median / 3600)),
  }
}
