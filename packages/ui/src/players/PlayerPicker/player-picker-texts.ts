import type { SearchInputTexts } from '../../primitives/SearchInput/index.ts'

/** Every text of the picker. */
export interface PlayerPickerTexts {
  label: string
  search: string
  searchPlaceholder: string
  selected: string
  remove: (name: string) => string
  loading: string
  loadingHint: string
  loadingMore: string
  moreFailed: string
  empty: string
  emptyHint: string
  failed: string
  failedHint: string
  retry: string
  found: (count: number) => string
  /** For a player without a name. */
  unknown: string
  searchInput?: Partial<SearchInputTexts>
}

export const playerPickerTexts: PlayerPickerTexts = {
  label: 'Jogadores',
  search: 'Buscar jogadores',
  searchPlaceholder: 'Buscar por nick ou nome',
  selected: 'Jogadores Selecionados:',
  remove: (name) => `Remover ${name}`,
  loading: 'Buscando jogadores...',
  loadingHint: 'Aguarde um momento',
  loadingMore: 'Carregando mais jogadores...',
  moreFailed: 'Não foi possível carregar mais jogadores',
  empty: 'Nenhum jogador encontrado',
  emptyHint: 'Tente uma busca diferente',
  failed: 'Não foi possível buscar os jogadores',
  failedHint: 'Verifique a conexão e tente de novo.',
  retry: 'Tentar de novo',
  found: (count) => (count === 1 ? '1 jogador na lista' : `${count} jogadores na lista`),
  unknown: 'Unknown',
}
