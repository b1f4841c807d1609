import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  Footer: {
    use: ['Once, at the foot of the shell.'],
    avoid: ['On phones it hides by itself: put nothing there that is nowhere else.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from link to link.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
    accessibility: ["The page's contentinfo; its groups of links are named."],
    reviewed: '2026-11-21',
  },
}
