/** Texts of the team filters (requirement 001 §2). */
export type TeamFiltersTexts = {
  label: string
  search: string
  games: string
  all: string
  count: (count: number) => string
  openSheet: string
  close: string
  clear: string
  apply: string
}

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
