import { bracketTeams } from '../championships/bracket.fixtures.ts'
import type { FrontMatch } from './front-match.ts'

const base = {
  homeScore: null,
  awayScore: null,
  bestOf: 3,
  isLive: false,
  isFinal: false,
  championship: 'Copa Convoca',
  championshipUrl: 'copa-convoca',
  round: 'chave superior',
}

const between = (home: number, away: number) => ({
  home: bracketTeams[home] ?? null,
  away: bracketTeams[away] ?? null,
})

/** Example data of the stories: what is played now, then what comes next. */
export const frontMatches: readonly [FrontMatch, ...FrontMatch[]] = [
  {
    ...base,
    ...between(0, 1),
    id: '1',
    isLive: true,
    homeScore: 1,
    awayScore: 1,
    scheduledAt: '2026-11-20T22:30:00.000Z',
    href: '/championships/copa-convoca/match/1',
  },
  ...[2, 4, 6].map((seed, index) => ({
    ...base,
    ...between(seed, seed + 1),
    id: String(seed),
    scheduledAt: `2026-11-21T0${index}:30:00.000Z`,
    href: `/championships/copa-convoca/match/${seed}`,
  })),
]
