/** The names of the criteria between teams with as many points, in the order in which a form offers them. */
export const tieBreakNames = {
  HEAD_TO_HEAD: 'Confronto direto',
  GAME_DIFFERENCE: 'Saldo de jogos',
  GAMES_WON: 'Jogos vencidos',
  BUCHHOLZ: 'Buchholz',
  BUCHHOLZ_CUT_1: 'Buchholz sem o pior adversário',
  WINS: 'Vitórias',
  LOT: 'Sorteio',
} as const

export type TieBreak = keyof typeof tieBreakNames

/** The criterion that has put a team below the one before it, with the value of each of them where it is counted. */
export interface TieBreakDecision {
  criterion: TieBreak | 'SEED'
  ahead: number | null
  behind: number | null
}
