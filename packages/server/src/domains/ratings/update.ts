import { setImmediate } from 'node:timers/promises'
import type { RatingJob } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import {
  type RatedMatch,
  type RatingEntry,
  deleteEntries,
  findCounted,
  findRatedMatches,
  findSkillsBefore,
  lockGame,
  saveEntries,
  saveRatings,
  syncRatedMatches,
} from './repository.ts'
import { type Skill, newcomer, rateMatch, toPoints } from './skill.ts'

/** Matches that are rated before others get their turn. */
const BATCH = 250

const teamsOf = (teamId: string | null): string[] => (teamId === null ? [] : [teamId])

const subjectsOf = (match: RatedMatch): string[] => [
  ...teamsOf(match.home_team_id),
  ...teamsOf(match.away_team_id),
  ...match.home_player_ids,
  ...match.away_player_ids,
]

/** Rates the match and returns an entry for both teams, if they are teams, and each player; `skills` are those of all, and change. */
function rateOne(gameId: string, match: RatedMatch, skills: Map<string, Skill>): RatingEntry[] {
  const home = { teamId: match.home_team_id, playerIds: match.home_player_ids }
  const away = { teamId: match.away_team_id, playerIds: match.away_player_ids }
  const [winner, loser] = match.winner === 'home' ? [home, away] : [away, home]
  const skillOf = (id: string): Skill => skills.get(id) ?? newcomer
  const rateSides = (winners: readonly string[], losers: readonly string[]): RatingEntry[] => {
    const rated = rateMatch(winners.map(skillOf), losers.map(skillOf))
    const toEntries = (hasWon: boolean): RatingEntry[] =>
      (hasWon ? winners : losers).map((id, index) => {
        const before = skillOf(id)
        const after = rated[hasWon ? 0 : 1][index] ?? before
        skills.set(id, after)
        return {
          match_id: match.match_id,
          subject_id: id,
          team_id: (hasWon ? winner : loser).teamId,
          game_id: gameId,
          played_at: match.played_at,
          has_won: hasWon,
          mu: after.mu,
          sigma: after.sigma,
          points: toPoints(after),
          change: toPoints(after) - toPoints(before),
        }
      })
    return [...toEntries(true), ...toEntries(false)]
  }
  const players =
    winner.playerIds.length > 0 && loser.playerIds.length > 0
      ? rateSides(winner.playerIds, loser.playerIds)
      : []
  if (winner.teamId === null || loser.teamId === null) return players
  return [...rateSides([winner.teamId], [loser.teamId]), ...players]
}

/** Two rosters count at most `MAX_COUNTED` times against each other in this span: more would let a team make its own points. */
const PAIRING_SPAN = 30 * 24 * 60 * 60_000
const MAX_COUNTED = 2

const timeOf = (date: Date, by = 0): number => date.getTime() + by

/** Splits matches by whether they count; `counted` has when each pair of rosters did before, and grows. */
function splitCounted(
  matches: readonly RatedMatch[],
  counted: Map<string, number[]>,
): { counting: RatedMatch[]; repeated: string[] } {
  const counting: RatedMatch[] = []
  const repeated: string[] = []
  for (const match of matches) {
    const since = timeOf(match.played_at, -PAIRING_SPAN)
    const recent = (counted.get(match.pairing) ?? []).filter((time) => time >= since)
    if (recent.length >= MAX_COUNTED) repeated.push(match.match_id)
    else {
      counting.push(match)
      counted.set(match.pairing, [...recent, timeOf(match.played_at)])
    }
  }
  return { counting, repeated }
}

/** Rates everything that was played from this instant on. Returns who played. */
async function replay(db: Db, gameId: string, from: Date): Promise<ReadonlySet<string>> {
  const skills = new Map<string, Skill>()
  const known = new Set<string>()
  const counted = new Map<string, number[]>()
  const since = new Date(timeOf(from, -PAIRING_SPAN))
  for (let after: RatedMatch | null = null; ;) {
    const matches: RatedMatch[] = await findRatedMatches(db, gameId, { from, after, limit: BATCH })
    const subjects = matches.flatMap(subjectsOf).filter((id) => !known.has(id))
    for (const { subject_id, mu, sigma } of await findSkillsBefore(db, gameId, { before: from, subjects }))
      skills.set(subject_id, { mu, sigma })
    for (const id of subjects) known.add(id)
    const pairings = [...new Set(matches.map(({ pairing }) => pairing))].filter(
      (pairing) => !counted.has(pairing),
    )
    for (const pairing of pairings) counted.set(pairing, [])
    for (const { pairing, played_at: at } of await findCounted(db, gameId, { since, before: from, pairings }))
      counted.get(pairing)?.push(timeOf(at))
    const { counting, repeated } = splitCounted(matches, counted)
    await deleteEntries(db, repeated)
    const entries = counting.flatMap((match) => rateOne(gameId, match, skills))
    if (entries.length > 0) await saveEntries(db, entries)
    after = matches.at(-1) ?? null
    if (matches.length < BATCH) return known
    await setImmediate()
  }
}

/**
 * The job: rates what has changed, and all that was played since then again. Run twice, it finds nothing to do; jobs may come in
 * any order. The transaction of `db` locks the game.
 */
export async function updateRatings(db: Db, { gameId, matchIds }: RatingJob): Promise<void> {
  if (!(await lockGame(db, gameId))) return
  const { from, subjects } = await syncRatedMatches(db, gameId, matchIds)
  if (from === null) return
  const played = await replay(db, gameId, from)
  await saveRatings(db, gameId, [...new Set([...subjects, ...played])])
}
