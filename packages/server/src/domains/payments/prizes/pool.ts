import type { GuestContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { requireVisible } from '../../championships/access.ts'
import { type PoolEvent, findPool, findPoolEvents } from './prizes-repository.ts'

type Line = Schemas['PrizePool']['lines'][number]

/** The lines that are shown, the latest ones. */
const MAX_LINES = 200

const isCovered = ({ promised, deposited }: { promised: number; deposited: number }): boolean =>
  promised > 0 && deposited >= promised

/** Money that is paid, or goes back since nobody has won it, stays deposited: it was kept until then. */
const changesOf = (
  { kind, amount }: PoolEvent,
  { promised, deposited }: Pick<Line, 'promised' | 'deposited'>,
) =>
  kind === 'PROMISED'
    ? { promised: amount, deposited }
    : { promised, deposited: deposited + (kind === 'DEPOSITED' ? amount : kind === 'RETURNED' ? -amount : 0) }

/** The history line by line, each with the sums after it; the badge has lines of its own. The first one first. */
export function toLines(events: readonly PoolEvent[]): Line[] {
  const lines: Line[] = []
  let sums = { promised: 0, deposited: 0 }
  for (const event of events) {
    const after = changesOf(event, sums)
    const at = event.at.toISOString()
    const kind = event.kind === 'PROMISED' && sums.promised > 0 ? 'RAISED' : event.kind
    lines.push({ kind, at, amount: event.amount, code: event.code, ...after })
    if (isCovered(after) !== isCovered(sums))
      lines.push({
        kind: isCovered(after) ? 'GUARANTEED' : 'UNGUARANTEED',
        at,
        amount: null,
        code: null,
        ...after,
      })
    sums = after
  }
  return lines
}

/** The promised and the kept money, for everybody: without the names of the payers. */
export async function readPrizePool(context: GuestContext, id: string): Promise<Schemas['PrizePool']> {
  const { row } = await requireVisible(context, { id })
  const pool = await findPool(context.db, row.id)
  const lines = toLines(await findPoolEvents(context.db, row.id))
  const isGuaranteed = row.status !== 'DRAFT' && isCovered(pool)
  const since = lines.findLast(({ kind }) => kind === 'GUARANTEED')?.at ?? null
  return {
    ...pool,
    is_guaranteed: isGuaranteed,
    guaranteed_since: isGuaranteed ? since : null,
    lines: lines.toReversed().slice(0, MAX_LINES),
  }
}
