import type { ChampionshipFormat } from '../championship.ts'

/** How many games the matches of a championship have. */
export interface ChampionshipLengths {
  /** The games of each round up to the final, or from the first round of a league or of Swiss rounds. */
  bestOf: readonly number[]
  /** Those of the groups; absent for as many as at the start of the play-offs. */
  bestOfGroups?: number | undefined
  /** Those of the grand final; absent for as many as in the finals of both brackets. */
  bestOfGrandFinal?: number | undefined
}

const games = (count: number): string => (count === 1 ? 'jogo único' : `melhor de ${count}`)
const phase = (name: string, count: number): string =>
  count === 1 ? `${name} em jogo único` : `${name} de ${count}`

const isOther = (count: number, index: number, all: readonly number[]): boolean => count !== all[index - 1]

function toRounds(bestOf: readonly number[]): string[] {
  const [first = 1] = bestOf
  if (bestOf.every((count) => count === first)) return [games(first)]
  return bestOf.flatMap((count, index) => {
    if (!isOther(count, index, bestOf)) return []
    const isLast = index === bestOf.length - 1
    return `rodada ${index + 1}${isLast ? ' em diante' : ''}: ${games(count)}`
  })
}

/** The later rounds that are longer or shorter than the one before. */
function toFinals(bestOf: readonly number[], lastRound: string): string[] {
  const names = [lastRound, 'semifinais', 'quartas', 'oitavas']
  return bestOf.flatMap((count, index) => {
    if (index === 0 || !isOther(count, index, bestOf)) return []
    const later = bestOf.length - 1 - index
    return phase(names[later] ?? `${later} rodadas antes da final`, count)
  })
}

/** What is said below the format: *Melhor de 3 · final de 5*. */
export function toLengthsText(
  format: ChampionshipFormat,
  { bestOf, bestOfGroups, bestOfGrandFinal }: ChampionshipLengths,
): string {
  const [first = 1] = bestOf
  const hasGroups = format === 'GROUPS_THEN_PLAYOFFS' && bestOfGroups !== undefined && bestOfGroups !== first
  const isDouble = format === 'DOUBLE_ELIMINATION'
  const hasGrandFinal = isDouble && bestOfGrandFinal !== undefined && bestOfGrandFinal !== bestOf.at(-1)
  const parts =
    format === 'ROUND_ROBIN' || format === 'SWISS'
      ? toRounds(bestOf)
      : [
          ...(hasGroups ? [`grupos: ${games(bestOfGroups)}`, `mata-mata: ${games(first)}`] : [games(first)]),
          ...toFinals(bestOf, hasGrandFinal ? 'finais das chaves' : 'final'),
          ...(hasGrandFinal ? [phase('grande final', bestOfGrandFinal)] : []),
        ]
  const text = parts.join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
