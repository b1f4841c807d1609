import type { SystemContext } from '../../../context.ts'
import type { DomainEvent } from '../../../domain-events.ts'
import { saveTeamResults } from './team-results-repository.ts'

/** Brings the records of the teams in line with the matches. */
export async function recordTeamResults(
  context: SystemContext,
  { matchIds }: DomainEvent<'matches.changed'>,
): Promise<void> {
  const teamIds = await saveTeamResults(context.db, matchIds, context.now())
  await context.realtime.publishTeamRecords(context, teamIds)
}

/** Viewers of the championship see the matches as they are after the commit. */
export const publishChangedMatches = (
  context: SystemContext,
  { championshipId, matchIds }: DomainEvent<'matches.changed'>,
): Promise<void> => context.realtime.publishMatches(context, championshipId, matchIds)
