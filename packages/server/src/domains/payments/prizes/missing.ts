import type { SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import type { ChargeRow } from '../repository.ts'
import { isDivided } from './division-repository.ts'
import { findPool } from './prizes-repository.ts'

/** Prizes can be deposited while the championship is public, also after its end: they are owed then. */
export const isDepositable = ({ status }: { id: string; status: Schemas['ChampionshipStatus'] }): boolean =>
  status !== 'DRAFT' && status !== 'CANCELLED'

/** Whether so much of what is promised is not kept yet: more is not taken in, since nobody would be owed the rest. */
export async function isMissing(
  { db }: SystemContext,
  championshipId: string,
  amount: number,
): Promise<boolean> {
  const { promised, deposited } = await findPool(db, championshipId)
  return deposited + amount <= promised
}

/** Whether what was paid is still missing. The championship must be locked. */
export async function takeDeposit(context: SystemContext, charge: ChargeRow): Promise<boolean> {
  const { championship_id: id, championship_status: status, amount } = charge
  if (await isDivided(context.db, id)) return false
  return isDepositable({ id, status }) && isMissing(context, id, amount)
}
