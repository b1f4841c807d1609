import { type Stage, listMatches } from '../src/domains/championships/stages/stage.ts'
import type { StageMatch } from '../src/domains/championships/stages/types.ts'

/*
 * The places of a stage by the documented rules, written for reading: nothing of it is shared with the functions that
 * production runs, and everything is counted again for each pair of teams.
 */

/** The documented order, each criterion counted anew for each pair of teams. */
function rankSlowly(
  matches: readonly StageMatch[],
  { setup: { format, entrants }, withdrawn }: Pick<Stage, 'setup' | 'withdrawn'>,
): string[] {
  const isSwiss = format === 'SWISS'
  const own = (team: string) => matches.filter(({ home, away }) => home === team || away === team)
  const hasWon = (team: string, { home, outcome }: StageMatch) =>
    outcome !== null && (outcome.winner === 'home') === (home === team)
  const points = (team: string) =>
    own(team).filter((match) => hasWon(team, match) || match.state === 'BYE').length
  const opponents = (team: string) =>
    own(team).flatMap(({ home, away }) => (away === null ? [] : [home === team ? away : home!]))
  const buchholz = (team: string) =>
    isSwiss ? opponents(team).reduce((sum, other) => sum + points(other), 0) : 0
  const games = (team: string) =>
    own(team).reduce(
      (sum, { home, outcome }) => {
        const [won, lost] = [outcome?.homeScore ?? 0, outcome?.awayScore ?? 0]
        return home === team
          ? { won: sum.won + won, lost: sum.lost + lost }
          : { won: sum.won + lost, lost: sum.lost + won }
      },
      { won: 0, lost: 0 },
    )
  const level = (team: string) => `${withdrawn.has(team)} ${points(team)} ${buchholz(team)}`
  const direct = (team: string) =>
    own(team).filter((match) => {
      const other = match.home === team ? match.away : match.home
      return other !== null && hasWon(team, match) && level(other) === level(team)
    }).length
  const criteria = (team: string): number[] => {
    const { won, lost } = games(team)
    const seed = entrants.indexOf(team)
    return [withdrawn.has(team) ? 0 : 1, points(team), buchholz(team), direct(team), won - lost, won, -seed]
  }
  const keys = new Map(entrants.map((team) => [team, criteria(team)]))
  return entrants.toSorted((a, b) => {
    for (const [index, value] of keys.get(a)!.entries()) {
      const difference = keys.get(b)![index]! - value
      if (difference !== 0) return difference
    }
    return 0
  })
}

type Places = Record<string, number>

const inOrder = (teams: readonly string[], first = 1): Places =>
  Object.fromEntries(teams.map((team, index) => [team, first + index]))

const loserOf = ({ home, away, outcome }: StageMatch): string | null => {
  if (outcome === null) return null
  return outcome.winner === 'home' ? away : home
}

/** Half of those who are left lose in each round: of 16 teams the first round's losers are 9th, the next ones 5th. */
function placeInSingle(matches: readonly StageMatch[], entrants: readonly string[]): Places {
  const rounds = Math.ceil(Math.log2(entrants.length))
  const placeOf = (team: string): number => {
    const lost = matches.find((match) => loserOf(match) === team)
    return lost === undefined ? 1 : 2 ** (rounds - lost.round) + 1
  }
  return Object.fromEntries(entrants.map((team) => [team, placeOf(team)]))
}

/** After the two finalists come the losers' bracket's rounds from the last one: 3rd, 4th, 5th, 7th, 9th, 13th and so on. */
function placeInDouble(matches: readonly StageMatch[], entrants: readonly string[]): Places {
  // Two teams have no second bracket.
  if (entrants.length === 2) return placeInSingle(matches, entrants)
  const rounds = 2 * (Math.ceil(Math.log2(entrants.length)) - 1)
  const lossesOfLater = (round: number): number => {
    let sum = 0
    for (let later = round + 1; later <= rounds; later += 1) sum += 2 ** Math.floor((rounds - later) / 2)
    return sum
  }
  const finals = matches.filter(({ bracket, outcome }) => bracket === 'FINAL' && outcome !== null)
  const beaten = loserOf(finals.at(-1)!)
  const placeOf = (team: string): number => {
    if (team === beaten) return 2
    const out = matches.find((match) => match.bracket === 'LOSERS' && loserOf(match) === team)
    return out === undefined ? 1 : 3 + lossesOfLater(out.round)
  }
  return Object.fromEntries(entrants.map((team) => [team, placeOf(team)]))
}

/** The play-offs first; of the others all thirds before all fourths, those of the first group before. */
function placeInGroups(matches: readonly StageMatch[], { setup, withdrawn }: Stage): Places {
  const playOffs = matches.filter(({ phase }) => phase === 2)
  const playsIn = (list: readonly StageMatch[], team: string) =>
    list.some(({ home, away }) => home === team || away === team)
  const qualified = setup.entrants.filter((team) => playsIn(playOffs, team))
  const tables = [...new Set(matches.filter(({ phase }) => phase === 1).map(({ group }) => group))].map(
    (group) => {
      const own = matches.filter((match) => match.phase === 1 && match.group === group)
      const entrants = setup.entrants.filter((team) => playsIn(own, team))
      return rankSlowly(own, { setup: { ...setup, entrants }, withdrawn })
    },
  )
  const others: string[] = []
  for (let place = 0; place < setup.entrants.length; place += 1)
    for (const table of tables) {
      const team = table[place]
      if (team !== undefined && !qualified.includes(team)) others.push(team)
    }
  return { ...placeInSingle(playOffs, qualified), ...inOrder(others, qualified.length + 1) }
}

/** Everybody's place, of a stage that has ended. */
export function placeSlowly(stage: Stage): Places {
  const matches = listMatches(stage)
  const { format, entrants } = stage.setup
  if (format === 'SINGLE_ELIMINATION') return placeInSingle(matches, entrants)
  if (format === 'DOUBLE_ELIMINATION') return placeInDouble(matches, entrants)
  if (format === 'GROUPS_THEN_PLAYOFFS') return placeInGroups(matches, stage)
  return inOrder(rankSlowly(matches, stage))
}
