import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Sidebar: {
    use: ['From 768 px, as the main menu; 80 or 220 px wide, the caller remembers which.'],
    avoid: ['On phones: `MobileMenu`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from entry to entry.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: [
      'Collapsed, names stay readable for screen readers and as tooltips.',
      'The page one is on has `aria-current="page"`.',
    ],
  },
}
