import { roundTexts } from '@convoca/ui/plain'

/** The sentences of `<convoca-bracket>`; `element.texts` replaces some of them. */
export interface BracketTexts {
  /** Name of the choice, and of the parts of a championship in it. */
  parts: string
  upper: string
  lower: string
  /** The name of the bracket of a championship that has no lower one. */
  playoffs: string
  groups: string
  swiss: string
  round: (place: {
    bracket: 'WINNERS' | 'LOSERS' | 'FINAL' | 'THIRD_PLACE' | 'GROUP' | 'SWISS'
    round: number
    /** Rounds of its bracket. */
    rounds: number
    /** The championship has a lower bracket. */
    isDouble: boolean
  }) => string
  /** Name of the rounds of a part, which is read out. */
  rounds: (part: string) => string
  /** Matches of a round that are left out. */
  more: (count: number) => string
  /** A side of which nothing is known. */
  undecided: string
  live: string
  /** Said after the winner's name. */
  winner: string
  closed: string
  forfeit: string
  /** Neither team came. */
  doubleForfeit: string
  disputed: string
  unscheduled: string
  champion: (team: string) => string
  cancelled: string
  /** Nothing is drawn before the championship starts. */
  empty: string
  startsAt: (day: string) => string
  open: string
  updated: (time: string) => string
  stale: (time: string) => string
  loading: string
  missing: string
  failed: string
  retry: string
}

export const bracketTexts: BracketTexts = {
  parts: 'Parte da chave',
  upper: 'Superior',
  lower: 'Inferior',
  playoffs: 'Mata-mata',
  groups: 'Grupos',
  swiss: 'Rodadas',
  round: roundTexts.round,
  rounds: (part) => `Rodadas: ${part}`,
  more: (count) => (count === 1 ? 'e mais 1 partida' : `e mais ${count} partidas`),
  undecided: 'A definir',
  live: 'Ao vivo',
  winner: 'venceu',
  closed: 'Encerrada',
  forfeit: 'W.O.',
  doubleForfeit: 'W.O. duplo',
  disputed: 'Em disputa',
  unscheduled: 'Sem horário',
  champion: (team) => `Campeão: ${team}`,
  cancelled: 'Campeonato cancelado',
  empty: 'A chave ainda não foi definida',
  startsAt: (day) => `Começa em ${day}`,
  open: 'Ver chave completa',
  updated: (time) => `atualizado às ${time}`,
  stale: (time) => `sem conexão · dados das ${time}`,
  loading: 'Carregando a chave…',
  missing: 'Campeonato não encontrado',
  failed: 'Não foi possível carregar a chave',
  retry: 'Tentar de novo',
}
