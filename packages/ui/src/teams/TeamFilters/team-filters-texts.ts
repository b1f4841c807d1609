import type { FilterFrameTexts } from '../FilterFrame/index.ts'

/** Texts of the team filters. */
export type TeamFiltersTexts = FilterFrameTexts & { games: string; all: string }

export const teamFiltersTexts: TeamFiltersTexts = {
  label: 'Filtros de times',
  search: 'Buscar Times',
  games: 'Filtrar por jogo',
  all: 'Todos',
  count: (count) => (count === 1 ? '1 time' : `${count} times`),
  openSheet: 'Filtrar times',
  close: 'Fechar',
  clear: 'Limpar filtros',
  apply: 'Aplicar filtros',
}
