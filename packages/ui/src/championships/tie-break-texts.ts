/** What decides between teams with as many points, in the order in which a form offers it. */
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

/** What has put a team below the one before it, with what each of them has where it is counted. */
export interface TieBreakDecision {
  criterion: TieBreak | 'SEED'
  ahead: number | null
  behind: number | null
}
