import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ActivityFeed: {
    use: ["For a team's history, newest first.", 'With `hasMore` and `onLoadMore`: older ones join the end.'],
    avoid: [
      'For what is addressed to the reader: `NotificationList`.',
      'For messages between members: `CommunicationList`.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the names that are links, then to "Carregar mais".' },
      { keys: 'Enter', does: 'Follows the link or loads more.' },
    ],
    accessibility: [
      'Each day is a list named by its heading; the avatar and the icon are decoration, the sentence says it all.',
      'The moment is a `time` element with the full date as its title.',
    ],
    good: ['Give the facts (kind, people, role, target): the sentence is made here.'],
    bad: ['Do not put a sentence into `target`.'],
    reviewed: '2026-11-21',
  },
  ActivityFilters: {
    use: ['Above an `ActivityFeed`, to narrow it by kind and time.'],
    avoid: ['Where fewer than a page of activities is ever shown.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the periods, then to the kinds.' },
      { keys: 'Space, Enter', does: 'Chooses a period or opens the kinds.' },
    ],
    accessibility: ['A named group; the chosen period says `aria-pressed`.'],
    reviewed: '2026-11-21',
  },
}
