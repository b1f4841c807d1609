import type { FilterFrameTexts } from '../FilterFrame/FilterFrame.tsx'

export const teamFiltersTexts = {
  label: 'Filtros de times',
  search: 'Buscar Times',
  games: 'Filtrar por jogo',
  all: 'Todos',
  count: (count: number): string => (count === 1 ? '1 time' : `${count} times`),
  openSheet: 'Filtrar times',
  close: 'Fechar',
  clear: 'Limpar filtros',
  apply: 'Aplicar filtros',
}

/** Texts of the team filters. */
export type TeamFiltersTexts = typeof teamFiltersTexts & FilterFrameTexts
