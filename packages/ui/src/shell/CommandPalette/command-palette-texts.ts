import type { ErrorStateTexts } from '../../feedback/ErrorState/ErrorState.tsx'
import type { CommandTexts } from './commands.tsx'

export const commandPaletteTexts = {
  /** Name of the dialog, not shown. */
  title: 'Busca rápida',
  placeholder: 'Digite para buscar...',
  empty: 'Nenhum resultado encontrado',
  emptyHint: 'Tente buscar por outro termo',
  searching: 'Buscando...',
  failed: 'Não foi possível buscar',
  /** Announced when the number of entries changes. */
  count: (entries: number): string => (entries === 1 ? '1 resultado' : `${entries} resultados`),
  /** The keys at the foot. */
  move: 'navegar',
  choose: 'abrir',
  close: 'fechar',
}

export type CommandPaletteTexts = typeof commandPaletteTexts & {
  errorState?: Partial<ErrorStateTexts>
  commands?: Partial<CommandTexts>
}
