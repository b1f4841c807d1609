import type { FilterFrameTexts } from '../FilterFrame/FilterFrame.tsx'

export const vacancyFiltersTexts = {
  label: 'Filtros de vagas',
  search: 'Buscar vagas',
  game: 'Jogo',
  anyGame: 'Todos os jogos',
  position: 'Posição',
  anyPosition: 'Todas as posições',
  ranking: 'Seu ranking',
  anyRanking: 'Qualquer um',
  count: (count: number) => `${count} ${count === 1 ? 'vaga' : 'vagas'}`,
  clear: 'Limpar filtros',
  openSheet: 'Filtrar vagas',
  apply: 'Aplicar filtros',
  close: 'Fechar',
}

export type VacancyFiltersTexts = typeof vacancyFiltersTexts & FilterFrameTexts
