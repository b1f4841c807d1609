import type { ChampionshipFormat } from '../championship.ts'

/** The number of games in the matches of a championship. */
export interface ChampionshipLengths {
  /** The games of each round up to the final, or from the first round of a league or of Swiss rounds. */
  bestOf: readonly number[]
  /** Those of the groups, or of the Swiss rounds before play-offs; absent for as many as at the start of the play-offs. */
  bestOfGroups?: number | undefined
  /** Those of the grand final; absent for as many as in the finals of both brackets. */
  bestOfGrandFinal?: number | undefined
}

const games = (count: number): string => (count === 1 ? 'jogo único' : `melhor de ${count}`)

/** The line below the format: *Melhor de 3 · final: melhor de 5*. The bracket says the lengths of all its rounds. */
export function toLengthsText(
  format: ChampionshipFormat,
  { bestOf, bestOfGroups, bestOfGrandFinal }: ChampionshipLengths,
): string {
  const [first = 1] = bestOf
  const last = bestOf.at(-1) ?? 1
  const end = format === 'ROUND_ROBIN' || format === 'SWISS' ? 'depois' : 'final'
  let text = games(first)
  const start = format === 'SWISS_THEN_PLAYOFFS' ? 'suíço' : 'grupos'
  if (bestOfGroups) text = `${start}: ${games(bestOfGroups)} · mata-mata: ${text}`
  if (last !== first) text += ` · ${end}: ${games(last)}`
  if (bestOfGrandFinal) text += ` · grande final: ${games(bestOfGrandFinal)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
