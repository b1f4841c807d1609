import type { ChampionshipMatch, ChampionshipTeam } from '../atoms/championship.ts'

const teamsOf = ({ home, away }: ChampionshipMatch): ChampionshipTeam[] =>
  [home, away].filter((team) => team !== null)

/** Teams that have nobody to play in the first round; those that wait for it elsewhere are none. */
export const findByes = (matches: readonly ChampionshipMatch[]): ChampionshipTeam[] =>
  matches
    .filter(
      ({ state, round, bracket }) =>
        state === 'BYE' && round === 1 && (bracket === 'WINNERS' || bracket === 'SWISS'),
    )
    .flatMap(teamsOf)

/** The teams of each group, in the groups' order. */
export function findGroups(
  matches: readonly ChampionshipMatch[],
): { group: number; teams: ChampionshipTeam[] }[] {
  const byGroup = Map.groupBy(
    matches.filter(({ bracket }) => bracket === 'GROUP'),
    ({ group }) => group,
  )
  return [...byGroup]
    .map(([group, own]) => ({
      group,
      teams: [...new Map(own.flatMap(teamsOf).map((team) => [team.id, team])).values()],
    }))
    .toSorted((a, b) => a.group - b.group)
}

/** The first pairs of Swiss rounds. */
export const findFirstRound = (matches: readonly ChampionshipMatch[]): ChampionshipMatch[] =>
  matches.filter(({ bracket, state, round }) => bracket === 'SWISS' && round === 1 && state !== 'BYE')
