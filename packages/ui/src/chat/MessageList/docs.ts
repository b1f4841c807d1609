import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  MessageList: {
    use: ['For the messages of one conversation, any number.'],
    avoid: ['For notifications: `NotificationList`.'],
    keyboard: [{ keys: 'Tab', does: 'Moves to the list; arrows then scroll it.' }],
    accessibility: [
      '`role="log"`: only messages that arrive, and own ones that could not be sent, are announced, not older ones that load.',
    ],
  },
}
