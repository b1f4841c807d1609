import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  NewPasswordLayout: {
    use: ['Around `NewPasswordForm`: a panel before four pictures, 8 s each.'],
    avoid: ['Around anything else.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: [
      'The pictures can be paused, and stand still under reduced motion.',
      'They are decoration: nothing is said of them.',
    ],
    reviewed: '2026-11-21',
  },
}
