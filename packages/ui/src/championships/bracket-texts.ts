import { formatDay, formatTime } from '../primitives/format-date/format-date.ts'
import type { RoundPlace } from './match.ts'

export const matchCardTexts = {
  code: (number: number) => `M${number}`,
  /** Read out before the code where it is a link. */
  link: 'Abrir partida',
  live: 'Ao vivo',
  closed: 'Encerrada',
  draw: 'Empate',
  forfeit: 'W.O.',
  /** Neither team came. */
  doubleForfeit: 'W.O. duplo',
  disputed: 'Em disputa',
  /** Said of a match without a time. */
  unscheduled: 'Sem horário',
  when: (date: Date) => `${formatDay(date).slice(0, 6)} · ${formatTime(date)}`,
  /** A side of which nothing is known. */
  open: 'A definir',
  ownTeam: 'seu time',
  /** Read out after the winner's name. */
  winner: 'venceu',
}

export type MatchCardTexts = typeof matchCardTexts

export const roundTexts = {
  round: ({ bracket, round, rounds, isDouble }: RoundPlace): string => {
    if (bracket === 'THIRD_PLACE') return 'Disputa do 3º lugar'
    if (bracket === 'FINAL') return round === 1 ? 'Grande final' : 'Segunda final'
    if (bracket === 'LOSERS' && round === rounds) return 'Final da inferior'
    if (bracket === 'WINNERS') {
      const name = [isDouble ? 'Final da superior' : 'Final', 'Semifinais', 'Quartas', 'Oitavas'][
        rounds - round
      ]
      if (name !== undefined) return name
    }
    return `Rodada ${round}`
  },
  bestOf: (games: number): string => (games === 1 ? 'Jogo único' : `Melhor de ${games}`),
}

export type RoundTexts = typeof roundTexts & { matchCard?: Partial<MatchCardTexts> }

export const bracketTexts = {
  ...roundTexts,
  label: 'Chave',
  parts: { WINNERS: 'Chave superior', LOSERS: 'Chave inferior', FINAL: 'Final' },
  /** Shown beside the title of the lower bracket. */
  lowerHint: 'quem perde aqui está fora',
  /** Name of the choice of a part, and of the parts in it; on phones. */
  choosePart: 'Parte da chave',
  shortParts: { WINNERS: 'Superior', LOSERS: 'Inferior', FINAL: 'Final' },
  /** Name of the rounds' buttons, on phones. */
  chooseRound: 'Rodada',
  /** A side that waits for a match: `code`. */
  winnerOf: (code: string) => `Vencedor ${code}`,
  /** A side that waits for a loser of the upper bracket. */
  loserOfUpper: 'Vem da superior',
  asList: 'Ver em lista',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  /** `percent`, and what pressing it does. */
  resetZoom: (percent: number) => `${percent}%, voltar ao tamanho normal`,
  /** Shows the whole bracket at once. */
  fit: 'Ajustar',
  /** Scrolls to the team whose path is highlighted. */
  centre: 'Centralizar no time',
  /** Name of the choice of a team, and its entry for none. */
  find: 'Achar time',
  /** Read out after the name of the team that was found. */
  found: 'time escolhido',
  ownPath: 'caminho do seu time',
  /** The path of the team that was found. */
  pathOf: (team: string) => `caminho de ${team}`,
  next: 'se vencer',
  /** Says where a match leads, on phones. */
  onWin: 'Se vencer',
  onLoss: 'Se perder',
  champion: 'Campeão',
  third: '3º lugar',
  out: 'Fora do campeonato',
}

export type BracketTexts = typeof bracketTexts & RoundTexts
