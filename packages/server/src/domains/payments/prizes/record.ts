import type { GuestContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { findRecord } from './record-repository.ts'

const HOUR = 60 * 60_000
/** Milliseconds from the last word about a match until a prize that is not deposited is late. */
export const DEPOSIT_TIME = 72 * HOUR

/** A nick is shorter than an id. */
const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The prizes that an organiser has promised and kept, for everybody. */
export async function readOrganizerRecord(
  { db, now }: GuestContext,
  idOrNick: string,
): Promise<Schemas['OrganizerRecord']> {
  const record = await findRecord(db, {
    organizer: isId.test(idOrNick) ? { id: idOrNick.toLowerCase() } : { nick: idOrNick },
    lateBefore: new Date(now().getTime() - DEPOSIT_TIME),
  })
  if (record === null) throw new DomainError('USER_NOT_FOUND')
  const { id, nick, championships, promised, deposited, paid, late, median_seconds: median } = record
  return {
    organizer: { id, nick },
    championships,
    promised,
    deposited,
    paid,
    late,
    median_hours: median === null ? null : Math.max(0, Math.round(median / 3600)),
  }
}
