import type { ChampionshipFormat } from '@convoca/ui'

interface Lengths {
  format: ChampionshipFormat
  bestOf: readonly number[]
  /** Empty for as many as in the first round of the play-offs. */
  bestOfGroups: string
  allowsDraws: boolean
}

/** Matches that may be drawn have one or two games; two games decide nothing where somebody has to win. */
function fitLength(games: number, mayDraw: boolean): number {
  if (mayDraw) return Math.min(games, 2)
  return games === 2 ? 3 : games
}

/** The lengths that were chosen, as far as the format has them. */
export function fitLengths({ format, bestOf, bestOfGroups, allowsDraws }: Lengths): {
  bestOf: number[]
  bestOfGroups: string
} {
  const rounds = bestOf.map((games) => fitLength(games, allowsDraws && format === 'ROUND_ROBIN'))
  const groups = bestOfGroups === '' && allowsDraws ? `${rounds[0] ?? 1}` : bestOfGroups
  return { bestOf: rounds, bestOfGroups: groups === '' ? '' : `${fitLength(Number(groups), allowsDraws)}` }
}
