import { teamCardTexts } from '@convoca/ui/plain'

/** The sentences of `<convoca-team-card>`; `element.texts` replaces some of them. */
export interface TeamCardTexts {
  recruiting: string
  game: string
  noGame: string
  createdAt: string
  owner: string
  performance: string
  wins: (count: number) => string
  losses: (count: number) => string
  noMatches: string
  members: string
  memberCount: (count: number) => string
  total: (count: number) => string
  more: (count: number) => string
  unknown: string
  nameless: string
  results: string
  win: string
  loss: string
  draw: string
  next: string
  live: string
  noNext: string
  against: (opponent: string) => string
  open: string
  updated: (time: string) => string
  stale: (time: string) => string
  loading: string
  missing: string
  failed: string
  retry: string
}

/** Those of the library's card, and what is around it here. */
export const cardTexts: TeamCardTexts = {
  ...teamCardTexts,
  results: 'Últimos resultados',
  win: 'Vitória',
  loss: 'Derrota',
  draw: 'Empate',
  next: 'Próxima partida',
  live: 'Ao vivo',
  noNext: 'Nenhuma partida marcada',
  against: (opponent: string) => `contra ${opponent}`,
  open: 'Ver time',
  updated: (time: string) => `atualizado às ${time}`,
  stale: (time: string) => `sem conexão · dados das ${time}`,
  loading: 'Carregando o time…',
  missing: 'Time não encontrado',
  failed: 'Não foi possível carregar o time',
  retry: 'Tentar de novo',
}
