import type { SystemContext } from '../../context.ts'
import type { DomainEvent } from '../../domain-events.ts'
import { deletePlayerTrophy, insertPlayerTrophy, savePlayerResults } from './results-repository.ts'

/** Brings the records of players without teams in line with the matches. */
export const recordPlayerResults = (
  { db, now }: SystemContext,
  { matchIds }: DomainEvent<'matches.changed'>,
): Promise<void> => savePlayerResults(db, matchIds, now())

/** The player who won a championship without a team has a trophy for it. */
export async function awardPlayerTrophy(
  { db, now }: SystemContext,
  { championshipId, winner }: DomainEvent<'championship.won'>,
): Promise<void> {
  if (winner === null || winner.playerId === null || !winner.earnsTrophy) return
  await insertPlayerTrophy(db, { championshipId, userId: winner.playerId, now: now() })
}

export const revokePlayerTrophy = (
  { db }: SystemContext,
  { championshipId }: DomainEvent<'championship.win-revoked'>,
): Promise<void> => deletePlayerTrophy(db, championshipId)
