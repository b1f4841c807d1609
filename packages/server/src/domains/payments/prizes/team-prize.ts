import { hasPermission } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { toTeam } from '../../championships/mappers.ts'
import { findRole } from '../../teams/queries.ts'
import { getAdultBirth } from '../entries/ages.ts'
import type { ShareRow } from './payouts-repository.ts'
import { findAdultsOf } from './receivers-repository.ts'
import { championshipOf, findObstacle, toReceiver } from './shares.ts'
import { findTeamOfShare, findTeamPrize, findTeamShares } from './team-prize-repository.ts'

const toShare = (row: ShareRow): Schemas['TeamPrizeShare'] => ({
  id: row.id,
  winner: { id: row.user_id, nick: row.nick },
  amount: row.amount,
  withheld: row.withheld,
  equal_amount: row.equal_amount,
  agreement: row.agreed_at !== null ? 'AGREED' : row.refused_at !== null ? 'REFUSED' : null,
  status: row.status,
  waits_for: findObstacle(row),
  is_minor: row.is_minor,
  receiver: toReceiver(row),
  paid_at: row.paid_at?.toISOString() ?? null,
})

/** The prize of a team, for its members and its winners: also for those who have left it since. */
export async function readTeamPrize(
  context: Context,
  championshipId: string,
  teamId: string,
): Promise<Schemas['TeamPrize']> {
  const { db, actor, now } = context
  const adultBirth = getAdultBirth(now())
  const key = { championshipId: championshipId.toLowerCase(), teamId: teamId.toLowerCase() }
  const rows = await findTeamShares(db, { ...key, adultBirth })
  const [first] = rows
  const role = await findRole(db, key.teamId, actor.userId)
  const isWinner = rows.some((row) => row.user_id === actor.userId)
  const team = first === undefined ? null : await findTeamOfShare(db, first.id)
  const prize = await findTeamPrize(db, key)
  if (first === undefined || team === null || prize === null || (role === null && !isWinner))
    throw new DomainError('NOT_FOUND')
  const canManage = role !== null && hasPermission(role, 'enterChampionships')
  return {
    championship: championshipOf(first),
    team: toTeam(team),
    place: first.place,
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    version: prize.version,
    is_equal: prize.is_equal,
    is_proposed: prize.proposed_by !== null,
    decides_until: prize.decides_until.toISOString(),
    settled_at: prize.settled_at?.toISOString() ?? null,
    can_manage: canManage,
    adults: canManage ? await findAdultsOf(db, key.teamId, adultBirth) : [],
    shares: rows.map(toShare),
  }
}
