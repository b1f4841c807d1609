import type { SystemContext } from '../../../context.ts'
import { postTransaction } from '../ledger-repository.ts'
import { withhold } from './withholding-repository.ts'
import {
  type TeamPrizeRow,
  findParts,
  lockTeamPrize,
  makeEqual,
  markSettled,
} from './team-prizes-repository.ts'

/** Milliseconds that a team has to agree on other parts than equal ones. */
export const AGREEMENT_TIME = 72 * 60 * 60_000

/** The debts to all receivers are fixed, once: from now on they are paid. The prize must be locked. */
export async function settle(
  context: SystemContext,
  { id, championship_id: championshipId }: Pick<TeamPrizeRow, 'id' | 'championship_id'>,
): Promise<boolean> {
  const { db, now } = context
  if (!(await markSettled(db, id, now()))) return false
  await withhold(db, id)
  for (const { id: shareId, user_id: userId, amount, withheld } of await findParts(db, id)) {
    await postTransaction(db, { kind: 'PRIZE_DIVIDED', shareId }, [
      { account: 'PRIZES', owner: championshipId, amount },
      { account: 'OWED', owner: userId, amount: withheld - amount },
      ...(withheld > 0 ? [{ account: 'WITHHELD', owner: userId, amount: -withheld } as const] : []),
    ])
  }
  await context.realtime.publishChampionship(context, championshipId, 'REGISTRATIONS')
  return true
}

/** Nobody has to wait for an agreement: all have agreed. The prize must be locked. */
export async function settleIfAgreed(context: SystemContext, prize: TeamPrizeRow): Promise<boolean> {
  const parts = await findParts(context.db, prize.id)
  return parts.every((part) => part.agreed_at !== null) && settle(context, prize)
}

/** The time to agree is over: parts are equal. False where it was settled meanwhile. */
export async function settleOverdue(context: SystemContext, id: string): Promise<boolean> {
  const { db, now } = context
  const prize = await lockTeamPrize(db, { id })
  if (prize === null || prize.settled_at !== null || prize.decides_until > now()) return false
  await makeEqual(db, id)
  return settle(context, prize)
}
