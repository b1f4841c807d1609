import type { FilterFrameTexts } from '../FilterFrame/index.ts'

export type VacancyFiltersTexts = FilterFrameTexts & {
  game: string
  anyGame: string
  position: string
  anyPosition: string
  ranking: string
  anyRanking: string
}

export const vacancyFiltersTexts: VacancyFiltersTexts = {
  label: 'Filtros de vagas',
  search: 'Buscar vagas',
  game: 'Jogo',
  anyGame: 'Todos os jogos',
  position: 'Posição',
  anyPosition: 'Todas as posições',
  ranking: 'Seu ranking',
  anyRanking: 'Qualquer um',
  count: (count) => `${count} ${count === 1 ? 'vaga' : 'vagas'}`,
  clear: 'Limpar filtros',
  openSheet: 'Filtrar vagas',
  apply: 'Aplicar filtros',
  close: 'Fechar',
}
