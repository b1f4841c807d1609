import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ApplicationList: {
    use: ['For the players who asked to join a team, shown to those who may answer.'],
    avoid: ['For invitations that the team has sent: `InvitationList`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the players and their buttons.' },
      { keys: 'Enter, Space', does: 'Answers.' },
    ],
    accessibility: ['Loading, failure and emptiness are said in words.'],
    reviewed: '2026-11-21',
  },
  ApplicationRow: {
    use: ['For one application in a list of your own.'],
    avoid: ['Inside `ApplicationList`: it draws its rows.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the player, then to the buttons.' },
      { keys: 'Enter, Space', does: 'Answers.' },
    ],
    accessibility: ['Its buttons are described by the player’s nick.'],
    reviewed: '2026-11-21',
  },
}
