import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  NotificationCard: {
    use: ['For one notification: `compact` in the bell, `full` on the page.'],
    avoid: ['For messages of a chat: `MessageBubble`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: [
      'Unread is said in words too. *Aceitar* and *Recusar* appear only while an invitation is pending.',
    ],
    reviewed: '2026-11-21',
  },
}
