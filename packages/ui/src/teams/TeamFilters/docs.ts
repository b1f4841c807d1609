import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TeamFilters: {
    use: ['Above `TeamGrid`: search and game.'],
    avoid: ['For players: `SearchInput`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from the search to the games.' },
      { keys: 'Enter, Space', does: 'On a game: chooses it. On *Filtrar times*: opens the sheet.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
    ],
    accessibility: [
      'Up to 767 px the games are in a modal sheet; its button says how many filters are on.',
      'Pressed games have `aria-pressed`.',
    ],
    good: ['Put the filters into the address.', 'Let a choice in the sheet count with *Aplicar filtros*.'],
    bad: [
      'Do not ask the server on every key: wait some 300 ms.',
      'Do not reset the search when the game changes.',
    ],
    reviewed: '2026-11-21',
  },
}
