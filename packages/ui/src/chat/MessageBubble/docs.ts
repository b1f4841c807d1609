import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  MessageBubble: {
    use: ['For one message in a list of your own.'],
    avoid: ['Inside `MessageList`: it draws its bubbles.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to its tools, which then show.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
      { keys: 'Escape', does: 'Closes the choice of reactions.' },
    ],
    accessibility: [
      "Sending, sent, read and failed are said in labels; own and others' differ by place, ground and name.",
    ],
    reviewed: '2026-11-21',
  },
}
