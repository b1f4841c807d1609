import type { ErrorStateTexts } from '../../feedback/ErrorState/index.ts'

export interface StatsPanelTexts {
  wins: string
  losses: string
  winRate: string
  /** The last five results. */
  form: string
  win: string
  loss: string
  upcoming: string
  played: string
  noUpcoming: string
  noPlayed: string
  against: (opponent: string) => string
  /** Of a match that is being played. */
  live: string
  /** Points of the rating that a match gave or took. */
  change: (points: string) => string
  loading: string
  failed: string
  errorState?: Partial<ErrorStateTexts>
}

export const statsPanelTexts: StatsPanelTexts = {
  wins: 'Vitórias',
  losses: 'Derrotas',
  winRate: 'Aproveitamento',
  form: 'Últimas partidas',
  win: 'Vitória',
  loss: 'Derrota',
  upcoming: 'Próximas partidas',
  played: 'Partidas anteriores',
  noUpcoming: 'Nenhuma partida marcada.',
  noPlayed: 'Ainda sem partidas.',
  against: (opponent) => `contra ${opponent}`,
  live: 'Ao vivo agora',
  change: (points) => `${points} pontos`,
  loading: 'Carregando desempenho...',
  failed: 'Não foi possível carregar o desempenho',
}
