import type { ErrorStateTexts } from '../../feedback/ErrorState/index.ts'
import type { CommandTexts } from './commands.tsx'

export interface CommandPaletteTexts {
  /** Name of the dialog, not shown. */
  title: string
  placeholder: string
  empty: string
  emptyHint: string
  searching: string
  failed: string
  /** Announced when the number of entries changes. */
  count: (entries: number) => string
  /** The keys at the foot. */
  move: string
  choose: string
  close: string
  errorState?: Partial<ErrorStateTexts>
  commands?: Partial<CommandTexts>
}

export const commandPaletteTexts: CommandPaletteTexts = {
  title: 'Busca rápida',
  placeholder: 'Digite para buscar...',
  empty: 'Nenhum resultado encontrado',
  emptyHint: 'Tente buscar por outro termo',
  searching: 'Buscando...',
  failed: 'Não foi possível buscar',
  count: (entries) => (entries === 1 ? '1 resultado' : `${entries} resultados`),
  move: 'navegar',
  choose: 'abrir',
  close: 'fechar',
}
