import { formatDay } from '../primitives/format-date/index.ts'
import type { RoundPlace } from './match.ts'

export interface MatchCardTexts {
  /** `M15` */
  code: (number: number) => string
  /** Read out before the code where it is a link. */
  link: string
  live: string
  closed: string
  forfeit: string
  disputed: string
  /** Without a time. */
  unscheduled: string
  /** `14 nov · 20:00` */
  when: (date: Date) => string
  /** A side of which nothing is known. */
  open: string
  ownTeam: string
  /** Read out after the winner's name. */
  winner: string
}

export interface RoundTexts {
  round: (place: RoundPlace) => string
  bestOf: (games: number) => string
  matchCard?: Partial<MatchCardTexts>
}

export const matchCardTexts: MatchCardTexts = {
  code: (number) => `M${number}`,
  link: 'Abrir partida',
  live: 'Ao vivo',
  closed: 'Encerrada',
  forfeit: 'W.O.',
  disputed: 'Em disputa',
  unscheduled: 'Sem horário',
  when: (date) => `${formatDay(date).slice(0, 6)} · ${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`,
  open: 'A definir',
  ownTeam: 'seu time',
  winner: 'venceu',
}

const padTwo = (part: number) => String(part).padStart(2, '0')

export const roundTexts: RoundTexts = {
  round({ bracket, round, rounds, isDouble }) {
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
  bestOf: (games) => (games === 1 ? 'Jogo único' : `Melhor de ${games}`),
}

export interface BracketTexts extends RoundTexts {
  label: string
  parts: { WINNERS: string; LOSERS: string; FINAL: string }
  /** Beside the title of the lower bracket. */
  lowerHint: string
  /** Name of the choice of a part, and of the parts in it; on phones. */
  choosePart: string
  shortParts: { WINNERS: string; LOSERS: string; FINAL: string }
  /** Name of the rounds' buttons, on phones. */
  chooseRound: string
  /** A side that waits for a match: `code`. */
  winnerOf: (code: string) => string
  /** A side that waits for a loser of the upper bracket. */
  loserOfUpper: string
  asList: string
  zoomIn: string
  zoomOut: string
  /** `percent`, and what pressing it does. */
  resetZoom: (percent: number) => string
  /** Shows the whole bracket at once. */
  fit: string
  /** Scrolls to the team whose path is highlighted. */
  centre: string
  /** Name of the choice of a team, and its entry for none. */
  find: string
  /** Read out after the name of the team that was found. */
  found: string
  ownPath: string
  /** The path of the team that was found. */
  pathOf: (team: string) => string
  next: string
  /** On phones: where a match leads. */
  onWin: string
  onLoss: string
  champion: string
  out: string
}

export const bracketTexts: BracketTexts = {
  ...roundTexts,
  label: 'Chave',
  parts: { WINNERS: 'Chave superior', LOSERS: 'Chave inferior', FINAL: 'Final' },
  lowerHint: 'quem perde aqui está fora',
  choosePart: 'Parte da chave',
  shortParts: { WINNERS: 'Superior', LOSERS: 'Inferior', FINAL: 'Final' },
  chooseRound: 'Rodada',
  winnerOf: (code) => `Vencedor ${code}`,
  loserOfUpper: 'Vem da superior',
  asList: 'Ver em lista',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  resetZoom: (percent) => `${percent}%, voltar ao tamanho normal`,
  fit: 'Ajustar',
  centre: 'Centralizar no time',
  find: 'Achar time',
  found: 'time escolhido',
  ownPath: 'caminho do seu time',
  pathOf: (team) => `caminho de ${team}`,
  next: 'se vencer',
  onWin: 'Se vencer',
  onLoss: 'Se perder',
  champion: 'Campeão',
  out: 'Fora do campeonato',
}
