import type { FilterFrameTexts } from '../../teams/FilterFrame/FilterFrame.tsx'

export const championshipFiltersTexts = {
  label: 'Filtros de campeonatos',
  search: 'Buscar campeonatos',
  /** Name of the group of statuses. */
  status: 'Filtrar por situação',
  anyStatus: 'Todos',
  statuses: {
    REGISTRATION: 'Inscrições abertas',
    CHECK_IN: 'Check-in',
    ONGOING: 'Ao vivo',
    FINISHED: 'Encerrados',
  },
  /** Name of the group of games. */
  games: 'Filtrar por jogo',
  all: 'Todos os jogos',
  openSheet: 'Filtrar campeonatos',
  close: 'Fechar',
  clear: 'Limpar filtros',
  apply: 'Aplicar filtros',
}

export type ChampionshipFiltersTexts = typeof championshipFiltersTexts & Omit<FilterFrameTexts, 'count'>
