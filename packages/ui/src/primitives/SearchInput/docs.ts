import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  SearchInput: {
    use: ['For filtering what is on the page, while one types.'],
    avoid: ['To choose a person: `PlayerPicker`. To go anywhere: `CommandPalette`.'],
    keyboard: [
      { keys: 'Escape', does: 'Empties the box; the focus stays.' },
      { keys: 'Enter', does: 'Submits the form it stands in.' },
    ],
    accessibility: ['A search box in a landmark, both named by `label`; × is a button of its own.'],
    reviewed: '2026-11-21',
  },
}
