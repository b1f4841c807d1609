import type { ChampionshipMatch } from '../atoms/championship.ts'

/** Swiss rounds in which teams meet who have met before, or a team has a bye for the second time. */
export function findRematchRounds(matches: readonly ChampionshipMatch[]): number[] {
  const met = new Set<string>()
  const rounds = new Set<number>()
  const swiss = matches.filter(({ bracket }) => bracket === 'SWISS')
  for (const { home, away, state, round } of swiss.toSorted((a, b) => a.number - b.number)) {
    // Deleted teams are nobody, and cannot be told from each other.
    if (home === null || (away === null && state !== 'BYE')) continue
    const pair = [home.id, away?.id ?? 'bye'].toSorted().join(' ')
    if (met.has(pair)) rounds.add(round)
    met.add(pair)
  }
  return [...rounds]
}

const list = new Intl.ListFormat('pt-BR')

/** The reason that teams meet again. */
export function explainRematches(rounds: readonly number[]): string {
  const named = list.format(rounds.map((round) => `${round}ª`))
  const where = rounds.length === 1 ? `Na ${named} rodada` : `Nas ${named} rodadas`
  return `${where} há confrontos ou folgas que se repetem: com quem restava, não havia outra forma de jogar todas as rodadas anunciadas.`
}
