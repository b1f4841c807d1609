import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  EmptyState: {
    use: ['For a list or page that has nothing yet, or nothing that fits the filters.'],
    avoid: ['When loading failed: `ErrorState`.'],
    keyboard: [{ keys: 'Tab', does: 'Moves to its action.' }],
    accessibility: ['A heading and a sentence; nothing is announced by itself.'],
    reviewed: '2026-11-21',
  },
}
