import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  PlayerPicker: {
    use: [
      'For searching and choosing one player (`single`) or several (`multi`) from any number.',
      'With 80 a page; `onReachEnd` comes 100 px before the end.',
    ],
    avoid: [
      'For showing players: `PlayerCard` in a list.',
      'For a few options that are known: `SelectField`.',
    ],
    keyboard: [
      { keys: 'Arrow Down', does: 'In the search: goes to the list.' },
      { keys: 'Arrow Up, Arrow Down, Home, End, Page Up, Page Down', does: 'Move in the list.' },
      { keys: 'Space, Enter', does: 'Choose, or take the choice back.' },
      { keys: 'Enter', does: 'In the search: does nothing; the form around is not sent.' },
    ],
    accessibility: [
      'A listbox with one tab stop; the active row is referenced by `aria-activedescendant` and always rendered.',
      '`aria-setsize` and `aria-posinset` account for rows that are not rendered.',
      'What is wrong with the choice (`error`) is announced politely, marks the list `aria-invalid` and describes it.',
    ],
    good: [
      'Keep the chosen ones while the search changes.',
      'Leave out who cannot be chosen: the search hides who is in the team already.',
    ],
    bad: [
      'Do not filter what the server has filtered.',
      'Do not nest it in something that scrolls the same way.',
    ],
  },
}
