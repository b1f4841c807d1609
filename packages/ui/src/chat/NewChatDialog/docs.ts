import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  NewChatDialog: {
    use: ['To choose the one player to talk to.'],
    avoid: ['To invite players to a team: `InviteDialog`.'],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move inside the dialog; the focus does not leave it.' },
      {
        keys: 'Escape',
        does: 'Empties a written search, else closes it; the focus goes back to what opened it.',
      },
      { keys: 'Arrow keys, Space, Enter', does: 'As in `PlayerPicker`.' },
    ],
    accessibility: ['*Conversar* waits for a choice.'],
    reviewed: '2026-11-21',
  },
}
