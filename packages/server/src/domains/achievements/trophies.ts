import type { SystemContext } from '../../context.ts'
import type { DomainEvent } from '../../domain-events.ts'
import { deleteTrophy, insertTrophy } from './repository.ts'
import { toTrophyTitle } from './rules.ts'

/** The team that won a championship has an achievement for it. */
export async function awardTrophy(
  context: SystemContext,
  { championshipId, championshipName, gameId, winner }: DomainEvent<'championship.won'>,
): Promise<void> {
  if (winner === null || winner.teamId === null || !winner.earnsTrophy) return
  const { teamId } = winner
  await insertTrophy(context.db, {
    championshipId,
    teamId,
    achievement: {
      title: toTrophyTitle(championshipName),
      description: null,
      placement: 1,
      date: context.now().toISOString().slice(0, 10),
      game_id: gameId,
      championship: championshipName,
    },
  })
  await context.realtime.publishTeamChange(context, teamId, 'ACHIEVEMENTS')
}

export async function revokeTrophy(
  context: SystemContext,
  { championshipId }: DomainEvent<'championship.win-revoked'>,
): Promise<void> {
  const teamId = await deleteTrophy(context.db, championshipId)
  if (teamId !== null) await context.realtime.publishTeamChange(context, teamId, 'ACHIEVEMENTS')
}
