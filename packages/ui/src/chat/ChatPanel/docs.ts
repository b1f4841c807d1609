import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ChatPanel: {
    use: ['As the side panel of conversations.'],
    avoid: ['For one conversation: `ChatWindow`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'On a row: opens the conversation.' },
    ],
    accessibility: [
      'Unread messages and presence also have texts; a search overrides the filter, and an empty result is announced.',
    ],
  },
}
