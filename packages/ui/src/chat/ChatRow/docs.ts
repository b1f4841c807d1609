import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ChatRow: {
    use: ['For one conversation in a list of your own.'],
    avoid: ['Inside `ChatPanel`: it draws its rows.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ['Unread messages and presence are said in words.'],
    reviewed: '2026-11-21',
  },
}
