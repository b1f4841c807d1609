import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  ApplyDialog: {
    use: ['When a player asks a team to let them in, with or without a vacancy.'],
    avoid: ['To invite players: `InviteDialog`.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the message and the buttons, and stays inside.' },
      { keys: 'Enter', does: 'On the button: sends. In the message: a new line.' },
      { keys: 'Esc', does: 'Closes, unless it is being sent.' },
    ],
    accessibility: ['The focus returns to what opened it.'],
    good: ['Keep what was written when the team refuses it.'],
    bad: ['Do not close it before the server has answered.'],
    reviewed: '2026-11-21',
  },
}
