import type { BracketMatch, MatchTeam } from './match.ts'

const names = [
  ['Pro Players BR', 'PRO'],
  ['Arara Vermelha', 'ARA'],
  ['Tempestade Azul', 'TPA'],
  ['Fúria Serrana', 'FUS'],
  ['Boto Rosa', 'BOTO'],
  ['Aurora Feminina', 'AUR'],
  ['Cuiabá Legends', 'CBA'],
  ['Pixel Paraíba', 'PXP'],
] as const

/** The teams by seed, the best first: `team-1` is the user's in the stories. */
export const bracketTeams: readonly MatchTeam[] = names.map(([name, tag], index) => ({
  id: `team-${index + 1}`,
  name,
  tag,
}))

type Slot = readonly [
  bracket: BracketMatch['bracket'],
  round: number,
  position: number,
  home: number | null,
  away: number | null,
  score?: readonly [number, number],
]

const slots: readonly Slot[] = [
  ['WINNERS', 1, 1, 1, 8, [2, 0]],
  ['WINNERS', 1, 2, 4, 5, [2, 1]],
  ['WINNERS', 1, 3, 2, 7, [2, 0]],
  ['WINNERS', 1, 4, 3, 6, [1, 2]],
  ['WINNERS', 2, 1, 1, 4],
  ['WINNERS', 2, 2, 2, 6, [2, 1]],
  ['WINNERS', 3, 1, null, 2],
  ['LOSERS', 1, 1, 8, 5, [0, 2]],
  ['LOSERS', 1, 2, 7, 3],
  ['LOSERS', 2, 1, null, 5],
  ['LOSERS', 2, 2, 6, null],
  ['LOSERS', 3, 1, null, null],
  ['LOSERS', 4, 1, null, null],
  ['FINAL', 1, 1, null, null],
  ['FINAL', 2, 1, null, null],
]

const team = (seed: number | null) => (seed === null ? null : (bracketTeams[seed - 1] ?? null))

function toMatch([bracket, round, position, home, away, score]: Slot, index: number): BracketMatch {
  const isOpen = home !== null && away !== null ? 'READY' : 'WAITING'
  const isLive = index === 4
  const runningScore = isLive ? 1 : null
  return {
    id: `match-${index + 1}`,
    number: index + 1,
    bracket,
    round,
    position,
    bestOf: bracket === 'FINAL' ? 5 : 3,
    home: team(home),
    away: team(away),
    state: score ? 'CLOSED' : isOpen,
    homeScore: score?.[0] ?? runningScore,
    awayScore: score?.[1] ?? runningScore,
    winner: score ? (score[0] > score[1] ? 'home' : 'away') : null,
    isLive,
    scheduledAt: index < 11 ? `2026-11-${14 + round}T23:00:00.000Z` : null,
  }
}

/** Eight teams, half played: the user's team plays right now. */
export const doubleElimination: readonly BracketMatch[] = slots.map(toMatch)

/** The upper bracket alone. */
export const singleElimination: readonly BracketMatch[] = doubleElimination.slice(0, 7)

/** The upper bracket with a match for the third place. */
export const withThirdPlace: readonly BracketMatch[] = [
  ...singleElimination,
  toMatch(['THIRD_PLACE', 1, 1, null, 6], singleElimination.length),
]

const numbered = (index: number): MatchTeam => ({
  id: `team-${index}`,
  name: `Time número ${index}`,
  tag: `T${index}`,
})

/** A double elimination before its first result: the pairs are there, everything else waits. */
export function createDoubleElimination(size: number): BracketMatch[] {
  const matches: BracketMatch[] = []
  const add = (bracket: BracketMatch['bracket'], round: number, count: number) => {
    for (let position = 1; position <= count; position += 1) {
      const isFirst = bracket === 'WINNERS' && round === 1
      matches.push({
        id: `match-${matches.length}`,
        number: matches.length + 1,
        bracket,
        round,
        position,
        bestOf: 3,
        home: isFirst ? numbered(2 * (position - 1)) : null,
        away: isFirst ? numbered(2 * position - 1) : null,
        state: isFirst ? 'READY' : 'WAITING',
        homeScore: null,
        awayScore: null,
        winner: null,
      })
    }
  }
  const rounds = Math.log2(size)
  for (let round = 1; round <= rounds; round += 1) add('WINNERS', round, size / 2 ** round)
  for (let round = 1; round <= 2 * (rounds - 1); round += 1)
    add('LOSERS', round, size / 2 ** (Math.ceil(round / 2) + 1))
  add('FINAL', 1, 1)
  add('FINAL', 2, 1)
  return matches
}
