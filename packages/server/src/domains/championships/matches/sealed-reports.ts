import type { GuestContext } from '../../../context.ts'
import { requireVisible } from '../access.ts'
import { canRule } from './conflicts.ts'
import type { MatchRow } from './matches-repository.ts'
import { findRoomSides } from './room-repository.ts'
import type { Side } from '../stages/types.ts'

const bothSides = ['home', 'away'] as const

/** Whether a side could still adapt its report to what it reads of the other one. */
const isSealed = ({ state, is_disputed: isDisputed }: MatchRow, reportedSides: readonly Side[]): boolean =>
  state === 'READY' && !isDisputed && reportedSides.length < bothSides.length

/**
 * The sides whose reports and pictures the reader may see. Before both have reported, these are the reader's own; who
 * decides about the match sees both.
 */
export async function findReadableSides(
  { db, actor, ...context }: GuestContext,
  match: MatchRow,
  reportedSides: readonly Side[],
): Promise<readonly Side[]> {
  if (!isSealed(match, reportedSides)) return bothSides
  if (actor === null) return []
  const own = await findRoomSides(db, match, actor.userId)
  if (own.length > 0) return own
  const reader = { ...context, db, actor }
  const championship = await requireVisible(reader, { id: match.championship_id })
  return (await canRule(reader, championship, match)) ? bothSides : []
}
