import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  NotificationBell: {
    use: [
      'In the top bar, signed in; also inside embeds: it needs no Radix.',
      'With the latest notifications and the count of unread ones.',
    ],
    avoid: ['For the whole list: `NotificationList` on its own page.', 'For what must interrupt: a toast.'],
    keyboard: [
      { keys: 'Enter, Space', does: 'On the bell: opens and closes the panel.' },
      { keys: 'Tab', does: 'Moves through the panel.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
    ],
    accessibility: [
      "The count is in the bell's name; what is newer than all before is announced politely, what was put back is not.",
      "The panel is the platform's popover: the top layer, without a trap.",
    ],
    good: [
      'Keep it mounted: it announces what comes while it is closed.',
      'Mark as read when the user asks for it.',
    ],
    bad: ['Do not empty the count on opening.', 'Do not put more than the latest ones into it.'],
  },
}
