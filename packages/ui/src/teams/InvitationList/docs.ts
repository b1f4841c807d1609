import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  InvitationList: {
    use: ['For the invitations that a team has sent.'],
    avoid: ['For those that a player got: `InviteList`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ['Loading, failure and emptiness are said in words.'],
    reviewed: '2026-11-21',
  },
  InvitationRow: {
    use: ['For one sent invitation in a list of your own.'],
    avoid: ['Inside `InvitationList`: it draws its rows.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Presses it.' },
    ],
    accessibility: ['Its buttons name the player.', 'An expired one says so in words.'],
    reviewed: '2026-11-21',
  },
}
