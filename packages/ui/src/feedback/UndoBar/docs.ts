import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  UndoBar: {
    use: ['After an act that can be taken back for some seconds: a deleted notification.'],
    avoid: ['Before an act that cannot: `ConfirmDialog`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to *Desfazer*; time stands still meanwhile.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: [
      "Announced politely. It stays mounted: give it each act's id, and `null` in between. Closed, it gives the focus back.",
    ],
    reviewed: '2026-11-21',
  },
}
