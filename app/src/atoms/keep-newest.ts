import type { ChampionshipMatch } from './championship.ts'

/** The newest of each match: an answer may be older than what was sent while it was under way. */
export function keepNewest(
  known: readonly ChampionshipMatch[] | undefined,
  given: readonly ChampionshipMatch[],
): ChampionshipMatch[] {
  const newest = new Map((known ?? []).map((match) => [match.id, match]))
  for (const match of given) {
    const before = newest.get(match.id)
    if (before === undefined || match.revision > before.revision) newest.set(match.id, match)
  }
  return [...newest.values()].toSorted((a, b) => a.number - b.number)
}
