import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  InviteCard: {
    use: ['On /profile/invites: one invitation with its state and answers.'],
    avoid: ['In the bell: `NotificationCard` shows invitations too.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: [
      'Both answers are disabled while one waits; the pressed one says so and keeps the focus.',
    ],
    reviewed: '2026-11-21',
  },
}
