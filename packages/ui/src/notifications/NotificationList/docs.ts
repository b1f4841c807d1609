import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  NotificationList: {
    use: ['As the whole page of notifications: filters, days, any number.'],
    avoid: ['In a drop-down: `NotificationBell`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ["Brings the page's h1; every day is a named section."],
  },
}
