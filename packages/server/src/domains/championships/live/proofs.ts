import { MAX_MATCH_PROOFS } from '@convoca/sdk/rules'
import type { Context, PreparedPicture } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError, invalid } from '../../../errors.ts'
import { prepareAttachment } from '../../files/field-picture.ts'
import { requireVisible } from '../access.ts'
import { findReporters, findReportedSides, insertMatchLog } from '../matches/match-log-repository.ts'
import { type MatchTarget, requireMatch } from '../matches/matches.ts'
import { lockChampionship } from '../repository.ts'
import { countProofs, findProofBytes, findProofs, insertProof } from '../matches/room-repository.ts'
import { requireRoom } from './rooms.ts'
import { findReadableSides } from '../matches/sealed-reports.ts'

async function requireProver(context: Context, target: MatchTarget) {
  const { row } = await requireVisible(context, { id: target.championshipId })
  const match = await requireMatch(context, target)
  const [side] = await findReportedSides(context.db, match.id, context.actor.userId)
  if (side === undefined) throw new DomainError('FORBIDDEN')
  // The organiser may still have to see a picture of a match that is over.
  if (row.status !== 'ONGOING') throw new DomainError('CHAMPIONSHIP_STATUS')
  return { match, side }
}

/** Runs without a transaction, which would be open as long as the picture is decoded. */
export async function prepareProof(
  context: Context,
  target: MatchTarget,
  { picture }: Schemas['MatchProofInput'],
): Promise<PreparedPicture> {
  await requireProver(context, target)
  const prepared = await prepareAttachment(context, picture)
  if (prepared === null) throw invalid('picture', 'REQUIRED', 'is required')
  return prepared
}

export async function addMatchProof(
  context: Context,
  target: MatchTarget,
  picture: PreparedPicture,
): Promise<Schemas['MatchProof']> {
  const { db, actor } = context
  await lockChampionship(db, target.championshipId)
  const { match, side } = await requireProver(context, target)
  if ((await countProofs(db, match.id, side)) >= MAX_MATCH_PROOFS)
    throw invalid('picture', 'OUT_OF_RANGE', `at most ${MAX_MATCH_PROOFS} a team`)
  const id = await insertProof(db, { matchId: match.id, userId: actor.userId, side, ...picture })
  await insertMatchLog(db, { matchId: match.id, actorId: actor.userId, action: 'PROOF_ADDED', side })
  await context.realtime.publishMatches(context, match.championship_id, [match.id])
  const stored = (await findProofs(db, match.id)).find((proof) => proof.id === id)
  if (stored === undefined) throw new DomainError('SERVICE_UNAVAILABLE')
  return { ...stored, created_at: stored.created_at.toISOString() }
}

export async function readMatchProof(
  context: Context,
  target: MatchTarget & { proofId: string },
): Promise<Schemas['TicketAttachment']> {
  const { match } = await requireRoom(context, target)
  const found = await findProofBytes(context.db, match.id, target.proofId)
  if (found === null) throw new DomainError('MATCH_NOT_FOUND')
  const { jpeg, side, ...rest } = found
  const readable = await findReadableSides(context, match, await findReporters(context.db, match.id))
  if (!readable.includes(side)) throw new DomainError('MATCH_NOT_FOUND')
  return { ...rest, base64: jpeg.toString('base64') }
}
