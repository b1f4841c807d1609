import type { SearchInputTexts } from '../../primitives/SearchInput/SearchInput.tsx'

export const playerPickerTexts = {
  label: 'Jogadores',
  search: 'Buscar jogadores',
  searchPlaceholder: 'Buscar por nick ou nome',
  selected: 'Jogadores Selecionados:',
  remove: (name: string) => `Remover ${name}`,
  loading: 'Buscando jogadores...',
  loadingHint: 'Aguarde um momento',
  loadingMore: 'Carregando mais jogadores...',
  moreFailed: 'Não foi possível carregar mais jogadores',
  empty: 'Nenhum jogador encontrado',
  emptyHint: 'Tente uma busca diferente',
  failed: 'Não foi possível buscar os jogadores',
  failedHint: 'Verifique a conexão e tente de novo.',
  retry: 'Tentar de novo',
  found: (count: number): string => (count === 1 ? '1 jogador na lista' : `${count} jogadores na lista`),
  /** Shown for a player without a name. */
  unknown: 'Unknown',
}

/** Every text of the picker. */
export type PlayerPickerTexts = typeof playerPickerTexts & { searchInput?: Partial<SearchInputTexts> }
