import { hasPermission } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, fieldError, refuseInvalid } from '../../../errors.ts'
import { findRole } from '../../teams/queries.ts'
import { notifyOfProposal, notifyOfRefusal, remindOfPrize } from './notifications.ts'
import { settleIfAgreed } from './settling.ts'
import { readTeamPrize } from './team-prize.ts'
import {
  type PartRow,
  type TeamPrizeRow,
  findParts,
  lockTeamPrize,
  saveAnswer,
  saveProposal,
} from './team-prizes-repository.ts'

interface Key {
  championshipId: string
  teamId: string
}

/** An answer to a version is no answer to another. */
async function requireOpen(context: Context, key: Key, version: number): Promise<TeamPrizeRow> {
  const prize = await lockTeamPrize(context.db, key)
  if (prize === null) throw new DomainError('NOT_FOUND')
  const isOpen = prize.settled_at === null && prize.decides_until > context.now()
  if (!isOpen || prize.version !== version) throw new DomainError('CHAMPIONSHIP_STATUS')
  return prize
}

async function requireSpeaker(context: Context, { teamId }: Key): Promise<void> {
  const role = await findRole(context.db, teamId, context.actor.userId)
  if (role === null || !hasPermission(role, 'enterChampionships')) throw new DomainError('FORBIDDEN')
}

const sum = (all: Iterable<number>) => [...all].reduce((total, amount) => total + amount, 0)

/** Every part is named once, and their sum is the prize. */
function checkAmounts(
  parts: readonly PartRow[],
  given: Schemas['PrizeDivisionInput']['parts'],
): ReadonlyMap<string, number> {
  const known = new Set(parts.map(({ id }) => id))
  const amounts = new Map(given.map(({ share_id: id, amount }) => [id.toLowerCase(), amount]))
  const isWhole =
    amounts.size === known.size &&
    given.length === known.size &&
    [...amounts.keys()].every((id) => known.has(id))
  if (!isWhole) refuseInvalid([fieldError('parts', 'INVALID_VALUE', 'must name each part once')])
  if (sum(amounts.values()) !== sum(parts.map(({ amount }) => amount)))
    refuseInvalid([fieldError('parts', 'OUT_OF_RANGE', 'must have the sum of the prize')])
  return amounts
}

/** Proposes other parts, or equal ones again. Whoever proposes agrees. */
export async function proposeDivision(
  context: Context,
  key: Key,
  { version, parts: given }: Schemas['PrizeDivisionInput'],
): Promise<Schemas['TeamPrize']> {
  const { db, actor, now } = context
  const seen = await readTeamPrize(context, key.championshipId, key.teamId)
  await requireSpeaker(context, key)
  const prize = await requireOpen(context, key, version)
  const parts = await findParts(db, prize.id)
  const amounts = checkAmounts(parts, given)
  const isEqual = parts.every((part) => amounts.get(part.id) === part.equal_amount)
  await saveProposal(db, prize.id, { amounts, proposedBy: actor.userId, isEqual, now: now() })
  await notifyOfProposal(
    context,
    seen,
    parts.map((part) => part.user_id),
  )
  await settleIfAgreed(context, prize)
  await context.realtime.publishChampionship(context, prize.championship_id, 'REGISTRATIONS')
  return readTeamPrize(context, key.championshipId, key.teamId)
}

/** Agrees to the parts that are proposed, or refuses them. The last one to agree settles them. */
export async function answerDivision(
  context: Context,
  key: Key,
  { version, agrees }: Schemas['PrizeAgreementInput'],
): Promise<Schemas['TeamPrize']> {
  const { db, actor, now } = context
  const seen = await readTeamPrize(context, key.championshipId, key.teamId)
  if (!seen.shares.some(({ winner }) => winner.id === actor.userId)) throw new DomainError('FORBIDDEN')
  const prize = await requireOpen(context, key, version)
  await saveAnswer(db, { teamPrizeId: prize.id, userId: actor.userId, agrees, now: now() })
  if (agrees) await settleIfAgreed(context, prize)
  else if (prize.proposed_by !== null) await notifyOfRefusal(context, seen, prize.proposed_by)
  await context.realtime.publishChampionship(context, prize.championship_id, 'REGISTRATIONS')
  return readTeamPrize(context, key.championshipId, key.teamId)
}

/** Asks for answers, and for Pix keys, those of whom one is missing. */
export async function remindPrize(context: Context, key: Key): Promise<Schemas['TeamPrize']> {
  const prize = await readTeamPrize(context, key.championshipId, key.teamId)
  await requireSpeaker(context, key)
  await remindOfPrize(context, prize)
  return prize
}
