import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  UpdatePrompt: {
    use: ['When a newer version of the app is served.'],
    avoid: ['To reload by itself: something may be half written.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to its buttons.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: [
      'Stays mounted while closed, so that its opening is announced politely. Put off, it gives the focus back.',
    ],
    reviewed: '2026-11-21',
  },
}
