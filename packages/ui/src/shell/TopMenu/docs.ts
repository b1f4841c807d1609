import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  TopMenu: {
    use: ['For the three to five main entries, in the top bar.'],
    avoid: ['For parts of one page: `Tabs`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from entry to entry.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: ['A navigation of its own name; the page one is on has `aria-current="page"`.'],
    reviewed: '2026-11-21',
  },
}
