import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { requireReferee } from '../access.ts'
import { toMatch, toRegistration } from '../mappers.ts'
import { findMatches } from '../matches/matches-repository.ts'
import { findRegistrations } from '../registrations/registrations-repository.ts'

const OVERDUE = 2 * 60 * 60_000
const MAX_LISTED = 100
const undecided = ['WAITING', 'PENDING_PAYMENT'] as const

/** The decisions that wait for the organisers: disputes and late matches while it is played, registrations before. */
export async function readDecisions(context: Context, id: string): Promise<Schemas['ChampionshipDecisions']> {
  const { db } = context
  const { row } = await requireReferee(context, id)
  const open = (row.status === 'ONGOING' ? await findMatches(db, row.id) : []).filter(
    ({ state }) => state === 'READY',
  )
  const isBefore = row.status === 'REGISTRATION' || row.status === 'CHECK_IN'
  const registrations = isBefore ? await findRegistrations(db, row.id, undecided) : []
  const limit = context.now().getTime() - OVERDUE
  const timeOf = ({ scheduled_at: at }: (typeof open)[number]) => at?.getTime() ?? Infinity
  return {
    disputes: open
      .filter((match) => match.is_disputed)
      .slice(0, MAX_LISTED)
      .map(toMatch),
    overdue: open
      .filter((match) => timeOf(match) < limit)
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .slice(0, MAX_LISTED)
      .map(toMatch),
    registrations: registrations
      .slice(0, MAX_LISTED)
      .map((registration) => toRegistration(registration, { seesRoster: true })),
    unscheduled_count: open.filter(({ scheduled_at: at }) => at === null).length,
  }
}
