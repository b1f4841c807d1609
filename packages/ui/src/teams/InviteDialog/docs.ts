import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  InviteDialog: {
    use: ['To search, choose and invite players to a team.'],
    avoid: ["While a team is being made: the wizard's third step does it."],
    keyboard: [
      { keys: 'Tab, Shift+Tab', does: 'Move inside the dialog; the focus does not leave it.' },
      { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
      { keys: 'Arrow keys, Space, Enter', does: 'As in `PlayerPicker`.' },
    ],
    accessibility: ['Sending waits for at least one player.'],
    reviewed: '2026-11-21',
  },
}
