import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  CommunicationList: {
    use: [
      'For what was said to the team and, privately, to the reader.',
      'Without `onKindChange` for the thread with one member.',
    ],
    avoid: [
      'For a conversation in real time: `ChatWindow`.',
      'For what happened in the team: `ActivityFeed`.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the filter and the titles.' },
      { keys: 'Enter, Space', does: 'Opens or closes the communication.' },
    ],
    accessibility: ['A named list of articles; loading is announced politely, a failure at once.'],
    good: ['Mark as read in `onRead`, at once, and put it back when the server refuses.'],
    bad: ['Do not read everything by showing the list: reading is opening.'],
    reviewed: '2026-11-21',
  },
  CommunicationItem: {
    use: ['For one communication outside of a list.'],
    avoid: ['For a short notice of the page itself: a toast.'],
    keyboard: [{ keys: 'Enter, Space', does: 'Opens or closes it.' }],
    accessibility: [
      'The title is a button with `aria-expanded`; an unread one begins with "Não lido".',
      'The kind is said in words beside its colour.',
    ],
    reviewed: '2026-11-21',
  },
}
