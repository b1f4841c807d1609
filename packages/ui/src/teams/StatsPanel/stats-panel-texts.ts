import type { ErrorStateTexts } from '../../feedback/ErrorState/ErrorState.tsx'

export const statsPanelTexts = {
  wins: 'Vitórias',
  losses: 'Derrotas',
  winRate: 'Aproveitamento',
  /** The last five results. */
  form: 'Últimas partidas',
  win: 'Vitória',
  loss: 'Derrota',
  draw: 'Empate',
  upcoming: 'Próximas partidas',
  played: 'Partidas anteriores',
  noUpcoming: 'Nenhuma partida marcada.',
  noPlayed: 'Ainda sem partidas.',
  against: (opponent: string) => `contra ${opponent}`,
  /** Said of a match that is being played. */
  live: 'Ao vivo agora',
  /** Points of the rating that a match gave or took. */
  change: (points: string) => `${points} pontos`,
  loading: 'Carregando desempenho...',
  failed: 'Não foi possível carregar o desempenho',
}

export type StatsPanelTexts = typeof statsPanelTexts & { errorState?: Partial<ErrorStateTexts> }
