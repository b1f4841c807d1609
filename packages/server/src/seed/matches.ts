import { seedMatches, seedTeams } from '@convoca/fixtures'
import { newId } from '../database/id.ts'
import { type SeedContext, getTeamId, toPresentByDays } from './seed-context.ts'

/** Upcoming and played matches outside the championships. Inserted directly, because no operation creates them. */
export async function addMatches(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  for (const { teamId, upcoming, played } of seedMatches) {
    const shared = { team_id: getTeamId(seed, teamId) }
    const findOpponent = (tag: string | null) =>
      seed.teams[seedTeams.findIndex((team) => team.tag === tag)] ?? null
    await db
      .insertInto('team_matches')
      .values([
        ...upcoming.map(({ opponent, opponent_tag: tag, championship, starts_at: start }) => ({
          ...shared,
          id: newId(),
          opponent,
          opponent_id: findOpponent(tag),
          championship,
          starts_at: toPresentByDays(seed, start),
          result: null,
          score: null,
        })),
        ...played.map(({ opponent, opponent_tag: tag, championship, result, score, played_at: end }) => ({
          ...shared,
          id: newId(),
          opponent,
          opponent_id: findOpponent(tag),
          championship,
          starts_at: toPresentByDays(seed, end),
          result,
          score,
        })),
      ])
      .execute()
  }
}
