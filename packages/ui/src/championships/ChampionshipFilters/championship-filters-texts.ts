import type { FilterFrameTexts } from '../../teams/FilterFrame/index.ts'
import type { ChampionshipStatusFilter } from '../championship.ts'

export type ChampionshipFiltersTexts = Omit<FilterFrameTexts, 'count'> & {
  /** Name of the group of statuses. */
  status: string
  anyStatus: string
  statuses: Readonly<Record<ChampionshipStatusFilter, string>>
  /** Name of the group of games. */
  games: string
  all: string
}

export const championshipFiltersTexts: ChampionshipFiltersTexts = {
  label: 'Filtros de campeonatos',
  search: 'Buscar campeonatos',
  status: 'Filtrar por situação',
  anyStatus: 'Todos',
  statuses: {
    REGISTRATION: 'Inscrições abertas',
    CHECK_IN: 'Check-in',
    ONGOING: 'Ao vivo',
    FINISHED: 'Encerrados',
  },
  games: 'Filtrar por jogo',
  all: 'Todos os jogos',
  openSheet: 'Filtrar campeonatos',
  close: 'Fechar',
  clear: 'Limpar filtros',
  apply: 'Aplicar filtros',
}
