import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  CommandPalette: {
    use: ['For going anywhere and finding players and teams by typing; Ctrl+K or Cmd+K opens it everywhere.'],
    avoid: ['For choosing a value inside a form: `SelectField`, `PlayerPicker`.'],
    keyboard: [
      { keys: 'Ctrl+K, Cmd+K', does: 'Opens and closes it (`useCommandPaletteShortcut`).' },
      { keys: 'Arrow Up, Arrow Down', does: 'Move in the list, around its ends.' },
      { keys: 'Enter', does: 'Runs the marked entry and closes.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
    ],
    accessibility: [
      'A combobox: the active entry is referenced by `aria-activedescendant`.',
      'The number of results is announced.',
    ],
    good: [
      'Name entries by what they lead to.',
      'Answer `onSearch` with players and teams as they come, or with why they do not (`failure`).',
    ],
    bad: [
      'Do not put destructive actions into it.',
      'Do not let an entry depend on an accent: the search does not.',
    ],
  },
}
