export const commandPaletteTexts = {
  /** Name of the dialog, not shown. */
  title: 'Busca rápida',
  empty: 'Nenhum resultado encontrado',
  searching: 'Buscando...',
  /** Announced when the number of entries changes. */
  count: (entries: number): string => (entries === 1 ? '1 resultado' : `${entries} resultados`),
}
